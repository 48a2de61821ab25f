import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measure } from '../../../../../src/dashboard/features/live-desk/caption/measure.ts';
import { captionLength } from '../../../../../src/lib/captions/length.ts';

describe('measure', () => {
  test('counts a link on X as 23 characters, and tells what it costs', () => {
    const url = `https://example.com/${'a'.repeat(200)}`;
    expect(measure('x', `Live: ${url}`, false)).toMatchObject({
      length: 29,
      most: 280,
      cost: 0.2,
      cut: null,
    });
  });

  test('marks what does not fit', () => {
    const { cut, problems } = measure('x', `${'a'.repeat(280)}bc`, false);
    expect(cut).toBe(280);
    expect(problems).toHaveLength(1);
  });

  test('says that Instagram needs an image', () => {
    expect(measure('instagram', 'Live', false).problems.join()).toContain('image');
    expect(measure('instagram', 'Live', true).problems).toEqual([]);
  });

  test('cuts so that the beginning fits, and one character more does not', () => {
    const piece = fc.constantFrom('a', 'é', '漢', '👩‍👩‍👧', ' ', 'https://example.com ');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 200, maxLength: 400 }), (pieces) => {
        const text = pieces.join('');
        const { cut, length, most } = measure('x', text, false);
        expect(cut === null).toBe(length <= most);
        if (cut === null) return;
        expect(captionLength('x', text.slice(0, cut))).toBeLessThanOrEqual(most);
        expect(cut).toBeLessThan(text.length);
      }),
      { numRuns: 50 },
    );
  });
});
