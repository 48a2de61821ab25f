import { readVersion } from './version.ts';
import { type Found, findLibrary } from './weaknesses.ts';

/** Characters of a script to read. */
export const MAX_BANNER_CHARACTERS = 300;
const MAX_NAME_WORDS = 5;
const NO_NAME = new Set([
  '-',
  '–',
  ':',
  '|',
  '@license',
  '@preserve',
  'version',
  'javascript',
  'library',
  'plugin',
]);

/** Finds the library named in the comment at the beginning of a script, such as “jQuery UI - v1.11.4”. */
export function findInBanner(script: string): Found | null {
  const begin = script.slice(0, MAX_BANNER_CHARACTERS).trimStart();
  if (!begin.startsWith('/*') && !begin.startsWith('//')) return null;
  const words = begin.split(/[\s*/!,]+/).filter((word) => word !== '');
  const at = words.findIndex((word) => readVersion(word) !== null);
  const name = words.slice(0, Math.max(at, 0)).filter((word) => !NO_NAME.has(word.toLowerCase()));
  if (name.length === 0 || name.length > MAX_NAME_WORDS) return null;
  const library = findLibrary(name.join('-'));
  return library === null ? null : { library, version: readVersion(words[at]!)! };
}
