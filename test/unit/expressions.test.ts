import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'herald-expressions-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check on a project with this one file. */
function judge(text: string, file = 'src/worker/thing.ts'): { passes: boolean; said: string } {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const script = join(import.meta.dirname, '..', 'expressions', 'run.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { passes: status === 0, said: stdout + stderr };
}

describe('an expression that takes more than linear time fails the check', () => {
  test.each([
    ['the end of a text', 'export const end = (text: string) => text.replace(/^[<>]+|[<>]+$/g, "");'],
    ['what never closes', 'export const tag = /<[^>]*>/;'],
    ['repetitions in each other', 'export const words = /^(\\w+\\s?)*$/;'],
    ['one in the contract', 'export const name = z.string().regex(/^.*,.*,$/);', 'src/contract/thing.ts'],
    ['one that is composed', 'const SPACE = "\\\\s+";\nexport const end = new RegExp(SPACE + "$");'],
  ])('%s', (_, text, file?: string) => {
    const { passes, said } = judge(text, file);
    expect(said).toMatch(/src\/(?:worker|contract)\/thing\.ts:\d takes .* time on /);
    expect(passes).toBe(false);
  });
});

test('what a function composes is not known, and fails', () => {
  const { passes, said } = judge('export const find = (word: string) => new RegExp(word);');
  expect(said).toContain('src/worker/thing.ts:1 is not composed when its file is loaded');
  expect(passes).toBe(false);
});

test('linear ones pass, and those whose comment says why they may be slow', () => {
  const { passes, said } = judge(
    [
      'export const start = /^\\s+/;',
      '// slow expression: of at most 100 characters.',
      'export const end = /\\s+$/;',
      'export const word = new RegExp(["a", "b"].join("|"));',
    ].join('\n'),
  );
  expect({ passes, said }).toEqual({ passes: true, said: expect.stringContaining('2 regular expressions') });
});

test('such a comment needs a reason and an expression, and counts for one', () => {
  const slow = 'export const end = /\\s+$/;';
  expect(judge(`// slow expression:\n${slow}`).passes).toBe(false);
  expect(judge(`// slow expression: short.\n${slow}\n${slow.replace('end', 'other')}`).passes).toBe(false);
  expect(judge('// slow expression: short.\nexport const end = 1;').said).toContain('no expression follows');
});
