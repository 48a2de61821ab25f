/** Resizing of pictures. */
import { makePixels, type Pixels, type Rect } from './pixels.ts';

/**
 * Resizes the part `crop` of `source` with a Catmull-Rom filter that widens when it shrinks. Alpha is premultiplied
 * meanwhile, so that colours of transparent pixels do not bleed.
 */
export function resize(source: Pixels, crop: Rect, width: number, height: number): Pixels {
  const columns = weigh(crop.x, crop.width, source.width, width);
  const rows = weigh(crop.y, crop.height, source.height, height);
  // Of the rows with their new width, keeps only as many as one new row needs.
  const kept = Math.max(...rows.map(({ weights }) => weights.length));
  const narrow = Array.from({ length: kept }, () => new Float32Array(width * 4));
  const result = makePixels(width, height);
  const sums = new Float32Array(width * 4);
  let next = rows[0]!.start;
  for (const [y, { start, weights }] of rows.entries()) {
    for (; next < start + weights.length; next++) narrowRow(source, next, columns, narrow[next % kept]!);
    sums.fill(0);
    for (const [k, weight] of weights.entries()) {
      const row = narrow[(start + k) % kept]!;
      for (let i = 0; i < sums.length; i++) sums[i]! += weight * row[i]!;
    }
    for (let i = 0, to = y * width * 4; i < sums.length; i += 4, to += 4) {
      const alpha = sums[i + 3]!;
      for (let c = 0; c < 3; c++) result.data[to + c] = alpha > 0 ? sums[i + c]! / alpha : 0;
      result.data[to + 3] = alpha;
    }
  }
  return result;
}

function narrowRow({ data, width }: Pixels, y: number, columns: Weights[], row: Float32Array): void {
  for (const [x, { start, weights }] of columns.entries()) {
    let [r, g, b, a] = [0, 0, 0, 0];
    for (let k = 0, at = (y * width + start) * 4; k < weights.length; k++, at += 4) {
      const opacity = weights[k]! * data[at + 3]!;
      r += opacity * data[at]!;
      g += opacity * data[at + 1]!;
      b += opacity * data[at + 2]!;
      a += opacity;
    }
    row[x * 4] = r;
    row[x * 4 + 1] = g;
    row[x * 4 + 2] = b;
    row[x * 4 + 3] = a;
  }
}

interface Weights {
  start: number;
  weights: number[];
}

/** Returns, for each of `to` pixels, the weighted source pixels from `offset` to `offset + length` out of `size`. */
function weigh(offset: number, length: number, size: number, to: number): Weights[] {
  const scale = length / to;
  const width = Math.max(1, scale);
  return Array.from({ length: to }, (_, i) => {
    const centre = offset + (i + 0.5) * scale;
    const start = Math.max(0, Math.ceil(centre - 2 * width - 0.5));
    const end = Math.min(size, Math.floor(centre + 2 * width + 0.5));
    const weights = Array.from({ length: Math.max(1, end - start) }, (_, k) =>
      catmullRom((start + k + 0.5 - centre) / width),
    );
    const sum = weights.reduce((a, b) => a + b, 0) || 1;
    return { start: Math.min(start, size - 1), weights: weights.map((weight) => weight / sum) };
  });
}

function catmullRom(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
  if (x < 2) return -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2;
  return 0;
}
