import { describe, expect, test } from 'vitest';
import { personName } from '../../../../../src/lib/writer/text/person-name.ts';

test.each([
  ['Kim Sato', 'Kim Sato'],
  ['"Kim Sato"', 'Kim Sato'],
  ['SATO, Kim', 'Kim Sato'],
  ['KIM SATO', 'Kim Sato'],
  ['kim sato', 'Kim Sato'],
  ['Kim Sato (Example Inc)', 'Kim Sato'],
  ['Dr. Anna Müller-Lüdenscheidt', 'Dr. Anna Müller-Lüdenscheidt'],
  ['Jean-Luc O’Neill', 'Jean-Luc O’Neill'],
  ['J. R. Smith', 'J. R. Smith'],
  ['Ludwig van Beethoven', 'Ludwig van Beethoven'],
  ['Anna 🌸', 'Anna'],
  ['山田太郎', '山田太郎'],
  ['김민수', '김민수'],
  ['Иван Петров', 'Иван Петров'],
  ['محمد علي', 'محمد علي'],
])('%s is a name', (name, expected) => {
  expect(personName(name)).toBe(expected);
});

describe('what is no name of a person', () => {
  test.each([
    ['', 'nothing'],
    ['X', 'one letter'],
    ['kim@example.com', 'an address'],
    ['https://evil.example', 'a link'],
    ['evil.example', 'a domain'],
    ['www evil com', 'a domain in words'],
    ['Kim\r\nBcc: all@example.com', 'line breaks'],
    ['Click Here', 'an invitation'],
    ['Win $1000', 'an advertisement'],
    ['Support Team', 'a role'],
    ['Example GmbH', 'a company'],
    ['Kim Sato via Support', 'a relay'],
    ['<b>Kim</b>', 'markup'],
    ['Аnna Smith', 'two scripts in one name'],
    ['This is a whole sentence about some thing', 'a sentence'],
    ['K'.repeat(61), 'too long'],
    ['K'.repeat(1_000_000), 'much too long'],
  ])('%s', (name) => {
    expect(personName(name)).toBeNull();
  });
});
