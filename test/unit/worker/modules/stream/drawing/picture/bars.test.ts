import { expect, test } from 'vitest';
import {
  makePixels,
  type Pixels,
} from '../../../../../../../src/worker/modules/stream/drawing/engine/pixels.ts';
import { findPicture } from '../../../../../../../src/worker/modules/stream/drawing/picture/bars.ts';

/** Draws a picture in one color between black bars that are slightly noisy. */
function draw(width: number, height: number, bars: { top?: number; left?: number }, grey = 180): Pixels {
  const pixels = makePixels(width, height);
  const [top, left] = [bars.top ?? 0, bars.left ?? 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBar = y < top || y >= height - top || x < left || x >= width - left;
      pixels.data.set(isBar ? [(x + y) % 7, 3, 5, 255] : [grey, grey, grey, 255], (y * width + x) * 4);
    }
  }
  return pixels;
}

test('of 4:3 with bars above and below, the middle 16:9 is left', () => {
  const part = findPicture(draw(640, 480, { top: 60 }));
  expect(part.width / part.height).toBeCloseTo(16 / 9, 5);
  expect(part.y).toBeGreaterThanOrEqual(60);
  expect(part.y + part.height).toBeLessThanOrEqual(420);
  expect(part.width).toBeGreaterThan(620);
});

test('of a letterboxed film in 16:9 and of a portrait video, nothing black is left', () => {
  const film = findPicture(draw(1280, 720, { top: 90 }));
  expect(film.y).toBeGreaterThanOrEqual(90);
  expect(film.y + film.height).toBeLessThanOrEqual(630);
  const portrait = findPicture(draw(1280, 720, { left: 300 }));
  expect(portrait.x).toBeGreaterThanOrEqual(300);
  expect(portrait.x + portrait.width).toBeLessThanOrEqual(980);
  expect(portrait.width / portrait.height).toBeCloseTo(16 / 9, 5);
});

test('a full picture keeps its frame, also when it is dark throughout', () => {
  const whole = { x: 0, y: 0, width: 1280, height: 720 };
  expect(findPicture(draw(1280, 720, {}))).toEqual(whole);
  expect(findPicture(draw(1280, 720, {}, 0))).toEqual(whole);
});

test('a night sky above a town is no bar', () => {
  const pixels = draw(1280, 720, {});
  pixels.data.fill(10, 0, 1280 * 4 * 300);
  expect(findPicture(pixels)).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
});
