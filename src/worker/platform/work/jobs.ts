/**
 * Work that must not be lost: a row each. Who works on it holds a lease, which runs out by itself if that
 * process dies; a queue message is only a wake-up with the row's id, so one too many or too few does no harm.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import type { Database, Statement } from '../data/database.ts';
import { jobs } from '../data/schema.ts';

export type JobKind = 'sync' | 'send' | 'file-sent' | 'webhook' | 'notice';

export interface Claim {
  id: number;
  organizationId: number;
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

/**
 * Makes the job of a subject if it has none, due at once; answers its id. The subject may be an expression, for
 * one that the same batch makes.
 */
export function createJob(
  db: Database,
  kind: JobKind,
  organizationId: number,
  subjectId: number | SQL,
  now: number,
): Statement {
  return db.all(sql`INSERT INTO ${jobs} (organization_id, kind, subject_id, due_at)
    VALUES (${organizationId}, ${kind}, ${subjectId}, ${now})
    ON CONFLICT (organization_id, kind, subject_id) DO NOTHING RETURNING id`);
}

/** Takes the job away, if this claim still holds. */
export function deleteJob(db: Database, claim: Claim): Statement {
  return db.run(sql`DELETE FROM ${jobs} WHERE id = ${claim.id} AND lease = ${claim.lease}`);
}

/** Makes jobs due now, also while one of them is being worked on: it then runs once more. Answers their ids. */
export function makeDue(
  db: Database,
  kind: JobKind,
  organizationId: number,
  subjectIds: number[],
  now: number,
): Statement {
  return db.all(sql`UPDATE ${jobs} SET due_at = ${now}
    WHERE organization_id = ${organizationId} AND kind = ${kind}
      AND subject_id IN (SELECT value FROM json_each(${JSON.stringify(subjectIds)}))
    RETURNING id`);
}

/** Tells the queue that these sync jobs are due. If this is lost, the next cron tick finds them. */
export function wakeSyncJobs(ctx: Ctx, jobs: { id: number }[], delaySeconds = 0): void {
  wakeJobs(ctx, ctx.env.SYNC_QUEUE, 'sync', jobs, delaySeconds);
}

/** The same for what is to be sent, or filed after it was sent. */
export function wakeSendJobs(
  ctx: Ctx,
  kind: 'send' | 'file-sent' | 'notice',
  jobs: { id: number }[],
  delaySeconds = 0,
): void {
  wakeJobs(ctx, ctx.env.SEND_QUEUE, kind, jobs, delaySeconds);
}

/** The same for the endpoints that events wait for. */
export function wakeWebhookJobs(ctx: Ctx, jobs: { id: number }[], delaySeconds = 0): void {
  wakeJobs(ctx, ctx.env.WEBHOOK_QUEUE, 'webhook', jobs, delaySeconds);
}

function wakeJobs(ctx: Ctx, queue: Queue, kind: JobKind, jobs: { id: number }[], delaySeconds: number): void {
  const messages = jobs.map(({ id }) => ({ body: { kind, job_id: id }, delaySeconds }));
  if (messages.length > 0) ctx.defer(sendAll(queue, messages));
}

/** A queue takes at most 100 messages a call. */
async function sendAll(queue: Queue, messages: MessageSendRequest[]): Promise<void> {
  for (let i = 0; i < messages.length; i += 100) await queue.sendBatch(messages.slice(i, i + 100));
}

/**
 * The jobs that are due and nobody works on, those whose worker died first; at most `limit`. Two ranges of an index
 * each, so that neither what is not due nor what is due beyond the limit is read.
 */
export function dueJobs(db: Database, kind: JobKind, now: number, limit: number): Promise<{ id: number }[]> {
  const ids = (condition: SQL, order: SQL) =>
    sql`SELECT id FROM (SELECT id FROM ${jobs} WHERE kind = ${kind} AND ${condition} ORDER BY ${order} LIMIT ${limit})`;
  const died = ids(sql`lease_until < ${now}`, sql`lease_until`);
  const waiting = ids(sql`due_at <= ${now} AND lease_until IS NULL`, sql`due_at`);
  return db.all(sql`${died} UNION ALL ${waiting} LIMIT ${limit}`);
}

/** Takes the job for `leaseMs`, or answers null when it is not due or somebody else has it. */
export async function claimJob(
  db: Database,
  kind: JobKind,
  id: number,
  now: number,
  leaseMs: number,
): Promise<Claim | null> {
  const lease = crypto.randomUUID();
  const [row] = await db.all<Omit<Claim, 'lease' | 'died'> & { died: number }>(sql`UPDATE ${jobs}
    SET lease = ${lease}, lease_until = ${now + leaseMs}, due_at = NULL, attempts = attempts + 1,
      died = lease_until IS NOT NULL
    WHERE id = ${id} AND kind = ${kind}
      AND ((due_at <= ${now} AND lease_until IS NULL) OR lease_until < ${now})
    RETURNING id, organization_id AS organizationId, subject_id AS subjectId, attempts - 1 AS attempts, died`);
  return row ? { ...row, died: row.died === 1, lease } : null;
}

/** Holds the job for another `leaseMs`. False when somebody else has it by now: stop working on it. */
export async function extendLease(
  db: Database,
  claim: Claim,
  now: number,
  leaseMs: number,
): Promise<boolean> {
  const rows = await db.all(sql`UPDATE ${jobs} SET lease_until = ${now + leaseMs}
    WHERE id = ${claim.id} AND lease = ${claim.lease} RETURNING id`);
  return rows.length > 0;
}

/** True, as an expression, while this claim still holds. */
export function holdsLease(claim: Claim): SQL {
  return sql`EXISTS (SELECT 1 FROM ${jobs} WHERE id = ${claim.id} AND lease = ${claim.lease})`;
}

/**
 * Gives the job back, next due at `nextAt` (null: when asked; or an expression that tells), or sooner if somebody
 * asked meanwhile. `postponed`: it could not be tried, which is neither a success nor a failure.
 * Returns a statement whose row says when it is due; there is no row when the claim was lost.
 */
export function finishJob(
  db: Database,
  claim: Claim,
  outcome: { succeeded: boolean | 'postponed'; nextAt: number | SQL | null },
): Statement {
  const { succeeded, nextAt } = outcome;
  const attempts = succeeded === 'postponed' ? claim.attempts : succeeded ? 0 : claim.attempts + 1;
  return db.all(sql`UPDATE ${jobs}
    SET lease = NULL, lease_until = NULL, due_at = COALESCE(due_at, ${nextAt}), attempts = ${attempts}
    WHERE id = ${claim.id} AND lease = ${claim.lease} RETURNING due_at AS dueAt`);
}
