/** Writes small PNG images: 8 bits for each of red, green and blue, no filter (W3C PNG, third edition). */
import { crc32, deflateSync } from 'node:zlib';
import type { Color } from '../youtube/wire/jpeg.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** `colorAt` returns the color of the pixel in a column and row, each value from 0 to 255. */
export function writePng(
  width: number,
  height: number,
  colorAt: (column: number, row: number) => Color,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (1 + 3 * width));
  for (let row = 0, at = 0; row < height; row++) {
    at++; // The filter of the row: none.
    for (let column = 0; column < width; column++, at += 3) rows.set(colorAt(column, row), at);
  }
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...toBytes(width), ...toBytes(height), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', deflateSync(rows)),
    ...chunk('IEND', []),
  ]);
}

function chunk(type: string, data: ArrayLike<number>): number[] {
  const content = Uint8Array.from([...new TextEncoder().encode(type), ...Array.from(data)]);
  return [...toBytes(data.length), ...content, ...toBytes(crc32(content))];
}

const toBytes = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
