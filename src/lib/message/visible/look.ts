import { blend, type Color, isSameToTheEye, parseAttributeColor, parseColor } from './colors.ts';
import { parseFontAttribute, parseFontSize, parseLength, shareOf, sizeOfFont } from './css-lengths.ts';
import type { Declaration } from './css-syntax.ts';
import { FAR_PIXELS, hidesOverflow, INLINE, isGone } from './gone.ts';
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

/** Elements whose content mail programs do not show. */
const NEVER_SHOWN = new Set(
  (
    'applet area audio canvas datalist defs desc dialog embed frameset iframe math-annotation metadata noembed noframes ' +
    'noscript object param rp script source style template title track video'
  ).split(' '),
);

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
  look.isGone = isGone(look.fontSize, name, attributes, styles);
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

function filterOpacity(filter: string): number {
  const at = filter.indexOf('opacity(');
  if (at < 0) return 1;
  const end = filter.indexOf(')', at);
  return shareOf(filter.slice(at + 'opacity('.length, end < 0 ? undefined : end).trim());
}
