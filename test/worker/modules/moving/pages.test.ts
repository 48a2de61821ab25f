import { expect, test } from 'vitest';
import {
  selectChecksum,
  selectEnd,
  selectKeys,
} from '../../../../src/worker/modules/moving/rows/pages-store.ts';
import { requireFree, selectRows } from '../../../../src/worker/modules/moving/rows/rows-store.ts';
import { firstPages, listMovedTables } from '../../../../src/worker/modules/moving/rows/tables-store.ts';
import { createTriggers } from '../../../../src/worker/modules/moving/rows/triggers-store.ts';
import { database, type Statement } from '../../../../src/worker/platform/data/database.ts';
import { testEnv, testService } from '../../helpers.ts';
import { DIRECTORY } from '../../one-database.ts';

const service = () => testService({ waitUntil: () => {} });

const queryOf = (statement: Statement) =>
  (statement as unknown as { _prepare(): { getQuery(): { sql: string; params: unknown[] } } })
    ._prepare()
    .getQuery();

/** Returns the steps of SQLite's plan for the statement that read more than the rows of the page. */
async function detours(statement: Statement): Promise<string[]> {
  const { sql, params } = queryOf(statement);
  const { results } = await (testEnv.DB_2 ?? testEnv.DB)
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results
    .map(({ detail }) => detail)
    .filter((detail) => /^SCAN (?!k VIRTUAL|CONSTANT|json_each)|TEMP B-TREE/.test(detail));
}

test('each table of an organization moves, and none of the directory', async () => {
  const names = (await listMovedTables(database(service()))).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(90);
  expect(names).toEqual(expect.arrayContaining(['emails', 'jobs', 'audit_log', 'sequences', 'attachments']));
  expect(names.filter((name) => DIRECTORY.has(name) || name === 'residents')).toEqual([]);
});

test('each table is read page by page along an index', async () => {
  const db = database(service());
  const tables = await listMovedTables(db);
  const found: string[] = [];
  for (const table of tables) {
    const keys = [JSON.stringify(table.key.map(() => 1))];
    const after = keys.map((key) => JSON.parse(key) as unknown[])[0]!;
    for (const page of firstPages([table])) {
      const order = after.slice(0, page.range === 'organization' ? table.key.length - 1 : table.key.length);
      const statements = [
        selectEnd(db, table, page, 7, 10),
        selectKeys(db, table, page, 7, null),
        selectChecksum(db, table, page, 7, null),
        ...(table.key[0] === 'organization_id' && page.range === 'organization'
          ? [selectKeys(db, table, { ...page, after: order }, 7, order.length > 0 ? order : null)]
          : [selectKeys(db, table, { ...page, after }, 7, after)]),
        selectRows(db, table, 7, keys),
        requireFree(db, table, 7, keys),
      ];
      for (const statement of statements) {
        for (const detour of await detours(statement)) found.push(`${table.name} ${page.range}: ${detour}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test('the triggers of a move have no parameters and name their organization', async () => {
  const db = database(service());
  const [table] = await listMovedTables(db);
  const statements = createTriggers(db, table!, 7, false).map(queryOf);
  expect(statements).toHaveLength(6);
  for (const { sql, params } of statements) {
    expect(params).toEqual([]);
    expect(sql).toContain('CREATE TRIGGER IF NOT EXISTS move_7_');
    expect(sql).toMatch(/WHEN (?:OLD|NEW)\.organization_id = 7/);
  }
});
