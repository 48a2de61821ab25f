import type { AuditSchedule } from '../../../../contract/audits/schedules.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toSchedule } from './present.ts';
import { selectSchedule } from './store.ts';

/** Returns a schedule. Throws `not_found`. */
export async function getAuditSchedule(ctx: Ctx, id: number): Promise<AuditSchedule> {
  const [[row]] = await commit(database(ctx), [selectSchedule(ctx, id)]);
  if (!row) throw notFound('schedule');
  return toSchedule(row);
}
