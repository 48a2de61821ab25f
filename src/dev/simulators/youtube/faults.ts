/** Makes endpoints fail, for a number of calls or for a time. */
import { type Endpoint, type Span, startSpan } from './objects.ts';
import {
  type ApiProblem,
  accessNotConfigured,
  backendError,
  keyInvalid,
  notFound,
  quotaExceeded,
  rateLimitExceeded,
} from './wire/problem.ts';

/** Errors of the API. The feed responds with the same status and an HTML page. */
export const PROBLEMS = {
  'server-error': () => backendError(500),
  unavailable: () => backendError(503),
  'quota-exceeded': quotaExceeded,
  'rate-limited': () => rateLimitExceeded(),
  'too-many-requests': () => rateLimitExceeded(429),
  'key-invalid': () => keyInvalid(),
  'key-invalid-new': () => keyInvalid('badRequest'),
  'api-disabled': accessNotConfigured,
  'not-found': () => notFound('It was not found.'),
} satisfies Record<string, () => ApiProblem>;

/** Failures outside the API's own errors. */
export const BREAKDOWNS = {
  hang: 'Never answers, until the client gives up.',
  disconnect: 'Closes the connection without an answer.',
  garbage: 'Answers 200 with a page of HTML.',
  cut: 'Answers 200 with the first half of the body.',
  empty: 'Answers 200 with no body.',
  'wrong-shape': 'Answers 200 with valid JSON (the feed: XML) of another shape.',
  endless: 'Answers 200 with a body that does not end.',
  redirect: 'Answers 302 to a page of HTML.',
} as const;

export type FaultKind = keyof typeof PROBLEMS | keyof typeof BREAKDOWNS;

export interface Fault extends Span {
  /** Defaults to all endpoints. */
  endpoint?: Endpoint;
  kind: FaultKind;
}

export type Faults = ReturnType<typeof createFaults>;

export function createFaults(now: () => number) {
  const faults: { fault: Fault; applies: () => boolean }[] = [];
  return {
    fail(fault: Fault): void {
      faults.push({ fault, applies: startSpan(fault, now) });
    },
    clear(): void {
      faults.length = 0;
    },
    /** Returns the fault of the next call, if one applies, and counts the call. */
    take(endpoint: Endpoint): FaultKind | null {
      const found = faults.find(
        ({ fault, applies }) => (fault.endpoint ?? endpoint) === endpoint && applies(),
      );
      return found?.fault.kind ?? null;
    },
  };
}

const PAGE = '<!doctype html><html><head><title>Before you continue</title></head><body>Hello!</body></html>';
const CHUNK_BYTES = 65_536;

export const page = (status: number, title: string): Response =>
  new Response(
    `<!doctype html><html><head><title>${title}</title></head><body><p>${title}</p></body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );

/** The error of `fetch` if the server closes the connection. */
export class ConnectionLost extends TypeError {}

/** Returns the broken response to a call. `answer` makes the right one. Rejects as `fetch` does. */
export async function breakDown(
  kind: keyof typeof BREAKDOWNS,
  answer: () => Promise<Response>,
  { signal, released, origin, isFeed }: Breakdown,
): Promise<Response> {
  const type = isFeed ? 'text/xml; charset=utf-8' : 'application/json; charset=utf-8';
  const headers = { 'content-type': type };
  switch (kind) {
    case 'hang':
      await untilAborted(signal, released);
      throw new ConnectionLost('fetch failed: the server gave up');
    case 'disconnect':
      throw new ConnectionLost('fetch failed: the connection was closed');
    case 'garbage':
      return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'cut': {
      const response = await answer();
      const text = await response.text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), { status: response.status, headers });
    }
    case 'empty':
      return new Response('', { headers });
    case 'wrong-shape':
      return new Response(isFeed ? '<rss version="2.0"><channel/></rss>' : '{"unexpected":["shape"]}', {
        headers,
      });
    case 'endless':
      return new Response(endless(), { headers });
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: `${origin}/consent` } });
  }
}

interface Breakdown {
  signal: AbortSignal;
  /** Resolves when the server releases its held calls. */
  released: Promise<void>;
  origin: string;
  isFeed: boolean;
}

function untilAborted(signal: AbortSignal, released: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    void released.then(resolve);
  });
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(CHUNK_BYTES).fill(0x20)),
  });
}
