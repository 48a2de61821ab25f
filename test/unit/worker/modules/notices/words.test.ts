import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Texts } from '../../../../../src/lib/language.ts';

const modules = join(import.meta.dirname, '../../../../../src/worker/modules');
const files = globSync('**/*.ts', { cwd: modules }).filter((file) =>
  readFileSync(join(modules, file), 'utf8').includes('defineTexts('),
);

/** Lists the texts of an area by name, with a letter and with 3 for each parameter of a function. */
function textsOf(area: unknown, name = ''): [string, string][] {
  if (typeof area === 'string') return [[name, area]];
  if (typeof area === 'function') {
    return ['X', 3].map((value) => [`${name}(${value})`, String(area(...Array(area.length).fill(value)))]);
  }
  return Object.entries(area as object).flatMap(([key, each]) => textsOf(each, `${name}.${key}`));
}

const areas = await Promise.all(
  files.map(async (file) => {
    const exported = (await import(join(modules, file))) as Record<string, Texts<unknown>>;
    return [file, Object.values(exported)[0]!] as const;
  }),
);

test('every mail has words of its own', () => {
  expect(files.length).toBeGreaterThanOrEqual(13);
});

test.each(areas)('no text of %s is English in German', (_, { en, de }) => {
  const english = new Map(textsOf(en));
  const german = textsOf(de);
  expect(german.map(([name]) => name).sort()).toEqual([...english.keys()].sort());
  for (const [name, text] of german) {
    expect(text, name).not.toBe(english.get(name));
    expect(text, name).not.toMatch(/\b(?:the|is|are|was|were|you|your|this|of|and|to)\b/i);
  }
});
