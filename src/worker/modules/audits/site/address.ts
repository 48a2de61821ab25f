import { DomainError } from '../../../../lib/errors.ts';
import type { Env } from '../../../platform/env.ts';
import { normalHost } from '../../../platform/outside/address-guard.ts';
import { siteUrlProblem } from '../../../platform/outside/fetch-guard.ts';
import { MAX_URL_CHARACTERS } from './limits.ts';

/**
 * Returns why an audit must not request this URL, as the end of the sentence "It must be …"; null if it may. The
 * platform and the sidecar check what the name resolves to.
 */
export function auditUrlProblem(
  env: Pick<Env, 'ENVIRONMENT' | 'ALLOW_PRIVATE_HOSTS' | 'PUBLIC_URL'>,
  address: string,
): string | null {
  const problem = siteUrlProblem(env, address);
  if (problem) return problem;
  const url = new URL(address);
  if (url.href.length > MAX_URL_CHARACTERS) return `an address of at most ${MAX_URL_CHARACTERS} characters`;
  // An audit of this service would be a request that waits for another one of the same Worker.
  const own = env.ENVIRONMENT === 'production' ? URL.parse(env.PUBLIC_URL ?? '') : null;
  return own && normalHost(url.hostname) === normalHost(own.hostname)
    ? 'an address of another service'
    : null;
}

/**
 * Normalizes a site's URL, by which its audits are found again: host in lower case and Punycode, without a dot at its
 * end, default port and fragment left out. Null if it is not a URL.
 */
export function normalizeSiteUrl(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url) return null;
  url.hash = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  return url.href;
}

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
