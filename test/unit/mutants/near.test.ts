import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { relatedTests } from '../../mutants/near.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const sources = execFileSync('git', ['ls-files', 'src/lib', 'src/worker', 'src/sidecar'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => file.endsWith('.ts'));

describe('worker tests of a source file', () => {
  test('all exist', () => {
    const related = new Set(sources.flatMap(relatedTests));
    expect([...related].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('are those of its module, whether or not it is listed', () => {
    for (const [, module] of sources.join('\n').matchAll(/^src\/worker\/modules\/([^/\n]+)\/store\.ts$/gm)) {
      expect(relatedTests(`src/worker/modules/${module}/store.ts`)).toContain(
        `test/worker/modules/${module}`,
      );
    }
  });

  test('are those of the folders that use it, if it is of the library', () => {
    expect(relatedTests('src/lib/gathering.ts')).toEqual(['test/worker/modules/mail/save']);
    expect(relatedTests('src/lib/meetings/patterns.ts')).toEqual([
      'test/worker/modules/calendar/suggestions',
    ]);
  });

  test('are none for the sidecar', () => {
    expect(relatedTests('src/sidecar/append.ts')).toEqual([]);
  });
});
