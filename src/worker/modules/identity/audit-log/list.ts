import type { ListAuditLog } from '../../../../contract/identity/audit-log.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { type AuditRow, listAuditRows } from './store.ts';

export type { AuditRow };

/** The changes of the organization, newest first. */
export async function listAuditLog(ctx: Ctx, query: ListAuditLog): Promise<Page<AuditRow>> {
  const [before = null] = readCursor(query, 1) ?? [];
  const rows = await listAuditRows(ctx, query, { limit: query.limit + 1, before });
  return cutPage(rows, query.limit, (last) => writeCursor(last.id));
}
