import { blend, type Color, isSameToTheEye, parseAttributeColor, parseColor } from './colors.ts';
import { parseFontAttribute, parseFontSize, parseLength, sizeOfFont } from './css-lengths.ts';
import type { Declaration } from './css-syntax.ts';
import { PREFORMATTED, type WhiteSpace, whiteSpaceOf } from './white-space.ts';

/** The look of an element's text, inherited by its children. */
export interface Look {
  /** Whether nothing inside is visible, whatever its own style. */
  isGone: boolean;
  isVisible: boolean;
  opacity: number;
  /** Pixels. */
  fontSize: number;
  /** Null if unknown. */
  color: Color | null;
  /** Null if unknown, as behind an image. */
  background: Color['rgb'] | null;
  /** Pixels. */
  indent: number;
  letterSpacing: number;
  /** Whether lines have no height and their box hides overflow. */
  isFlat: boolean;
  /** Whether a style makes an inline element a block; not inherited. */
  isBlock: boolean;
  whiteSpace: WhiteSpace;
}

export const ORDINARY_LOOK: Look = {
  isGone: false,
  isVisible: true,
  opacity: 1,
  fontSize: 16,
  color: { rgb: [0, 0, 0], alpha: 1 },
  background: [255, 255, 255],
  indent: 0,
  letterSpacing: 0,
  isFlat: false,
  isBlock: false,
  whiteSpace: 'none',
};

/** The values of `display` of a block. */
const BLOCK_DISPLAY = /^(?:block|flex|grid|table|list-item|flow-root)$/;

/** The font size that is unreadable. */
const UNREADABLE_PIXELS = 2;
/** The opacity that nobody notices. */
const UNNOTICED_OPACITY = 0.1;
/** The shift that moves a text out of every window. */
const FAR_PIXELS = 500;
/** The size of a box that is too small to show a letter. */
const TINY_PIXELS = 2;

/** Elements whose content mail programs do not show. */
const NEVER_SHOWN = new Set(
  (
    'applet area audio canvas datalist defs desc dialog embed frameset iframe math-annotation metadata noembed noframes ' +
    'noscript object param rp script source style template title track video'
  ).split(' '),
);
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub ' +
    'sup time tt u var'
  ).split(' '),
);
const TABLE_PARTS = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);

/** Returns whether text of this look is invisible. */
export function isUnseen(look: Look): boolean {
  return (
    look.isGone ||
    !look.isVisible ||
    look.isFlat ||
    look.opacity <= UNNOTICED_OPACITY ||
    look.fontSize <= UNREADABLE_PIXELS ||
    look.indent <= -FAR_PIXELS ||
    look.indent >= 4 * FAR_PIXELS ||
    look.letterSpacing <= -0.8 * look.fontSize ||
    isPale(look)
  );
}

function isPale({ color, background }: Look): boolean {
  if (!color) return false;
  if (color.alpha <= UNNOTICED_OPACITY) return true;
  return background !== null && isSameToTheEye(blend(color, background), background);
}

/** Returns the look of an element inside one of the look `parent`; `parent` itself if nothing changes. */
export function lookOf(
  parent: Look,
  name: string,
  attributes: ReadonlyMap<string, string>,
  declarations: Declaration[],
): Look {
  if (parent.isGone) return parent;
  if (NEVER_SHOWN.has(name)) return { ...parent, isGone: true };
  const styles = cascade(declarations);
  const isPreformatted = PREFORMATTED.has(name);
  if (styles.size === 0 && attributes.size === 0 && name !== 'mark' && !isPreformatted && !parent.isBlock) {
    return parent;
  }
  const look = { ...parent };
  look.isBlock = INLINE.has(name) && BLOCK_DISPLAY.test(styles.get('display') ?? '');
  if (isPreformatted) look.whiteSpace = 'all';
  applyAttributes(look, name, attributes);
  if (styles.size > 0) {
    applyText(look, styles, parent);
    applyColors(look, styles, parent);
  }
  look.isGone = isGone(look, name, attributes, styles);
  return look;
}

/** Returns the last value of each property; an important one wins. */
function cascade(declarations: Declaration[]): Map<string, string> {
  const styles = new Map<string, string>();
  const important = new Set<string>();
  for (const { name, value, isImportant } of declarations) {
    if (important.has(name) && !isImportant) continue;
    styles.set(name, value);
    if (isImportant) important.add(name);
  }
  return styles;
}

function applyAttributes(look: Look, name: string, attributes: ReadonlyMap<string, string>): void {
  const color =
    name === 'font' ? attributes.get('color') : name === 'body' ? attributes.get('text') : undefined;
  if (color !== undefined) look.color = parseAttributeColor(color) ?? look.color;
  else if (name === 'a' && attributes.has('href')) look.color = { rgb: [0, 0, 238], alpha: 1 };
  else if (name === 'mark') Object.assign(look, { color: ORDINARY_LOOK.color, background: [255, 255, 0] });
  const background = attributes.get('bgcolor');
  if (background !== undefined) {
    const parsed = parseAttributeColor(background);
    if (parsed) look.background = over(parsed, look.background);
  }
  if (attributes.get('background')?.trim()) look.background = null;
  const size = name === 'font' ? attributes.get('size') : undefined;
  if (size !== undefined) look.fontSize = parseFontAttribute(size) ?? look.fontSize;
}

