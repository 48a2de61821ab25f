import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('README creates every queue that the Worker uses', () => {
  const used = [...read('wrangler.toml').matchAll(/^(?:queue|dead_letter_queue) = "([\w-]+)"$/gm)].map(
    ([, name]) => name,
  );
  const created = [...read('README.md').matchAll(/^for q in ([\w ]+); do\s([\s\S]*?)done$/gm)].flatMap(
    ([, names, commands]) =>
      [...commands!.matchAll(/queues create (herald-\$q[\w-]*)/g)].flatMap(([, name]) =>
        names!.split(' ').map((q) => name!.replace('$q', q)),
      ),
  );
  expect(created.sort()).toEqual([...new Set(used)].sort());
});
