import { expect, vi } from 'vitest';
import { PlatformFailure, type Post } from '../../../../../src/worker/modules/stream/platforms/platform.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';

export const NOW = Date.UTC(2026, 10, 22, 10);

export interface Call {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

type Answer = Response | Error | ((signal: AbortSignal) => Promise<Response>);

/** Stubs the network with these responses in order, and returns the list of calls. */
export function answerWith(...answers: Answer[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = answers[calls.length];
    calls.push({ method: init.method!, url, headers: new Headers(init.headers), body: init.body });
    if (!answer) throw new Error('a call too many');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer(init.signal!) : answer;
  });
  return calls;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

/** Creates a context that records what is logged in it. */
export function makeCtx(env: Partial<Env> = {}, now = NOW): Ctx & { logged: unknown[] } {
  const logged: unknown[] = [];
  const keep = (...line: unknown[]) => void logged.push(line);
  const log = { info: keep, warn: keep, error: keep };
  return { env, now: () => now, log, logged, organizationId: 1 } as unknown as Ctx & { logged: unknown[] };
}

export const TEXT = 'We are live: Building a boat, day 3 https://www.youtube.com/watch?v=dQw4w9WgXcQ';
export const post = (withImage = false): Post => ({
  text: TEXT,
  image: withImage
    ? {
        url: 'https://herald.example.com/images/a.jpg',
        read: async () => ({ bytes: new Uint8Array([0xff, 0xd8, 0xff]), contentType: 'image/jpeg' }),
      }
    : null,
});

/** Returns the failure of a call that must fail. */
export async function failureOf(work: Promise<unknown>): Promise<PlatformFailure> {
  const failure = await work.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );
  if (failure instanceof PlatformFailure) return failure;
  throw failure;
}

/** Responses that leave open whether the platform has published the post. */
export const UNCLEAR: [string, () => Answer][] = [
  ['status 500', () => json({}, 500)],
  ['status 503 of a proxy', () => new Response('<h1>Bad</h1>', { status: 503 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } })],
  ['a connection that breaks', () => new TypeError('Network connection lost.')],
  ['success without JSON', () => new Response('<html>')],
  ['success with an empty body', () => new Response('')],
  ['success with a list', () => json([])],
  ['success without an id', () => json({ data: {} })],
  ['success with an id of another form', () => json({ id: '../1', data: { id: { a: 1 } } })],
  ['success of 2 MB', () => json({ id: '1', data: { id: '1' }, padding: 'x'.repeat(2_000_000) })],
  ['success whose body breaks off', () => cut(JSON.stringify({ id: '1', data: { id: '1' } }))],
  ['silence', () => silence],
];

/** Never responds: the call ends when its timeout does, which is at once. */
async function silence(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function cut(text: string): Response {
  let isSent = false;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (isSent) return controller.error(new Error('cut'));
        isSent = true;
        controller.enqueue(new TextEncoder().encode(text));
      },
    }),
  );
}

/** Makes timeouts end at once. */
export function endTimeOutsAtOnce(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('time is up')));
}
