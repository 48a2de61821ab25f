/** The layers below shapes and text: the backdrop, the picture and its shadow. */
import type { Pixels, Rect } from '../engine/pixels.ts';

/** Returns the share, 0 to 1, of the pixel centred at (x, y) that a rectangle with round corners covers. */
function coverage(x: number, y: number, rect: Rect, radius: number): number {
  const dx = Math.abs(x - rect.x - rect.width / 2) - rect.width / 2 + radius;
  const dy = Math.abs(y - rect.y - rect.height / 2) - rect.height / 2 + radius;
  const distance = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  return Math.min(1, Math.max(0, 0.5 - distance));
}

/** Paints `picture` at (x, y), cut to round corners. */
export function paintPicture(canvas: Pixels, picture: Pixels, x: number, y: number, radius: number): void {
  const rect = { x, y, width: picture.width, height: picture.height };
  for (let row = 0; row < picture.height; row++) {
    for (let column = 0; column < picture.width; column++) {
      const from = (row * picture.width + column) * 4;
      const alpha = (coverage(x + column + 0.5, y + row + 0.5, rect, radius) * picture.data[from + 3]!) / 255;
      if (alpha === 0) continue;
      const to = ((y + row) * canvas.width + x + column) * 4;
      for (let c = 0; c < 3; c++) {
        canvas.data[to + c] = canvas.data[to + c]! * (1 - alpha) + picture.data[from + c]! * alpha;
      }
    }
  }
}

const SHADOW = { below: 24, blur: 64, opacity: 0.45 };

/** Darkens the area around `rect` with a black shadow, 24 pixels below it, blurred by 64. */
export function paintShadow(canvas: Pixels, rect: Rect): void {
  const deviation = SHADOW.blur / 2;
  const across = blurredEdge(canvas.width, rect.x, rect.width, deviation);
  const down = blurredEdge(canvas.height, rect.y + SHADOW.below, rect.height, deviation);
  for (let y = 0; y < canvas.height; y++) {
    if (down[y]! < 0.002) continue;
    for (let x = 0; x < canvas.width; x++) {
      const keep = 1 - SHADOW.opacity * across[x]! * down[y]!;
      const at = (y * canvas.width + x) * 4;
      for (let c = 0; c < 3; c++) canvas.data[at + c] = canvas.data[at + c]! * keep;
    }
  }
}

/** Approximates the integral of a Gaussian over the line from `start` by the logistic function. */
function blurredEdge(size: number, start: number, length: number, deviation: number): Float32Array {
  const rise = (distance: number) => 1 / (1 + Math.exp((-1.702 * distance) / deviation));
  return Float32Array.from(
    { length: size },
    (_, at) => rise(at + 0.5 - start) - rise(at + 0.5 - start - length),
  );
}

/** Paints the renderer's output, with premultiplied alpha, over the canvas. */
export function paintLayer({ data }: Pixels, layer: Uint8Array): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = layer[at + 3]!;
    if (alpha === 0) continue;
    const keep = (255 - alpha) / 255;
    for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! * keep + layer[at + c]!;
  }
}
