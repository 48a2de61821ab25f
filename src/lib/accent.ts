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
  /** The background of what is chosen in a list. */
  chosen: string;
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
export const PAGES: Ground = { light: ['#efeff3'], dark: ['#26282f'], least: 4.5 };
/** Mails by the service: AAA. */
export const MAILS: Ground = { light: ['#f4f4f6'], dark: ['#1c1d22'], least: 7 };

const WHITE = '#ffffff';
const NEARLY_BLACK = '#16171b';
/** The lightness of what is chosen, and the most colour in it: text stays as legible as elsewhere. */
const CHOSEN = { light: { l: 0.935, c: 0.03 }, dark: { l: 0.31, c: 0.055 } };
const STEP = 0.01;

const toOklch = useMode(modeOklch);
useMode(modeRgb);
useMode(modeLrgb);

/** Derives the accent from `color`, a hex colour: its hue, as light or dark as the ground requires. */
export function makeAccent(color: string, { light, dark, least }: Ground): Accent {
  const own = toOklch(parse(color));
  if (!own) throw new Error('The colour is no hex colour.');
  return {
    light: shades(own, light, { step: -STEP, least, chosen: CHOSEN.light }),
    dark: shades(own, dark, { step: STEP, least, chosen: CHOSEN.dark }),
  };
}

/** Returns the contrast ratio of two hex colours (WCAG 2.2), 1 to 21. */
export const contrastOf = (a: string, b: string) => wcagContrast(a, b);

function shades(
  own: Oklch,
  grounds: string[],
  { step, least, chosen: most }: { step: number; least: number; chosen: { l: number; c: number } },
): Shades {
  const chosen = hexOf({ ...own, l: most.l, c: Math.min(own.c, most.c) });
  const all = [...grounds, chosen];
  const accent = move(own, step, (color) => all.every((ground) => contrastOf(color, ground) >= least));
  const fill = move(own, step, (color) => contrastOf(textOn(color), color) >= least);
  return { accent, onAccent: textOn(accent), fill, onFill: textOn(fill), chosen };
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
