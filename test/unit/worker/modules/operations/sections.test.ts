import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '../../../../../src/worker/modules/operations/kinds.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8');

test.each(Object.values(KINDS).map(({ title }) => title))(
  'docs/operations.md has the section "%s"',
  (title) => {
    expect(page).toMatch(new RegExp(`^#+ ${title}$`, 'm'));
  },
);
