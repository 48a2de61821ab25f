import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayMatchScreen } from '../../../../../../src/worker/modules/audits/performance/media-query.ts';

test.each([
  '',
  '  ',
  'all',
  'Screen',
  'only screen',
  'not print',
  'not async',
  'print, screen',
  'async, (min-width: 40em)',
  'screen and (min-width: 40em)',
  'SCREEN AND (MIN-WIDTH:40EM) AND (color)',
  '(min-width: 40em) and (max-width: 80em)',
  '(color)and (hover)',
  '(color) or (hover)',
  'not (color)',
  '(not (color)) and ((hover) or (pointer: fine))',
  '(400px <= width <= 700px)',
  'screen and not (color)',
  'not screen and (color)',
  'not all and (monochrome)',
  '(prefers-color-scheme: dark)',
])('may match a screen: %s', (media) => {
  expect(mayMatchScreen(media)).toBe(true);
});

test.each([
  'print',
  'speech',
  'async',
  'none',
  'x',
  'screens',
  'only async',
  'only x',
  'handheld',
  'tty, tv, projection, braille, embossed, aural, 3d-glasses',
  'not all',
  'not screen',
  'print and (orientation: landscape)',
  'async and (min-width: 40em)',
  ',',
  'and',
  'not',
  'only',
  'screen print',
  'screen (color)',
  'screen and',
  'screen and color',
  'screen and(color)',
  'screen or (color)',
  'screen and (color) or (hover)',
  'only (color)',
  'not(color)',
  'screen and ()',
  'screen and (color',
  'color)',
  '(color) (hover)',
  '"screen"',
  'screen;',
  'screen and (min-width: 40em) {',
])('matches no screen: %s', (media) => {
  expect(mayMatchScreen(media)).toBe(false);
});

test('any text gets a verdict', () => {
  const word = fc.constantFrom('screen', 'print', 'not ', ' and ', '(', ')', ',', 'a', ':');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 400 }), (words) => {
      expect([true, false]).toContain(mayMatchScreen(words.join('')));
    }),
  );
});
