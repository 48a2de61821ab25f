import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { WatchState } from '../../../sidecar/protocol.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { LIMIT_CODES } from '../../platform/limits.ts';
import {
  type Claim,
  type DueJob,
  holdsLease,
  jobsOf,
  selectQuietSubject,
  updateDue,
} from '../../platform/work/jobs.ts';
import { SYNC } from '../inboxes/index.ts';
import { MAX_COUNTED_SET_ASIDE, MAX_SHOWN_SET_ASIDE, MAX_WOKEN } from './limits.ts';
import type { Older } from './older.ts';
import { type SyncRow, setAside, syncs } from './schema.ts';

/*
 * The claim guards all writes of a run: a run that has lost its lease changes nothing. A claim's subject is the inbox.
 */

export interface Cursor {
  uidvalidity: string;
  /** The last UID that was read onward: each message from `older.first` up to it is saved or set aside. */
  uid: number;
  older: Older;
  /**
   * The time (milliseconds since 1970) before which arrived mail is history. Null in a mailbox begun by an earlier
   * version.
   */
  historyBefore: number | null;
}

/** Returns the cursor of a stored row; null if no mailbox has been read. */
export function cursorOf(row: SyncRow): Cursor | null {
  if (row.uidvalidity === null) return null;
  return {
    uidvalidity: row.uidvalidity,
    uid: row.lastUid,
    older: { first: row.firstUid, uid: row.olderUid, since: row.olderSince, until: row.olderUntil },
    historyBefore: row.historyBefore,
  };
}

export async function findSync(ctx: Ctx, inboxId: number): Promise<SyncRow | undefined> {
  const db = database(ctx);
  const ofInbox = and(eq(syncs.inboxId, inboxId), eq(syncs.organizationId, ctx.organizationId));
  const [[row]] = await commit(db, [db.select().from(syncs).where(ofInbox)]);
  return row;
}

/**
 * Begins a mailbox with `exists` messages. `isRenumbered` says that it is the same mailbox with a new UIDVALIDITY. The
 * batch must also delete the set-aside messages of the previous mailbox.
 */
export function upsertMailbox(
  ctx: Ctx,
  claim: Claim,
  mailbox: string,
  { uidvalidity, uid, older, historyBefore }: Cursor,
  { isRenumbered, exists }: { isRenumbered: boolean; exists: number },
): Statement {
  const total = older.since === 0 ? exists : null;
  return database(
    ctx,
  ).run(sql`INSERT INTO ${syncs} (inbox_id, organization_id, mailbox, uidvalidity, last_uid,
      first_uid, older_uid, older_since, older_until, older_total, history_before, renumbered)
    SELECT ${claim.subjectId}, ${ctx.organizationId}, ${mailbox}, ${uidvalidity}, ${uid},
      ${older.first}, ${older.uid}, ${older.since}, ${older.until}, ${total}, ${historyBefore}, ${isRenumbered ? 1 : 0}
    WHERE ${holdsLease(claim)}
    ON CONFLICT (inbox_id) DO UPDATE SET mailbox = excluded.mailbox, uidvalidity = excluded.uidvalidity,
      last_uid = excluded.last_uid, first_uid = excluded.first_uid, older_uid = excluded.older_uid,
      older_since = excluded.older_since, older_until = excluded.older_until, older_read = 0,
      older_total = excluded.older_total, older_reached_at = NULL, history_before = excluded.history_before,
      renumbered = excluded.renumbered`);
}

/** Moves the cursor forward: every message up to and including `uid` has been saved or set aside. */
export function updateCursor(ctx: Ctx, claim: Claim, uid: number): Statement {
  return database(ctx)
    .update(syncs)
    .set({ lastUid: uid })
    .where(and(ofClaim(ctx, claim, syncs), sql`${syncs.lastUid} < ${uid}`));
}

/**
 * Moves the backward cursor: every wanted message from `uid` on has been saved or set aside. `count` messages were
 * passed, the oldest of which arrived at `reachedAt`.
 */
export function updateOlder(
  ctx: Ctx,
  claim: Claim,
  uid: number,
  { count, reachedAt }: { count: number; reachedAt: number | null },
): Statement {
  return database(ctx)
    .update(syncs)
    .set({
      olderUid: uid,
      olderRead: sql`older_read + ${count}`,
      olderReachedAt: sql`min(COALESCE(older_reached_at, ${reachedAt}), COALESCE(${reachedAt}, older_reached_at))`,
    })
    .where(and(ofClaim(ctx, claim, syncs), sql`${syncs.olderUid} > ${uid}`));
}

