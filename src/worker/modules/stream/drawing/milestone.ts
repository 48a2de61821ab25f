/** The cards that celebrate a number of subscribers, with the number as the picture. */

import type { Assets } from './assets.ts';
import { type Brand, type Card, type CardFormat, finishCard, type Layout } from './card.ts';
import { hex, makePalette, type Palette } from './color/palette.ts';
import { formatFigure } from './figures.ts';
import { type Axis, drawBrand, FIRST, LOGO, SECOND } from './parts.ts';
import { paintBackdrop } from './picture/backdrop.ts';
import { drawLabel, measureLabel } from './text/draw.ts';
import { prepareText } from './text/glyphs.ts';
import { CAPITALS } from './text/wrap.ts';

export interface MilestoneCardInput {
  brand: Brand;
  subscribers: number;
}

export type MilestoneSize = '1080x1080' | '1200x630';

interface Shape {
  width: number;
  height: number;
  margin: number;
  /** The position of the brand relative to the number. */
  brand: 'above' | 'below';
  /** The largest size of the number. */
  largest: number;
}

const SHAPES: Record<MilestoneSize, Shape> = {
  '1080x1080': { width: 1080, height: 1080, margin: 80, brand: 'above', largest: 480 },
  '1200x630': { width: 1200, height: 630, margin: 64, brand: 'below', largest: 320 },
};
/** The share of the width that the number may take. */
const SHARE = 0.86;
const TRACKING = -0.03;
/** The distance from the number's baseline to its unit, in em of the number. A comma reaches 0.2 em down. */
const UNIT_GAP = { withComma: 0.27, without: 0.19 };

/** Draws a milestone, square for posts or 1200 x 630 for links. */
export async function renderMilestoneCard(
  assets: Assets,
  input: MilestoneCardInput,
  size: MilestoneSize,
  format: CardFormat,
): Promise<Card> {
  return finishCard(await layOutMilestone(assets, input, size), format);
}

export async function layOutMilestone(
  assets: Assets,
  input: MilestoneCardInput,
  size: MilestoneSize,
): Promise<Layout> {
  const { width, height, margin, largest, ...shape } = SHAPES[size];
  const palette = makePalette(input.brand.color);
  const axis: Axis = { left: margin, right: width - margin, direction: 'ltr' };
  const light = { x: width, y: 0, radius: width, strength: 1 };
  const canvas = paintBackdrop(width, height, palette, light, null);

  const digits = formatFigure(input.subscribers);
  const gap = digits.includes(',') ? UNIT_GAP.withComma : UNIT_GAP.without;
  const figure = await prepareText(assets, digits, 800);
  const widest = Math.min(width * SHARE, width - 2 * margin);
  const big = Math.min(largest, Math.floor(widest / measureLabel(figure, 1, TRACKING)));
  const small = Math.max(36, Math.round(big / 4));
  const [capitals, smallCapitals] = [CAPITALS * big, CAPITALS * small];
  const bottom = height - margin - smallCapitals - gap * big;
  const baseline = shape.brand === 'above' ? bottom : margin + capitals;
  const number = drawLabel(figure, margin, baseline - capitals / 2, big, 'left', FIRST, TRACKING);
  const unit = await prepareText(assets, 'subscribers', 600);
  const unitMiddle = baseline + gap * big + smallCapitals / 2;
  const words = drawLabel(unit, margin, unitMiddle, small, 'left', SECOND);
  const brandTop = shape.brand === 'above' ? margin : height - margin - LOGO;
  const nameSize = Math.min(48, Math.max(36, Math.round(big / 6)));
  const brand = await drawBrand(assets, canvas, input.brand, palette, axis, brandTop, widest, nameSize);
  return {
    canvas,
    shapes: drawDiscs(width, palette) + number.svg + words.svg + brand.svg,
    text: [...number.boxes, ...words.boxes, ...brand.boxes],
  };
}

/** Draws overlapping discs from the upper right corner, so that their light adds up. */
function drawDiscs(width: number, palette: Palette): string {
  const fills = [palette.accent, palette.second].map(hex);
  return [0.1, 0.22, 0.36, 0.52]
    .map(
      (radius, i) =>
        `<circle cx="${width}" cy="0" r="${radius * width}" fill="${fills[i % 2]}" fill-opacity="${i < 1 ? 1 : 0.22}"/>`,
    )
    .reverse()
    .join('');
}
