import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { type DueJob, insertJobsAt, type JobKind } from '../../../platform/work/jobs.ts';
import { type NotificationRow, notifications } from '../schema.ts';

/** The work of mailing a member what is unread. Its subject is the user. */
export const DIGEST: JobKind = { kind: 'digest', queue: 'SEND' };

/** Creates the jobs of these members' next digests, unless one is due already. */
export function insertDigestJobs(ctx: Ctx, digests: { userId: number; at: number }[]): Statement<DueJob[]> {
  return insertJobsAt(
    ctx,
    DIGEST,
    sql`SELECT ${ctx.organizationId} AS organization_id, each.value ->> 'userId' AS subject_id,
      each.value ->> 'at' AS due_at FROM json_each(${JSON.stringify(digests)}) AS each`,
  );
}

/** Selects what waits for a member's digest, newest first. What they have read meanwhile does not. */
export function selectWaiting(ctx: Ctx, userId: number, limit: number): Statement<NotificationRow[]> {
  return database(ctx)
    .select()
    .from(notifications)
    .where(
      sql`organization_id = ${ctx.organizationId} AND user_id = ${userId} AND read_at IS NULL AND in_digest = 1`,
    )
    .orderBy(sql`id DESC`)
    .limit(limit);
}

/** Takes what waits up to an id out of the next digests of a member. */
export function updateMailed(ctx: Ctx, userId: number, upTo: number): Statement {
  return hidden(
    database(
      ctx,
    ).run(sql`UPDATE ${notifications} SET in_digest = 0 WHERE organization_id = ${ctx.organizationId}
      AND user_id = ${userId} AND read_at IS NULL AND in_digest = 1 AND id <= CAST(${upTo} AS INTEGER)`),
  );
}
