import { decodeWords } from 'postal-mime';

/** A word, or several that a quoted local part joins. */
const WORDS = /(?:"[^"]*"|[^\s"]|")+/g;
/** The length of text in which an address is looked for; one has at most 320 characters. */
const MAX_CHARACTERS = 8000;
/** Characters that careless senders write around an address. */
const BEFORE = '\'`"<([{,;:.';
const AFTER = '\'`"<>)}],;:.';

/** Returns the address in a text, without all that is no part of it; null if there is none. */
export function findAddress(text: string): string | null {
  return addressesIn(text).at(-1)?.address ?? null;
}

/** Returns the addresses in a text, each with the words before it; those after the last one belong to it as well. */
export function addressesIn(text: string): { before: string; address: string }[] {
  const found: { before: string; address: string }[] = [];
  let before: string[] = [];
  const plain = joined(text.slice(0, MAX_CHARACTERS));
  if (!plain.includes('@')) return [];
  for (const word of plain.match(WORDS) ?? []) {
    const address = bare(word);
    if (address === null) before.push(word);
    else {
      found.push({ before: before.join(' '), address });
      before = [];
    }
  }
  const last = found.at(-1);
  if (last) last.before = [last.before, ...before].filter(Boolean).join(' ');
  return found;
}

/** Returns whether a text is nothing but an address. */
export function isAddress(text: string): boolean {
  return /^[^\s@"<>(),;:]{1,255}@[^\s@"<>(),;:]{1,255}$/.test(text);
}

/** Decodes encoded words, and removes comments and the spaces of old addresses (RFC 5322 4.4). */
function joined(text: string): string {
  const plain = (text.includes('=?') ? decodeWords(text) : text)
    .replace(/\([^()]*\)/g, '')
    .replace(/\s+/g, ' ');
  const dotted = plain.replaceAll('. ', '.').replaceAll(' .', '.').replaceAll(' @ ', '@').trim();
  return dotted.includes(' ') || !/@[^@]*\./.test(dotted) ? plain.replaceAll(' . ', '.') : dotted;
}

/** Returns a word as an address; null if it is none. */
function bare(word: string): string | null {
  const route = word.lastIndexOf(':', word.lastIndexOf('@'));
  const isRoute = route > 0 && /^<?(?:@|mailto:|smtp:)/i.test(word);
  let start = isRoute ? route + 1 : 0;
  let end = word.length;
  const isQuotedLocal = /^"[^"]+"@/.test(word.slice(start));
  while (start < end && !isQuotedLocal && BEFORE.includes(word.charAt(start))) start++;
  const isLiteral = word.includes('@[');
  while (end > start && AFTER.includes(word.charAt(end - 1)) && !(isLiteral && word[end - 1] === ']')) end--;
  const address = word.slice(start, end).replace(/^"([\w.+-]+)"@/, '$1@');
  const at = address.lastIndexOf('@');
  return at > 0 && at < address.length - 1 ? address : null;
}
