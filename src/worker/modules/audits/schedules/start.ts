import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import { isLimitError } from '../../../platform/limits.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { DAY, SCHEDULES_PER_TICK } from '../limits.ts';
import { AUDIT, countAudit, insertAudit, newAuditId } from '../records/insert-store.ts';
import type { ScheduleRow } from './schema.ts';
import { requireDue, selectDueSchedules, updateNext, updatePostponed } from './store.ts';

/** Starts the audits of due schedules of all organizations. One that fails does not stop the others. */
export async function startScheduledAudits(ctx: ServiceCtx): Promise<void> {
  const [due] = await commit(database(ctx), [selectDueSchedules(ctx, SCHEDULES_PER_TICK)]);
  for (const schedule of due) {
    if (!hasRoomForUpkeep()) return;
    try {
      await startAudit(forOrganization(ctx, schedule.organizationId), schedule);
    } catch (error) {
      ctx.log.error('audit_schedule.failed', error, { schedule: schedule.id });
    }
  }
}

export const startScheduledAuditsPart: Part = {
  look: (ctx) => [selectDueSchedules(ctx, 1)],
  run: startScheduledAudits,
};

/**
 * Starts the audit of a due schedule, once, however many callers. If the organization has reached the day's limit, the
 * schedule waits for the next day.
 */
export async function startAudit(ctx: Ctx, schedule: ScheduleRow): Promise<void> {
  const { id, type, url, site } = schedule;
  const { job, statements } = insertAudit(ctx, {
    type,
    url,
    site,
    uploadId: null,
    userId: null,
    scheduleId: id,
  });
  try {
    const results = await commit(database(ctx), [
      requireDue(ctx, schedule),
      ...countAudit(ctx),
      ...statements,
      updateNext(ctx, id, nextAfter(schedule, ctx.now()), newAuditId(ctx)),
    ]);
    wakeJobs(ctx, AUDIT, results.of(job));
    wakeOutbox(ctx);
  } catch (error) {
    if (!isRefusal(error) && !isLimitError(error)) throw error;
    const tomorrow = (Math.floor(ctx.now() / DAY) + 1) * DAY;
    await commit(database(ctx), [updatePostponed(ctx, schedule, tomorrow)]);
  }
}

/** Returns the usual time of day, unless that has passed: missed times are not made up for. */
function nextAfter({ nextAt, everyDays }: ScheduleRow, now: number): number {
  const next = nextAt + everyDays * DAY;
  return next > now ? next : now + everyDays * DAY;
}
