import type { Env } from '../../../platform/env.ts';
import { DomainError } from '../../../platform/errors.ts';
import { auditUrlProblem, normalizeSiteUrl } from '../site/address.ts';

/**
 * The address of a website that may be audited, normalized. Throws `invalid`, URL_NOT_ALLOWED, which says what would be
 * right.
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
 * What audits of one site have in common: host, port unless it is the default, path without the slash at its end, and
 * query. The scheme is left out, so that the history goes on when a site moves to https.
 */
export function siteOf(address: string): string {
  const url = new URL(address);
  return `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
}
