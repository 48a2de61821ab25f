/** The URL search parameters of audits. */
import type { Schemas } from '../../api/client.ts';

export type AuditType = Schemas['AuditType'];
export type AuditStatus = Schemas['AuditStatus'];
export type DimensionId = Schemas['AuditDimensionId'];

export const TYPES: readonly AuditType[] = ['digital', 'security', 'video'];
export const STATUSES: readonly AuditStatus[] = ['pending', 'processing', 'completed', 'failed'];
export const DIMENSIONS: readonly DimensionId[] = [
  'seo',
  'performance',
  'social_media',
  'brand_consistency',
  'security',
];
const LONGEST_ADDRESS = 2000;

export interface AuditsSearch {
  type?: AuditType;
  status?: AuditStatus;
  /** Only audits of this site. */
  url?: string;
}

/** Reads the valid filters from any URL; ignores everything else. */
export function readAuditsSearch(search: Record<string, unknown>): AuditsSearch {
  const type = TYPES.find((each) => each === search['type']);
  const status = STATUSES.find((each) => each === search['status']);
  const url = String(search['url'] ?? '').trim();
  return {
    ...(type && { type }),
    ...(status && { status }),
    ...(url !== '' && url.length <= LONGEST_ADDRESS && { url: toAddress(url) }),
  };
}

export interface ReportSearch {
  /** The dimension that the chart shows; overall if missing. */
  curve?: DimensionId;
}

export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  const curve = DIMENSIONS.find((each) => each === search['curve']);
  return curve ? { curve } : {};
}

/** Normalizes a typed URL for the API: without a scheme, https is assumed. */
export function toAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
}

/** Returns a URL without its scheme and trailing slash. */
export const siteName = (url: string) => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
