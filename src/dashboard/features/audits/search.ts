/** What the address says of audits. */
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

/** The filters that are there, from any address; whatever else it says is left out. */
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
  /** Whose score the curve shows; without it, that of the whole. */
  curve?: DimensionId;
}

export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  const curve = DIMENSIONS.find((each) => each === search['curve']);
  return curve ? { curve } : {};
}

/** What somebody typed as the API takes it: an address without a scheme is meant as https. */
export function toAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
}

/** An address as people say it: without scheme and without the slash at its end. */
export const siteName = (url: string) => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
