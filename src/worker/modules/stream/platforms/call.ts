import type { Platform } from '../../../../contract/stream/stream.ts';
import { PLATFORM_NAMES } from '../../../../lib/captions/platform-names.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type Fetched, guardedFetch } from '../../../platform/outside/fetch-guard.ts';
import { PlatformFailure } from './platform.ts';
import { retryTime } from './retry-time.ts';

/**
 * The timeouts of a whole call, in milliseconds. A failed read is repeated, but a person has to check a post of unknown
 * outcome.
 */
const TIMEOUT_MS = { read: 10_000, upload: 30_000, publish: 30_000 };
/** The maximum size of a response. The largest in use, a page of a feed, has about 100 KB. */
const MAX_BYTES = 1_000_000;

/** `publish` makes a post visible: if its outcome is unknown, it must not be repeated. */
export type CallKind = keyof typeof TIMEOUT_MS;

export interface PlatformRequest {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  headers: Record<string, string>;
  /** The body. FormData sets its own content type. */
  body?: string | FormData;
}

/** A 2xx response with its JSON object, or a 4xx one, whose JSON may be missing. */
export interface Answer {
  status: number;
  headers: Headers;
  json: Record<string, unknown>;
}

/**
 * Makes one call without following redirects. Throws `PlatformFailure` after a 5xx, a redirect, a cut connection, a
 * timeout or an unreadable success: PLATFORM_DOWN, or for a call that publishes OUTCOME_UNKNOWN.
 */
export async function callPlatform(
  ctx: Ctx,
  platform: Platform,
  kind: CallKind,
  { url, method, headers, body }: PlatformRequest,
): Promise<Answer> {
  const limits = { timeoutMs: TIMEOUT_MS[kind], maxBytes: MAX_BYTES };
  const init = {
    method,
    headers: { accept: 'application/json', 'user-agent': 'Herald', ...headers },
    ...(body === undefined ? {} : { body }),
  };
  let fetched: Fetched;
  try {
    fetched = await guardedFetch(ctx, url, init, limits);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn('stream.platform_failed', { platform, kind, code: error.code });
    if (error.code === 'URL_NOT_ALLOWED') throw new PlatformFailure('PLATFORM_DOWN', error.message);
    throw noAnswer(platform, kind, error.code === 'TIMED_OUT' ? 'did not answer in time' : 'hung up');
  }
  const { status } = fetched;
  const isClear = (status >= 200 && status < 300) || (status >= 400 && status < 500);
  if (!isClear) {
    ctx.log.warn('stream.platform_failed', { platform, kind, status });
    const retryAt = retryTime(ctx, { seconds: fetched.headers.get('retry-after') });
    throw noAnswer(platform, kind, `answered with status ${status}`, retryAt);
  }
  const json = fetched.isWhole ? parseObject(fetched.body) : null;
  if (json === null && status < 300) throw noAnswer(platform, kind, 'gave an answer that cannot be read');
  return { status, headers: fetched.headers, json: json ?? {} };
}

/** Returns the failure for a successful response that lacks required fields. */
export function unreadable(platform: Platform, kind: CallKind): PlatformFailure {
  return noAnswer(platform, kind, 'gave an answer that cannot be read');
}

function noAnswer(platform: Platform, kind: CallKind, what: string, retryAt: number | null = null) {
  const name = PLATFORM_NAMES[platform];
  return kind === 'publish'
    ? new PlatformFailure(
        'OUTCOME_UNKNOWN',
        `${name} ${what}: the post may exist. Look there before you post it again.`,
        { isUnknown: true, retryAt },
      )
    : new PlatformFailure('PLATFORM_DOWN', `${name} ${what}. Try again in a few minutes.`, { retryAt });
}

function parseObject(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the configured base URL, else the platform's own, without a trailing slash. */
export function baseUrl(configured: string | undefined, own: string): string {
  return (configured || own).replace(/\/$/, '');
}
