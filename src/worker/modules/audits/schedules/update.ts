import type { AuditSchedule, UpdateSchedule } from '../../../../contract/audits/schedules.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { DAY } from '../limits.ts';
import { toSchedule } from './present.ts';
import { selectSchedule, updateScheduleRow } from './store.ts';

/**
 * Changes the given fields. With fewer days, the next audit comes sooner; a schedule that is switched on again after
 * its time starts with the next tick. Throws `not_found`.
 */
export async function updateAuditSchedule(
  ctx: Ctx,
  id: number,
  { every_days, notify_drop, is_active }: UpdateSchedule,
): Promise<AuditSchedule> {
  const change = {
    ...(every_days === undefined ? {} : { everyDays: every_days, latestNext: ctx.now() + every_days * DAY }),
    ...(notify_drop === undefined ? {} : { notifyDrop: notify_drop }),
    ...(is_active === undefined ? {} : { isActive: is_active }),
  };
  const isEmpty = Object.keys(change).length === 0;
  const [[row]] = await commit(database(ctx), [
    isEmpty ? selectSchedule(ctx, id) : updateScheduleRow(ctx, id, change),
  ]);
  if (!row) throw notFound('schedule');
  return toSchedule(row);
}
