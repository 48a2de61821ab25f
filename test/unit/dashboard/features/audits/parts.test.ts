import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES, PART_BYTES } from '../../../../../src/contract/audits/uploads.ts';
import {
  fileProblem,
  MAX_BYTES,
  missingParts,
} from '../../../../../src/dashboard/features/audits/start/parts.ts';

test('the parts that are missing and those that have arrived make the whole file', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 60 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 500 })),
      (bytes, size, numbers) => {
        const count = Math.ceil(bytes / size);
        const parts = numbers.filter((number) => number <= count);
        const all = missingParts({ bytes, part_size: size, parts: [] });
        const missing = missingParts({ bytes, part_size: size, parts });
        expect(all.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
        expect(missing).toEqual(all.filter(({ number }) => !parts.includes(number)));
        all.forEach(({ start, end }, n) => {
          expect(start).toBe(n === 0 ? 0 : all[n - 1]!.end);
          expect(end - start).toBe(n === count - 1 ? bytes - size * (count - 1) : size);
        });
      },
    ),
  );
});

test('a file is refused for what it is, and how large it is', () => {
  const video = { name: 'a.mp4', type: 'video/mp4', size: PART_BYTES };
  expect(fileProblem(video)).toBeNull();
  expect(fileProblem({ ...video, name: 'A.MKV', type: '' })).toBeNull();
  expect(fileProblem({ ...video, name: 'a.txt', type: 'text/plain' })).toBe('notVideo');
  expect(fileProblem({ ...video, size: 0 })).toBe('emptyFile');
  expect(fileProblem({ ...video, size: MAX_BYTES + 1 })).toBe('tooLarge');
});

test('the largest file is the one that the API takes', () => {
  expect(MAX_BYTES).toBe(MAX_UPLOAD_BYTES);
});
