/** Rotation of a picture by its EXIF orientation (CIPA DC-008, tag 0x0112). */
import { makePixels, type Pixels } from '../drawing/engine/pixels.ts';

/** Returns whether width and height are swapped. */
export function isTurned(orientation: number): boolean {
  return orientation >= 5;
}

export function turnUpright(pixels: Pixels, orientation: number): Pixels {
  if (orientation === 1) return pixels;
  const { width, height } = pixels;
  const upright = isTurned(orientation) ? makePixels(height, width) : makePixels(width, height);
  const from = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, width * height);
  const to = new Uint32Array(upright.data.buffer);
  for (let y = 0; y < upright.height; y++) {
    for (let x = 0; x < upright.width; x++) {
      const [column, row] = findStored(x, y, width, height, orientation);
      to[y * upright.width + x] = from[row * width + column]!;
    }
  }
  return upright;
}

/** Returns the position at which the pixel for (x, y) is stored. */
function findStored(
  x: number,
  y: number,
  width: number,
  height: number,
  orientation: number,
): [number, number] {
  switch (orientation) {
    case 2:
      return [width - 1 - x, y];
    case 3:
      return [width - 1 - x, height - 1 - y];
    case 4:
      return [x, height - 1 - y];
    case 5:
      return [y, x];
    case 6:
      return [y, height - 1 - x];
    case 7:
      return [width - 1 - y, height - 1 - x];
    default:
      return [width - 1 - y, x];
  }
}
