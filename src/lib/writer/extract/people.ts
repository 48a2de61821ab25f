import { MAX_NAME_CHARACTERS, MAX_PEOPLE } from '../limits.ts';
import { personName } from '../text/person-name.ts';
import { foldWords, singleLine, wordsOf } from '../text/words.ts';

export interface Person {
  name: string;
  /** Null for a name in a signature. Addresses come only from headers. */
  address: string | null;
}

/** The maximum length of an address (RFC 5321 4.5.3.1.3). */
const MAX_ADDRESS_CHARACTERS = 254;

/** Returns the people in the headers, and a name in the signature that the headers lack. */
export function peopleOf(
  headers: readonly { name: string; address: string }[],
  signature: readonly string[],
): Person[] {
  const people: Person[] = [];
  const seen = new Set<string>();
  for (const { name, address } of headers) {
    const key = address.trim().toLowerCase();
    if (key === '' || key.length > MAX_ADDRESS_CHARACTERS || seen.has(key)) continue;
    seen.add(key);
    people.push({
      name: personName(name) ?? singleLine(name).slice(0, MAX_NAME_CHARACTERS).toWellFormed(),
      address: key,
    });
    if (people.length === MAX_PEOPLE) return people;
  }
  const signed = signature
    .slice(0, 2)
    .flatMap((line) => signatureName(line) ?? [])
    .at(0);
  if (signed && !people.some(({ name }) => isSamePerson(name, signed)))
    people.push({ name: signed, address: null });
  return people;
}

/** Returns the name on a line of a signature: at least two words, each capitalized, or East Asian. */
function signatureName(line: string): string | null {
  const name = personName(line.split(/\s[|,–-]\s|,/)[0] ?? '');
  if (name === null) return null;
  const words = name.split(' ');
  const isFull = words.length >= 2 && words.every((word) => !/^\p{Ll}/u.test(word) || word.length <= 3);
  return isFull || /^[\p{sc=Han}\p{sc=Hangul}]{2,5}$/u.test(name) ? name : null;
}

/** Returns whether one name has all words of the other: "Anna" and "Anna Schmidt". */
function isSamePerson(a: string, b: string): boolean {
  const [first, second] = [wordsOf(foldWords(a)), wordsOf(foldWords(b))];
  const [few, many] = first.length < second.length ? [first, second] : [second, first];
  return few.length > 0 && few.every((word) => many.includes(word));
}
