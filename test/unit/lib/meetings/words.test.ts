/** Tests of the rules for words with single sentences, in each language. */
import { describe, expect, test } from 'vitest';
import { readLines, SHORT } from '../../../../bench/meetings/sets.ts';
import { takenByRules } from './rules.ts';

const sentences = readLines<{ language: string; text: string; expected: string[] }>('sentences');

describe('the rules read', () => {
  const cases = sentences.map(({ language, text, expected }) => [language, text, expected] as const);
  test.each(cases)('%s: %s', (_, text, expected) => {
    expect(takenByRules({ ...SHORT, subject: 'Re:', text }).map(({ start }) => start)).toEqual(expected);
  });
});
