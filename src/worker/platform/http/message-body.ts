import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../errors.ts';
import { enterMessageOf } from '../work/message-room.ts';
import type { AppEnv } from './http.ts';

/** How long a request waits for room. */
const ROOM_WAIT_MS = 20_000;
/** For the caller that found none. */
const RETRY_SECONDS = 10;
/** How long a body may take to arrive: 25 MB at 3.5 Mbit/s. Meanwhile it takes the room of others. */
const ARRIVAL_MS = 60_000;
const FIRST_BYTES = 64 * 1024;

/**
 * For a route that takes whole messages: refuses a body of more than `maxSize` bytes, and reads it once this isolate has
 * room for it. The room is free again when the route has answered. A body without Content-Length counts as `maxSize`
 * bytes. Throws `unavailable`, AT_CAPACITY, when there is no room in time, and `timed_out`, BODY_INCOMPLETE, when the
 * body does not arrive in time.
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
    // When the client leaves, the platform ends the invocation, and the `finally` below would not run.
    const answered = Promise.withResolvers<void>();
    ctx.defer(answered.promise);
    try {
      const bytes = await readBody(body, announced ?? FIRST_BYTES, maxSize, tooLarge);
      // Hono's cache holds promises. A new Request would keep a second copy of the body until the answer.
      Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(bytes) });
      await next();
    } finally {
      free();
      answered.resolve();
    }
  };
}

/** Null when the headers do not say; Transfer-Encoding overrides Content-Length (RFC 9112, 6.3). */
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
    // What the client still sends is of no interest, nor whether it stops.
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
