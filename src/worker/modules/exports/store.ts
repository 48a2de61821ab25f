import { and, desc, eq, lte, ne, type SQL, sql } from 'drizzle-orm';
import { MAX_EXPORTS } from '../../../contract/exports.ts';
import { type Ctx, type ServiceCtx, userOf } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { advance, nextId } from '../../platform/data/sequence.ts';
import { type ExportRow, exports, type Place } from './schema.ts';

const SEQUENCE = 'export';
const FIRST_PLACE: Place = { mail: null };

const ownOne = (ctx: Ctx, id: number) =>
  and(eq(exports.id, id), eq(exports.organizationId, ctx.organizationId));
const isThere = ne(exports.state, 'expired');

/** Exports that one cron tick frees. */
const FREED_A_TICK = 5;

/** True, as an expression, if another export may start. */
export function mayExport(ctx: Ctx): SQL {
  const own = sql`${exports} AS e WHERE e.organization_id = ${ctx.organizationId}`;
  return sql`NOT EXISTS (SELECT 1 FROM ${own} AND e.state = 'running')
    AND (SELECT count(*) FROM ${own} AND e.state <> 'expired') < ${MAX_EXPORTS}`;
}

/** Returns the id of the export that this batch creates, as an expression. */
export function newId(ctx: Ctx): SQL<number> {
  return nextId(ctx.organizationId, SEQUENCE);
}

/** Inserts an export. Statements that use its id must come before the second one, which advances the sequence. */
export function insertExport(ctx: Ctx) {
  const db = database(ctx);
  return {
    insertion: db
      .insert(exports)
      .values({
        id: newId(ctx),
        organizationId: ctx.organizationId,
        state: 'running',
        place: JSON.stringify(FIRST_PLACE),
        createdBy: userOf(ctx.actor)?.userId ?? null,
        createdAt: ctx.now(),
      })
      .returning(),
    advancement: db.run(advance(ctx.organizationId, SEQUENCE, sql`true`)),
  };
}

/** Selects the export. */
export function selectExport(ctx: Ctx, id: number) {
  return database(ctx)
    .select()
    .from(exports)
    .where(and(ownOne(ctx, id), isThere));
}

/** Selects the exports of the organization, newest first: at most `MAX_EXPORTS`. */
export function selectExports(ctx: Ctx) {
  return database(ctx)
    .select()
    .from(exports)
    .where(and(eq(exports.organizationId, ctx.organizationId), isThere))
    .orderBy(desc(exports.id));
}

/** Stores what a step has written, and where the next one continues. Changes nothing if another run was faster. */
export function updateWritten(ctx: Ctx, before: ExportRow, changes: Partial<ExportRow>): Statement {
  return database(ctx)
    .update(exports)
    .set(changes)
    .where(and(ownOne(ctx, before.id), eq(exports.state, 'running'), eq(exports.place, before.place)))
    .returning({ id: exports.id });
}

/** Makes the export unavailable, and returns it. */
export function updateExpired(ctx: Ctx, id: number) {
  return database(ctx)
    .update(exports)
    .set({ state: 'expired', expiresAt: 0 })
    .where(and(ownOne(ctx, id), isThere))
    .returning({ id: exports.id });
}

/** Selects expired exports of all organizations. */
export function selectExpired(ctx: ServiceCtx): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx)
    .select({ id: exports.id, organizationId: exports.organizationId })
    .from(exports)
    .where(lte(exports.expiresAt, ctx.now()))
    .limit(FREED_A_TICK);
}

/** Deletes the row, once R2 has no object of it. */
export function deleteExportRow(ctx: Ctx, id: number): Statement {
  return database(ctx).delete(exports).where(ownOne(ctx, id)).returning({ id: exports.id });
}

/** Selects those of these exports, of any organization, that have a row. */
export function selectExisting(ctx: ServiceCtx, ids: number[]): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${exports}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}
