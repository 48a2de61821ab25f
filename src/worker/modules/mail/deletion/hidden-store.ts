import { type SQL, sql } from 'drizzle-orm';
import type { HiddenState } from '../../../../contract/mail/deletion.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type DueJob, insertJob, type JobKind, updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import { threads } from '../schema.ts';
import { emptiedStates } from './schema.ts';

/** Marks a conversation in the trash for deletion by the next run of the job. `threadId` is an expression. */
export function updateToExpired(ctx: Ctx, threadId: SQL): Statement {
  return database(ctx).run(sql`UPDATE ${threads} SET hidden_at = 0
    WHERE id = ${threadId} AND organization_id = ${ctx.organizationId} AND state = 'trash'`);
}

/** Selects a row if anything has been in the state since `upTo` or longer. */
export function selectExpired(ctx: Ctx, state: HiddenState, upTo: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${threads} WHERE organization_id = ${ctx.organizationId}
    AND state = ${state} AND hidden_at <= ${upTo} AND hidden_at IS NOT NULL LIMIT 1`);
}

/** Records that the current contents of the state are to be deleted. */
export function upsertEmptied(ctx: Ctx, state: HiddenState): Statement {
  return database(ctx).run(sql`INSERT INTO ${emptiedStates} (organization_id, state, up_to)
    VALUES (${ctx.organizationId}, ${state}, ${ctx.now()})
    ON CONFLICT DO UPDATE SET up_to = max(up_to, excluded.up_to)`);
}

/** Selects up to which time each state was emptied. */
export function selectEmptied(ctx: Ctx): Statement<{ state: HiddenState; upTo: number }[]> {
  return database(ctx).all(sql`SELECT state, up_to AS upTo FROM ${emptiedStates}
    WHERE organization_id = ${ctx.organizationId}`);
}

/** Deletes the records of emptied states up to these times, once their contents are deleted. */
export function deleteEmptied(ctx: Ctx, emptied: { state: HiddenState; upTo: number }[]): Statement[] {
  return emptied.map(({ state, upTo }) =>
    database(ctx).run(sql`DELETE FROM ${emptiedStates} WHERE organization_id = ${ctx.organizationId}
      AND state = ${state} AND up_to <= ${upTo}`),
  );
}

/** The job that deletes mail kept in spam and trash for long enough. One per organization, not due while idle. */
export const DELETION: JobKind = { kind: 'delete-mail', queue: 'SEND', isAlwaysSlow: true };
const SUBJECT = 1;

/** Makes the job due. The second statement returns it. */
export function insertDeletion(ctx: Ctx): [Statement, Statement<DueJob[]>] {
  return [insertJob(ctx, DELETION, SUBJECT), updateDue(ctx, DELETION, [SUBJECT])];
}

export function wakeDeletion(ctx: Ctx, due: DueJob[]): void {
  wakeJobs(ctx, DELETION, due);
}
