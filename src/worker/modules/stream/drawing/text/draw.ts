/** Draws lines of text as SVG. */

import type { Text } from './glyphs.ts';
import type { Line, Placed } from './line.ts';
import { baseDirection, PICTURE_SIZE, shapeLine } from './shape.ts';
import { type Block, CAPITALS, trackingAt, widthOf } from './wrap.ts';

/** A rectangle of text, in pixels, for tests and contrast checks. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
}

export interface Drawn {
  svg: string;
  boxes: TextBox[];
}

export interface Ink {
  fill: string;
  opacity: number;
}

const PICTURE_BELOW = 0.17;

/**
 * Draws a block whose capitals begin at `top`. It starts at `left`, or ends at `right` if the text is right-to-left.
 */
export function drawBlock(block: Block, left: number, right: number, top: number, ink: Ink): Drawn {
  const drawn: Drawn = { svg: '', boxes: [] };
  for (const [i, line] of block.lines.entries()) {
    const width = widthOf(line, block.size, block.tracking);
    // Aligns outlines, not the space before them: a Japanese opening bracket has half an em of it.
    const x = block.direction === 'rtl' ? right - width : left - line.inkStart * block.size;
    const baseline = top + CAPITALS * block.size + i * block.lineHeight;
    drawn.svg += drawLine(line, x, baseline, block.size, block.tracking, ink);
    drawn.boxes.push(boxOf(line, x, baseline, block.size, width));
  }
  return drawn;
}

/** Returns the distance from the top of the first line's capitals to the last baseline. */
export function heightOf(block: Block): number {
  return CAPITALS * block.size + Math.max(0, block.lines.length - 1) * block.lineHeight;
}

/** Draws a single line that starts or is centred at `x`, with its capitals centred on `middle`. */
export function drawLabel(
  text: Text,
  x: number,
  middle: number,
  size: number,
  align: 'left' | 'centre',
  ink: Ink,
  tracking = trackingAt(size),
): Drawn & { width: number } {
  const line = shapeLine(text, text.parts, baseDirection(text.parts.map((part) => part.text).join('')));
  const width = widthOf(line, size, tracking);
  const left = align === 'left' ? x - line.inkStart * size : x - width / 2;
  const baseline = middle + (CAPITALS * size) / 2;
  return {
    svg: drawLine(line, left, baseline, size, tracking, ink),
    boxes: [boxOf(line, left, baseline, size, width)],
    width,
  };
}

function boxOf(line: Line, x: number, baseline: number, size: number, width: number): TextBox {
  const space = line.inkStart * size;
  return { x: x + space, y: baseline - size, width: width - space, height: size * 1.25, size };
}

/** Returns the width of a label in pixels. */
export function measureLabel(text: Text, size: number, tracking = trackingAt(size)): number {
  const line = shapeLine(text, text.parts, baseDirection(text.parts.map((part) => part.text).join('')));
  return widthOf(line, size, tracking);
}

function drawLine(line: Line, x: number, baseline: number, size: number, tracking: number, ink: Ink): string {
  const drawn = line.placed.map((placed, i) =>
    drawPlaced(placed, x + (placed.x + line.gapsBefore[i]! * tracking) * size, baseline, size),
  );
  return `<g fill="${ink.fill}" fill-opacity="${ink.opacity}">${drawn.join('')}</g>`;
}

function drawPlaced(placed: Placed, x: number, baseline: number, size: number): string {
  if (placed.kind === 'glyph') {
    const scale = size / placed.unitsPerEm;
    const place = `translate(${round(x)} ${round(baseline - placed.y * size)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`;
    return `<path transform="${place}" d="${placed.path}"/>`;
  }
  const side = PICTURE_SIZE * size;
  const top = baseline + PICTURE_BELOW * size - side;
  const inner = placed.svg.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return (
    `<g fill="#000" fill-opacity="1" transform="translate(${round(x)} ${round(top)}) scale(${(side / 36).toFixed(6)})">` +
    `${inner}</g>`
  );
}

function round(value: number): string {
  return value.toFixed(2);
}
