/**
 * Durable work. Each job is a row. The process that works on it holds a lease, which expires if the process dies. A
 * queue message only wakes the row with its id, so an extra or a lost message does no harm.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../ctx.ts';
import { commit } from '../data/commit/commit.ts';
import { homeOf } from '../data/commit/placement.ts';
import { type Database, database, type Statement } from '../data/database.ts';
import { DIRECTORY, OF_THE_SERVICE } from '../data/databases.ts';
import { jobs } from '../data/schema.ts';
import { newId, newIds } from '../data/sequence.ts';
import { registerRows } from '../data/written-rows.ts';

/** A kind of work, and the queue that wakes it. */
export interface JobKind {
  kind: string;
  queue: 'SYNC' | 'SEND' | 'WEBHOOK' | 'AUDIT';
  /** Whether nobody waits for it: it always takes the slow lane. */
  isAlwaysSlow?: boolean;
  /** Whether its first run calls a server that nobody knows yet: it takes the slow lane until that has answered. */
  startsSlow?: boolean;
}

const slowAtFirst = ({ isAlwaysSlow, startsSlow }: JobKind) => (isAlwaysSlow || startsSlow ? 1 : 0);

/**
 * Each kind of work has two queues. A job that failed before, or took long, takes the slow lane, so that a server
 * that hangs does not delay work with quick servers.
 */
export type Lane = 'quick' | 'slow';

/** Jobs of a kind that one organization may run at once in each lane. */
export const SHARE = 2;
/** After a job has run for this long, its organization's next jobs of that kind take the slow lane. */
const PATIENCE_MS = 5_000;

/** A job to be woken, in its lane. */
export interface DueJob {
  id: number;
  slow: 0 | 1;
}

export interface Claim {
  id: number;
  /** Null for work of the service itself. */
  organizationId: number | null;
  subjectId: number;
  lease: string;
  /** Runs since the last success, without this one. They failed or died. */
  attempts: number;
  /**
   * Whether the previous run died. What killed it may kill the Worker each time, so a run counts its attempt before it
   * starts. The attempts are then bounded.
   */
  died: boolean;
  /** The lane; null if somebody waits for the outcome. */
  lane: Lane | null;
  /** Milliseconds since 1970. */
  claimedAt: number;
}

/**
 * Creates a job for a subject, due now. Returns no row if the subject has one already. `subjectId` may be an
 * expression, for a subject that the same batch creates.
 */
export function insertJob(ctx: Ctx, job: JobKind, subjectId: number | SQL): Statement<DueJob[]> {
  return database(ctx).all(sql`INSERT INTO ${jobs} (id, organization_id, kind, subject_id, due_at, slow)
    VALUES (${newId(jobs, { organizationId: ctx.organizationId, now: ctx.now() })}, ${ctx.organizationId}, ${job.kind}, ${subjectId}, ${ctx.now()}, ${slowAtFirst(job)})
    ON CONFLICT (organization_id, kind, subject_id) DO NOTHING RETURNING id, slow`);
}

/** Creates a job for a subject, due at `dueAt` (milliseconds), or changes when the subject's job is due. */
export function insertJobAt(
  ctx: Ctx,
  job: JobKind,
  subjectId: number | SQL,
  dueAt: number,
): Statement<DueJob[]> {
  return database(ctx).all(sql`INSERT INTO ${jobs} (id, organization_id, kind, subject_id, due_at, slow)
    VALUES (${newId(jobs, { organizationId: ctx.organizationId, now: ctx.now() })}, ${ctx.organizationId}, ${job.kind}, ${subjectId}, ${dueAt}, ${slowAtFirst(job)})
    ON CONFLICT (organization_id, kind, subject_id) DO UPDATE SET due_at = excluded.due_at RETURNING id, slow`);
}

/** Creates a job, due now, for each row of `subjects`: a SELECT of `organization_id` and `subject_id`. */
export function insertJobs(ctx: ServiceCtx, job: JobKind, subjects: SQL): Statement {
  return registerRows(
    database(ctx).run(sql`INSERT INTO ${jobs} (id, organization_id, kind, subject_id, due_at, slow)
    SELECT ${newIds(jobs, { organizationId: sql`subject.organization_id`, now: ctx.now() })}, subject.organization_id, ${job.kind}, subject.subject_id, ${ctx.now()}, ${slowAtFirst(job)} FROM (${subjects}) AS subject`),
    subjects,
  );
}

