import type { AnalyzeSite, SiteAnalysis } from '../../../../contract/audits/audits.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { asInvocation } from '../../../platform/invocation/invocation.ts';
import { AuditFailed } from '../checks/failed.ts';
import { ENGINE_ANALYSES } from '../limits.ts';
import { countAudit } from '../records/insert-store.ts';
import { selectAudit } from '../records/store.ts';
import { readSiteUrl } from '../site/address.ts';
import { analyze, type Subject } from './analyze.ts';
import { alreadyFinished } from './complete.ts';
import { type Analyze, failureOf } from './job.ts';
import { updateAnalyses } from './store.ts';

/**
 * Audits a website now, for an engine, and stores nothing. A URL counts as an audit of the day; an audit has already
 * been counted, and is analyzed a few times at most. Throws `invalid` (URL_NOT_ALLOWED); `limited` (AUDIT_LIMIT);
 * `not_found`; `conflict` (ALREADY_FINISHED); `refused` (NOT_A_WEBSITE, TOO_MANY_ANALYSES).
 */
export async function analyzeSite(
  ctx: Ctx,
  input: AnalyzeSite,
  analysis: Analyze = analyze,
): Promise<SiteAnalysis> {
  const site = 'audit_id' in input ? await siteOfAudit(ctx, input.audit_id) : await countedSite(ctx, input);
  try {
    return { results: await asInvocation(() => analysis(ctx, site)), failure: null };
  } catch (error) {
    if (error instanceof AuditFailed) return { results: null, failure: failureOf(error) };
    throw error;
  }
}

async function countedSite(ctx: Ctx, { url, type }: Extract<AnalyzeSite, { url: string }>): Promise<Subject> {
  const site = { type, url: readSiteUrl(ctx.env, url), uploadId: null };
  await commit(database(ctx), countAudit(ctx));
  return site;
}

async function siteOfAudit(ctx: Ctx, id: number): Promise<Subject> {
  const [[row]] = await commit(database(ctx), [selectAudit(ctx, id)]);
  if (!row) throw notFound('audit');
  if (row.type === 'video') {
    throw new DomainError('refused', 'NOT_A_WEBSITE', 'audit_id: Herald audits videos itself.');
  }
  if (row.completedAt !== null) throw alreadyFinished();
  const [[counted]] = await commit(database(ctx), [updateAnalyses(ctx, id, ENGINE_ANALYSES)]);
  if (!counted) {
    const detail = `The audit was finished meanwhile, or analyzed ${ENGINE_ANALYSES} times already.`;
    throw new DomainError('refused', 'TOO_MANY_ANALYSES', detail);
  }
  return counted;
}
