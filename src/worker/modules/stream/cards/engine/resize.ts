/** Changes the size of a picture. */
import { makePixels, type Pixels, type Rect } from './pixels.ts';

/**
 * The part `crop` of `source` at another size, with a Catmull-Rom filter that widens when it shrinks. Colours of
 * transparent pixels do not bleed: alpha is multiplied in meanwhile.
 */
export function resize(source: Pixels, crop: Rect, width: number, height: number): Pixels {
  const columns = weigh(crop.x, crop.width, source.width, width);
  const rows = weigh(crop.y, crop.height, source.height, height);
  const first = Math.max(0, rows[0]!.start);
  const last = Math.min(source.height, rows.at(-1)!.start + rows.at(-1)!.weights.length);
  const narrow = new Float32Array(width * 4 * (last - first));
  for (let y = first; y < last; y++) {
    for (let x = 0; x < width; x++) {
      const { start, weights } = columns[x]!;
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      for (let k = 0, at = (y * source.width + start) * 4; k < weights.length; k++, at += 4) {
        const opacity = weights[k]! * source.data[at + 3]!;
        r += opacity * source.data[at]!;
        g += opacity * source.data[at + 1]!;
        b += opacity * source.data[at + 2]!;
        a += opacity;
      }
      const to = ((y - first) * width + x) * 4;
      narrow[to] = r;
      narrow[to + 1] = g;
      narrow[to + 2] = b;
      narrow[to + 3] = a;
    }
  }
  const result = makePixels(width, height);
  const sums = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    const { start, weights } = rows[y]!;
    for (let x = 0; x < width; x++) {
      sums.fill(0);
      for (let k = 0; k < weights.length; k++) {
        const from = ((start - first + k) * width + x) * 4;
        for (let c = 0; c < 4; c++) sums[c]! += weights[k]! * narrow[from + c]!;
      }
      const to = (y * width + x) * 4;
      const alpha = sums[3]!;
      for (let c = 0; c < 3; c++) result.data[to + c] = alpha > 0 ? sums[c]! / alpha : 0;
      result.data[to + 3] = alpha;
    }
  }
  return result;
}

interface Weights {
  start: number;
  weights: number[];
}

/** For each pixel of `to`, the pixels of `size` that it is made of, around `offset` to `offset + length`. */
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
