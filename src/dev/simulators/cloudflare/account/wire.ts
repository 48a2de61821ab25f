/** The envelope of the Cloudflare API, and shared types of the calls. */
import type { Context, Hono } from 'hono';
import { ApiProblem } from './problem.ts';
import type { Runtime } from './runtime/runtime.ts';
import type { Account, State } from './state.ts';

export interface World {
  state: State;
  runtime: Runtime;
  /** The folder with the bytes of modules and assets. */
  folder: string;
  /** The base URL of the server, for URLs in responses. */
  origin: () => string;
}

export type Api = Hono<{ Variables: { account: Account } }>;

/** Returns the envelope of a successful call. */
export const ok = (c: Context, result: unknown, more: object = {}, status: 200 | 201 | 202 = 200): Response =>
  c.json({ success: true, errors: [], messages: [], result, ...more }, status);

/** Returns a page of a list, by the parameters `page` and `per_page`. */
export function page(c: Context, all: unknown[], defaultSize = 20): Response {
  const number = Number(c.req.query('page') ?? 1);
  const per_page = Number(c.req.query('per_page') ?? defaultSize);
  const rows = all.slice((number - 1) * per_page, number * per_page);
  const result_info = {
    page: number,
    per_page,
    count: rows.length,
    total_count: all.length,
    total_pages: Math.ceil(all.length / per_page),
  };
  return ok(c, rows, { result_info });
}

/** Returns the matching item. Throws the problem if there is none. */
export function find<T>(all: T[], test: (each: T) => boolean, problem: () => ApiProblem): T {
  const found = all.find(test);
  if (!found) throw problem();
  return found;
}

export function remove<T>(all: T[], one: T): void {
  all.splice(all.indexOf(one), 1);
}

export const notFound = (message: string, code: number) => () => new ApiProblem(404, code, message);
