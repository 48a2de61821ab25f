import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, MAILS, makeAccent, PAGES } from '../../../src/lib/accent.ts';

const styles = readFileSync(join(import.meta.dirname, '../../../src/dashboard/styles.css'), 'utf8');

/** The two values of a token of the dashboard. */
function token(name: string): { light: string; dark: string } {
  const [, light, dark] =
    new RegExp(`--color-${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\);`).exec(styles) ?? [];
  if (!light || !dark) throw new Error(`styles.css has no --color-${name}`);
  return { light: formatHex(parse(light)!), dark: formatHex(parse(dark)!) };
}

const GROUNDS = ['page', 'side', 'raised', 'sunk', 'hover', 'chosen'].map(token);
const THEMES = ['light', 'dark'] as const;
const AA = 4.5;

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
const EDGES = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#0000ff',
  '#00ff00',
  '#ff0000',
  '#00ffff',
  '#010101',
];
const examples = EDGES.map((edge): [string] => [edge]);

test('the accent of any colour is legible on every background of the dashboard, and text is on it', () => {
  fc.assert(
    fc.property(color, (own) => {
      const made = makeAccent(own, PAGES);
      for (const theme of THEMES) {
        const { accent, onAccent } = made[theme];
        for (const ground of GROUNDS.map((each) => each[theme])) {
          expect(contrastOf(accent, ground)).toBeGreaterThanOrEqual(AA);
        }
        expect(contrastOf(onAccent, accent)).toBeGreaterThanOrEqual(AA);
      }
    }),
    { numRuns: 200, examples },
  );
});

test('in mails the contrast is AAA', () => {
  fc.assert(
    fc.property(color, (own) => {
      const made = makeAccent(own, MAILS);
      for (const theme of THEMES) {
        const { accent, onAccent, fill, onFill } = made[theme];
        for (const ground of MAILS[theme]) expect(contrastOf(accent, ground)).toBeGreaterThanOrEqual(7);
        expect(contrastOf(onAccent, accent)).toBeGreaterThanOrEqual(7);
        expect(contrastOf(onFill, fill)).toBeGreaterThanOrEqual(7);
      }
    }),
    { numRuns: 200, examples },
  );
});

test('a colour that is legible stays as it is', () => {
  expect(makeAccent('#4f46e5', PAGES).light).toMatchObject({ accent: '#4f46e5', onAccent: '#ffffff' });
  expect(makeAccent('#8fc1ff', PAGES).dark).toMatchObject({ accent: '#8fc1ff', onAccent: '#16171b' });
});

test('a button keeps a light colour, with dark text', () => {
  expect(makeAccent('#facc15', MAILS).light).toMatchObject({ fill: '#facc15', onFill: '#16171b' });
});
