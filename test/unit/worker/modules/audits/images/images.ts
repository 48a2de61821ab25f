import { writePng } from '../../../../../../src/dev/simulators/site/png.ts';

export const png = (width: number, height: number) => writePng(width, height, () => [1, 2, 3]);
/** Returns the first bytes of a GIF (GIF89a, 17 and 18). */
export const gif = (width: number, height: number) =>
  Uint8Array.of(...bytesOf('GIF89a'), width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0);
/** Returns an ICO with icons of these sides, but no pixels. */
export const ico = (...sides: number[]) =>
  Uint8Array.of(
    ...[0, 0, 1, 0, sides.length, 0],
    ...sides.flatMap((side) => [side & 255, side & 255, ...new Array<number>(14).fill(0)]),
  );
/** Returns the first bytes of a lossless WebP. */
export function webp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bits = (width - 1) | ((height - 1) << 14);
  const size = [0, 8, 16, 24].map((shift) => (bits >>> shift) & 255);
  return Uint8Array.of(
    ...bytesOf('RIFF'),
    30,
    0,
    0,
    0,
    ...bytesOf('WEBPVP8L'),
    10,
    0,
    0,
    0,
    0x2f,
    ...size,
    0,
  );
}
export const svg = '<?xml version="1.0"?><!-- a boat --><svg xmlns="http://www.w3.org/2000/svg"/>';

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}
