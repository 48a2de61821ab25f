import { DomainError } from '../errors.ts';

/** A body as far as it was read. */
export interface Body {
  body: Uint8Array<ArrayBuffer>;
  /** False: there was more than `maxBytes`, or the body did not end in time. */
  isWhole: boolean;
}

/**
 * One request, redirects not followed, without a look at the address. The time is for all of it, the body included. Throws
 * DomainError `TIMED_OUT` or `UNREACHABLE` (remote_failed); their texts hold neither address nor headers.
 */
export async function sendRequest(
  address: string,
  init: { method: string; headers: Record<string, string>; body?: string | FormData },
  timeoutMs: number,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(address, { ...init, redirect: 'manual', signal });
  } catch (error) {
    throw signal.aborted ? timedOut(timeoutMs) : unreachable(error);
  }
}

/** Up to `maxBytes` of the body, or what came of it before the time was up or the connection broke. */
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
