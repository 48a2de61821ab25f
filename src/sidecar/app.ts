import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { append } from './append.ts';
import type { LogEvent } from './failure.ts';
import { CallFailed } from './failure.ts';
import { readBatch } from './fetch.ts';
import { type FrameWithBody, frameStream } from './frames.ts';
import { answerProblem, limitBody, Problem, parse, readAppendForm } from './input.ts';
import { inspect, NOTHING_SEEN, serverOf } from './inspect.ts';
import { LIMITS, type Limits } from './limits.ts';
import { probe } from './probe.ts';
import {
  BUSY_HEADER,
  type Connection,
  connection as connectionSchema,
  type Failure,
  fetchRequest,
  inspectRequest,
  probeRequest,
  type SidecarHealth,
} from './protocol.ts';
import { verify } from './verify.ts';
import type { WatchLimits } from './watch/limits.ts';
import { Watches } from './watch/watches.ts';

/** One log event. Never contains passwords, user names or mail. */
export interface SidecarOptions {
  /** The secret that callers send as a bearer token. */
  token: string;
  /** Development only: allows loopback and private networks, and signing in without encryption. */
  allowPrivateHosts: boolean;
  log: (event: LogEvent) => void;
  /** Overrides of the default limits, for tests. */
  limits?: Partial<Limits>;
  watchLimits?: Partial<WatchLimits>;
  /** Ends the watches of mailboxes. */
  signal: AbortSignal;
}

/** The mail server as the log names it. */
type Server = Pick<Connection, 'host' | 'port'>;

const digest = (text: string) => createHash('sha256').update(text).digest();

const BUSY: Failure = {
  code: 'BUSY',
  message: 'The sidecar has too many calls in progress. Try again shortly.',
};

/**
 * Creates the HTTP app of the IMAP sidecar (see `src/sidecar/protocol.ts`). Its only state is the number of calls in
 * progress, and the mailboxes that it watches.
 */
export function createSidecar(options: SidecarOptions): Hono {
  const limits = { ...LIMITS, ...options.limits };
  const settings = { allowPrivateHosts: options.allowPrivateHosts, limits };
  const { token, log, signal, watchLimits } = options;
  const watches = new Watches({ token, settings, log, signal, limits: watchLimits });
  const secret = digest(token);
  const startedAt = performance.now();
  let active = 0;
  let activeSlow = 0;

  /**
   * Reserves a slot for a call. Returns null when all slots are in use, or all of those for slow calls. `end` releases it
   * and logs the outcome.
   */
  function begin(c: Context, { host, port }: Server, isSlow: boolean) {
    const startedAt = performance.now();
    const log = (outcome: Record<string, unknown>) => {
      const ms = Math.round(performance.now() - startedAt);
      options.log({ event: 'call', path: c.req.path, host, port, ms, ...outcome });
    };
    if (active >= limits.calls || (isSlow && activeSlow >= limits.slowCalls)) {
      log({ failure: BUSY });
      c.header(BUSY_HEADER, '1');
      return null;
    }
    active += 1;
    if (isSlow) activeSlow += 1;
    return {
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(limits.deadline)]),
      end(outcome: Record<string, unknown>) {
        active -= 1;
        if (isSlow) activeSlow -= 1;
        log(outcome);
      },
    };
  }

  /** Runs one call that responds with JSON: its result or its failure. */
  async function run<T>(
    c: Context,
    server: Server,
    isSlow: boolean,
    work: (signal: AbortSignal) => Promise<T>,
  ) {
    const call = begin(c, server, isSlow);
    if (!call) return { failure: BUSY, result: null };
    let failure: Failure | null = null;
    try {
      return { failure, result: await work(call.signal) };
    } catch (error) {
      failure = error instanceof CallFailed ? error.failure : null;
      if (!failure) throw error;
      return { failure, result: null };
    } finally {
      call.end({ failure });
    }
  }

  function answerFrames(c: Context, frames: FrameWithBody[], onClose: () => void): Response {
    return c.body(frameStream(frames, limits.drain, onClose), 200, {
      'content-type': 'application/octet-stream',
    });
  }

  const app = new Hono();

  app.onError((error, c) => {
    if (error instanceof Problem) return answerProblem(c, error);
    options.log({ event: 'error', path: c.req.path, error: error.stack ?? String(error) });
    return answerProblem(c, new Problem(500, 'INTERNAL', 'The sidecar failed.'));
  });
  app.notFound((c) => answerProblem(c, new Problem(404, 'NOT_FOUND', 'No such route.')));

  app.get('/health', (c) => {
    const age_s = Math.round((performance.now() - startedAt) / 1000);
    return c.json({ status: 'ok', active, calls: limits.calls, age_s } satisfies SidecarHealth);
  });

  app.use(async (c, next) => {
    const token = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(token), secret)) {
      throw new Problem(401, 'UNAUTHORIZED', 'The bearer token is missing or wrong.');
    }
    await next();
  });

  app.post('/verify', limitBody(limits.jsonBytes), async (c) => {
    const connection = parse(connectionSchema, await c.req.text());
    const { failure } = await run(c, connection, false, (signal) => verify(connection, settings, signal));
    return c.json({ failure });
  });

  app.post('/probe', limitBody(limits.jsonBytes), async (c) => {
    const request = parse(probeRequest, await c.req.text());
    const { failure } = await run(c, request, false, (signal) => probe(request, settings, signal));
    return c.json({ failure });
  });

  app.post('/append', limitBody(limits.appendBytes + limits.jsonBytes), async (c) => {
    const { request, message } = await readAppendForm(c);
    const { failure, result } = await run(c, request.connection, true, (signal) =>
      append(request, message, settings, signal),
    );
    return c.json({ failure, mailbox: result });
  });

  app.post('/fetch', limitBody(limits.jsonBytes), async (c) => {
    const request = parse(fetchRequest, await c.req.text());
    const call = begin(c, request.connection, request.slow === true);
    if (!call)
      return c.body(frameStream([{ frame: { type: 'failed', failure: BUSY } }], limits.drain, () => {}));
    try {
      const frames = await watches.fetch(request, call.signal, () =>
        readBatch(request, settings, call.signal),
      );
      const last = frames.at(-1)?.frame;
      const count = (type: string) => frames.filter(({ frame }) => frame.type === type).length;
      const outcome = {
        failure: last?.type === 'failed' ? last.failure : null,
        messages: count('message'),
        skipped: count('skipped'),
      };
      return answerFrames(c, frames, () => call.end(outcome));
    } catch (error) {
      call.end({ failure: null, error: 'INTERNAL' });
      throw error;
    }
  });

  app.post('/inspect', limitBody(limits.jsonBytes), async (c) => {
    const request = parse(inspectRequest, await c.req.text());
    const server = serverOf(request.url);
    const { failure, result } = await run(c, server, true, (signal) =>
      inspect(request, server, settings, signal),
    );
    return c.json({ failure, ...(result ?? NOTHING_SEEN) });
  });

  return app;
}
