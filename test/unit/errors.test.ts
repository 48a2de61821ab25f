import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ErrorKind } from '../../src/lib/errors.ts';
import { STATUS } from '../../src/worker/platform/http/http.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs/errors.md'), 'utf8');

/** The codes on the page, with their statuses: `YOU_…` stands for all codes with that prefix. */
const told = [...page.matchAll(/^\| (`.*?) \| ([\d, ]+) \|/gm)].flatMap(([, codes, statuses]) =>
  [...codes!.matchAll(/`([A-Z_]+…?)`/g)].map(([, code]) => ({
    code: code!,
    statuses: statuses!.split(', ').map(Number),
  })),
);

const sources = globSync('src/{lib,worker,sidecar}/**/*.ts', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

/** The codes in the source, with the status of their kind if the kind is there too. */
const used = sources
  .filter(({ file }) => !file.startsWith('src/sidecar/'))
  .flatMap(({ text: source }) => [
    ...[...source.matchAll(/DomainError\(\s*'(\w+)',\s*'([A-Z_]+)'/g)].map(([, kind, code]) => ({
      code: code!,
      status: STATUS[kind as ErrorKind],
    })),
    ...[...source.matchAll(/problemResponse\(\s*c,\s*(\d+),\s*'([A-Z_]+)'/g)].map(([, status, code]) => ({
      code: code!,
      status: Number(status),
    })),
    ...[...source.matchAll(/DomainError\(\s*kind,\s*'([A-Z_]+)'/g)].map(([, code]) => ({
      code: code!,
      status: undefined,
    })),
  ]);

/** Returns the rows of a code: one in the table of each part of Herald that uses it. */
function rowsOf(code: string) {
  return told.filter((row) =>
    row.code.endsWith('…') ? code.startsWith(row.code.slice(0, -1)) : row.code === code,
  );
}

describe('docs/errors.md', () => {
  test.each([...new Map(used.map((use) => [`${use.code} ${use.status}`, use])).values()])(
    'tells of $code ($status)',
    ({ code, status }) => {
      const rows = rowsOf(code);
      expect(rows, `${code} has no row`).not.toEqual([]);
      if (status !== undefined) expect(rows.flatMap(({ statuses }) => statuses)).toContain(status);
    },
  );

  test.each(told.filter(({ code }) => !code.endsWith('…')))(
    'tells of no code that is gone: $code',
    ({ code }) => {
      expect(sources.some(({ text }) => text.includes(`'${code}'`))).toBe(true);
    },
  );
});
