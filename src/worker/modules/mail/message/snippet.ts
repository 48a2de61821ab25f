import { newText } from './reply-text.ts';

const SNIPPET_CHARACTERS = 300;

/** The first 300 characters of the new text of an email, on one line: no quoted messages, no signature. */
export function snippetOf(text: string, subject: string): string {
  const line = newText(text, subject).replace(/\s+/g, ' ').trim();
  const cut = line.slice(0, SNIPPET_CHARACTERS);
  // Not in the middle of a character of two code units.
  return /[\ud800-\udbff]$/.test(cut) && cut.length < line.length ? cut.slice(0, -1) : cut;
}
