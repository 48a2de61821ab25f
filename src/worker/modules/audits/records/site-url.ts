import type { Env } from '../../../platform/env.ts';
import { DomainError } from '../../../platform/errors.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';

/**
 * The address of a website that may be audited, normalized (WHATWG URL). Throws `invalid`, URL_NOT_ALLOWED, which
 * says what would be right.
 */
export function readSiteUrl(env: Env, address: string): string {
  const problem = urlProblem(env, address, true);
  if (problem) {
    throw new DomainError('invalid', 'URL_NOT_ALLOWED', `url: expected ${problem}`, {
      errors: [{ path: 'url', message: `expected ${problem}` }],
    });
  }
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/**
 * What audits of one site have in common: host, port unless it is the default, path without the slash at its end, and
 * query. The scheme is left out, so that the history goes on when a site moves to https.
 */
export function siteOf(address: string): string {
  const url = new URL(address);
  return `${url.host}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}
