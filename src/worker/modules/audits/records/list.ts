import type { AuditSummary, AuditType, ListAudits } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { readSiteUrl, siteOf } from '../site/address.ts';
import { toSummary } from './present.ts';
import { selectAudits } from './store.ts';

/** Lists the audits of these types, the newest first. Throws `invalid` (URL_NOT_ALLOWED). */
export async function listAudits(
  ctx: Ctx,
  types: readonly AuditType[],
  query: Omit<ListAudits, 'type'>,
): Promise<Page<AuditSummary>> {
  const [before = null] = readCursor(query, 1) ?? [];
  const filter = {
    types,
    status: query.status,
    site: query.url === undefined ? undefined : siteOf(readSiteUrl(ctx.env, query.url)),
  };
  const page = { before, limit: query.limit + 1, offset: query.offset };
  const [rows] = await commit(database(ctx), [selectAudits(ctx, filter, page)]);
  const { rows: shown, next } = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: shown.map(toSummary), next };
}
