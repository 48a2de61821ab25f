import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contrast,
  luminance,
  makePalette,
  WHITE,
} from '../../../../../../../src/worker/modules/stream/drawing/color/palette.ts';

test('contrast is that of WCAG', () => {
  expect(contrast(WHITE, [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([0x77 / 255, 0x77 / 255, 0x77 / 255], WHITE)).toBeCloseTo(4.48, 2);
});

test('any brand colour gives a dark background and an accent on which words are read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const palette = makePalette(`#${value.toString(16).padStart(6, '0')}`);
      for (const color of [palette.top, palette.bottom, palette.glow]) {
        expect(contrast(WHITE, color)).toBeGreaterThan(7);
      }
      expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThan(4.5);
      expect(luminance(palette.accent)).toBeGreaterThan(luminance(palette.glow));
      for (const color of Object.values(palette)) {
        for (const channel of color) expect(channel).toBeGreaterThanOrEqual(0);
        for (const channel of color) expect(channel).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('without a colour, with a grey and with something that is no colour, the palette is the same violet', () => {
  const fallback = makePalette(null);
  expect(makePalette('#808080')).toEqual(fallback);
  expect(makePalette('url(#x)')).toEqual(fallback);
  expect(fallback.accent[2]).toBeGreaterThan(fallback.accent[1]);
});

test('a colour that is nearly white gives its hue to the accent, not to the background', () => {
  const palette = makePalette('#fff1f2');
  const spread = (color: readonly number[]) => Math.max(...color) - Math.min(...color);
  expect(palette.accent[0]).toBeGreaterThan(palette.accent[2]);
  expect(spread(palette.top)).toBeLessThan(0.05);
});
