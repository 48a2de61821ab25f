/** Returns the unknown or unclosed variables in double braces, which the API rejects. */
export function unknownVariables(html: string, known: readonly string[]): string[] {
  const text = html.replaceAll(/<[^<>]*>/g, '\n');
  const all = Array.from(text.matchAll(/\{\{(?!\{)([^{}\n]*)(\}\}|)/g), ([whole]) => whole);
  return [...new Set(all)].filter(
    (whole) => !whole.endsWith('}}') || !known.includes(whole.slice(2, -2).trim().toLowerCase()),
  );
}
