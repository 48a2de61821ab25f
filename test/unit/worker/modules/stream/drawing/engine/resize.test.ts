import { expect, test } from 'vitest';
import { makePixels } from '../../../../../../../src/worker/modules/stream/drawing/engine/pixels.ts';
import { resize } from '../../../../../../../src/worker/modules/stream/drawing/engine/resize.ts';

const GREEN = [20, 200, 90, 255];

test('a single colour stays the same at every size', () => {
  const source = makePixels(37, 21);
  for (let i = 0; i < 37 * 21; i++) source.data.set(GREEN, i * 4);
  for (const [width, height] of [
    [1, 1],
    [9, 50],
    [80, 40],
    [37, 21],
  ] as const) {
    const { data } = resize(source, { x: 3, y: 2, width: 30, height: 17 }, width, height);
    for (let i = 0; i < width * height; i++) {
      for (let c = 0; c < 4; c++) expect(Math.abs(data[i * 4 + c]! - GREEN[c]!)).toBeLessThanOrEqual(1);
    }
  }
});

test('at the same size nothing changes', () => {
  const source = makePixels(8, 8);
  for (let i = 0; i < source.data.length; i++) source.data[i] = i % 4 === 3 ? 255 : (i * 37) % 256;
  const same = resize(source, { x: 0, y: 0, width: 8, height: 8 }, 8, 8);
  for (const [i, value] of same.data.entries())
    expect(Math.abs(value - source.data[i]!)).toBeLessThanOrEqual(1);
});

test('the colour of clear pixels does not bleed into seen ones', () => {
  const source = makePixels(4, 1);
  source.data.set([255, 0, 0, 0, 255, 0, 0, 0, ...GREEN, ...GREEN]);
  const { data } = resize(source, { x: 0, y: 0, width: 4, height: 1 }, 2, 1);
  for (let i = 0; i < 2; i++) if (data[i * 4 + 3]! > 0) expect(data[i * 4]).toBeLessThanOrEqual(21);
});
