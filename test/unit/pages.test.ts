import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (page: string) => readFileSync(join(root, page), 'utf8');
const inFolder = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
const docs = inFolder('docs');
const decisions = inFolder('docs/decisions');
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...docs, ...decisions];

/** Tables that other tests compare with the source. */
const TABLES = ['docs/errors.md', 'docs/storage.md'];

/** Returns a page without its code blocks, and without code between backticks. */
const proseOf = (page: string) =>
  read(page)
    .replaceAll(/^ *```.*?^ *```$/gms, '')
    .replaceAll(/`[^`\n]*`/g, '');

/** Returns the anchors that GitHub generates from the headings of a page. */
function anchorsOf(page: string): string[] {
  const headings = [
    ...read(page)
      .replaceAll(/^ *```.*?^ *```$/gms, '')
      .matchAll(/^#+ (.*)$/gm),
  ];
  return headings.map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

describe('a page is short enough to be read', () => {
  test('README', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(8192);
  });

  test.each(docs.filter((page) => !TABLES.includes(page)))('%s', (page) => {
    expect(Buffer.byteLength(read(page))).toBeLessThanOrEqual(12_288);
  });
});

test.each(pages)('each link of %s leads somewhere', (page) => {
  for (const [, target] of proseOf(page).matchAll(/\]\(([^()\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target!)) continue;
    const [path, anchor] = target!.split('#') as [string, string?];
    const file = path ? join(dirname(page), path) : page;
    expect(existsSync(join(root, file)), `${target} of ${page}`).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(file), `${target} of ${page}`).toContain(anchor);
  }
});

test.each(['README.md', 'CONTRIBUTING.md', ...docs])('each path that %s names exists', (page) => {
  const paths = [...read(page).matchAll(/`((?:src|test|bench|lint|docs|migrations)\/[\w./-]+)`/g)];
  for (const [, path] of paths) expect(existsSync(join(root, path!)), `${path} of ${page}`).toBe(true);
});

const files = globSync(['*.*', '{src,test,bench,migrations,docs,.ci,lint}/**/*.*'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

test.each(['README.md', 'CONTRIBUTING.md', ...docs])(
  'each file that %s names, with its folder, exists',
  (page) => {
    const named = [...read(page).matchAll(/`([\w-]+(?:\/[\w.-]+)*\/[\w.-]+\.(?:ts|tsx|mjs|sql))`/g)];
    for (const [, path] of named) {
      expect(
        files.some((file) => file === path || file.endsWith(`/${path}`)),
        `${path} of ${page}`,
      ).toBe(true);
    }
  },
);

test('docs/modules.md lists the folders of each module', () => {
  const listed: string[] = [];
  let module = '';
  for (const [, indent, names] of read('docs/modules.md').matchAll(
    /^( {0,2})((?:[a-z][a-z-]*\/(?:, )?)+)(?:\s|$)/gm,
  )) {
    for (const name of names!.split(', ').map((each) => each.replace('/', ''))) {
      if (indent === '') module = name;
      listed.push(indent === '' ? name : `${module}/${name}`);
    }
  }
  const folders = globSync('src/worker/modules/{*,*/*}/', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(join(root, 'src/worker/modules'), join(entry.parentPath, entry.name)));
  expect(listed.toSorted()).toEqual(folders.toSorted());
});

test('README leads to every page of docs', () => {
  const seen = new Set(['README.md']);
  for (const page of seen) {
    for (const [, path] of proseOf(page).matchAll(/\]\(([^()\s#]+\.md)(?:#[^()\s]*)?\)/g)) {
      if (!/^[a-z]+:/.test(path!)) seen.add(join(dirname(page), path!));
    }
  }
  for (const page of docs) expect([...seen]).toContain(page);
});

test('docs/decisions/README.md lists each decision once', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d{4}[^()\s]*\.md)\)/g)].map(
    ([, file]) => `docs/decisions/${file}`,
  );
  expect(listed.toSorted()).toEqual(decisions.filter((page) => !page.endsWith('README.md')).toSorted());
});
