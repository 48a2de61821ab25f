/**
 * Work that must not be lost: a row each. Who works on it holds a lease, which runs out by itself if that
 * process dies; a queue message is only a wake-up with the row's id, so one too many or too few does no harm.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../ctx.ts';
import { commit, database, type Statement } from '../data/database.ts';
import { jobs } from '../data/schema.ts';

/** A kind of work, and the queue that wakes it. */
export interface JobKind {
  kind: string;
  queue: 'SYNC_QUEUE' | 'SEND_QUEUE' | 'WEBHOOK_QUEUE' | 'EVENT_QUEUE';
}

export interface Claim {
  id: number;
  /** Null for work of the service itself. */
  organizationId: number | null;
  subjectId: number;
  lease: string;
  /** Runs since the last success, this one not counted: they failed, or died. */
  attempts: number;
  /**
   * The run before did not end by itself: whatever it did may kill the Worker each time. Attempts are to be counted
   * before they are made, so that they end.
   */
  died: boolean;
}

/** In `jobs`, work of the service itself, which belongs to no organization. */
export const OF_THE_SERVICE = 0;

/**
 * Creates the job of a subject unless it has one, due now; answers its id. The subject may be an expression, for one that
 * the same batch creates.
 */
export function insertJob(ctx: Ctx, { kind }: JobKind, subjectId: number | SQL): Statement<{ id: number }[]> {
  return database(ctx).all(sql`INSERT INTO ${jobs} (organization_id, kind, subject_id, due_at)
    VALUES (${ctx.organizationId}, ${kind}, ${subjectId}, ${ctx.now()})
    ON CONFLICT (organization_id, kind, subject_id) DO NOTHING RETURNING id`);
}

/** Creates a job, due now, for each row of `subjects`: a SELECT of `organization_id` and `subject_id`. */
export function insertJobs(ctx: ServiceCtx, { kind }: JobKind, subjects: SQL): Statement {
  return database(ctx).run(sql`INSERT INTO ${jobs} (organization_id, kind, subject_id, due_at)
    SELECT subject.organization_id, ${kind}, subject.subject_id, ${ctx.now()} FROM (${subjects}) AS subject`);
}

/** Deletes the job if this claim still holds. Answers no row when it does not. */
export function deleteJob(ctx: ServiceCtx, claim: Claim): Statement<{ id: number }[]> {
  return database(ctx).all(
    sql`DELETE FROM ${jobs} WHERE id = ${claim.id} AND lease = ${claim.lease} RETURNING id`,
  );
}

/** Makes jobs due now. One that is being worked on runs once more. Answers their ids. */
export function updateDue(ctx: Ctx, { kind }: JobKind, subjectIds: number[]): Statement<{ id: number }[]> {
  return database(ctx).all(sql`UPDATE ${jobs} SET due_at = ${ctx.now()}
    WHERE organization_id = ${ctx.organizationId} AND kind = ${kind}
      AND subject_id IN (SELECT value FROM json_each(${JSON.stringify(subjectIds)}))
    RETURNING id`);
}

/**
 * Makes jobs of any organization due now, those for which `subjects` is a SELECT of `organization_id` and `subject_id`.
 * One that is being worked on looks for more when it ends, and one that waits after a failure goes on waiting. Answers
 * their ids.
 */
export function updateIdleDue(
  ctx: ServiceCtx,
  { kind }: JobKind,
  subjects: SQL,
): Statement<{ id: number }[]> {
  return database(ctx).all(sql`UPDATE ${jobs} SET due_at = ${ctx.now()}
    WHERE lease IS NULL AND (attempts = 0 OR due_at IS NULL) AND id IN (
      SELECT (SELECT job.id FROM ${jobs} AS job WHERE job.organization_id = subject.organization_id
        AND job.kind = ${kind} AND job.subject_id = subject.subject_id) FROM (${subjects}) AS subject)
    RETURNING id`);
}

