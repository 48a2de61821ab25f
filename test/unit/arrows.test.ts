import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allImportsOf } from './imports.ts';

const cwd = join(import.meta.dirname, '..', '..');
const MOST_FILES = 15;

const files = globSync('src/**/*.{ts,tsx}', { cwd }).filter((file) => !file.endsWith('.d.ts'));
const known = new Set(files);
const imports = new Map(files.map((file) => [file, allImportsOf(file).filter((path) => known.has(path))]));

/** Returns the strongly connected components of a graph that have more than one node, by Tarjan's algorithm. */
function circles(graph: Map<string, Iterable<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const part = stack.splice(stack.indexOf(node));
    if (part.length > 1) found.push(part.sort());
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** Returns the folders below a folder, each with those among them whose files its files import. */
function siblingsOf(parent: string): Map<string, Set<string>> {
  const folderOf = (file: string) => {
    const [name, ...rest] = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : [];
    return rest.length > 0 ? name : undefined;
  };
  const graph = new Map<string, Set<string>>();
  for (const [file, paths] of imports) {
    const from = folderOf(file);
    if (!from) continue;
    const to = graph.get(from) ?? new Set();
    for (const folder of paths.map(folderOf)) if (folder && folder !== from) to.add(folder);
    graph.set(from, to);
  }
  return graph;
}

const folders = [...new Set(files.flatMap((file) => parents(file)))].sort();

function parents(file: string): string[] {
  const folder = dirname(file);
  return folder === 'src' ? [folder] : [folder, ...parents(folder)];
}

test('no files import each other in a circle, not even types', () => {
  expect(circles(imports)).toEqual([]);
});

test.each(folders)('the folders below %s import each other in one direction', (folder) => {
  expect(circles(siblingsOf(folder))).toEqual([]);
});

test.each(folders)(`%s has at most ${MOST_FILES} files of its own`, (folder) => {
  expect(files.filter((file) => dirname(file) === folder).length).toBeLessThanOrEqual(MOST_FILES);
});

test('pure code imports the contract and other pure code alone', () => {
  const outside = files
    .filter((file) => file.startsWith('src/lib/'))
    .flatMap((file) => imports.get(file)!)
    .filter((path) => !/^src\/(?:lib|contract)\//.test(path));
  expect(outside).toEqual([]);
});

test('only the modules of mail read its tables', () => {
  const readers = files.filter((file) => imports.get(file)!.includes('src/worker/modules/mail/schema.ts'));
  const modules = new Set(readers.map((file) => file.split('/')[3]));
  expect([...modules].sort()).toEqual(['auto-reply', 'mail', 'rules', 'sending']);
});
