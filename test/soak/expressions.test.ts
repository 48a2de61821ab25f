import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('all expressions that the list calls linear are, and it has no other', () => {
  const list = () => readFileSync('test/expressions/linear.txt', 'utf8');
  const before = list();
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'test/expressions/run.ts', '--all'],
    {
      stdio: 'inherit',
    },
  );
  expect(list()).toBe(before);
});
