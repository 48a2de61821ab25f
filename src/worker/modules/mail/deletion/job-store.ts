import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { type DueJob, insertJob, type JobKind, updateDue, wakeJobs } from '../../../platform/work/jobs.ts';

/** The job that deletes what has been in spam and trash for long enough. An organization has one, which is not due while nothing is to do. */
export const DELETION: JobKind = { kind: 'delete-mail', queue: 'SEND', isAlwaysSlow: true };
const SUBJECT = 1;

/** Makes the job due. The second statement answers it. */
export function insertDeletion(ctx: Ctx): [Statement, Statement<DueJob[]>] {
  return [insertJob(ctx, DELETION, SUBJECT), updateDue(ctx, DELETION, [SUBJECT])];
}

export function wakeDeletion(ctx: Ctx, due: DueJob[]): void {
  wakeJobs(ctx, DELETION, due);
}
