import type { AuditSchedule, ListSchedules } from '../../../../contract/audits/schedules.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toSchedule } from './present.ts';
import { selectSchedules } from './store.ts';

/** Lists the schedules, newest first. */
export async function listAuditSchedules(ctx: Ctx, query: ListSchedules): Promise<Page<AuditSchedule>> {
  const [before = null] = readCursor(query, 1) ?? [];
  const page = { before, limit: query.limit + 1, offset: query.offset };
  const [rows] = await commit(database(ctx), [selectSchedules(ctx, page)]);
  const { rows: shown, next } = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: shown.map(toSchedule), next };
}
