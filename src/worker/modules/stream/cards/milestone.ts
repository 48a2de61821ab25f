/** The cards that celebrate a number of subscribers. The number is the picture. */
import { type Brand, type Card, type CardFormat, finishCard, type Layout } from './card.ts';
import { hex, makePalette, type Palette } from './color/palette.ts';
import { formatFigure } from './figures.ts';
import { type Axis, drawBrand, FIRST, LOGO, SECOND } from './parts.ts';
import { paintBackdrop } from './picture/backdrop.ts';
import { drawLabel, measureLabel } from './text/draw.ts';
import type { Assets } from './text/faces.ts';
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
  /** Part of the width that the number may take, and its largest size. */
  share: number;
  largest: number;
}

const SHAPES: Record<MilestoneSize, Shape> = {
  '1080x1080': { width: 1080, height: 1080, margin: 80, share: 0.86, largest: 400 },
  '1200x630': { width: 1200, height: 630, margin: 64, share: 0.86, largest: 264 },
};

/** A milestone, square for posts or 1200 x 630 for links. */
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
  const { width, height, margin, share, largest } = SHAPES[size];
  const palette = makePalette(input.brand.color);
  const axis: Axis = { left: margin, right: width - margin, direction: 'ltr' };
  const light = { x: width * 0.85, y: height * 0.1, radius: width * 0.9, strength: 1 };
  const canvas = paintBackdrop(width, height, palette, light, null);

  const figure = await prepareText(assets, formatFigure(input.subscribers), 800);
  const tracking = -0.04;
  const fitting = Math.min(
    largest,
    Math.floor(Math.min(width * share, width - 2 * margin) / measureLabel(figure, 1, tracking)),
  );
  const unitSize = Math.max(36, Math.round(fitting / 4));
  const unit = await prepareText(assets, 'subscribers', 600);
  const unitMiddle = height - margin - (CAPITALS * unitSize) / 2;
  const figureMiddle =
    height - margin - CAPITALS * unitSize - unitSize * 0.75 - (CAPITALS * fitting) / 2;
  // Large digits have space of their own on their left; they move by it, so that the edges are in line.
  const number = drawLabel(
    figure,
    margin - fitting * 0.04,
    figureMiddle,
    fitting,
    'left',
    FIRST,
    tracking,
  );
  const words = drawLabel(unit, margin, unitMiddle, unitSize, 'left', SECOND);
  const nameSize = Math.min(56, Math.max(36, Math.round(fitting / 6)));
  const brand = await drawBrand(
    assets,
    canvas,
    input.brand,
    palette,
    axis,
    margin,
    width * 0.7,
    nameSize,
  );
  return {
    canvas,
    shapes: drawRings(width, palette) + number.svg + words.svg + brand.svg,
    text: [...number.boxes, ...words.boxes, ...brand.boxes],
  };
}

/** Rings that grow out of the upper right corner, ever fainter. */
function drawRings(width: number, palette: Palette): string {
  const step = LOGO * 1.25;
  return [1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<circle cx="${width - 80}" cy="80" r="${i * step}" fill="none" stroke="${hex(i % 2 ? palette.accent : palette.second)}" stroke-width="${step / 2}" stroke-opacity="${(0.9 / i ** 1.3).toFixed(3)}"/>`,
    )
    .join('');
}
