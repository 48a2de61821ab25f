import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { commit, database, type Statement } from '../../platform/data/database.ts';
import { type Claim, holdsLease, jobsOf } from '../../platform/work/jobs.ts';
import { SYNC } from '../inboxes/index.ts';
import { MAX_COUNTED_SET_ASIDE, MAX_SHOWN_SET_ASIDE, MAX_WOKEN } from './limits.ts';
import { type SetAsideRow, type SyncRow, setAside, syncs } from './schema.ts';

/*
 * The claim guards everything a run writes: a run that has lost its lease changes nothing. A claim's subject is the inbox.
 */

export interface Cursor {
  uidvalidity: string;
  /** The UID of the last message that was saved or set aside. */
  uid: number;
}

export async function findSync(ctx: Ctx, inboxId: number): Promise<SyncRow | undefined> {
  const db = database(ctx);
  const ofInbox = and(eq(syncs.inboxId, inboxId), eq(syncs.organizationId, ctx.organizationId));
  const [[row]] = await commit(db, [db.select().from(syncs).where(ofInbox)]);
  return row;
}

/**
 * Puts the cursor at the start of a mailbox, and deletes the set-aside messages of the previous mailbox.
 * `isRenumbered`: it is the same mailbox with a new UIDVALIDITY.
 */
export function upsertMailbox(
  ctx: Ctx,
  claim: Claim,
  mailbox: string,
  uidvalidity: string,
  isRenumbered: boolean,
): Statement[] {
  const db = database(ctx);
  return [
    db.run(sql`INSERT INTO ${syncs} (inbox_id, organization_id, mailbox, uidvalidity, last_uid, renumbered)
      SELECT ${claim.subjectId}, ${ctx.organizationId}, ${mailbox}, ${uidvalidity}, 0, ${isRenumbered ? 1 : 0}
      WHERE ${holdsLease(claim)}
      ON CONFLICT (inbox_id) DO UPDATE SET mailbox = excluded.mailbox, uidvalidity = excluded.uidvalidity,
        last_uid = excluded.last_uid, renumbered = excluded.renumbered`),
    deleteAllSetAside(ctx, claim),
  ];
}

/** Moves the cursor forward: every message up to and including `uid` has been saved or set aside. */
export function updateCursor(ctx: Ctx, claim: Claim, uid: number): Statement {
  return database(ctx)
    .update(syncs)
    .set({ lastUid: uid })
    .where(and(ofClaim(ctx, claim, syncs), sql`${syncs.lastUid} < ${uid}`));
}

/** Stores the result of a run. `isComplete`: it has read the mailbox to its end. */
export function upsertSync(
  ctx: Ctx,
  claim: Claim,
  run: Pick<SyncRow, 'lastSuccessAt' | 'lastNew' | 'errorCode' | 'error' | 'refusedSince' | 'disabledReason'>,
  isComplete: boolean,
): Statement {
  return database(ctx).run(sql`INSERT INTO ${syncs} (inbox_id, organization_id, last_run_at, last_success_at,
      last_new, error_code, error, refused_since, disabled_reason)
    SELECT ${claim.subjectId}, ${ctx.organizationId}, ${ctx.now()}, ${run.lastSuccessAt}, ${run.lastNew},
      ${run.errorCode}, ${run.error}, ${run.refusedSince}, ${run.disabledReason}
    WHERE ${holdsLease(claim)}
    ON CONFLICT (inbox_id) DO UPDATE SET last_run_at = excluded.last_run_at,
      last_success_at = excluded.last_success_at, last_new = excluded.last_new, error_code = excluded.error_code,
      error = excluded.error, refused_since = excluded.refused_since, disabled_reason = excluded.disabled_reason,
      renumbered = renumbered AND ${isComplete ? 0 : 1}`);
}

/** Deletes the cursor, the results and the set-aside messages of a deleted inbox. */
export function deleteSync(ctx: Ctx, claim: Claim): Statement[] {
  return [
    database(ctx)
      .delete(syncs)
      .where(ofClaim(ctx, claim, syncs)),
    deleteAllSetAside(ctx, claim),
  ];
}

function deleteAllSetAside(ctx: Ctx, claim: Claim): Statement {
  return database(ctx)
    .delete(setAside)
    .where(ofClaim(ctx, claim, setAside));
}

/** Sets a message aside, or updates why it is set aside. */
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

/** Deletes a message from the set-aside messages. */
export function deleteSetAside(ctx: Ctx, claim: Claim, uidvalidity: string, ...uids: number[]): Statement {
  return database(ctx)
    .delete(setAside)
    .where(
      and(
        ofClaim(ctx, claim, setAside),
        eq(setAside.uidvalidity, uidvalidity),
        sql`${setAside.uid} IN (SELECT value FROM json_each(${JSON.stringify(uids)}))`,
      ),
    );
}

