import {
  type AuditResults,
  DIMENSIONS,
  type Dimension,
  type DimensionId,
  type FetchLine,
  MAX_FETCHES,
  MAX_REDIRECTS,
  MAX_URL_CHARACTERS,
  type Media,
} from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type AuditFacts, summarizeAudit } from '../../ai/index.ts';
import { fitResults } from './fit.ts';
import { recommend } from './recommend.ts';

/** The measurements of an audit. */
export interface AuditParts {
  /** The URL of the page, after redirects. Null for a video. */
  finalUrl: string | null;
  /** The responses that led to the page. */
  redirects: AuditResults['redirects'];
  /** Whether the body of the page was cut. */
  isTruncated: boolean;
  isClientRendered: boolean;
  fetches: readonly FetchLine[];
  /** A missing dimension was not requested; one that is null could not be measured. */
  dimensions: Partial<Record<DimensionId, Dimension | null>>;
  media: Media | null;
}

/** Returns the results of an audit, with score, recommendations, and a summary, which does not affect the rest. */
export async function toResults(ctx: Ctx, parts: AuditParts): Promise<AuditResults> {
  const scored = scoreParts(parts);
  const { summary, model } = await summarizeAudit(ctx, factsOf(scored));
  return fitResults({ ...scored, executive_summary: summary, summary_model: model });
}

/** Returns the results without a summary. Equal parts have equal results. */
export function scoreParts(parts: AuditParts): AuditResults {
  const dimensions = Object.fromEntries(
    DIMENSIONS.map((id) => [id, parts.dimensions[id] ?? null]),
  ) as AuditResults['dimensions'];
  return {
    version: 1,
    overall_score: overallScore(dimensions),
    executive_summary: '',
    summary_model: '',
    final_url: parts.finalUrl === null ? null : cutUrl(parts.finalUrl),
    redirects: parts.redirects
      .slice(0, MAX_REDIRECTS)
      .map(({ url, status }) => ({ url: cutUrl(url), status })),
    truncated: parts.isTruncated,
    client_rendered: parts.isClientRendered,
    fetches: parts.fetches.slice(0, MAX_FETCHES).map((line) => ({ ...line, url: cutUrl(line.url) })),
    dimensions,
    recommendations: recommend(dimensions),
    media: parts.media,
  };
}

/** Returns the rounded mean of the measured dimensions, with equal weights. Null if none was measured. */
export function overallScore(dimensions: AuditResults['dimensions']): number | null {
  const scores = Object.values(dimensions).flatMap((dimension) => (dimension ? [dimension.score] : []));
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** Returns the facts for a summary: scores, titles of checks, advice and the host, but no text of a page. */
export function factsOf(results: AuditResults): AuditFacts {
  const url = results.final_url === null ? null : URL.parse(results.final_url);
  const kind = results.media === null ? 'site' : 'video';
  return {
    kind,
    subject: url?.hostname || `The ${kind}`,
    overallScore: results.overall_score,
    dimensions: results.dimensions,
    advice: results.recommendations.map(({ title }) => title),
  };
}

function cutUrl(url: string): string {
  return url.slice(0, MAX_URL_CHARACTERS).toWellFormed();
}
