import { expect, test } from 'vitest';
import type { Pixels } from '../../../../../../src/worker/modules/stream/drawing/engine/pixels.ts';
import { turnUpright } from '../../../../../../src/worker/modules/stream/uploads/turn.ts';

/** Returns pixels from letters, with one row per string. */
function draw(rows: string[]): Pixels {
  const letters = [...rows.join('')];
  const data = Uint8ClampedArray.from(letters.flatMap((letter) => [letter.charCodeAt(0), 0, 0, 255]));
  return { width: rows[0]!.length, height: rows.length, data };
}

function read({ width, height, data }: Pixels): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => String.fromCharCode(data[(y * width + x) * 4]!)).join(''),
  );
}

/** The stored form of "abc / def" in each of the eight orientations. */
const STORED: Record<number, string[]> = {
  1: ['abc', 'def'],
  2: ['cba', 'fed'],
  3: ['fed', 'cba'],
  4: ['def', 'abc'],
  5: ['ad', 'be', 'cf'],
  6: ['cf', 'be', 'ad'],
  7: ['fc', 'eb', 'da'],
  8: ['da', 'eb', 'fc'],
};

test.each(Object.entries(STORED))('orientation %s is turned upright', (orientation, rows) => {
  expect(read(turnUpright(draw(rows), Number(orientation)))).toEqual(['abc', 'def']);
});
