import { fold } from '../../../../lib/fold.ts';

/** The maximum number of words per contact, and of characters per word. */
const MAX_WORDS = 16;
const MAX_CHARACTERS = 64;

/** Normalizes text for comparing words: without case and accents. */
function plain(text: string): string {
  return fold(text.normalize('NFC'))
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

const NO_LETTER = /[^\p{L}\p{N}]+/u;
/** White space, and characters that JSON escapes. */
const NO_PART = /[\s"\\\p{Cc}]+/u;

/** Returns the sorted search words of a contact: whole address, parts of the local part, domain and parents, name. */
export function wordsOf(address: string, name: string): string[] {
  const whole = plain(address).split(NO_PART).join('');
  const at = whole.lastIndexOf('@');
  const labels = whole.slice(at + 1).split('.');
  const domains = labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'));
  const words = [whole, ...domains, ...plain(name).split(NO_LETTER), ...whole.slice(0, at).split(NO_LETTER)];
  const known = words.map((word) => word.slice(0, MAX_CHARACTERS).toWellFormed()).filter(Boolean);
  return [...new Set(known)].slice(0, MAX_WORDS).sort();
}

/** Returns the words of a search, longest first. A part with a dot or an @ is one word, like an address or a domain. */
export function searchWords(search: string): string[] {
  const words = plain(search)
    .split(NO_PART)
    .flatMap((part) => (/[.@]/.test(part) ? [part.replace(/^[^\p{L}\p{N}]+/u, '')] : part.split(NO_LETTER)))
    .map((word) => word.slice(0, MAX_CHARACTERS).toWellFormed())
    .filter(Boolean);
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}