/** Changes the remaining range of the backward cursor. */
export function updateOlderLimit(ctx: Ctx, claim: Claim, { uid, since, until }: Older): Statement {
  return database(ctx)
    .update(syncs)
    .set({
      olderUid: uid,
      olderSince: since,
      olderUntil: until,
      olderTotal: null,
      olderRead: sql`CASE WHEN older_uid < ${uid} THEN 0 ELSE older_read END`,
    })
    .where(ofClaim(ctx, claim, syncs));
}

/** Stores the result of a run. `isComplete` says whether the run has read the mailbox to its end. */
export function upsertSync(
  ctx: Ctx,
  claim: Claim,
  run: Pick<
    SyncRow,
    'lastSuccessAt' | 'lastNew' | 'errorCode' | 'error' | 'refusedSince' | 'disabledReason'
  > &
    Partial<Pick<SyncRow, 'caughtUpAt' | 'watch'>>,
  isComplete: boolean,
): Statement {
  return database(ctx).run(sql`INSERT INTO ${syncs} (inbox_id, organization_id, last_run_at, last_success_at,
      last_new, error_code, error, refused_since, disabled_reason, caught_up_at, watch)
    SELECT ${claim.subjectId}, ${ctx.organizationId}, ${ctx.now()}, ${run.lastSuccessAt}, ${run.lastNew},
      ${run.errorCode}, ${run.error}, ${run.refusedSince}, ${run.disabledReason}, ${run.caughtUpAt ?? null},
      ${run.watch ?? null}
    WHERE ${holdsLease(claim)}
    ON CONFLICT (inbox_id) DO UPDATE SET last_run_at = excluded.last_run_at,
      last_success_at = excluded.last_success_at, last_new = excluded.last_new, error_code = excluded.error_code,
      error = excluded.error, refused_since = excluded.refused_since, disabled_reason = excluded.disabled_reason,
      caught_up_at = COALESCE(excluded.caught_up_at, caught_up_at), watch = excluded.watch,
      renumbered = renumbered AND ${isComplete ? 0 : 1}`);
}

/**
 * Selects the sync of the job, with its due time, if its last run ended well and no set-aside message is due for a
 * retry; else no row.
 */
export function selectQuiet(ctx: ServiceCtx, jobId: number): Statement<(SyncRow & { dueAt: number })[]> {
  const dueAt = sql<number>`(SELECT due_at FROM ${jobsOf(SYNC)} WHERE id = ${jobId})`;
  const isRetried = sql`EXISTS (SELECT 1 FROM ${setAside} WHERE ${setAside.inboxId} = ${syncs.inboxId}
    AND ${setAside.nextAttemptAt} <= ${ctx.now()})`;
  return database(ctx)
    .select({ ...getTableColumns(syncs), dueAt: dueAt.as('due_at') })
    .from(syncs)
    .where(
      and(
        sql`(${syncs.inboxId}, ${syncs.organizationId}) = (${selectQuietSubject(ctx, SYNC, jobId)})`,
        isNull(syncs.errorCode),
        eq(syncs.renumbered, false),
        sql`NOT ${isRetried}`,
      ),
    );
}

/** Records that a look has found nothing new, unless a run has started or changed the cursor since. */
export function updateLook(
  ctx: Ctx,
  { inboxId, uidvalidity, lastUid }: SyncRow,
  { jobId, startedAt, watch }: { jobId: number; startedAt: number; watch: WatchState | null },
): Statement {
  const now = ctx.now();
  return database(
    ctx,
  ).run(sql`UPDATE ${syncs} SET last_run_at = ${now}, last_success_at = ${now}, last_new = 0,
      caught_up_at = ${startedAt}, watch = ${watch}
    WHERE inbox_id = ${inboxId} AND organization_id = ${ctx.organizationId} AND uidvalidity = ${uidvalidity}
      AND last_uid = ${lastUid} AND error_code IS NULL
      AND EXISTS (SELECT 1 FROM ${jobsOf(SYNC)} WHERE id = ${jobId} AND lease_until IS NULL)`);
}

