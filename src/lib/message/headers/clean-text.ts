/** Removes NUL, at which D1 truncates text, and unpaired surrogates, which are not valid UTF-8. */
export function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Works like `clean`, and collapses every run of line breaks and control characters to one space. */
export function oneLine(text: string): string {
  return clean(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
