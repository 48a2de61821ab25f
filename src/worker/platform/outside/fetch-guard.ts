/** Calls to addresses that users name: only to the public internet, and never for long or with much to read. */

import type { Ctx } from '../ctx.ts';
import type { Env } from '../env.ts';
import { DomainError } from '../errors.ts';
import { callOutside } from '../work/invocation.ts';
import { isPrivateHost } from './address-guard.ts';

export interface FetchLimits {
  /** For all of it, the body included. */
  timeoutMs: number;
  /** Of the body; what is beyond is not read. */
  maxBytes: number;
  /** Plain http too, which is else for development alone: for what is public anyway. */
  allowHttp?: boolean;
}

export interface Fetched {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** False: there was more than `maxBytes`, or the body did not end in time. */
  isWhole: boolean;
}

type Rules = Pick<Env, 'ENVIRONMENT' | 'ALLOW_PRIVATE_HOSTS'>;

/** What is wrong with this address as one to call, or null. What its name resolves to is for the platform to check. */
export function urlProblem(env: Rules, address: string, allowHttp = false): string | null {
  const url = URL.parse(address);
  const isProduction = env.ENVIRONMENT === 'production';
  const httpsOnly = isProduction && !allowHttp;
  if (!url) return 'an address such as https://example.com/path';
  if (url.protocol !== 'https:' && (httpsOnly || url.protocol !== 'http:')) {
    return httpsOnly ? 'an https address' : 'an http or https address';
  }
  if (url.username || url.password) return 'an address without user and password';
  if (isProduction && !['', '80', '443'].includes(url.port)) return 'an address on port 80 or 443';
  if (env.ALLOW_PRIVATE_HOSTS !== '1' && isPrivateHost(url.hostname))
    return 'an address on the public internet';
  return null;
}

/**
 * One call, redirects not followed. Throws DomainError `URL_NOT_ALLOWED` (refused), `TIMED_OUT` or `UNREACHABLE`
 * (remote_failed); their texts hold neither address nor headers. Any answer, of whatever status, is a result.
 */
export async function guardedFetch(
  ctx: Pick<Ctx, 'env'>,
  address: string,
  init: { method: string; headers: Record<string, string>; body?: string | FormData },
  limits: FetchLimits,
): Promise<Fetched> {
  const problem = urlProblem(ctx.env, address, limits.allowHttp);
  if (problem) throw new DomainError('refused', 'URL_NOT_ALLOWED', `Not called: it must be ${problem}.`);
  const response = await callOutside(async () => {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    try {
      return await fetch(address, { ...init, redirect: 'manual', signal });
    } catch (error) {
      throw signal.aborted ? timedOut(limits) : unreachable(error);
    }
  });
  return {
    status: response.status,
    headers: response.headers,
    ...(await readBody(response, limits.maxBytes)),
  };
}

/** Up to `maxBytes` of the body, or what came of it before the time was up or the connection broke. */
async function readBody(response: Response, maxBytes: number): Promise<Pick<Fetched, 'body' | 'isWhole'>> {
  if (!response.body) return { body: new Uint8Array(), isWhole: true };
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        isWhole = true;
        break;
      }
      const rest = value.subarray(0, maxBytes - size);
      parts.push(rest);
      size += rest.length;
      if (rest.length < value.length) break;
    }
  } catch {
    // The answer is there; that its body broke off is told by `isWhole`.
  }
  // Not awaited: what is left of the body may never come, and a stream that broke refuses.
  if (!isWhole) reader.cancel().catch(() => {});
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return { body, isWhole };
}

function timedOut(limits: FetchLimits): DomainError {
  return new DomainError(
    'remote_failed',
    'TIMED_OUT',
    `No answer within ${limits.timeoutMs / 1000} seconds.`,
  );
}

function unreachable(cause: unknown): DomainError {
  const error = new DomainError(
    'remote_failed',
    'UNREACHABLE',
    'The connection could not be made, or was closed without an answer.',
  );
  error.cause = cause;
  return error;
}
