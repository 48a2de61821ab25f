import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteScheduleRow } from './store.ts';

/** Deletes the schedule; its audits stay. Throws `not_found`. */
export async function deleteAuditSchedule(ctx: Ctx, id: number): Promise<void> {
  const [[deleted]] = await commit(database(ctx), [
    deleteScheduleRow(ctx, id),
    audit(ctx, 'audit_schedule.deleted', `audit_schedule:${id}`),
  ]);
  if (!deleted) throw notFound('schedule');
}
