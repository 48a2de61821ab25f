import { commit } from '../../../platform/data/commit/commit.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { forgetIndexed } from '../../mail/index.ts';
import { inDatabase, type Moving } from '../move.ts';
import { asArriving, deleteRows, insertRows, type Keys, requireFree, selectRows } from './rows-store.ts';
import type { MovedTable } from './tables-store.ts';

/** Rows of a table, by the JSON of their keys. */
export interface Choice {
  table: MovedTable;
  keys: Keys;
}

/** Makes these rows of the target equal to the source: inserted, changed or deleted. */
export async function copyRows(moving: Moving, choices: Choice[]): Promise<void> {
  const { organizationId, sourceDb, targetDb } = moving;
  if (choices.length === 0) return;
  const found = await commit(
    sourceDb,
    choices.map(({ table, keys }) => selectRows(sourceDb, table, organizationId, keys)),
  );
  const target = inDatabase(moving.ctx, moving.target);
  const statements = choices.flatMap(({ table, keys }, i): Statement[] => {
    const rows = found[i] ?? [];
    const isThere = new Set(rows.map((row) => JSON.stringify(table.key.map((name) => row[name]))));
    const gone = keys
      .map((key) => JSON.parse(key) as unknown[])
      .filter((key) => !isThere.has(JSON.stringify(key)));
    return [
      requireFree(targetDb, table, organizationId, keys),
      ...(table.name === 'emails' && gone.length > 0
        ? [
            forgetIndexed(
              target,
              organizationId,
              gone.map(([id]) => Number(id)),
            ),
          ]
        : []),
      deleteRows(targetDb, table, organizationId, keys),
      ...insertRows(targetDb, table, rows),
    ];
  });
  await commit(targetDb, asArriving(targetDb, organizationId, statements));
}
