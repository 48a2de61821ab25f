import { DomainError } from '../../../../lib/errors.ts';
import type { Env } from '../../../platform/env.ts';
import { auditUrlProblem, normalizeSiteUrl } from '../site/address.ts';

/**
 * Normalizes the address of a website that may be audited. Throws `invalid`, URL_NOT_ALLOWED, which says what would be
 * valid.
 */
export function readSiteUrl(env: Env, address: string): string {
  const url = normalizeSiteUrl(address) ?? address;
  const problem = auditUrlProblem(env, url);
  if (problem === null) return url;
  throw new DomainError('invalid', 'URL_NOT_ALLOWED', `url: expected ${problem}`, {
    errors: [{ path: 'url', message: `expected ${problem}` }],
  });
}

/**
 * Returns the common key of audits of one site: host, port unless it is the default, path without a slash at the end,
 * and query. The scheme is left out, so that the history continues when a site moves to https.
 */
export function siteOf(address: string): string {
  const url = new URL(address);
  return `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
}
