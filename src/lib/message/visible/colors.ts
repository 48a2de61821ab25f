import {
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn';

export interface Color {
  rgb: [number, number, number];
  /** 0 is transparent, 1 is opaque. */
  alpha: number;
}

const toRgb = useMode(modeRgb);
for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch]) useMode(mode);

/** The defaults of browsers, unless the system overrides them. */
const SYSTEM_COLORS: Record<string, string> = {
  window: 'white',
  windowtext: 'black',
  canvas: 'white',
  canvastext: 'black',
};

/** Parses a colour in a style, in lower case. Null if CSS has no such colour. */
export function parseColor(value: string): Color | null {
  const color = toRgb(parse(SYSTEM_COLORS[value] ?? value));
  if (!color) return null;
  const { r, g, b, alpha = 1 } = color;
  const rgb = [r, g, b].map((channel) => 255 * clamp(channel ?? 0)) as Color['rgb'];
  return { rgb, alpha: clamp(alpha) };
}

/** Hexadecimal digits without the `#`, as in old mail. */
const BARE_HEX = /^(?:[\da-f]{3}|[\da-f]{6})$/;

/** Parses a colour in an attribute (`bgcolor`, `color`, `text`). */
export function parseAttributeColor(value: string): Color | null {
  const word = value.trim().toLowerCase();
  return parseColor(BARE_HEX.test(word) ? `#${word}` : word);
}

/** Returns the visible colour of `above` on the opaque `below`. */
export function blend(above: Color, below: Color['rgb']): Color['rgb'] {
  return above.rgb.map((channel, i) => channel * above.alpha + below[i]! * (1 - above.alpha)) as Color['rgb'];
}

/** The contrast (WCAG 2) below which no reader notices a text. */
const MIN_CONTRAST = 1.2;
/** The distance of two colours of the same lightness that are easy to distinguish, such as red and green. */
const MIN_DISTANCE = 48;

/** Returns whether text in one colour is invisible on the other. */
export function isSameToTheEye(text: Color['rgb'], background: Color['rgb']): boolean {
  const distance = Math.hypot(...text.map((channel, i) => channel - background[i]!));
  return distance < MIN_DISTANCE && wcagContrast(toMode(text), toMode(background)) < MIN_CONTRAST;
}

const toMode = ([r, g, b]: Color['rgb']) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 });

const clamp = (value: number) => Math.min(1, Math.max(0, value));
