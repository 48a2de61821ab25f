import type { z } from 'zod';
import type { AuditHistory, auditHistoryQuery } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { readSiteUrl, siteOf } from '../site/address.ts';
import { selectHistory } from './store.ts';

/** Lists the completed audits of a site, the newest first. Throws `invalid` (URL_NOT_ALLOWED). */
export async function listAuditHistory(
  ctx: Ctx,
  { url, type, limit }: z.infer<typeof auditHistoryQuery>,
): Promise<AuditHistory> {
  const site = siteOf(readSiteUrl(ctx.env, url));
  const [rows] = await commit(database(ctx), [selectHistory(ctx, site, type, limit)]);
  return rows.map(({ id, completedAt, overallScore, scores }) => ({
    audit_id: id,
    completed_at: new Date(completedAt!).toISOString(),
    overall_score: overallScore,
    scores: scores ?? {},
  }));
}
