/** The colours of a card, derived from the brand's one colour in OKLCH (CSS Color 4). */
import { clampChroma, formatHex, modeOklch, modeRgb, type Oklch, parse, useMode } from 'culori/fn';

/** Red, green and blue, 0 to 1, in sRGB. */
export type Rgb = readonly [number, number, number];

export interface Palette {
  /** The start and the end of the background gradient. */
  top: Rgb;
  bottom: Rgb;
  /** The light behind the picture. */
  glow: Rgb;
  accent: Rgb;
  /** The neighbour of the accent, for patterns. */
  second: Rgb;
  /** The colour of text on the accent: white or nearly black, whichever is more legible. */
  onAccent: Rgb;
}

export const WHITE: Rgb = [1, 1, 1];
/** The opacities of primary and secondary white text. */
export const INK = { first: 0.96, second: 0.72 };
export const LIVE_RED = '#E5143C';

/** The hue and chroma of a violet, for a brand without a colour or with a grey one. */
const FALLBACK = { hue: 285, chroma: 0.15 };
/** The least chroma of a colour with a visible hue. */
const LEAST_CHROMA = 0.012;
const toOklch = useMode(modeOklch);
const toRgb = useMode(modeRgb);

/** Derives the palette from `brandColor`, a hex colour. */
export function makePalette(brandColor: string | null): Palette {
  const brand = brandColor ? toOklch(parse(brandColor)) : undefined;
  const hasHue = brand?.h !== undefined && brand.c >= LEAST_CHROMA;
  const hue = hasHue ? brand.h! : FALLBACK.hue;
  // Nearly white or black colours give their hue only to the accent; the background stays calm.
  const isExtreme = brand !== undefined && hasHue && (brand.l > 0.93 || brand.l < 0.16);
  const chroma = hasHue && !isExtreme ? brand.c : FALLBACK.chroma;
  const depth = isExtreme ? 0.02 : Math.min(chroma, 0.11);
  const accent = color(0.62, Math.max(0.1, Math.min(chroma, 0.2)), hue);
  const dark = color(0.16, 0.03, hue);
  return {
    top: color(0.22, depth * 0.8, hue),
    bottom: color(0.12, depth * 0.5, hue + 25),
    glow: color(0.35, depth * 1.2, hue),
    accent,
    // Dark yellow is olive, so warm colours get their redder neighbour.
    second: color(0.46, Math.min(chroma, 0.16), hue > 30 && hue < 120 ? hue - 25 : hue + 25),
    onAccent: contrast(WHITE, accent) >= contrast(dark, accent) ? WHITE : dark,
  };
}

function color(l: number, c: number, h: number): Rgb {
  const fitting: Oklch = clampChroma({ mode: 'oklch', l, c, h: h % 360 }, 'oklch');
  const { r, g, b } = toRgb(fitting);
  return [r, g, b].map((value) => Math.min(1, Math.max(0, value))) as unknown as Rgb;
}

export function hex([r, g, b]: Rgb): string {
  return formatHex({ mode: 'rgb', r, g, b });
}

/** Returns the relative luminance (WCAG 2.2), 0 to 1. */
export function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Returns the contrast ratio (WCAG 2.2), 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Returns the colour of `top` with this opacity over `below`. */
export function blend(top: Rgb, opacity: number, below: Rgb): Rgb {
  return top.map((value, i) => value * opacity + below[i]! * (1 - opacity)) as unknown as Rgb;
}
