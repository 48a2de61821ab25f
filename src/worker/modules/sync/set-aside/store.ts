import { and, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type Claim, holdsLease, jobsOf } from '../../../platform/work/jobs.ts';
import { SYNC } from '../../inboxes/index.ts';
import { type SetAsideRow, setAside } from '../schema.ts';
import { type Cursor, ofClaim } from '../store.ts';

/* The claim guards all writes of a run, as in ../store.ts. */

/** Sets a message aside, or updates the reason. */
export function upsertSetAside(
  ctx: Ctx,
  claim: Claim,
  row: Pick<SetAsideRow, 'uidvalidity' | 'uid' | 'size' | 'code' | 'message' | 'attempts' | 'nextAttemptAt'>,
): Statement {
  const db = database(ctx);
  return db.run(sql`INSERT INTO ${setAside} (inbox_id, uidvalidity, uid, organization_id, size, code,
      message, attempts, next_attempt_at, created_at)
    SELECT ${claim.subjectId}, ${row.uidvalidity}, ${row.uid}, ${ctx.organizationId}, ${row.size}, ${row.code},
      ${row.message}, ${row.attempts}, ${row.nextAttemptAt}, ${ctx.now()}
    WHERE ${holdsLease(claim)}
    ON CONFLICT (inbox_id, uidvalidity, uid) DO UPDATE SET size = COALESCE(excluded.size, size),
      code = excluded.code, message = excluded.message, attempts = excluded.attempts,
      next_attempt_at = excluded.next_attempt_at`);
}

/** Deletes the records of set-aside messages. */
export function deleteSetAside(ctx: Ctx, claim: Claim, uidvalidity: string, ...uids: number[]): Statement {
  const isOneOf = inArray(setAside.uid, uids);
  return database(ctx)
    .delete(setAside)
    .where(and(ofClaim(ctx, claim, setAside), eq(setAside.uidvalidity, uidvalidity), isOneOf));
}

/** The positions of the two cursors of a mailbox. */
type Position = Pick<Cursor, 'uidvalidity' | 'uid'> & { older: Pick<Cursor['older'], 'uid'> };

/** Lists the set-aside messages between the two cursors whose next attempt is due. */
export function listDueSetAside(
  ctx: Ctx,
  inboxId: number,
  cursor: Position,
  limit: number,
): Promise<SetAsideRow[]> {
  const isPassed = and(lte(setAside.uid, cursor.uid), gte(setAside.uid, cursor.older.uid));
  const isDue = and(isPassed, lte(setAside.nextAttemptAt, ctx.now()));
  return listOf(ctx, and(inMailbox(ctx, inboxId, cursor), isDue), setAside.nextAttemptAt, limit);
}

/** Lists the messages beyond the cursors at which earlier runs were interrupted. */
export function listInterrupted(
  ctx: Ctx,
  inboxId: number,
  cursor: Position,
  limit: number,
): Promise<SetAsideRow[]> {
  const isBeyond = or(gt(setAside.uid, cursor.uid), lt(setAside.uid, cursor.older.uid));
  return listOf(ctx, and(inMailbox(ctx, inboxId, cursor), isBeyond), setAside.uid, limit);
}

async function listOf(
  ctx: Ctx,
  which: SQL | undefined,
  order: typeof setAside.uid | typeof setAside.nextAttemptAt,
  limit: number,
): Promise<SetAsideRow[]> {
  const db = database(ctx);
  const [rows] = await commit(db, [db.select().from(setAside).where(which).orderBy(order).limit(limit)]);
  return rows;
}

/** Deletes all set-aside messages of an inbox. */
export function deleteAllSetAside(ctx: Ctx, claim: Claim): Statement {
  return database(ctx)
    .delete(setAside)
    .where(ofClaim(ctx, claim, setAside));
}

function inMailbox(ctx: Ctx, inboxId: number, cursor: Position): SQL | undefined {
  return and(
    eq(setAside.organizationId, ctx.organizationId),
    eq(setAside.inboxId, inboxId),
    eq(setAside.uidvalidity, cursor.uidvalidity),
  );
}

/** Deletes at most `limit` messages of the organization that were set aside before `before`. */
export function deletePastSetAside(ctx: Ctx, before: number, limit: number): Statement {
  const past = sql`SELECT s.inbox_id, s.uidvalidity, s.uid FROM ${jobsOf(SYNC)} AS job
    CROSS JOIN ${setAside} AS s ON s.inbox_id = job.subject_id AND s.created_at < ${before}
    WHERE job.organization_id = ${ctx.organizationId} AND s.organization_id = ${ctx.organizationId} LIMIT ${limit}`;
  return database(ctx).run(sql`DELETE FROM ${setAside} WHERE (inbox_id, uidvalidity, uid) IN (${past})`);
}
