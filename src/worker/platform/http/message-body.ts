import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../../../lib/errors.ts';
import { enterMessageOf } from '../work/message-room.ts';
import type { AppEnv } from './http.ts';

/** How long a request waits for memory. */
const ROOM_WAIT_MS = 20_000;
/** The Retry-After of a caller that found none. */
const RETRY_SECONDS = 10;
/** How long a body may take to arrive: 25 MB at 3.5 Mbit/s. It occupies memory that others need. */
const ARRIVAL_MS = 60_000;
const FIRST_BYTES = 64 * 1024;

/**
 * Takes the body of a route for whole messages: refuses a body of more than `maxSize` bytes, and reads it once this
 * isolate has memory for it, until the route has responded. A body without Content-Length counts as `maxSize` bytes.
 * Throws `unavailable`, AT_CAPACITY, if there is no memory in time, and `timed_out`, BODY_INCOMPLETE, if the body does
 * not arrive in time.
 */
export function takeMessage(maxSize: number, tooLarge: () => DomainError): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { body, headers } = c.req.raw;
    if (!body) return next();
    const announced = announcedSize(headers);
    if (announced !== null && announced > maxSize) throw tooLarge();
    const { ctx } = c.var;
    const free = await enterMessageOf(
      ctx.organizationId,
      announced ?? maxSize,
      AbortSignal.timeout(ROOM_WAIT_MS),
    ).catch(() => {
      throw atCapacity();
    });
    // If the client disconnects, the platform ends the invocation, and the `finally` below would not run.
    const answered = Promise.withResolvers<void>();
    ctx.defer(answered.promise);
    try {
      const bytes = await readBody(body, announced ?? FIRST_BYTES, maxSize, tooLarge);
      // Hono's cache holds promises. A new Request would keep a second copy of the body until the response.
      Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(bytes) });
      await next();
    } finally {
      free();
      answered.resolve();
    }
  };
}

/** Returns the announced size, or null if unknown; Transfer-Encoding overrides Content-Length (RFC 9112, 6.3). */
function announcedSize(headers: Headers): number | null {
  const length = headers.get('content-length') ?? '';
  return /^\d+$/.test(length) && !headers.has('transfer-encoding') ? Number(length) : null;
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  expected: number,
  maxSize: number,
  tooLarge: () => DomainError,
): Promise<ArrayBuffer> {
  const overdue = AbortSignal.timeout(ARRIVAL_MS);
  const end = new Promise<never>((_, reject) => {
    overdue.addEventListener('abort', () => reject(overdue.reason));
  });
  const reader = body.getReader();
  let bytes = new Uint8Array(expected);
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), end]).catch((cause: unknown) => {
        throw incomplete(cause);
      });
      if (done) return bytes.buffer.transfer(size);
      if (size + value.length > maxSize) throw tooLarge();
      if (size + value.length > bytes.length) {
        const length = Math.min(maxSize, Math.max(size + value.length, bytes.length * 2));
        bytes = new Uint8Array(bytes.buffer.transfer(length));
      }
      bytes.set(value, size);
      size += value.length;
    }
  } catch (error) {
    // The rest of the client's body is of no interest, nor is an error of cancelling it.
    reader.cancel(error).catch(() => {});
    throw error;
  }
}

function atCapacity(): DomainError {
  return new DomainError(
    'unavailable',
    'AT_CAPACITY',
    'Herald is working on other large messages. Try again in a few seconds.',
    { retryAfterSeconds: RETRY_SECONDS },
  );
}

function incomplete(cause: unknown): DomainError {
  const seconds = ARRIVAL_MS / 1000;
  const detail = `The body did not arrive whole within ${seconds} seconds. Send it again.`;
  const error = new DomainError('timed_out', 'BODY_INCOMPLETE', detail);
  error.cause = cause;
  return error;
}
