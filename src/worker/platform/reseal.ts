import type { ServiceCtx } from './ctx.ts';
import { commit } from './data/commit/commit.ts';
import { type Database, database, type Statement } from './data/database.ts';
import { hidden } from './data/shown.ts';
import { currentKey } from './encryption.ts';
import type { Part } from './work/upkeep.ts';

/** A table with secrets that were sealed with an older encryption key. */
interface SealedTable<Row, Sealed> {
  /** The event to log. */
  event: string;
  /** Rows per tick. */
  limit: number;
  /** The database with the rows. Default: that of organizations. */
  db?: (ctx: ServiceCtx) => Database;
  /** Selects at most `limit` rows that are sealed with an older key than this. */
  select(ctx: ServiceCtx, key: number, limit: number): Statement<Row[]>;
  /** Seals the secrets of a row again. Fails if one of them cannot be opened. */
  reseal(ctx: ServiceCtx, row: Row): Promise<Sealed>;
  /** Stores the secrets, unless the row has changed since it was read. */
  update(ctx: ServiceCtx, row: Row, sealed: Sealed, key: number): Statement;
  /** Logs a failed row, which does not stop the others. */
  logFailure(ctx: ServiceCtx, row: Row, error: unknown): void;
  /** Counts the remaining rows. */
  count(ctx: ServiceCtx, key: number): Statement<{ count: number }[]>;
}

/**
 * Returns the part of upkeep that seals the secrets of a table with the current key, some per tick, and logs how many
 * remain. When none remain, the older keys can be removed.
 */
export function resealPart<Row, Sealed>(table: SealedTable<Row, Sealed>): Part {
  return {
    ...(table.db && { looksInDirectory: true }),
    look: (ctx) => [table.select(ctx, currentKey(ctx.env), 1)],
    run: (ctx) => resealTable(ctx, table),
  };
}

async function resealTable<Row, Sealed>(ctx: ServiceCtx, table: SealedTable<Row, Sealed>): Promise<void> {
  const db = table.db?.(ctx) ?? database(ctx);
  const key = currentKey(ctx.env);
  const [rows] = await commit(db, [table.select(ctx, key, table.limit)]);
  if (rows.length === 0) return;
  const statements: Statement[] = [];
  for (const row of rows) {
    try {
      statements.push(table.update(ctx, row, await table.reseal(ctx, row), key));
    } catch (error) {
      table.logFailure(ctx, row, error);
    }
  }
  const remaining = table.count(ctx, key);
  const results = await commit(db, [...statements.map(hidden), remaining]);
  const [{ count: left } = { count: 0 }] = results.of(remaining);
  ctx.log.info(table.event, { resealed: statements.length, left });
}
