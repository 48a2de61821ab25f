import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { SCREENS } from '../../src/dev/pictures/screens.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'images');
const documents = ['README.md', ...listDocuments('docs')];

function listDocuments(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return listDocuments(inside);
    return inside.endsWith('.md') ? [inside] : [];
  });
}

/** Returns the pictures that a document refers to, as paths from the root of the repository. */
function picturesOf(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const addresses = [...text.matchAll(/[("]([^()"\s]+\.(?:png|webp|jpe?g|svg))[)"]/g)].map(
    ([, path]) => path!,
  );
  return addresses
    .filter((path) => !/^(?:\/|[a-z]+:)/.test(path))
    .map((path) => relative(root, join(root, dirname(document), path)));
}

test('every picture that README and docs name exists', () => {
  const named = documents.flatMap((document) => picturesOf(document));
  expect(named.length).toBeGreaterThan(3);
  for (const path of named) expect(existsSync(join(root, path)), path).toBe(true);
});

test('docs/dashboard.md names every picture of a screen, in both themes, and each picture has its place', () => {
  const named = picturesOf(join('docs', 'dashboard.md'));
  const screens = SCREENS.filter(({ isSheetOnly }) => !isSheetOnly).flatMap(({ name }) =>
    ['light', 'dark'].map((theme) => `${name}-${theme}.webp`),
  );
  const files = [...screens, 'all-desktop.webp', 'all-phone.webp'];
  expect(named.toSorted()).toEqual(files.map((file) => join('docs', 'images', file)).toSorted());
  const all = new Set(documents.flatMap((document) => picturesOf(document)));
  for (const file of readdirSync(folder)) expect(all, file).toContain(join('docs', 'images', file));
});

test('the pictures together are small', () => {
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_200_000);
});
