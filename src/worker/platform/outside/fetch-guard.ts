/** Limits of calls to URLs that users name: public addresses only, in bounded time, with a bounded body. */

import { DomainError } from '../../../lib/errors.ts';
import type { Ctx } from '../ctx.ts';
import type { Env } from '../env.ts';
import { callOutside } from '../invocation/invocation.ts';
import { isLoopbackHost, isPrivateHost } from './address-guard.ts';
import { type Body, readBody, sendRequest } from './request.ts';

export interface FetchLimits {
  /** The time-out of the whole call, including the body. */
  timeoutMs: number;
  /** The maximum of bytes to read of the body. */
  maxBytes: number;
  /** Whether plain http is allowed, otherwise only in development: for content that is public anyway. */
  allowHttp?: boolean;
}

export interface Fetched extends Body {
  status: number;
  headers: Headers;
}

const NOT_PUBLIC = 'an address on the public internet';

type Rules = Pick<Env, 'ENVIRONMENT' | 'ALLOW_PRIVATE_HOSTS'>;

/** Returns why this address may not be called, or null. The platform checks what its name resolves to. */
export function urlProblem(env: Rules, address: string, allowHttp = false): string | null {
  const problem = spellingProblem(env, address, allowHttp);
  if (problem) return problem;
  return env.ALLOW_PRIVATE_HOSTS !== '1' && isPrivateHost(new URL(address).hostname) ? NOT_PUBLIC : null;
}

/**
 * Like `urlProblem` with plain http, for sites that anybody may name and whose pages name more: of private hosts,
 * ALLOW_PRIVATE_HOSTS allows only loopback.
 */
export function siteUrlProblem(env: Rules, address: string): string | null {
  const problem = spellingProblem(env, address, true);
  if (problem) return problem;
  const { hostname } = new URL(address);
  if (env.ALLOW_PRIVATE_HOSTS === '1' && isLoopbackHost(hostname)) return null;
  return isPrivateHost(hostname) ? NOT_PUBLIC : null;
}

function spellingProblem({ ENVIRONMENT }: Rules, address: string, allowHttp: boolean): string | null {
  const url = URL.parse(address);
  const isProduction = ENVIRONMENT === 'production';
  const httpsOnly = isProduction && !allowHttp;
  if (!url) return 'an address such as https://example.com/path';
  if (url.protocol !== 'https:' && (httpsOnly || url.protocol !== 'http:')) {
    return httpsOnly ? 'an https address' : 'an http or https address';
  }
  if (url.username || url.password) return 'an address without user and password';
  if (isProduction && !['', '80', '443'].includes(url.port)) return 'an address on port 80 or 443';
  return null;
}

/**
 * Makes one call without following redirects. Throws DomainError `URL_NOT_ALLOWED` (refused), `TIMED_OUT` or
 * `UNREACHABLE` (remote_failed); their texts contain neither address nor headers. A response of any status is a result.
 */
export async function guardedFetch(
  ctx: Pick<Ctx, 'env'>,
  address: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string | FormData | Uint8Array<ArrayBuffer>;
  },
  limits: FetchLimits,
): Promise<Fetched> {
  const problem = urlProblem(ctx.env, address, limits.allowHttp);
  if (problem) throw new DomainError('refused', 'URL_NOT_ALLOWED', `Not called: it must be ${problem}.`);
  const response = await callOutside(() => sendRequest(address, init, limits.timeoutMs));
  return {
    status: response.status,
    headers: response.headers,
    ...(await readBody(response, limits.maxBytes)),
  };
}