/** The set-aside messages up to the cursor whose next attempt is due. */
export async function listDueSetAside(
  ctx: Ctx,
  inboxId: number,
  cursor: Cursor,
  limit: number,
): Promise<SetAsideRow[]> {
  const isDue = and(lte(setAside.uid, cursor.uid), lte(setAside.nextAttemptAt, ctx.now()));
  const db = database(ctx);
  const [rows] = await commit(db, [
    db
      .select()
      .from(setAside)
      .where(and(inMailbox(ctx, inboxId, cursor), isDue))
      .orderBy(setAside.nextAttemptAt)
      .limit(limit),
  ]);
  return rows;
}

/** The messages after the cursor at which earlier runs were interrupted. */
export async function listInterrupted(
  ctx: Ctx,
  inboxId: number,
  cursor: Cursor,
  limit: number,
): Promise<SetAsideRow[]> {
  const db = database(ctx);
  const [rows] = await commit(db, [
    db
      .select()
      .from(setAside)
      .where(and(inMailbox(ctx, inboxId, cursor), gt(setAside.uid, cursor.uid)))
      .orderBy(setAside.uid)
      .limit(limit),
  ]);
  return rows;
}

/**
 * The number of inboxes, in all organizations, that wait for the sidecar, and the error of one; null if none waits.
 */
export async function findOutage(ctx: ServiceCtx): Promise<{ inboxes: number; error: string } | null> {
  const db = database(ctx);
  const [[row]] = await commit(db, [
    db.all<{ inboxes: number; error: string | null }>(sql`SELECT count(*) AS inboxes, max(sync.error) AS error
      FROM (SELECT * FROM ${jobsOf(SYNC)} WHERE due_at <= ${ctx.now()} AND lease_until IS NULL
        ORDER BY due_at LIMIT ${MAX_WOKEN}) AS job
      JOIN ${syncs} AS sync ON sync.inbox_id = job.subject_id AND sync.organization_id = job.organization_id
      WHERE sync.error_code = 'SIDECAR_UNAVAILABLE'`),
  ]);
  return row?.error == null ? null : { inboxes: row.inboxes, error: row.error };
}

export interface StatusRow
  extends Pick<
    SyncRow,
    'inboxId' | 'lastRunAt' | 'lastSuccessAt' | 'errorCode' | 'error' | 'disabledReason'
  > {
  lastNew: number | null;
  dueAt: number | null;
  leaseUntil: number | null;
  setAsideCount: number;
  /** JSON: the newest of them, with the keys of the contract and times in milliseconds. */
  setAside: string;
}

/** The sync status of each inbox that has a sync job. */
export function selectStatus(ctx: Ctx): Statement<StatusRow[]> {
  const ofJob = sql`organization_id = job.organization_id AND inbox_id = job.subject_id`;
  return database(ctx).all(sql`SELECT job.subject_id AS inboxId, job.due_at AS dueAt,
      job.lease_until AS leaseUntil, sync.last_run_at AS lastRunAt, sync.last_success_at AS lastSuccessAt,
      sync.last_new AS lastNew, sync.error_code AS errorCode, sync.error AS error,
      sync.disabled_reason AS disabledReason,
      (SELECT count(*) FROM (SELECT 1 FROM ${setAside} WHERE ${ofJob} LIMIT ${MAX_COUNTED_SET_ASIDE})) AS setAsideCount,
      (SELECT json_group_array(json_object('uid', uid, 'size', size, 'code', code, 'message', message,
          'attempts', attempts, 'next_attempt_at', next_attempt_at, 'created_at', created_at))
        FROM (SELECT * FROM ${setAside} WHERE ${ofJob} ORDER BY created_at DESC, uid DESC
          LIMIT ${MAX_SHOWN_SET_ASIDE})) AS setAside
    FROM ${jobsOf(SYNC)} AS job
    LEFT JOIN ${syncs} AS sync ON sync.inbox_id = job.subject_id AND sync.organization_id = job.organization_id
    WHERE job.organization_id = ${ctx.organizationId}`);
}

function inMailbox(ctx: Ctx, inboxId: number, cursor: Cursor): SQL | undefined {
  return and(
    eq(setAside.organizationId, ctx.organizationId),
    eq(setAside.inboxId, inboxId),
    eq(setAside.uidvalidity, cursor.uidvalidity),
  );
}

function ofClaim(ctx: Ctx, claim: Claim, table: typeof syncs | typeof setAside): SQL | undefined {
  return and(
    eq(table.organizationId, ctx.organizationId),
    eq(table.inboxId, claim.subjectId),
    holdsLease(claim),
  );
}

/** Deletes at most `limit` messages of the organization that were set aside before `before`. */
export function deletePastSetAside(ctx: Ctx, before: number, limit: number): Statement {
  const past = sql`SELECT s.inbox_id, s.uidvalidity, s.uid FROM ${jobsOf(SYNC)} AS job
    CROSS JOIN ${setAside} AS s ON s.inbox_id = job.subject_id AND s.created_at < ${before}
    WHERE job.organization_id = ${ctx.organizationId} AND s.organization_id = ${ctx.organizationId} LIMIT ${limit}`;
  return database(ctx).run(sql`DELETE FROM ${setAside} WHERE (inbox_id, uidvalidity, uid) IN (${past})`);
}
