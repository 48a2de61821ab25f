import { lte, type SQL, sql } from 'drizzle-orm';
import type { ServiceCtx } from '../ctx.ts';
import { commit } from './commit/commit.ts';
import { directory } from './database.ts';
import { bindingOf, DIRECTORY, hasSeveralDatabases } from './databases.ts';
import { databases } from './schema.ts';

const MEASURED_EVERY_MS = 60 * 60_000;

/** Stores in the directory, once an hour, the size of the database that `ctx` names, for `roomiest`. */
export async function measureDatabase(ctx: ServiceCtx): Promise<void> {
  if (!hasSeveralDatabases(ctx.env)) return;
  const number = ctx.database ?? DIRECTORY;
  const { meta } = await bindingOf(ctx.env, number).prepare('SELECT 1').all();
  const row = { bytes: meta.size_after, measuredAt: ctx.now() };
  await commit(directory(ctx), [
    directory(ctx)
      .insert(databases)
      .values({ number, ...row })
      .onConflictDoUpdate({
        target: databases.number,
        set: row,
        setWhere: lte(databases.measuredAt, ctx.now() - MEASURED_EVERY_MS),
      }),
  ]);
}

/** Returns the number of the database with the most room, as an expression: new organizations go there. */
export function roomiest(): SQL<number> {
  return sql`COALESCE((SELECT number FROM ${databases} ORDER BY bytes, number LIMIT 1), ${DIRECTORY})`;
}
