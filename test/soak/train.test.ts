import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { learnWeights } from '../../bench/train/learn-weights.ts';

const WEIGHTS = new URL('../../src/lib/meetings/likelihood/weights.ts', import.meta.url);

test('the weights of detection are those that its mails teach', () => {
  expect(learnWeights(() => undefined)).toBe(readFileSync(WEIGHTS, 'utf8'));
});