/**
 * Creates a job for each row of `subjects`, a SELECT of `organization_id, subject_id, due_at`, or makes the subject's
 * job due then, if it is not due. Returns those that it changed.
 */
export function insertJobsAt(ctx: ServiceCtx, job: JobKind, subjects: SQL): Statement<DueJob[]> {
  return registerRows(
    database(ctx).all(sql`INSERT INTO ${jobs} (id, organization_id, kind, subject_id, due_at, slow)
    SELECT ${newIds(jobs, { organizationId: sql`subject.organization_id`, now: ctx.now() })}, subject.organization_id, ${job.kind}, subject.subject_id, subject.due_at, ${slowAtFirst(job)} FROM (${subjects}) AS subject WHERE true
    ON CONFLICT (organization_id, kind, subject_id) DO UPDATE SET due_at = excluded.due_at WHERE due_at IS NULL
    RETURNING id, slow`),
    subjects,
  );
}

/** Deletes the job if this claim still holds. Returns no row if it does not. */
export function deleteJob(ctx: ServiceCtx, claim: Claim): Statement<{ id: number }[]> {
  return database(ctx).all(
    sql`DELETE FROM ${jobs} WHERE id = ${claim.id} AND lease = ${claim.lease} RETURNING id`,
  );
}

/** Deletes the job if nobody has asked for it since `releaseJob`, which comes before in the batch. */
export function deleteIdleJob(ctx: ServiceCtx, { id }: Claim): Statement {
  return database(ctx).run(sql`DELETE FROM ${jobs} WHERE id = ${id} AND lease IS NULL AND due_at IS NULL`);
}

/** Deletes the jobs of these subjects that are not running. */
export function deleteWaitingJobs(ctx: Ctx, { kind }: JobKind, subjectIds: number[]): Statement {
  return database(
    ctx,
  ).run(sql`DELETE FROM ${jobs} WHERE organization_id = ${ctx.organizationId} AND kind = ${kind}
    AND subject_id IN (SELECT value FROM json_each(${JSON.stringify(subjectIds)})) AND lease IS NULL`);
}

/** Deletes jobs of any organization. `subjects` is a SELECT of two columns, organization and subject. */
export function deleteJobsOf(ctx: ServiceCtx, { kind }: JobKind, subjects: SQL): Statement {
  return database(ctx).run(sql`DELETE FROM ${jobs} WHERE kind = ${kind}
    AND (organization_id, subject_id) IN (${subjects})`);
}

/** Makes jobs due now, of those that `only` allows. A job that is running runs once more. Returns the jobs. */
export function updateDue(
  ctx: Ctx,
  { kind }: JobKind,
  subjectIds: number[],
  only: SQL = sql`true`,
): Statement<DueJob[]> {
  return database(ctx).all(sql`UPDATE ${jobs} SET due_at = ${ctx.now()}
    WHERE organization_id = ${ctx.organizationId} AND kind = ${kind}
      AND subject_id IN (SELECT value FROM json_each(${JSON.stringify(subjectIds)}))
      AND ${only}
    RETURNING id, slow`);
}

/** Has a job take the slow lane, because its server is another one than before. */
export function updateSlow(ctx: Ctx, { kind }: JobKind, subjectId: number): Statement {
  return database(ctx).run(sql`UPDATE ${jobs} SET slow = 1
    WHERE organization_id = ${ctx.organizationId} AND kind = ${kind} AND subject_id = ${subjectId}`);
}

/**
 * Makes jobs of any organization due now. `subjects` is a SELECT of their `organization_id` and `subject_id`. Does
 * not change a running job, which looks for more work before it ends, nor a job that waits after a failure. Returns
 * the changed jobs.
 */
