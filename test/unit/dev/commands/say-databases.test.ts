import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sayDatabases } from '../../../../src/dev/commands/say-databases.ts';

test('databases are listed with their size, the room that is left, and where new organizations go', () => {
  const first = { number: 1, name: 'herald', bytes: 9_310_000_000, organizations: 412 };
  const second = { number: 2, name: 'herald-2', bytes: 3_200_000, organizations: 0 };
  // The table in docs/databases.md.
  const shown = /^number {3}database.*?(?=\n```)/ms.exec(readFileSync('docs/databases.md', 'utf8'))?.[0];
  expect(sayDatabases([first, second], 2)).toBe(shown);
  expect(sayDatabases([{ ...first, bytes: 11e9, organizations: 1204 }], 1)).toBe(
    `number   database       size   room   organizations
     1   herald     11.00 GB    0 %           1,204`,
  );
});
