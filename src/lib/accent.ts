/** The accent of an organization in both themes, derived from its one colour in OKLCH (CSS Color 4). */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn';

export interface Shades {
  /** For text, such as links, and focus. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** For areas that need no contrast with the page, such as the button of a mail: nearer to the colour than the accent. */
  fill: string;
  /** Text on the fill. */
  onFill: string;
}
export interface Accent {
  light: Shades;
  dark: Shades;
}

/** Where an accent stands. */
export interface Ground {
  /** The backgrounds of each theme that are hardest to read it on. */
  light: string[];
  dark: string[];
  /** The least contrast (WCAG 2.2) of the accent on its backgrounds, and of text on the accent. */
  least: number;
}

/** Pages of the dashboard and reports: AA. */
export const PAGES: Ground = { light: ['#e8e9ee'], dark: ['#2a2c33'], least: 4.5 };
/** Mails by the service: AAA. */
export const MAILS: Ground = { light: ['#f4f4f6'], dark: ['#1c1d22'], least: 7 };

const WHITE = '#ffffff';
const NEARLY_BLACK = '#16171b';
const STEP = 0.01;

const toOklch = useMode(modeOklch);
useMode(modeRgb);
useMode(modeLrgb);

/** Derives the accent from `color`, a hex colour: its hue, as light or dark as the ground requires. */
export function makeAccent(color: string, { light, dark, least }: Ground): Accent {
  const own = toOklch(parse(color));
  if (!own) throw new Error('The colour is no hex colour.');
  return {
    light: shades(own, light, -STEP, least),
    dark: shades(own, dark, STEP, least),
  };
}

/** Returns the contrast ratio of two hex colours (WCAG 2.2), 1 to 21. */
export const contrastOf = (a: string, b: string) => wcagContrast(a, b);

function shades(own: Oklch, grounds: string[], step: number, least: number): Shades {
  const accent = move(own, step, (color) => grounds.every((ground) => contrastOf(color, ground) >= least));
  const fill = move(own, step, (color) => contrastOf(textOn(color), color) >= least);
  return { accent, onAccent: textOn(accent), fill, onFill: textOn(fill) };
}

/** Makes a colour lighter or darker until it is good. */
function move(own: Oklch, step: number, isGood: (color: string) => boolean): string {
  let { l } = own;
  let color = hexOf(own);
  while (!isGood(color) && (step > 0 ? l < 1 : l > 0)) {
    l += step;
    color = hexOf({ ...own, l });
  }
  return color;
}

/** Returns white or nearly black, whichever is more legible. */
const textOn = (color: string) =>
  contrastOf(WHITE, color) >= contrastOf(NEARLY_BLACK, color) ? WHITE : NEARLY_BLACK;

const hexOf = (color: Oklch) => formatHex(clampChroma(color, 'oklch'));