export function updateIdleDue(ctx: ServiceCtx, { kind }: JobKind, subjects: SQL): Statement<DueJob[]> {
  const isIdle = sql`lease IS NULL AND (attempts = 0 OR due_at IS NULL) AND id IN (
      SELECT (SELECT job.id FROM ${jobs} AS job WHERE job.organization_id = subject.organization_id
        AND job.kind = ${kind} AND job.subject_id = subject.subject_id) FROM (${subjects}) AS subject)`;
  return registerRows(
    database(ctx).all(sql`UPDATE ${jobs} SET due_at = ${ctx.now()} WHERE ${isIdle} RETURNING id, slow`),
    sql`SELECT id FROM ${jobs} WHERE ${isIdle}`,
  );
}

/**
 * Makes jobs of any organization due at `dueAt` at the latest, and those that run run once more: at most `limit` of each.
 * Leaves alone those that wait after a failure. Returns the jobs, and when the leases of those that run end.
 */
export function updateDueBy(
  ctx: ServiceCtx,
  { kind }: JobKind,
  dueAt: number,
  limit: number,
): Statement<(DueJob & { leaseUntil: number | null })[]> {
  const some = (condition: SQL) =>
    sql`SELECT id FROM (SELECT id FROM ${jobs} WHERE kind = ${kind} AND ${condition} LIMIT ${limit})`;
  const changed = sql`${some(sql`due_at > ${dueAt} AND lease IS NULL AND attempts = 0`)}
    UNION ALL ${some(sql`lease_until IS NOT NULL`)}`;
  return registerRows(
    database(ctx).all(sql`UPDATE ${jobs} SET due_at = min(coalesce(due_at, ${dueAt}), ${dueAt})
      WHERE id IN (${changed}) RETURNING id, slow, lease_until AS leaseUntil`),
    changed,
  );
}

