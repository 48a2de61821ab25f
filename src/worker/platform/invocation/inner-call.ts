import type { ExecutionContext } from 'hono';
import type { Problem } from '../../../contract/common.ts';
import type { Ctx } from '../ctx.ts';
import type { Env } from '../env.ts';

/** Answers a request by any route of the Worker. */
export type FetchInside = (request: Request, env: Env, execution: ExecutionContext) => Promise<Response>;

const callers = new WeakMap<Request, Ctx>();

/** Returns the caller for whom the Worker calls a route of its own; undefined for requests from outside. */
export const innerCaller = (request: Request): Ctx | undefined => callers.get(request);

/** A call of a route by its path and what a client would send. */
export interface InnerRequest {
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  idempotencyKey?: string | undefined;
}

export interface InnerAnswer<T> {
  body: T;
  /** The cursor of the next page of a list. */
  next: string | null;
}

/** Calls routes of the Worker. Throws RouteRefusal. */
export type CallRoute = <T>(method: string, path: string, request?: InnerRequest) => Promise<InnerAnswer<T>>;

/** A route's answer with a status from 400. */
export class RouteRefusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/**
 * Returns a function that calls routes as the caller of `ctx`: what they check, they check of this caller. Nothing
 * leaves the Worker.
 */
export function routesAs(
  fetchInside: FetchInside,
  ctx: Ctx,
  origin: string,
  execution: ExecutionContext,
): CallRoute {
  return async <T>(method: string, path: string, { query, body, idempotencyKey }: InnerRequest = {}) => {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const content = body === undefined ? null : JSON.stringify(body);
    const request = new Request(url, {
      method,
      body: content,
      headers: {
        ...(content !== null && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(content)),
        }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    });
    callers.set(request, { ...ctx });
    const response = await fetchInside(request, ctx.env, execution);
    if (response.status >= 400) throw new RouteRefusal(await response.json<Problem>());
    const next = /[?&]cursor=([^&>]+)/.exec(response.headers.get('Link') ?? '')?.[1];
    return { body: await response.json<T>(), next: next === undefined ? null : decodeURIComponent(next) };
  };
}
