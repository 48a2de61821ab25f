/** The picture in a thumbnail: 16:9, without black bars. */
import type { Pixels, Rect } from '../engine/pixels.ts';

/** The maximum of the brightest channel of a bar. JPEG leaves noise on black. */
const BLACK = 24;
/** The largest share of the height or width that is removed as bars. A picture with more black is left as it is. */
const MOST = 0.6;
const RATIO = 16 / 9;

/** Returns the middle 16:9 of the picture without black bars. */
export function findPicture(pixels: Pixels): Rect {
  return cutTo(withoutBars(pixels), RATIO);
}

/** Returns the largest middle part of `rect` whose width is `ratio` times its height. */
export function cutTo(rect: Rect, ratio: number): Rect {
  const width = Math.min(rect.width, rect.height * ratio);
  const height = Math.min(rect.height, rect.width / ratio);
  return {
    x: rect.x + (rect.width - width) / 2,
    y: rect.y + (rect.height - height) / 2,
    width,
    height,
  };
}

function withoutBars({ width, height, data }: Pixels): Rect {
  const step = Math.max(1, Math.floor(Math.max(width, height) / 320));
  const isBlack = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return data[at]! <= BLACK && data[at + 1]! <= BLACK && data[at + 2]! <= BLACK;
  };
  const isRowBlack = (y: number) => {
    for (let x = 0; x < width; x += step) if (!isBlack(x, y)) return false;
    return true;
  };
  const isColumnBlack = (x: number) => {
    for (let y = 0; y < height; y += step) if (!isBlack(x, y)) return false;
    return true;
  };
  const [top, bottom] = measure(height, isRowBlack);
  const [left, right] = measure(width, isColumnBlack);
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

/**
 * Counts the black lines at either end. Bars are about as wide on both sides; a dark picture without bars is not cut.
 * One more line is cut, in which the bar blends into the picture.
 */
function measure(size: number, isLineBlack: (at: number) => boolean): [number, number] {
  let before = 0;
  while (before < size && isLineBlack(before)) before++;
  if (before === size) return [0, 0];
  let after = 0;
  while (isLineBlack(size - 1 - after)) after++;
  const isPair = Math.abs(before - after) <= Math.max(4, size * 0.02);
  if (!isPair || before < 4 || after < 4 || before + after > size * MOST) return [0, 0];
  return [before + 2, after + 2];
}