/** Selects the id of a subject's job. */
export function selectJob(ctx: Ctx, { kind }: JobKind, subjectId: number | SQL): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${jobs} WHERE organization_id = ${ctx.organizationId}
    AND kind = ${kind} AND subject_id = ${subjectId}`);
}

/** Selects the subject of a due job whose last run succeeded quickly, and its organization. */
export function selectQuietSubject(ctx: ServiceCtx, { kind }: JobKind, id: number): SQL {
  return sql`SELECT subject_id, organization_id FROM ${jobs} WHERE id = ${id} AND kind = ${kind}
    AND due_at <= ${ctx.now()} AND lease_until IS NULL AND attempts = 0 AND slow = 0`;
}

/** Moves woken jobs behind due jobs that were not woken. */
export function updateWoken(ctx: ServiceCtx, due: readonly DueJob[]): Statement {
  const ids = JSON.stringify(due.map(({ id }) => id));
  return database(ctx).run(sql`UPDATE ${jobs} SET due_at = ${ctx.now()}
    WHERE id IN (SELECT value FROM json_each(${ids})) AND due_at < ${ctx.now()} AND lease_until IS NULL`);
}

/** Returns the jobs of a kind as a table expression: `id, organization_id, subject_id, due_at, lease_until`. */
export function jobsOf({ kind }: JobKind): SQL {
  return sql`(SELECT id, organization_id, subject_id, due_at, lease_until FROM ${jobs} WHERE kind = ${kind})`;
}

/** Sends due jobs to the queues. If this is lost, the next cron tick finds them. */
export function wakeJobs(
  ctx: ServiceCtx,
  { kind, queue }: JobKind,
  due: readonly DueJob[],
  delaySeconds = 0,
): void {
  for (const slow of [0, 1] as const) {
    const jobs = due.filter((job) => job.slow === slow);
    const target = slow ? ctx.env[`${queue}_SLOW_QUEUE`] : ctx.env[`${queue}_QUEUE`];
    const send = async () => {
      const place = nameDatabase(await homeOf(ctx));
      await sendAll(
        target,
        jobs.map(({ id }) => ({ body: { kind, job_id: id, ...place }, delaySeconds })),
      );
    };
    if (jobs.length > 0) ctx.defer(send());
  }
}

/** Returns the field of a queue message that names its database: none for the first one. */
export const nameDatabase = (database: number): { database?: number } =>
  database === DIRECTORY ? {} : { database };

/** Sends all messages: a queue takes at most 100 per call. */
export async function sendAll(queue: Queue, messages: MessageSendRequest[]): Promise<void> {
  for (let i = 0; i < messages.length; i += 100) await queue.sendBatch(messages.slice(i, i + 100));
}

/**
 * Lists at most `limit` jobs that are due and not running. Jobs whose run died come first. Each of the two groups is a
 * range of an index, so no other rows are read.
 */
export async function listDueJobs(ctx: ServiceCtx, job: JobKind, limit: number): Promise<DueJob[]> {
  const db = database(ctx);
  const [died, waiting] = dueJobs(ctx, job, limit);
  const some = (jobs: SQL) => sql`SELECT id, slow FROM (${jobs})`;
  const [due] = await commit(db, [
    db.all<DueJob>(sql`${some(died)} UNION ALL ${some(waiting)} LIMIT ${limit}`),
  ]);
  return due;
}

/** Statements that find a row if `listDueJobs` does. */
export const selectDue = (ctx: ServiceCtx, job: JobKind): Statement[] =>
  dueJobs(ctx, job, 1).map((jobs) => database(ctx).all(jobs));

function dueJobs(ctx: ServiceCtx, { kind }: JobKind, limit: number): [died: SQL, waiting: SQL] {
  const now = ctx.now();
  const some = (condition: SQL, order: SQL) => sql`SELECT id, slow FROM ${jobs}
    WHERE kind = ${kind} AND ${condition} ORDER BY ${order} LIMIT ${limit}`;
  return [
    some(sql`lease_until < ${now}`, sql`lease_until`),
    some(sql`due_at <= ${now} AND lease_until IS NULL`, sql`due_at`),
  ];
}

/**
 * Claims the job for `leaseMs`. Returns null if it is not due, if it is running, or if its organization has no free
 * place in the lane. If `lane` is null, because the caller waits for the outcome, the job needs no place.
 */
export async function claimJob(
  ctx: ServiceCtx,
  job: JobKind,
  id: number,
  leaseMs: number,
  lane: Lane | null,
): Promise<Claim | null> {
  const { kind } = job;
  const lease = crypto.randomUUID();
  const now = ctx.now();
  const db = database(ctx);
  const slow = lane === 'slow' ? 1 : 0;
  const running = sql`SELECT 1 FROM ${jobs} AS other WHERE other.organization_id = jobs.organization_id
    AND other.kind = ${kind} AND other.slow = ${slow} AND other.lease IS NOT NULL AND other.lease_until >= ${now}`;
  const count = sql`(SELECT count(*) FROM (${running} LIMIT ${SHARE}))`;
  const mayEnter =
    lane === null
      ? sql`true`
      : sql`(organization_id = ${OF_THE_SERVICE} OR ${count} < ${SHARE})
          AND ${lane === 'slow' ? sql`true` : sql`slow = 0 AND NOT EXISTS (${running} AND other.claimed_at < ${now - PATIENCE_MS})`}`;
  const [[row]] = await commit(db, [
    db.all<ClaimRow>(sql`UPDATE ${jobs}
      SET lease = ${lease}, lease_until = ${now + leaseMs}, due_at = NULL, attempts = attempts + 1,
        died = lease_until IS NOT NULL, claimed_at = ${now}, slow = max(slow, ${slow})
      WHERE id = ${id} AND kind = ${kind} AND ${isDue(now)} AND ${mayEnter}
      RETURNING id, organization_id AS organizationId, subject_id AS subjectId, attempts - 1 AS attempts, died`),
  ]);
  if (!row) {
    if (lane === 'quick') await changeLane(ctx, job, id, running);
    return null;
  }
  return {
    id: row.id,
    organizationId: row.organizationId === OF_THE_SERVICE ? null : row.organizationId,
    subjectId: row.subjectId,
    attempts: row.attempts,
    died: row.died === 1,
    lease,
    lane,
    claimedAt: now,
  };
}

/** Moves a due job to the slow lane, if it belongs there or its organization holds up the quick lane. */
async function changeLane(ctx: ServiceCtx, job: JobKind, id: number, running: SQL): Promise<void> {
  const now = ctx.now();
  const db = database(ctx);
  const [moved] = await commit(db, [
    db.all<DueJob>(sql`UPDATE ${jobs} SET slow = 1
      WHERE id = ${id} AND kind = ${job.kind} AND ${isDue(now)}
        AND (slow = 1 OR EXISTS (${running} AND other.claimed_at < ${now - PATIENCE_MS}))
      RETURNING id, slow`),
  ]);
  wakeJobs(ctx, job, moved);
}

interface ClaimRow {
  id: number;
  organizationId: number;
  subjectId: number;
  attempts: number;
  died: 0 | 1;
}

const isDue = (now: number) => sql`((due_at <= ${now} AND lease_until IS NULL) OR lease_until < ${now})`;

/** Extends the lease to `leaseMs` from now. Returns false if this claim no longer holds: the run must then stop. */
export async function extendLease(ctx: ServiceCtx, claim: Claim, leaseMs: number): Promise<boolean> {
  const db = database(ctx);
  const [rows] = await commit(db, [
    db.all(sql`UPDATE ${jobs} SET lease_until = ${ctx.now() + leaseMs}
      WHERE id = ${claim.id} AND lease = ${claim.lease} RETURNING id`),
  ]);
  return rows.length > 0;
}

/** True, as an expression, while this claim holds. */
export function holdsLease(claim: Claim): SQL {
  return sql`EXISTS (SELECT 1 FROM ${jobs} WHERE id = ${claim.id} AND lease = ${claim.lease})`;
}

/** When a job is due next. */
export interface Next {
  /** Whether the run succeeded. `postponed`: it could not be tried, which is neither a success nor a failure. */
  succeeded: boolean | 'postponed';
  /** Milliseconds since 1970, or an expression. Null: not until somebody requests it. */
  at: number | SQL | null;
  /** Whether the job takes long, although it does not fail. */
  isSlow?: boolean;
  /** Whether to delete the job if `at` is null and nobody has requested a run meanwhile. */
  isDoneIfIdle?: boolean;
}

/**
 * Releases the job until `next.at`, or sooner if somebody asked for it meanwhile. A job that failed or is slow takes
 * the slow lane next. Returns when the job is due, or no row if the claim was lost.
 */
export function releaseJob(
  ctx: ServiceCtx,
  { isAlwaysSlow = false }: JobKind,
  claim: Claim,
  { succeeded, at, isSlow = false }: Next,
): Statement<(DueJob & { dueAt: number | null })[]> {
  const attempts = succeeded === 'postponed' ? claim.attempts : succeeded ? 0 : claim.attempts + 1;
  const slow =
    isAlwaysSlow || isSlow || succeeded === false ? sql`1` : succeeded === true ? sql`0` : sql`slow`;
  return database(ctx).all(sql`UPDATE ${jobs}
    SET lease = NULL, lease_until = NULL, due_at = COALESCE(due_at, ${at}), attempts = ${attempts}, slow = ${slow}
    WHERE id = ${claim.id} AND lease = ${claim.lease} RETURNING id, slow, due_at AS dueAt`);
}

/** Selects the job of the claim's organization and lane that has waited longest. */
export function selectNextInLane(ctx: ServiceCtx, { kind }: JobKind, claim: Claim): Statement<DueJob[]> {
  return database(ctx).all(sql`SELECT id, slow FROM ${jobs}
    WHERE organization_id = ${claim.organizationId} AND kind = ${kind} AND slow = ${claim.lane === 'slow' ? 1 : 0}
      AND lease IS NULL AND due_at <= ${ctx.now()} AND id <> ${claim.id} ORDER BY due_at LIMIT 1`);
}

/** Selects a row if a job of the organization is running. */
export function selectRunning(db: Database, organizationId: number, now: number): Statement<unknown[]> {
  return db.all(sql`SELECT 1 AS runs FROM ${jobs} WHERE organization_id = ${organizationId}
    AND lease IS NOT NULL AND lease_until >= ${now} LIMIT 1`);
}

/** Deletes all jobs of an organization, which continue in another database. */
export function deleteJobsOfMoved(db: Database, organizationId: number): Statement {
  return db.run(sql`DELETE FROM ${jobs} WHERE organization_id = ${organizationId}`);
}
