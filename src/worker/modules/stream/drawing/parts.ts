/** The parts of cards. Each draws at a position and returns its shapes and text boxes. */

import type { Assets } from './assets.ts';
import type { Brand } from './card.ts';
import { hex, INK, LIVE_RED, luminance, type Palette } from './color/palette.ts';
import type { Pixels } from './engine/pixels.ts';
import { resize } from './engine/resize.ts';
import { cutTo } from './picture/bars.ts';
import { paintPicture } from './picture/canvas.ts';
import { loadPicture } from './picture/load.ts';
import { splitGraphemes } from './text/clean.ts';
import { type Drawn, drawBlock, drawLabel, heightOf, type Ink, measureLabel } from './text/draw.ts';
import { prepareText } from './text/glyphs.ts';
import type { Direction } from './text/shape.ts';
import { setText } from './text/wrap.ts';

export const FIRST: Ink = { fill: '#fff', opacity: INK.first };
export const SECOND: Ink = { fill: '#fff', opacity: INK.second };

/** The left and right edge that all parts align to. */
export interface Axis {
  left: number;
  right: number;
  direction: Direction;
}

/** Returns the position at which something of this width starts on the axis. */
export function beginOn(axis: Axis, width: number): number {
  return axis.direction === 'rtl' ? axis.right - width : axis.left;
}

export const LOGO = 72;

/** Draws the logo and the name beside it, in a row 72 high and at most `width` wide. */
export async function drawBrand(
  assets: Assets,
  canvas: Pixels,
  brand: Brand,
  palette: Palette,
  axis: Axis,
  top: number,
  width: number,
  size = 40,
): Promise<Drawn> {
  const x = beginOn(axis, LOGO);
  const logo = await drawLogo(assets, canvas, brand, palette, x, top);
  const text = await prepareText(assets, brand.name, 600);
  const block = setText(text, { width: width - LOGO - 24, height: 80, sizes: [size, 36], maxLines: 1 });
  const [left, right] =
    axis.direction === 'rtl' ? [axis.left, x - 24] : [x + LOGO + 24, x + LOGO + 24 + width];
  const capitals = top + (LOGO - heightOf(block)) / 2;
  const name = drawBlock({ ...block, direction: axis.direction }, left, right, capitals, FIRST);
  return { svg: logo + name.svg, boxes: name.boxes };
}

async function drawLogo(
  assets: Assets,
  canvas: Pixels,
  brand: Brand,
  palette: Palette,
  x: number,
  y: number,
): Promise<string> {
  const logo = await loadPicture(brand.logo);
  if (!logo) {
    const initial = await prepareText(assets, initialOf(brand.name), 800);
    const letter = drawLabel(initial, x + LOGO / 2, y + LOGO / 2, 40, 'centre', {
      fill: hex(palette.onAccent),
      opacity: 1,
    });
    return `<circle cx="${x + LOGO / 2}" cy="${y + LOGO / 2}" r="${LOGO / 2}" fill="${hex(palette.accent)}"/>${letter.svg}`;
  }
  const whole = { x: 0, y: 0, width: logo.width, height: logo.height };
  const { isClear, isLight } = inspectLogo(logo);
  if (!isClear) {
    paintPicture(canvas, resize(logo, cutTo(whole, 1), LOGO, LOGO), x, y, 20);
    return '';
  }
  const plate: Pixels = { width: LOGO, height: LOGO, data: new Uint8ClampedArray(LOGO * LOGO * 4) };
  const ground = isLight ? palette.glow : ([1, 1, 1] as const);
  for (let i = 0; i < plate.data.length; i += 4) {
    plate.data.set([ground[0] * 255, ground[1] * 255, ground[2] * 255, 255], i);
  }
  paintPicture(canvas, plate, x, y, 20);
  const scale = 52 / Math.max(logo.width, logo.height);
  const [width, height] = [
    Math.max(1, Math.round(logo.width * scale)),
    Math.max(1, Math.round(logo.height * scale)),
  ];
  const inset = [Math.round((LOGO - width) / 2), Math.round((LOGO - height) / 2)] as const;
  paintPicture(canvas, resize(logo, whole, width, height), x + inset[0], y + inset[1], 0);
  return '';
}

