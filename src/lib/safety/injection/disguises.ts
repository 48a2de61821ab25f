/** Detection of texts hidden in a text that a reader does not see or cannot read, but a model can. */

const MAX_BLOBS = 20;
const MAX_BLOB_CHARACTERS = 8000;

export interface Disguise {
  code:
    | 'tag_characters'
    | 'variation_selectors'
    | 'base64'
    | 'hexadecimal'
    | 'percent_encoding'
    | 'rot13'
    | 'reversed';
  text: string;
}

/** Decodes tag characters (U+E0020 to U+E007E), and variation selectors as bytes. */
export function smuggledTexts(text: string): Disguise[] {
  const tags: string[] = [];
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code >= 0xe0020 && code <= 0xe007e) tags.push(String.fromCharCode(code - 0xe0000));
    else if (code >= 0xe0100 && code <= 0xe01ef) bytes.push(code - 0xe0100 + 16);
    else if (code >= 0xfe00 && code <= 0xfe0d) bytes.push(code - 0xfe00);
  }
  const found: Disguise[] = [];
  // Flags of regions contain up to six of them.
  if (tags.length > 6)
    found.push({ code: 'tag_characters', text: tags.join('').slice(0, MAX_BLOB_CHARACTERS) });
  if (bytes.length > 8) {
    const decoded = new TextDecoder().decode(Uint8Array.from(bytes.slice(0, MAX_BLOB_CHARACTERS)));
    found.push({ code: 'variation_selectors', text: decoded });
  }
  return found;
}

/** Decodes base64, hexadecimal and percent-encoded parts to readable text, and the text from rot13 and reversed. */
export function encodedTexts(text: string): Disguise[] {
  const found: Disguise[] = [];
  const add = (code: Disguise['code'], decoded: string | null) => {
    if (decoded !== null && found.length < MAX_BLOBS) found.push({ code, text: decoded });
  };
  for (const [blob] of first(text.matchAll(/[A-Za-z\d+/_-]{24,}={0,2}/g))) {
    if (/^(?:[\da-f]{2})+$/i.test(blob)) add('hexadecimal', readable(Buffer.from(blob, 'hex')));
    else add('base64', readable(Buffer.from(blob.slice(0, MAX_BLOB_CHARACTERS), 'base64')));
  }
  // Consecutive lines of base64 form one block.
  const lines = text.split('\n').map((line) => line.trim());
  const block = lines.filter((line) => /^[A-Za-z\d+/]{40,}={0,2}$/.test(line)).join('');
  if (block.length > 80) add('base64', readable(Buffer.from(block.slice(0, MAX_BLOB_CHARACTERS), 'base64')));
  for (const [blob] of first(text.matchAll(/(?:[\da-f]{2}[ :]){11,}[\da-f]{2}/gi))) {
    add('hexadecimal', readable(Buffer.from(blob.replace(/[ :]/g, ''), 'hex')));
  }
  for (const [blob] of first(text.matchAll(/(?:%[\da-f]{2}[\w.-]{0,20}){8,}/gi))) {
    add(
      'percent_encoding',
      blob.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  }
  const beginning = text.slice(0, MAX_BLOB_CHARACTERS).toLowerCase();
  if (/\b(?:vtaber|qvfertneq|sbetrg)\b/.test(beginning)) add('rot13', rot13(beginning));
  if (/snoitcurtsni|stpmorp|erongi/.test(beginning)) add('reversed', [...beginning].reverse().join(''));
  return found;
}

function first<T>(matches: Iterable<T>): T[] {
  const list: T[] = [];
  for (const match of matches) {
    if (list.push(match) === MAX_BLOBS) break;
  }
  return list;
}

/** Decodes bytes to text, if nearly all of it is letters, digits and ordinary marks. */
function readable(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_BLOB_CHARACTERS));
  const ordinary = text.match(/[\p{L}\p{N}\p{P}\s]/gu)?.length ?? 0;
  return text.length >= 12 && ordinary / text.length > 0.9 ? text : null;
}

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}

/** Words by which to split text without spaces. */
const COMMON =
  /ignore|disregard|forget|reveal|all(?=prev|your)|previous|prior|your|system|instructions|prompt|rules/gi;

/** Joins words whose letters are spaced out ("i g n o r e"); null if there are none. */
export function closedUp(text: string): string | null {
  const apart = /(?<![\p{L}\p{N}])(?:[\p{L}\d@$](?:[ \t]{1,3}|[.*_|~-])){5,}[\p{L}\d@$](?![\p{L}\p{N}])/gu;
  let isFound = false;
  const joined = text.replace(apart, (run) => {
    isFound = true;
    // Words are separated by more space than letters; between letters with marks, by any space.
    return run
      .split(/[.*_|~-]/.test(run) ? /[ \t]+/ : / {2,}|\t+/)
      .map((word) => word.replace(/[ .*_|~-]/g, '').replace(COMMON, ' $& '))
      .join(' ');
  });
  return isFound ? joined : null;
}

const DIGITS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Replaces digits by letters in words such as "1gn0re"; null if there are none. */
export function unleeted(text: string): string | null {
  let isFound = false;
  const letters = text.replace(/[a-z\d@$!]{3,40}/gi, (word) => {
    if (!/[a-z]/i.test(word) || !/[0134579@$!]/.test(word.slice(0, -1))) return word;
    isFound = true;
    return word.replace(/[013457@$]|!(?=[a-z])/g, (digit) => DIGITS[digit]!);
  });
  return isFound ? letters : null;
}
