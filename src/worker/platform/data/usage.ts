/** An organization's use of limited resources: one row, updated by every statement that stores or deletes. */
import { type SQL, sql } from 'drizzle-orm';
import type { LimitName } from '../../../contract/limits.ts';
import type { Ctx, ServiceCtx } from '../ctx.ts';
import { allowedOf, dayOf, failAbove } from '../limits.ts';
import { commit } from './commit/commit.ts';
import { database, type Statement } from './database.ts';
import { organizationUsage } from './schema.ts';
import { hidden } from './shown.ts';

/** Fails the batch if the organization has no room for `more`. `used` is an expression. */
export function requireRoom(ctx: Ctx, name: LimitName, used: SQL, more: number = 1): Statement {
  const use = { name, total: sql`${used} + ${more}`, more: sql`${more}` };
  return database(ctx).all(sql`SELECT ${failAbove(ctx, [use])}`);
}

/** Limits mail from before the first sync to half of a day's mails, so that new mail never waits for it. */
const historyOf = (allowed: number): number => Math.floor(allowed / 2);

const sumOf = (stored: SQL, column: string): SQL =>
  sql`(SELECT sum(s.${sql.raw(column)}) FROM (${stored}) AS s)`;

/** Counts a file that the batch may have stored: `stored` is a SELECT of `object_bytes`. Otherwise like `addMails`. */
export function addObjects(ctx: Ctx, stored: SQL): Statement {
  const all = sql`SELECT 0 AS database_bytes, object_bytes, 0 AS mails FROM (${stored})`;
  const use = { total: sql`object_bytes`, more: sumOf(all, 'object_bytes') };
  return add(ctx, all, failAbove(ctx, [{ name: 'object_bytes', ...use }]));
}

/**
 * Counts the mails that the batch has stored: `stored` is a SELECT of `database_bytes, object_bytes, mails`, one row
 * per part. Fails the batch if there is no room for them. Writes nothing if none was stored.
 */
export function addMails(ctx: Ctx, stored: SQL, { isHistory }: { isHistory: boolean }): Statement {
  const use = (name: LimitName, column: string, allowed = allowedOf(ctx.env, name)) => ({
    name,
    total: sql.raw(column),
    more: sumOf(stored, column),
    allowed,
  });
  const aDay = allowedOf(ctx.env, 'mails_per_day');
  const uses = [
    use('mails_per_day', 'mails', isHistory ? historyOf(aDay) : aDay),
    use('database_bytes', 'database_bytes'),
    use('object_bytes', 'object_bytes'),
  ];
  return add(ctx, stored, failAbove(ctx, uses));
}

function add(ctx: Ctx, stored: SQL, check: SQL): Statement {
  return hidden(
    database(
      ctx,
    ).all(sql`INSERT INTO ${organizationUsage} (organization_id, database_bytes, object_bytes, day, mails)
      SELECT ${ctx.organizationId}, sum(s.database_bytes), sum(s.object_bytes), ${dayOf(ctx)}, sum(s.mails)
      FROM (${stored}) AS s WHERE true HAVING count(*) > 0
      ON CONFLICT (organization_id) DO UPDATE SET database_bytes = database_bytes + excluded.database_bytes,
        object_bytes = object_bytes + excluded.object_bytes,
        mails = iif(day = excluded.day, mails, 0) + excluded.mails, day = excluded.day
      RETURNING ${check} AS fits`),
  );
}

/**
 * Subtracts the rows that the batch is about to delete, of any organization: `deleted` is a SELECT of `organization_id,
 * database_bytes, object_bytes`, one row per part.
 */
export function subtractUsage(ctx: ServiceCtx, deleted: SQL): Statement {
  return changeUsage(ctx, deleted, -1);
}

/** Counts rows like those of `subtractUsage` again, after a change of their sizes. Never fails for lack of room. */
export function addUsage(ctx: ServiceCtx, stored: SQL): Statement {
  return changeUsage(ctx, stored, 1);
}

function changeUsage(ctx: ServiceCtx, rows: SQL, sign: 1 | -1): Statement {
  const changed = (column: string) =>
    sql.raw(`${column} = max(0, organization_usage.${column} + ${sign} * changed.${column})`);
  return hidden(
    database(
      ctx,
    ).run(sql`UPDATE ${organizationUsage} SET ${changed('database_bytes')}, ${changed('object_bytes')}
      FROM (SELECT organization_id, sum(database_bytes) AS database_bytes, sum(object_bytes) AS object_bytes
        FROM (${rows}) GROUP BY organization_id) AS changed
      WHERE changed.organization_id = organization_usage.organization_id`),
  );
}

/** Selects the use; no row before anything was stored. */
export function selectUsage(
  ctx: Ctx,
): Statement<{ mails_per_day: number; database_bytes: number; object_bytes: number }[]> {
  return database(
    ctx,
  ).all(sql`SELECT iif(day = ${dayOf(ctx)}, mails, 0) AS mails_per_day, database_bytes, object_bytes
    FROM ${organizationUsage} WHERE organization_id = ${ctx.organizationId}`);
}

/** Whether more mail from before the first sync may be saved today. */
export async function hasRoomForHistory(ctx: Ctx): Promise<boolean> {
  const [[usage]] = await commit(database(ctx), [selectUsage(ctx)]);
  return (usage?.mails_per_day ?? 0) < historyOf(allowedOf(ctx.env, 'mails_per_day'));
}
