import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  describeViewers,
  formatFigure,
} from '../../../../../../src/worker/modules/stream/drawing/figures.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [10_000, '10,000'],
  [999_999, '999,999'],
  [1_000_000, '1M'],
  [1_260_000, '1.2M'],
  [1_999_999, '1.9M'],
  [999_999_999, '999.9M'],
  [2_500_000_000, '2.5B'],
])('%i is shown as %s', (value, shown) => {
  expect(formatFigure(value)).toBe(shown);
});

test('a figure never promises more than there is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (value) => {
      const [, digits, unit] = /^([\d,.]+)([MB]?)$/.exec(formatFigure(value))!;
      const shown = Number(digits!.replaceAll(',', '')) * { '': 1, M: 1e6, B: 1e9 }[unit as '' | 'M' | 'B'];
      expect(shown).toBeLessThanOrEqual(value + 1e-3);
      expect(shown).toBeGreaterThan(value * 0.89 - 1);
    }),
  );
});

test('viewers are left out when they are hidden or nobody', () => {
  expect(describeViewers(1234)).toBe('1,234 watching');
  expect(describeViewers(0)).toBeNull();
  expect(describeViewers(null)).toBeNull();
});
