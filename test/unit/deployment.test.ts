import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INSTANCES } from '../../src/worker/platform/outside/sidecar-call.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

test('no text in the repository has CRLF, and no checkout makes it', () => {
  const lines = git('ls-files', '--eol').trim().split('\n');
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /^i\/(?:crlf|mixed)/.test(line))).toEqual([]);
  const converted = lines.filter((line) => !/attr\/(?:text=auto eol=lf|-text) /.test(line));
  expect(converted).toEqual([]);
});

test('the Worker calls as many instances of the sidecar as there may be', () => {
  const [, instances] = /^max_instances = (\d+)$/m.exec(read('wrangler.toml'))!;
  expect(Number(instances)).toBe(INSTANCES);
});
