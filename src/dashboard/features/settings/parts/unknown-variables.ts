/** What stands in double braces and is none of these variables, or is never closed. The API refuses it. */
export function unknownVariables(html: string, known: readonly string[]): string[] {
  const text = html.replaceAll(/<[^<>]*>/g, '\n');
  const all = Array.from(text.matchAll(/\{\{(?!\{)([^{}\n]*)(\}\}|)/g), ([whole]) => whole);
  return [...new Set(all)].filter(
    (whole) => !whole.endsWith('}}') || !known.includes(whole.slice(2, -2).trim().toLowerCase()),
  );
}
