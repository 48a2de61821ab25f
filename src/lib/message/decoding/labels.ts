import { codePageDecoder, decodeUtf7 } from './code-pages.ts';
import { decodeShifted, hasEscapes } from './shifted.ts';

export interface Charset {
  decode(bytes: Uint8Array): string;
  /** `western` has Latin letters, `narrow` others of one byte, `wide` those of several, `seven-bit` no byte above 127. */
  kind: 'western' | 'narrow' | 'wide' | 'seven-bit';
}

/** Labels without separators that TextDecoder does not know, and labels that it knows. */
const FAMILIES: [RegExp, string][] = [
  [/^(?:latin|l)9$/, 'iso-8859-15'],
  [/^(?:windows|win|cp|ms)?(125\d)$/, 'windows-$1'],
  [/^(?:iso)?8859(\d{1,2})(?:e|i)?$/, 'iso-8859-$1'],
  [/^(?:windows31j|(?:shift|s)jis|mskanji|(?:cp|windows|ms|ibm)?932$)/, 'shift_jis'],
  [/^(?:eucjp|(?:cp)?51932$)/, 'euc-jp'],
  [/^(?:gb|euccn|(?:cp|windows|ms|ibm)?936$|(?:cp)?54936$)/, 'gb18030'],
  [/^(?:euckr|uhc|ksc|ksx|korean|(?:cp|windows|ms|ibm)?949$|(?:cp)?51949$)/, 'euc-kr'],
  [/^(?:cn)?big5|^(?:cp|windows|ms|ibm)?950$/, 'big5'],
  [/^(?:tis620|iso885911$|(?:cp|windows|ms|ibm)?874$)/, 'windows-874'],
  [/^(?:koi8r|(?:cp)?20866)$/, 'koi8-r'],
  [/^(?:koi8r?u|(?:cp)?21866)$/, 'koi8-u'],
  [/^(?:cp)?1200$/, 'utf-16le'],
  [/^(?:cp)?1201$/, 'utf-16be'],
];

/** Returns the charset of a label; null for UTF-8 and ASCII, which need no label, and unknown labels. */
export function charsetOf(label: string): Charset | null {
  // Quotes around it, or the next parameter after it, are no part of it.
  const name = /[a-z\d][\w.:+-]*/.exec(label.slice(0, 80).toLowerCase())?.[0] ?? '';
  const compact = name
    .replace(/^(?:x-(?:ms-)?|cs)/, '')
    .replace(/[^a-z\d]/g, '')
    .replace(/^(?:cp|windows)?(28[56]\d\d)$/, (_, page: string) => `iso8859${Number(page) - 28590}`);
  if (!compact || /utf8|ascii|65001$|20127$|^ansix34|^iso646us$/.test(compact)) return null;
  if (/utf7$|^(?:cp)?65000$/.test(compact)) return { decode: decodeUtf7, kind: 'seven-bit' };
  if (/^(?:iso2022|hz|junet$|jis$|(?:cp|windows)?5022\d$)/.test(compact)) {
    return { decode: (bytes) => decodeSevenBit(bytes, compact), kind: 'seven-bit' };
  }
  const decode = codePageDecoder(compact);
  if (decode) return { decode, kind: 'narrow' };
  for (const [pattern, known] of FAMILIES) {
    const found = pattern.exec(compact);
    if (found) return charsetNamed(known.replace('$1', found[1] ?? ''));
  }
  return charsetNamed(name);
}

/** Decodes text that is labelled with a 7-bit charset, also if it is in an 8-bit charset of the same language. */
function decodeSevenBit(bytes: Uint8Array, label: string): string {
  if (!bytes.some((byte) => byte > 127) || hasEscapes(bytes)) return decodeShifted(bytes, label);
  if (label.endsWith('kr')) return charsetNamed('euc-kr')!.decode(bytes);
  if (/cn|hz/.test(label)) return charsetNamed('gb18030')!.decode(bytes);
  const text = charsetNamed('euc-jp')!.decode(bytes);
  return text.includes('\ufffd') ? charsetNamed('shift_jis')!.decode(bytes) : text;
}

/** The charsets by the labels of the Encoding Standard. */
const charsets = new Map<string, Charset>();

function charsetNamed(name: string): Charset | null {
  const charset = charsets.get(name);
  if (charset) return charset;
  try {
    const decoder = new TextDecoder(name);
    charsets.set(name, { decode: (bytes) => decoder.decode(bytes), kind: kindOf(decoder.encoding) });
    return charsets.get(name)!;
  } catch {
    return null;
  }
}

function kindOf(encoding: string): Charset['kind'] {
  if (/^(?:windows-1252|iso-8859-15|windows-1254|macintosh)$/.test(encoding)) return 'western';
  return /^(?:gb|big5|euc|shift|utf-16)/.test(encoding) ? 'wide' : 'narrow';
}
