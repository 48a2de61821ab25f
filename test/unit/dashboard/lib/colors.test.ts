/** Colors are told apart and texts are read, in both themes and by people who are color-blind. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  rgb,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { LABEL_COLORS } from '../../../../src/dashboard/lib/label-colors.ts';

const css = readFileSync(join(import.meta.dirname, '../../../../src/dashboard/styles.css'), 'utf8');
const THEMES = ['light', 'dark'] as const;

/** Returns a color of `styles.css` in a theme. */
function token(name: string, theme: (typeof THEMES)[number]): string {
  const found = new RegExp(`--color-${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\);`).exec(
    css,
  );
  if (!found) throw new Error(`${name} is no color of both themes`);
  return found[theme === 'light' ? 1 : 2]!;
}

const tone = (color: string) => rgb(parse(color)!);
const distance = differenceCiede2000();
const VISIONS: Record<string, (color: ReturnType<typeof tone>) => ReturnType<typeof tone>> = {
  usual: (color) => color,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

test.each(Object.entries(VISIONS))('label colors stay apart: %s', (_, see) => {
  const pairs = LABEL_COLORS.flatMap((one, at) => LABEL_COLORS.slice(0, at).map((other) => [one, other]));
  for (const [one, other] of pairs)
    expect(distance(see(tone(one!)), see(tone(other!))), `${one} and ${other}`).toBeGreaterThan(13);
});

describe.each(THEMES)('%s', (theme) => {
  test('label colors have a contrast of 3 on the page', () => {
    for (const color of LABEL_COLORS)
      expect(wcagContrast(color, token('page', theme)), color).toBeGreaterThanOrEqual(3);
  });

  test.each(['page', 'side', 'raised', 'sunk', 'hover', 'chosen'])('texts have AA on %s', (ground) => {
    for (const text of ['ink', 'quiet'])
      expect(wcagContrast(token(text, theme), token(ground, theme)), text).toBeGreaterThanOrEqual(4.5);
  });

  test('mail text has AAA', () => {
    expect(wcagContrast(token('ink', theme), token('raised', theme))).toBeGreaterThanOrEqual(7);
  });

  test.each(['danger', 'warn', 'good', 'info'])('%s has AA on its ground and on the page', (name) => {
    for (const ground of [`${name}-soft`, 'page', 'raised', 'chosen'])
      expect(wcagContrast(token(name, theme), token(ground, theme)), ground).toBeGreaterThanOrEqual(4.5);
  });

  test('the primary action has AA, and the edges of fields are seen', () => {
    expect(wcagContrast(token('on-accent', theme), token('accent', theme))).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(token('accent', theme), token('page', theme))).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(token('strong', theme), token('page', theme))).toBeGreaterThanOrEqual(3);
  });
});
