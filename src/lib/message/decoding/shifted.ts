import { latin1 } from './latin1.ts';

const [ESC, SO, SI, LF, TILDE, DOLLAR, PARENTHESIS] = [0x1b, 0x0e, 0x0f, 0x0a, 0x7e, 0x24, 0x28];
const UTF_16 = new TextDecoder('utf-16le', { fatal: false, ignoreBOM: true });
const [EUC_JP, GBK, EUC_KR] = ['euc-jp', 'gbk', 'euc-kr'].map((name) => new TextDecoder(name));

/** A set of characters of one or two bytes without the highest bit. */
class CharacterSet {
  readonly width: 1 | 2;
  private readonly decoder: TextDecoder;
  private readonly before: number[];
  /** The code units of characters that were decoded. */
  private readonly units = new Map<number, number>();

  /** `decoder` knows the characters with the highest bit of each byte set, after the bytes `before`. */
  constructor(decoder: TextDecoder, width: 1 | 2, ...before: number[]) {
    this.decoder = decoder;
    this.width = width;
    this.before = before;
  }

  unitOf(first: number, second: number): number {
    const key = (first << 8) | second;
    let unit = this.units.get(key);
    if (unit === undefined) {
      const bytes = [...this.before, first | 0x80, second | 0x80].slice(0, this.before.length + this.width);
      unit = this.decoder.decode(Uint8Array.from(bytes)).charCodeAt(0);
      this.units.set(key, unit);
    }
    return unit;
  }
}

const JAPANESE = new CharacterSet(EUC_JP!, 2);
const KATAKANA = new CharacterSet(EUC_JP!, 1, 0x8e);
const CHINESE = new CharacterSet(GBK!, 2);
const KOREAN = new CharacterSet(EUC_KR!, 2);
/** The sets by the end of their escape sequence (RFC 1468, 1554, 1557, 1922); all others are read as ASCII. */
const SETS: Record<string, CharacterSet | undefined> = {
  '$@': JAPANESE,
  $B: JAPANESE,
  $O: JAPANESE,
  $Q: JAPANESE,
  $D: new CharacterSet(EUC_JP!, 2, 0x8f),
  $A: CHINESE,
  $C: KOREAN,
  I: KATAKANA,
  '.A': new CharacterSet(new TextDecoder('iso-8859-1'), 1),
  '.F': new CharacterSet(new TextDecoder('iso-8859-7'), 1),
};
const ESCAPE = /^(\$?)([()*.]?)([@-~])/;

const isGraphic = (byte: number | undefined) => byte !== undefined && byte > 0x20 && byte < 0x7f;

/** Returns whether 7-bit text has the escape sequence of a set that is not ASCII. */
export function hasEscapes(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(ESC); at >= 0; at = bytes.indexOf(ESC, at + 1)) {
    if (bytes[at + 1] !== DOLLAR && bytes[at + 1] !== PARENTHESIS) continue;
    if (/^(?:\$[@AB]|\$[()*][A-Q]|\(I)/.test(latin1(bytes.subarray(at + 1, at + 4)))) return true;
  }
  return false;
}

/**
 * Decodes text of the ISO-2022 family, which TextDecoder reads in part, or HZ (RFC 1843). `label` is the charset in
 * lower case without separators: it tells HZ, and which set a shift selects that is not announced.
 */
export function decodeShifted(bytes: Uint8Array, label: string): string {
  const isHz = label.startsWith('hz');
  const units = new Uint16Array(bytes.length);
  let size = 0;
  let [g0, g1, g2]: (CharacterSet | undefined)[] = [
    undefined,
    label.endsWith('kr') ? KOREAN : /cn(?:ext)?$/.test(label) ? CHINESE : KATAKANA,
    undefined,
  ];
  let [isShifted, isSingle] = [false, false];

  /** Reads an escape sequence, and returns the position of its end. */
  const designate = (at: number): number => {
    const [found = '', wide = '', target = '', end = ''] =
      ESCAPE.exec(latin1(bytes.subarray(at + 1, at + 4))) ?? [];
    const set = SETS[(target === '.' ? '.' : wide) + end];
    if (found === 'N') isSingle = true;
    else if (target === ')') g1 = set;
    else if (target === '*' || target === '.') g2 = set;
    else if (wide || target) g0 = set;
    return at + found.length;
  };

  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte === ESC) i = designate(i);
    else if (byte === SO || byte === SI) isShifted = byte === SO;
    else if (isHz && byte === TILDE) {
      const next = String.fromCharCode(bytes[++i] ?? LF);
      // A tilde joins the next line.
      if (next === '\r' && bytes[i + 1] === LF) i++;
      if (next === '{') g0 = CHINESE;
      else if (next === '}') g0 = undefined;
      else if (next === '~') units[size++] = TILDE;
    } else {
      const set = isSingle ? g2 : isShifted ? g1 : g0;
      isSingle = false;
      if (byte === LF) isShifted = false;
      if (!set || !isGraphic(byte)) units[size++] = byte;
      else if (set.width === 1) units[size++] = set.unitOf(byte, 0);
      // Else a byte of the character is lost.
      else if (isGraphic(bytes[i + 1])) units[size++] = set.unitOf(byte, bytes[++i]!);
    }
  }
  return UTF_16.decode(units.subarray(0, size));
}
