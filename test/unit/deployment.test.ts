import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INSTANCES } from '../../src/worker/platform/outside/sidecar-call.ts';

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

test('the Worker calls as many instances of the sidecar as there may be', () => {
  const [, instances] = /^max_instances = (\d+)$/m.exec(read('wrangler.toml'))!;
  expect(Number(instances)).toBe(INSTANCES);
});
