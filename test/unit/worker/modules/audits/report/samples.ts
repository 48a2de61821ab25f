import type { AuditResults, Check, Dimension } from '../../../../../../src/contract/audits/audits.ts';

export function checkOf(id: string, result: Check['result'], given: Partial<Check> = {}): Check {
  return {
    id,
    title: `Title of ${id}`,
    result,
    weight: 1,
    evidence: [],
    source: 'https://ogp.me/',
    ...given,
  };
}

export function dimensionOf(score: number, ...checks: Check[]): Dimension {
  return { score, method: 'The share of the checks that pass.', checks };
}

export const NO_DIMENSIONS: AuditResults['dimensions'] = {
  seo: null,
  performance: null,
  social_media: null,
  brand_consistency: null,
  security: null,
};

export const RESULTS: AuditResults = {
  version: 1,
  overall_score: null,
  executive_summary: 'A summary.',
  summary_model: 'herald/built-in',
  final_url: 'https://www.example.com/',
  redirects: [],
  truncated: false,
  client_rendered: false,
  fetches: [],
  dimensions: NO_DIMENSIONS,
  recommendations: [],
  media: null,
};
