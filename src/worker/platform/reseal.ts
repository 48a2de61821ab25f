import { commit } from './data/commit/commit.ts';
import type { Database, Statement } from './data/database.ts';
import { hidden } from './data/shown.ts';

/**
 * Rows with secrets sealed with an older encryption key, some of them per call: cron repeats this until none remain,
 * and then the older keys can be removed.
 */
interface SealedRows<Row, Sealed> {
  rows: readonly Row[];
  /** Seals the secrets of a row again. Fails if one of them cannot be opened. */
  reseal(row: Row): Promise<Sealed>;
  /** Stores the secrets, unless the row has changed since it was read. */
  update(row: Row, sealed: Sealed): Statement;
  /** Logs a failed row, which does not stop the others. */
  logFailure(row: Row, error: unknown): void;
  /** Counts the remaining rows. */
  remaining: Statement<{ count: number }[]>;
}

/** Seals the secrets with the current key. Returns how many rows it did and how many remain, or null without any. */
export async function resealRows<Row, Sealed>(
  db: Database,
  { rows, reseal, update, logFailure, remaining }: SealedRows<Row, Sealed>,
): Promise<{ resealed: number; left: number } | null> {
  if (rows.length === 0) return null;
  const statements: Statement[] = [];
  for (const row of rows) {
    try {
      statements.push(update(row, await reseal(row)));
    } catch (error) {
      logFailure(row, error);
    }
  }
  const results = await commit(db, [...statements.map(hidden), remaining]);
  const [{ count: left } = { count: 0 }] = results.of(remaining);
  return { resealed: statements.length, left };
}
