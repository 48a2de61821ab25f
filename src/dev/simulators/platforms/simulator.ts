/**
 * The shared part of all simulated platforms: routes with faults, records, and control endpoints below `/_control`,
 * through which tests control a platform in another process. Uses only web APIs, so that the same code runs in workerd.
 */
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { ConnectionLost, pause, unlessAborted } from '../models/wire/stream.ts';
import { registerControl } from './control.ts';
import { createFaults, type Fault, type FaultKind, type Faults, type SpecialKind } from './faults.ts';
import { keep, type Records } from './records.ts';

export interface Simulated extends Records {
  /** Responds as the platform. Rejects as `fetch` does if the connection is cut, or if a signal aborts. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  faults: Faults;
}

/** `fault` is set if the route itself simulates it. */
export interface Env {
  Bindings: { signal: AbortSignal };
  Variables: { fault?: FaultKind };
}
export type App = Hono<Env>;
/** Names the step of a route, at which faults occur. */
export type At = (step: string | ((c: Context<Env>) => string)) => MiddlewareHandler<Env>;

type Refusal = 'status_500' | 'status_503' | 'rate_limited' | 'expired_token' | 'forbidden' | 'gone';
/** Returns a fault's response in the platform's format. */
export type Refuse = (fault: Fault) => Refused;
export interface Refused {
  status: ContentfulStatusCode;
  /** Text is sent as HTML. */
  body: object | string;
  headers?: Record<string, string>;
}

export interface Dialect {
  steps: readonly string[];
  refusals: Record<Refusal, Refuse> & Partial<Record<SpecialKind, Refuse>>;
  /** The steps at which the platform has a special kind. */
  specials?: Partial<Record<SpecialKind, readonly string[]>>;
}

/** An error in the platform's format. */
export class Problem extends Error implements Refused {
  readonly status: ContentfulStatusCode;
  readonly body: object | string;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, body: object | string, headers: Record<string, string> = {}) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const CONTROL = '/_control/';
const HTML = '<!doctype html><html><head><title>Welcome</title></head><body>It works!</body></html>';
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

export function createSimulator(
  dialect: Dialect,
  now: () => number,
  register: (app: App, at: At, records: Records) => void,
): Simulated {
  const { steps, refusals, specials = {} } = dialect;
  const records: Records = { posts: [], duplicates: [], calls: [] };
  const faults = createFaults(steps, specials);
  const app: App = new Hono();
  app.onError((error, c) => {
    if (error instanceof Problem) return respond(c, error);
    const isBadControl = error instanceof z.ZodError || error instanceof SyntaxError;
    if (isBadControl && c.req.path.startsWith(CONTROL)) return c.json({ message: error.message }, 400);
    throw error;
  });
  registerControl(app, records, faults);
  register(app, at, records);

  function at(step: string | ((c: Context<Env>) => string)): MiddlewareHandler<Env> {
    return async (c, next) => {
      const name = typeof step === 'string' ? step : step(c);
      const fault = faults.take(name);
      const call = keep(records.calls, {
        step: name,
        method: c.req.method,
        path: c.req.path,
        status: null as number | null,
        fault: fault?.kind ?? null,
        at: new Date(now()).toISOString(),
      });
      if (fault) await meet(fault, c, next);
      else await next();
      call.status = c.res.status;
    };
  }

  async function meet(fault: Fault, c: Context<Env>, next: Next): Promise<void> {
    switch (fault.kind) {
      case 'cut_before':
        throw new ConnectionLost();
      case 'cut_after':
        await next();
        throw new ConnectionLost();
      case 'cut_midway':
        await next();
        await replace(c, (text, { status }) => {
          if (!text) throw new ConnectionLost();
          return new Response(halfOf(text), { status, headers: JSON_HEADERS });
        });
        return;
      case 'silence':
        if (fault.accepted) await next();
        await unlessAborted(new Promise<never>(() => {}), c.env.signal);
        return;
      case 'slow':
        await next();
        await pause(fault.seconds * 1000, c.env.signal);
        return;
      case 'garbage':
        if (fault.accepted === false) {
          c.res = new Response(HTML, { headers: { 'content-type': 'text/html' } });
          return;
        }
        await next();
        await replace(
          c,
          (text) => new Response(text.slice(0, Math.ceil(text.length / 2)), { headers: JSON_HEADERS }),
        );
        return;
      case 'endless':
        await next();
        await replace(c, () => new Response(endlessText(), { headers: JSON_HEADERS }));
        return;
      default: {
        const refuse = refusals[fault.kind];
        if (refuse) {
          c.res = respond(c, refuse(fault));
          return;
        }
        c.set('fault', fault.kind);
        await next();
      }
    }
  }

  return {
    ...records,
    faults,
    async fetch(input, init) {
      const request = new Request(input, init);
      const signal = init?.signal ?? request.signal;
      return unlessAborted(Promise.resolve(app.fetch(request, { signal })), signal);
    },
  };
}

function respond(c: Context<Env>, { status, body, headers = {} }: Refused): Response {
  return typeof body === 'string' ? c.html(body, status, headers) : c.json(body, status, headers);
}

async function replace(c: Context<Env>, make: (text: string, old: Response) => Response): Promise<void> {
  const old = c.res;
  const response = make(await old.text(), old);
  c.res = undefined;
  c.res = response;
}

/** Streams half of a text, then breaks the connection. */
function halfOf(text: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(text.slice(0, Math.floor(text.length / 2)));
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new ConnectionLost());
      else controller.enqueue(half);
      isSent = true;
    },
  });
}

function endlessText(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(' '.repeat(65_536));
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
}