/** Makes the sync of these inboxes due now, except of those that are not read, or wait for room for more mail. */
export function updateNews(ctx: Ctx, inboxIds: number[]): Statement<DueJob[]> {
  const isFull = sql`EXISTS (SELECT 1 FROM ${syncs} WHERE inbox_id = jobs.subject_id
    AND error_code IN (SELECT value FROM json_each(${JSON.stringify(LIMIT_CODES)})))`;
  return updateDue(ctx, SYNC, inboxIds, sql`(due_at IS NOT NULL OR lease IS NOT NULL) AND NOT ${isFull}`);
}

/** Deletes the cursor and the results of a deleted inbox. */
export function deleteSync(ctx: Ctx, claim: Claim): Statement {
  return database(ctx)
    .delete(syncs)
    .where(ofClaim(ctx, claim, syncs));
}

/**
 * Selects the number of inboxes of all organizations that wait for the sidecar, and one error; no row if none waits.
 */
export function selectOutage(ctx: ServiceCtx): Statement<{ inboxes: number; error: string }[]> {
  return database(ctx).all(sql`SELECT count(*) AS inboxes, max(sync.error) AS error
      FROM (SELECT * FROM ${jobsOf(SYNC)} WHERE due_at <= ${ctx.now()} AND lease_until IS NULL
        ORDER BY due_at LIMIT ${MAX_WOKEN}) AS job
      JOIN ${syncs} AS sync ON sync.inbox_id = job.subject_id AND sync.organization_id = job.organization_id
      WHERE sync.error_code = 'SIDECAR_UNAVAILABLE' HAVING count(*) > 0`);
}

export interface StatusRow
  extends Pick<
    SyncRow,
    | 'inboxId'
    | 'lastRunAt'
    | 'lastSuccessAt'
    | 'caughtUpAt'
    | 'errorCode'
    | 'error'
    | 'disabledReason'
    | 'uidvalidity'
    | 'historyBefore'
    | 'olderTotal'
    | 'olderReachedAt'
    | 'watch'
  > {
  /** The position of the backward cursor. Null also if the inbox has no row. */
  olderUid: number | null;
  olderSince: number | null;
  olderRead: number | null;
  renumbered: 0 | 1 | null;
  lastNew: number | null;
  dueAt: number | null;
  leaseUntil: number | null;
  setAsideCount: number;
  /** JSON: the newest set-aside messages, with the keys of the contract and times in milliseconds. */
  setAside: string;
}

/** Selects the sync status of each inbox that has a sync job. */
export function selectStatus(ctx: Ctx): Statement<StatusRow[]> {
  const ofJob = sql`organization_id = job.organization_id AND inbox_id = job.subject_id`;
  return database(ctx).all(sql`SELECT job.subject_id AS inboxId, job.due_at AS dueAt,
      job.lease_until AS leaseUntil, sync.last_run_at AS lastRunAt, sync.last_success_at AS lastSuccessAt,
      sync.caught_up_at AS caughtUpAt, sync.watch AS watch,
      sync.last_new AS lastNew, sync.error_code AS errorCode, sync.error AS error,
      sync.disabled_reason AS disabledReason, sync.uidvalidity AS uidvalidity, sync.renumbered AS renumbered,
      sync.older_uid AS olderUid, sync.older_since AS olderSince, sync.older_read AS olderRead,
      sync.older_total AS olderTotal, sync.older_reached_at AS olderReachedAt, sync.history_before AS historyBefore,
      (SELECT count(*) FROM (SELECT 1 FROM ${setAside} WHERE ${ofJob} LIMIT ${MAX_COUNTED_SET_ASIDE})) AS setAsideCount,
      (SELECT json_group_array(json_object('uid', uid, 'size', size, 'code', code, 'message', message,
          'attempts', attempts, 'next_attempt_at', next_attempt_at, 'created_at', created_at))
        FROM (SELECT * FROM ${setAside} WHERE ${ofJob} ORDER BY created_at DESC, uid DESC
          LIMIT ${MAX_SHOWN_SET_ASIDE})) AS setAside
    FROM ${jobsOf(SYNC)} AS job
    LEFT JOIN ${syncs} AS sync ON sync.inbox_id = job.subject_id AND sync.organization_id = job.organization_id
    WHERE job.organization_id = ${ctx.organizationId}`);
}

/** Returns an SQL condition: the row belongs to the claim's inbox, and the claim holds. */
export function ofClaim(ctx: Ctx, claim: Claim, table: typeof syncs | typeof setAside): SQL | undefined {
  return and(
    eq(table.organizationId, ctx.organizationId),
    eq(table.inboxId, claim.subjectId),
    holdsLease(claim),
  );
}