/** The id of a subject's job, or no row. */
export function selectJob(ctx: Ctx, { kind }: JobKind, subjectId: number | SQL): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${jobs} WHERE organization_id = ${ctx.organizationId}
    AND kind = ${kind} AND subject_id = ${subjectId}`);
}

/** The jobs of a kind as a table expression: `id, organization_id, subject_id, due_at, lease_until`. */
export function jobsOf({ kind }: JobKind): SQL {
  return sql`(SELECT id, organization_id, subject_id, due_at, lease_until FROM ${jobs} WHERE kind = ${kind})`;
}

/** Tells the queue that jobs are due. If this is lost, the next cron tick finds them. */
export function wakeJobs(
  ctx: ServiceCtx,
  { kind, queue }: JobKind,
  due: { id: number }[],
  delaySeconds = 0,
): void {
  const messages = due.map(({ id }) => ({ body: { kind, job_id: id }, delaySeconds }));
  if (messages.length > 0) ctx.defer(sendAll(ctx.env[queue], messages));
}

/** A queue takes at most 100 messages a call. */
export async function sendAll(queue: Queue, messages: MessageSendRequest[]): Promise<void> {
  for (let i = 0; i < messages.length; i += 100) await queue.sendBatch(messages.slice(i, i + 100));
}

/**
 * The jobs that are due and nobody works on, those whose worker died first; at most `limit`. Two ranges of an index
 * each, so that neither what is not due nor what is due beyond the limit is read.
 */
export async function listDueJobs(
  ctx: ServiceCtx,
  { kind }: JobKind,
  limit: number,
): Promise<{ id: number }[]> {
  const now = ctx.now();
  const ids = (condition: SQL, order: SQL) =>
    sql`SELECT id FROM (SELECT id FROM ${jobs} WHERE kind = ${kind} AND ${condition} ORDER BY ${order} LIMIT ${limit})`;
  const died = ids(sql`lease_until < ${now}`, sql`lease_until`);
  const waiting = ids(sql`due_at <= ${now} AND lease_until IS NULL`, sql`due_at`);
  const db = database(ctx);
  const [due] = await commit(db, [db.all<{ id: number }>(sql`${died} UNION ALL ${waiting} LIMIT ${limit}`)]);
  return due;
}

/** Takes the job for `leaseMs`, or answers null when it is not due or somebody else has it. */
export async function claimJob(
  ctx: ServiceCtx,
  { kind }: JobKind,
  id: number,
  leaseMs: number,
): Promise<Claim | null> {
  const lease = crypto.randomUUID();
  const now = ctx.now();
  const db = database(ctx);
  const [[row]] = await commit(db, [
    db.all<
      Omit<Claim, 'lease' | 'died' | 'organizationId'> & { died: number; organizationId: number }
    >(sql`UPDATE ${jobs}
    SET lease = ${lease}, lease_until = ${now + leaseMs}, due_at = NULL, attempts = attempts + 1,
      died = lease_until IS NOT NULL
    WHERE id = ${id} AND kind = ${kind}
      AND ((due_at <= ${now} AND lease_until IS NULL) OR lease_until < ${now})
    RETURNING id, organization_id AS organizationId, subject_id AS subjectId, attempts - 1 AS attempts, died`),
  ]);
  if (!row) return null;
  const organizationId = row.organizationId === OF_THE_SERVICE ? null : row.organizationId;
  return { ...row, organizationId, died: row.died === 1, lease };
}

/** Holds the job for another `leaseMs`. False when somebody else has it by now: stop working on it. */
export async function extendLease(ctx: ServiceCtx, claim: Claim, leaseMs: number): Promise<boolean> {
  const db = database(ctx);
  const [rows] = await commit(db, [
    db.all(sql`UPDATE ${jobs} SET lease_until = ${ctx.now() + leaseMs}
      WHERE id = ${claim.id} AND lease = ${claim.lease} RETURNING id`),
  ]);
  return rows.length > 0;
}

/** True, as an expression, while this claim still holds. */
export function holdsLease(claim: Claim): SQL {
  return sql`EXISTS (SELECT 1 FROM ${jobs} WHERE id = ${claim.id} AND lease = ${claim.lease})`;
}

/** When a job is due next. */
export interface Next {
  /** `postponed`: it could not be tried, which is neither a success nor a failure. */
  succeeded: boolean | 'postponed';
  /** Milliseconds since 1970, or an expression; null: when somebody asks for it. */
  at: number | SQL | null;
}

/**
 * Releases the job until `next.at`, or sooner if somebody asked for it meanwhile. Answers when it is due, and no row when
 * the claim was lost.
 */
export function releaseJob(
  ctx: ServiceCtx,
  claim: Claim,
  { succeeded, at }: Next,
): Statement<{ dueAt: number | null }[]> {
  const attempts = succeeded === 'postponed' ? claim.attempts : succeeded ? 0 : claim.attempts + 1;
  return database(ctx).all(sql`UPDATE ${jobs}
    SET lease = NULL, lease_until = NULL, due_at = COALESCE(due_at, ${at}), attempts = ${attempts}
    WHERE id = ${claim.id} AND lease = ${claim.lease} RETURNING due_at AS dueAt`);
}
