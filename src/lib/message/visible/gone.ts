import { parseLength, shareOf } from './css-lengths.ts';

/** The shift that moves a text out of every window. */
export const FAR_PIXELS = 500;
/** The size of a box that is too small to show a letter. */
const TINY_PIXELS = 2;

export const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub ' +
    'sup time tt u var'
  ).split(' '),
);
const TABLE_PARTS = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);

/** Returns whether nothing inside an element is visible, because of its own attributes and styles. `fontSize` in pixels. */
export function isGone(
  fontSize: number,
  name: string,
  attributes: ReadonlyMap<string, string>,
  styles: Map<string, string>,
): boolean {
  const display = styles.get('display');
  if (display === 'none') return true;
  if (attributes.has('hidden') && display === undefined) return true;
  if (name === 'input' && attributes.get('type')?.toLowerCase() === 'hidden') return true;
  if (styles.size === 0) return false;
  return (
    styles.get('content-visibility') === 'hidden' ||
    isClipped(styles) ||
    isShrunk(styles) ||
    isFarAway(fontSize, styles) ||
    isTooSmall(fontSize, name, styles)
  );
}

export function hidesOverflow(styles: Map<string, string>): boolean {
  return ['overflow', 'overflow-x', 'overflow-y'].some((name) => /hidden|clip/.test(styles.get(name) ?? ''));
}

function isTooSmall(fontSize: number, name: string, styles: Map<string, string>): boolean {
  if (!hidesOverflow(styles)) return false;
  const display = styles.get('display');
  const isPlaced =
    /absolute|fixed/.test(styles.get('position') ?? '') || /left|right/.test(styles.get('float') ?? '');
  const isBlock =
    display === undefined ? !INLINE.has(name) && !TABLE_PARTS.has(name) : /block|flex|grid/.test(display);
  // Cells grow with their content; inline boxes have no size of their own.
  if (!isBlock && !isPlaced) return false;
  return ['width', 'height', 'max-width', 'max-height'].some((property) => {
    const length = parseLength(styles.get(property) ?? '', fontSize, 600);
    return length !== null && length <= TINY_PIXELS;
  });
}

function isFarAway(fontSize: number, styles: Map<string, string>): boolean {
  const length = (value: string) => parseLength(value, fontSize, 600) ?? 0;
  if (/absolute|fixed|relative/.test(styles.get('position') ?? '')) {
    const sides = ['left', 'top', 'right', 'bottom'].map((name) => length(styles.get(name) ?? ''));
    sides.push(...(styles.get('inset') ?? '').split(/\s+/).map(length));
    if (sides.some((side) => side <= -FAR_PIXELS || side >= 6 * FAR_PIXELS)) return true;
  }
  const margins = ['margin-left', 'margin-top', 'margin-right', 'margin']
    .flatMap((name) => (styles.get(name) ?? '').split(/\s+/))
    .map(length);
  return margins.some((margin) => margin <= -FAR_PIXELS);
}

function isClipped(styles: Map<string, string>): boolean {
  const path = styles.get('clip-path') ?? '';
  const numbers = (value: string) => (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (path.startsWith('inset(') && numbers(path)[0]! >= 50 && path.includes('%')) return true;
  if (/^(?:circle|ellipse)\(\s*0/.test(path)) return true;
  if (path.startsWith('polygon(') && numbers(path).every((number) => number === 0)) return true;
  const clip = styles.get('clip') ?? '';
  const isPlaced = /absolute|fixed/.test(styles.get('position') ?? '');
  return isPlaced && clip.startsWith('rect(') && numbers(clip).every((number) => number <= TINY_PIXELS);
}

function isShrunk(styles: Map<string, string>): boolean {
  const scale = styles.get('scale');
  if (scale?.split(/\s+/).some((factor) => Math.abs(shareOf(factor)) < 0.05)) return true;
  // slow expression: values of at most 1,000 characters
  const functions = (styles.get('transform') ?? '').match(/[a-z3]+\([^)]*\)/g) ?? [];
  return functions.some((text) => {
    const [name, inner = ''] = text.slice(0, -1).split('(');
    const values = inner.split(/[\s,]+/).filter(Boolean);
    if (name!.startsWith('scale')) return values.some((value) => Math.abs(shareOf(value)) < 0.05);
    if (name!.startsWith('translate')) {
      return values.some((value) => Math.abs(parseLength(value, 16, 600) ?? 0) >= FAR_PIXELS * 2);
    }
    if (name === 'matrix') return shareOf(values[0]) === 0 || shareOf(values[3]) === 0;
    return /^rotate[xy]$/.test(name!) && /^-?90deg$/.test(values[0] ?? '');
  });
}