function applyText(look: Look, styles: Map<string, string>, parent: Look): void {
  for (const [name, value] of styles) {
    // The later of the two wins, as in CSS.
    if (name === 'font') look.fontSize = sizeOfFont(value, parent.fontSize) ?? look.fontSize;
    if (name === 'font-size') look.fontSize = parseFontSize(value, parent.fontSize) ?? look.fontSize;
    if (name.startsWith('white-space'))
      look.whiteSpace = whiteSpaceOf(value, parent.whiteSpace) ?? look.whiteSpace;
  }
  const length = (name: string, percent: number) =>
    parseLength(styles.get(name) ?? '', look.fontSize, percent);
  const visibility = styles.get('visibility');
  if (visibility !== undefined && visibility !== 'inherit' && visibility !== 'unset') {
    look.isVisible = visibility !== 'hidden' && visibility !== 'collapse';
  }
  look.opacity *= shareOf(styles.get('opacity')) * filterOpacity(styles.get('filter') ?? '');
  look.indent = length('text-indent', 600) ?? look.indent;
  look.letterSpacing = length('letter-spacing', look.fontSize) ?? look.letterSpacing;
  const lineHeight = styles.get('line-height');
  if (lineHeight !== undefined) {
    look.isFlat = (length('line-height', look.fontSize) ?? 1) <= 0 && hidesOverflow(styles);
  }
}

function applyColors(look: Look, styles: Map<string, string>, parent: Look): void {
  const color = styles.get('-webkit-text-fill-color') ?? styles.get('color');
  if (color === 'inherit' || color === 'unset') look.color = parent.color;
  else if (color === 'initial' || color === 'revert') look.color = ORDINARY_LOOK.color;
  else if (color !== undefined && color !== 'currentcolor') look.color = parseColor(color);
  for (const [name, value] of styles) {
    if (name === 'background-image' && value !== 'none' && value !== 'initial') look.background = null;
    if (name === 'background-color' || name === 'background') applyBackground(look, value);
  }
}

function applyBackground(look: Look, value: string): void {
  if (value === 'unknown' || /\(/.test(value.replace(/\b(?:rgb|hsl)a?\(/g, ''))) {
    look.background = null;
    return;
  }
  // Spaces inside brackets do not separate the words of the shorthand.
  // slow expression: values of at most 1,000 characters
  const words = value.match(/[a-z]+\([^)]*\)|[^\s/]+/g) ?? [];
  const parsed = words.map(parseColor).find((color) => color !== null);
  if (parsed) look.background = over(parsed, look.background);
}

function over(color: Color, below: Look['background']): Look['background'] {
  if (color.alpha >= 1) return color.rgb;
  if (color.alpha <= 0) return below;
  return below && blend(color, below);
}

function isGone(
  look: Look,
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
    isFarAway(look, styles) ||
    isTooSmall(look, name, styles)
  );
}

function hidesOverflow(styles: Map<string, string>): boolean {
  return ['overflow', 'overflow-x', 'overflow-y'].some((name) => /hidden|clip/.test(styles.get(name) ?? ''));
}

function isTooSmall(look: Look, name: string, styles: Map<string, string>): boolean {
  if (!hidesOverflow(styles)) return false;
  const display = styles.get('display');
  const isPlaced =
    /absolute|fixed/.test(styles.get('position') ?? '') || /left|right/.test(styles.get('float') ?? '');
  const isBlock =
    display === undefined ? !INLINE.has(name) && !TABLE_PARTS.has(name) : /block|flex|grid/.test(display);
  // Cells grow with their content; inline boxes have no size of their own.
  if (!isBlock && !isPlaced) return false;
  return ['width', 'height', 'max-width', 'max-height'].some((property) => {
    const length = parseLength(styles.get(property) ?? '', look.fontSize, 600);
    return length !== null && length <= TINY_PIXELS;
  });
}

function isFarAway(look: Look, styles: Map<string, string>): boolean {
  const length = (value: string) => parseLength(value, look.fontSize, 600) ?? 0;
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

/** Parses a number or a percentage; 1 if it is neither. */
function shareOf(value: string | undefined): number {
  const number = Number.parseFloat(value ?? '');
  if (Number.isNaN(number)) return 1;
  return value!.endsWith('%') ? number / 100 : number;
}

function filterOpacity(filter: string): number {
  const at = filter.indexOf('opacity(');
  if (at < 0) return 1;
  const end = filter.indexOf(')', at);
  return shareOf(filter.slice(at + 'opacity('.length, end < 0 ? undefined : end).trim());
}