/** Returns whether a logo is partly transparent, and whether its visible part is light. */
function inspectLogo({ data }: Pixels): { isClear: boolean; isLight: boolean } {
  let clear = 0;
  let weight = 0;
  let light = 0;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]! / 255;
    if (alpha < 0.95) clear++;
    weight += alpha;
    light += alpha * luminance([data[i]! / 255, data[i + 1]! / 255, data[i + 2]! / 255]);
  }
  return { isClear: clear > data.length / 4 / 50, isLight: weight > 0 && light / weight > 0.5 };
}

export function initialOf(name: string): string {
  const letter = splitGraphemes(name).find((grapheme) => /^[\p{L}\p{N}]/u.test(grapheme));
  return letter?.toLocaleUpperCase('en') ?? '•';
}

export const PILL_HEIGHT = 60;

/** Draws the LIVE pill, starting on the axis or ending at `end`. */
export async function drawLivePill(assets: Assets, axis: Axis, top: number, atEnd = false): Promise<Drawn> {
  const text = await prepareText(assets, 'LIVE', 800);
  const tracking = 0.04;
  const [padding, dot, gap] = [26, 12, 14];
  const width = padding + dot + gap + measureLabel(text, 36, tracking) + padding;
  const mirrored: Axis = { ...axis, direction: axis.direction === 'rtl' ? 'ltr' : 'rtl' };
  const x = beginOn(atEnd ? mirrored : axis, width);
  const middle = top + PILL_HEIGHT / 2;
  const label = drawLabel(
    text,
    x + padding + dot + gap,
    middle,
    36,
    'left',
    { fill: '#fff', opacity: 1 },
    tracking,
  );
  return {
    svg:
      `<rect x="${x}" y="${top}" width="${width}" height="${PILL_HEIGHT}" rx="${PILL_HEIGHT / 2}" fill="${LIVE_RED}"/>` +
      `<circle cx="${x + padding + dot / 2}" cy="${middle}" r="${dot / 2}" fill="#fff"/>${label.svg}`,
    boxes: label.boxes,
  };
}

/** Draws "1,234 watching" with an emphasized number, left to right in every language. */
export async function drawViewers(assets: Assets, words: string, axis: Axis, middle: number): Promise<Drawn> {
  const [number, ...rest] = words.split(' ');
  const figure = await prepareText(assets, number!, 800);
  const label = await prepareText(assets, rest.join(' '), 600);
  const gap = 12;
  const width = measureLabel(figure, 40) + gap + measureLabel(label, 40);
  const x = beginOn(axis, width);
  const first = drawLabel(figure, x, middle, 40, 'left', FIRST);
  const second = drawLabel(label, x + first.width + gap, middle, 40, 'left', SECOND);
  return { svg: first.svg + second.svg, boxes: [...first.boxes, ...second.boxes] };
}

export const ACTION_HEIGHT = 88;

/** Draws the call to action on the accent. */
export async function drawAction(
  assets: Assets,
  words: string,
  palette: Palette,
  axis: Axis,
  top: number,
): Promise<Drawn> {
  const text = await prepareText(assets, words, 600);
  const most = axis.right - axis.left - 80;
  const block = setText(text, { width: most, height: 60, sizes: [40, 36], maxLines: 1 });
  const line = block.lines[0];
  if (!line) return { svg: '', boxes: [] };
  const width = line.width * block.size + 80;
  const x = beginOn(axis, width);
  const capitals = top + (ACTION_HEIGHT - heightOf(block)) / 2;
  const label = drawBlock(block, x + 40, x + width - 40, capitals, {
    fill: hex(palette.onAccent),
    opacity: 1,
  });
  return {
    svg: `<rect x="${x}" y="${top}" width="${width}" height="${ACTION_HEIGHT}" rx="${ACTION_HEIGHT / 2}" fill="${hex(palette.accent)}"/>${label.svg}`,
    boxes: label.boxes,
  };
}
