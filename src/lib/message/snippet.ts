import { newText } from './reply-text.ts';

const SNIPPET_CHARACTERS = 300;

/** Returns the first 300 characters of the new text of an email, on one line, without quotations and signature. */
export function snippetOf(text: string, subject: string): string {
  const line = newText(text, subject).replace(/\s+/g, ' ').trim();
  const cut = line.slice(0, SNIPPET_CHARACTERS);
  // Avoids splitting a surrogate pair.
  return /[\ud800-\udbff]$/.test(cut) && cut.length < line.length ? cut.slice(0, -1) : cut;
}
