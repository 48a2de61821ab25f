/** CSS lengths in pixels, for a reader with default settings. */

const PIXELS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
  rem: 16,
  vw: 8,
  vh: 8,
  vmin: 8,
  vmax: 8,
};
const SIZES: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};
/** The sizes of `<font size>` 1 to 7, in pixels. */
const FONT_SIZES = [10, 13, 16, 18, 24, 32, 48];

/** Parses a length into pixels; `em` and `percent` are the pixels of 1em and 100%. Null if it is unknown. */
export function parseLength(value: string, em: number, percent: number): number | null {
  const inner = value.startsWith('calc(') && value.endsWith(')') ? value.slice(5, -1).trim() : value;
  const [, number, unit] = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?)([a-z%]*)$/.exec(inner) ?? [];
  if (number === undefined) return inner === value ? null : productWithZero(inner);
  const amount = Number.parseFloat(number);
  if (unit === 'em') return amount * em;
  if (unit === 'ex' || unit === 'ch') return (amount * em) / 2;
  if (unit === '%') return (amount * percent) / 100;
  const pixels = PIXELS[unit!];
  return pixels === undefined ? null : amount * pixels;
}

/** Returns 0 for a product with a zero factor, such as `1px * 0`. */
function productWithZero(term: string): number | null {
  return /[+-]/.test(term) || !term.split('*').some((factor) => Number.parseFloat(factor) === 0) ? null : 0;
}

/** Parses a font size into pixels. Null if it is unknown. */
export function parseFontSize(value: string, inherited: number): number | null {
  if (value === 'smaller') return inherited / 1.2;
  if (value === 'larger') return inherited * 1.2;
  return SIZES[value] ?? parseLength(value, inherited, inherited);
}

/** Returns the size in the shorthand `font`, such as `bold 12px/1.5 Arial`. */
export function sizeOfFont(value: string, inherited: number): number | null {
  for (const word of value.split(/[\s/]+/).slice(0, 8)) {
    // An unsigned number without a unit is a weight, unless it is 0.
    if (/^[1-9]\d*$/.test(word)) continue;
    const size = parseFontSize(word, inherited);
    if (size !== null) return size;
  }
  return null;
}

/** Returns the size of `<font size>` in pixels. */
export function parseFontAttribute(value: string): number | null {
  const [, sign, digits] = /^\s*([+-]?)(\d{1,3})/.exec(value) ?? [];
  if (digits === undefined) return null;
  const steps = Number.parseInt(digits, 10);
  const size = sign === '+' ? 3 + steps : sign === '-' ? 3 - steps : steps;
  return FONT_SIZES[Math.min(7, Math.max(1, size)) - 1]!;
}

/** Parses a number or a percentage; 1 if it is neither. */
export function shareOf(value: string | undefined): number {
  const number = Number.parseFloat(value ?? '');
  if (Number.isNaN(number)) return 1;
  return value!.endsWith('%') ? number / 100 : number;
}
