import { describe, expect, test } from 'vitest';
import { isMatch, matchesIn } from '../../../../src/dashboard/ui/fields/matches.ts';

describe('what is typed', () => {
  test.each([
    ['berlin', ['Europe/Berlin'], true],
    ['europe ber', ['Europe/Berlin'], true],
    ['new york', ['America/New_York'], true],
    ['erlin', ['Europe/Berlin'], false],
    ['lov ad', ['Ada Lovelace', 'ada@engine.example'], true],
    ['ada engine', ['Ada Lovelace', 'ada@engine.example'], true],
    ['ada@eng', ['Ada Lovelace', 'ada@engine.example'], true],
    ['ÖZ', ['Jürgen Öz'], true],
    ['', ['Anything'], true],
    ['kim', ['Ada Lovelace'], false],
  ])('%j in %j: %s', (typed, texts, expected) => {
    expect(isMatch(texts, typed)).toBe(expected);
  });

  test.each([
    ['ada', 'Ada Lovelace', [[0, 3]]],
    [
      'lo a',
      'Ada Lovelace',
      [
        [0, 1],
        [4, 6],
      ],
    ],
    ['ada adam', 'Adam Opel', [[0, 3]]],
    ['kim', 'Ada Lovelace', []],
    ['', 'Ada Lovelace', []],
  ])('%j is marked in %j', (typed, text, places) => {
    expect(matchesIn(text, typed)).toEqual(places);
  });
});
