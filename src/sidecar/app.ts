import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { append } from './append.ts';
import { CallFailed } from './failure.ts';
import { readBatch } from './fetch.ts';
import { type FrameWithBody, frameStream } from './frames.ts';
import { answerProblem, limited, Problem, parse, readAppendForm } from './input.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type Connection, connection as connectionSchema, type Failure, fetchRequest } from './protocol.ts';
import { verify } from './verify.ts';

/** One event of the log. Holds no password, user name or mail. */
export type LogEvent = { event: string } & Record<string, unknown>;

export interface SidecarOptions {
  /** The secret that callers show as a bearer token. */
  token: string;
  /** Development only: lets calls reach loopback and private networks, and sign in without encryption. */
  allowPrivateHosts: boolean;
  log: (event: LogEvent) => void;
  /** Other bounds than the usual, for tests. */
  limits?: Partial<Limits>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const BUSY: Failure = {
  code: 'BUSY',
  message: 'Too many mail servers are being talked to; try again shortly.',
};

/**
 * The HTTP side of the IMAP sidecar, as `src/sidecar/protocol.ts` has it. Keeps nothing between calls but the
 * count of those under way.
 */
export function createSidecar(options: SidecarOptions): Hono {
  const limits = { ...LIMITS, ...options.limits };
  const settings = { allowPrivateHosts: options.allowPrivateHosts, limits };
  const secret = digest(options.token);
  let active = 0;

  /** Takes one of the places for a call; null when none is free. `end` gives it back and logs the outcome. */
  function begin(c: Context, { host, port }: Connection) {
    const started = performance.now();
    const log = (outcome: Record<string, unknown>) => {
      const ms = Math.round(performance.now() - started);
      options.log({ event: 'call', path: c.req.path, host, port, ms, ...outcome });
    };
    if (active >= limits.calls) {
      log({ failure: BUSY });
      return null;
    }
    active += 1;
    return {
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(limits.deadline)]),
      end(outcome: Record<string, unknown>) {
        active -= 1;
        log(outcome);
      },
    };
  }

  /** Does one call that answers JSON, and tells its failure in place of its result. */
  async function run<T>(c: Context, connection: Connection, work: (signal: AbortSignal) => Promise<T>) {
    const call = begin(c, connection);
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

  function answerFrames(c: Context, frames: FrameWithBody[], done: () => void): Response {
    return c.body(frameStream(frames, limits.drain, done), 200, {
      'content-type': 'application/octet-stream',
    });
  }

  const app = new Hono();

  app.onError((error, c) => {
    if (error instanceof Problem) return answerProblem(c, error);
    options.log({ event: 'error', path: c.req.path, error: error.stack ?? String(error) });
    return answerProblem(c, new Problem(500, 'INTERNAL', 'The sidecar failed.'));
  });
  app.notFound((c) => answerProblem(c, new Problem(404, 'NOT_FOUND', 'There is nothing here.')));

  app.get('/health', (c) => c.json({ status: 'ok', active }));

  app.use(async (c, next) => {
    const shown = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(shown), secret)) {
      throw new Problem(401, 'UNAUTHORIZED', 'The bearer token is missing or wrong.');
    }
    await next();
  });

  app.post('/verify', limited(limits.jsonBytes), async (c) => {
    const connection = parse(connectionSchema, await c.req.text());
    const { failure } = await run(c, connection, (signal) => verify(connection, settings, signal));
    return c.json({ failure });
  });

  app.post('/append', limited(limits.appendBytes + limits.jsonBytes), async (c) => {
    const { request, message } = await readAppendForm(c);
    const { failure, result } = await run(c, request.connection, (signal) =>
      append(request, message, settings, signal),
    );
    return c.json({ failure, mailbox: result });
  });

  app.post('/fetch', limited(limits.jsonBytes), async (c) => {
    const request = parse(fetchRequest, await c.req.text());
    const call = begin(c, request.connection);
    if (!call)
      return c.body(frameStream([{ frame: { type: 'failed', failure: BUSY } }], limits.drain, () => {}));
    try {
      const frames = await readBatch(request, settings, call.signal);
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

  return app;
}
