/** The cards about a live stream: a story, and a post in a feed. */

import type { Assets } from './assets.ts';
import { type Card, type CardFormat, finishCard, type Layout, type LiveCardInput } from './card.ts';
import { hex, makePalette, type Palette } from './color/palette.ts';
import type { Pixels, Rect } from './engine/pixels.ts';
import { resize } from './engine/resize.ts';
import { describeViewers } from './figures.ts';
import {
  ACTION_HEIGHT,
  type Axis,
  drawAction,
  drawBrand,
  drawLivePill,
  drawViewers,
  FIRST,
  initialOf,
  LOGO,
  PILL_HEIGHT,
} from './parts.ts';
import { paintBackdrop } from './picture/backdrop.ts';
import { findPicture } from './picture/bars.ts';
import { paintPicture, paintShadow } from './picture/canvas.ts';
import { loadPicture } from './picture/load.ts';
import { drawPattern } from './picture/pattern.ts';
import { type Drawn, drawBlock, drawLabel, heightOf } from './text/draw.ts';
import { prepareText } from './text/glyphs.ts';
import { baseDirection } from './text/shape.ts';
import { setText } from './text/wrap.ts';

/** Positions in pixels from the top. */
interface Places {
  height: number;
  brand: number;
  /** The position of the pill. Null puts it at the end of the brand's row. */
  pill: number | null;
  picture: number;
  /** The lowest position of text. */
  bottom: number;
}

const WIDTH = 1080;
const MARGIN = 72;
/** The size of the picture, 16:9, as wide as the margins leave. */
const PICTURE = { width: 936, height: 527, radius: 32 };
/** The positions on a story. Instagram covers its top 250 pixels, and ads cover the bottom 340. */
const STORY: Places = { height: 1920, brand: 270, pill: 400, picture: 500, bottom: 1580 };
const FEED: Places = { height: 1350, brand: 72, pill: null, picture: 192, bottom: 1278 };
const SIZES = [96, 80, 68, 56];
const LINES = 3;
const MOST_ENLARGED = 2;

/** Draws a story, 1080 x 1920 (9:16). */
export async function renderStoryCard(
  assets: Assets,
  input: LiveCardInput,
  format: CardFormat,
): Promise<Card> {
  return finishCard(await layOutStory(assets, input), format);
}

/** Draws a post in Instagram's feed, 1080 x 1350 (4:5). */
export async function renderFeedCard(
  assets: Assets,
  input: LiveCardInput,
  format: CardFormat,
): Promise<Card> {
  return finishCard(await layOutFeed(assets, input), format);
}

export function layOutStory(assets: Assets, input: LiveCardInput): Promise<Layout> {
  return layOut(assets, input, STORY);
}

export function layOutFeed(assets: Assets, input: LiveCardInput): Promise<Layout> {
  return layOut(assets, input, FEED);
}

async function layOut(assets: Assets, input: LiveCardInput, places: Places): Promise<Layout> {
  const palette = makePalette(input.brand.color);
  const title = await prepareTitle(assets, input);
  const axis: Axis = {
    left: MARGIN,
    right: WIDTH - MARGIN,
    direction: baseDirection(title.parts.map((part) => part.text).join('')),
  };
  const frame = { x: MARGIN, y: places.picture, width: PICTURE.width, height: PICTURE.height };
  const { canvas, shapes } = await paintPictures(assets, input, palette, places.height, frame);
  const drawn: Drawn[] = [{ svg: shapes, boxes: [] }];

  const brandWidth = axis.right - axis.left - (places.pill === null ? 240 : 0);
  drawn.push(await drawBrand(assets, canvas, input.brand, palette, axis, places.brand, brandWidth));
  const pillTop = places.pill ?? places.brand + (LOGO - PILL_HEIGHT) / 2;
  drawn.push(await drawLivePill(assets, axis, pillTop, places.pill === null));

  const viewers = describeViewers(input.viewerCount);
  const below = (viewers ? 96 : 0) + (input.callToAction ? ACTION_HEIGHT + 48 : 0);
  const top = frame.y + frame.height + 48;
  const block = setText(title, {
    width: axis.right - axis.left,
    height: places.bottom - top - below,
    sizes: SIZES,
    maxLines: LINES,
  });
  drawn.push(drawBlock(block, axis.left, axis.right, top, FIRST));
  // Marks below the baseline of tall scripts need space.
  let y = top + heightOf(block) + (block.lineHeight > 1.3 * block.size ? 0.25 * block.size : 0);
  if (viewers) {
    drawn.push(await drawViewers(assets, viewers, axis, y + 72));
    y += 96;
  }
  if (input.callToAction) drawn.push(await drawAction(assets, input.callToAction, palette, axis, y + 48));
  return {
    canvas,
    shapes: drawn.map(({ svg }) => svg).join(''),
    text: drawn.flatMap(({ boxes }) => boxes),
  };
}

/** Prepares the title. If no character of it can be drawn, prepares a text that says who is live. */
async function prepareTitle(assets: Assets, input: LiveCardInput) {
  const title = await prepareText(assets, input.title, 800);
  if (title.parts.some((part) => part.text.trim())) return title;
  return prepareText(assets, `${input.brand.name} is live`, 800);
}

/** Paints the backdrop and the framed picture; without a good picture, a pattern with the name's initial. */
async function paintPictures(
  assets: Assets,
  input: LiveCardInput,
  palette: Palette,
  height: number,
  frame: Rect,
): Promise<{ canvas: Pixels; shapes: string }> {
  const pixels = await loadPicture(input.thumbnail?.bytes ?? null);
  const part = pixels && findPicture(pixels);
  const light = { x: WIDTH / 2, y: frame.y + frame.height / 2, radius: 900, strength: 0.9 };
  const canvas = paintBackdrop(WIDTH, height, palette, light, pixels && part ? { pixels, part } : null);
  paintShadow(canvas, frame);
  const border = `<rect x="${frame.x + 0.5}" y="${frame.y + 0.5}" width="${frame.width - 1}" height="${frame.height - 1}" rx="${PICTURE.radius}" fill="none" stroke="#fff" stroke-opacity="0.12"/>`;
  if (pixels && part && part.width * MOST_ENLARGED >= frame.width) {
    paintPicture(canvas, resize(pixels, part, frame.width, frame.height), frame.x, frame.y, PICTURE.radius);
    return { canvas, shapes: border };
  }
  const pattern = drawPattern(input.videoId ?? input.brand.name, frame, PICTURE.radius, palette);
  const initial = await prepareText(assets, initialOf(input.brand.name), 800);
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const letter = drawLabel(initial, x, y, 160, 'centre', { fill: '#fff', opacity: 1 });
  const disc = `<circle cx="${x}" cy="${y}" r="${frame.width / 8}" fill="${hex(palette.bottom)}"/>`;
  return { canvas, shapes: pattern + disc + letter.svg + border };
}
