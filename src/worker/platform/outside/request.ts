import { DomainError } from '../../../lib/errors.ts';

/** A body as far as it was read. */
export interface Body {
  body: Uint8Array<ArrayBuffer>;
  /** Whether the body is complete: at most `maxBytes`, and ended in time. */
  isWhole: boolean;
}

/**
 * Makes one request without following redirects or checking the address. The time-out includes the body. Throws
 * DomainError `TIMED_OUT` or `UNREACHABLE` (remote_failed); their texts contain neither address nor headers.
 */
export async function sendRequest(
  address: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string | FormData | Uint8Array<ArrayBuffer>;
  },
  timeoutMs: number,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(address, { ...init, redirect: 'manual', signal });
  } catch (error) {
    throw signal.aborted ? timedOut(timeoutMs) : unreachable(error);
  }
}

/** Reads up to `maxBytes` of the body, or what arrives before the time-out or the end of the connection. */
export async function readBody(response: Response, maxBytes: number): Promise<Body> {
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
    // There is a response; `isWhole` says that its body broke off.
  }
  // Not awaited: the rest of the body may never arrive, and a broken stream rejects.
  if (!isWhole) reader.cancel().catch(() => {});
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return { body, isWhole };
}

function timedOut(timeoutMs: number): DomainError {
  return new DomainError('remote_failed', 'TIMED_OUT', `No answer within ${timeoutMs / 1000} seconds.`);
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

/** Returns the milliseconds of a Retry-After (RFC 9110, section 10.2.3: seconds or a date); 0 if missing or invalid. */
export function readRetryAfter(value: string | null, now: number): number {
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return wait > 0 ? wait : 0;
}
