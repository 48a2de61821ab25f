import type { ListAuditLog } from '../../../../contract/identity/audit-log.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { type AuditRow, listAuditRows } from './store.ts';

export type { AuditRow };

/**
 * Lists the organization's audit log, newest first. The cursor has a position in each database with entries: one, or
 * two if the organization's database is not the directory's.
 */
export async function listAuditLog(ctx: Ctx, query: ListAuditLog): Promise<Page<AuditRow>> {
  const before = readCursor(query, 1, 2);
  const { entries, next } = await listAuditRows(ctx, query, { limit: query.limit, before });
  return { rows: entries, next: next && writeCursor(...next) };
}
