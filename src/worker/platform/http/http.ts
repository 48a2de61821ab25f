/** Parts that all routes share: the app's type, the caller, the responses in the OpenAPI document, list headers. */
import type { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Problem, problem } from '../../../contract/common.ts';
import { DomainError, type ErrorKind } from '../../../lib/errors.ts';
import type { Ctx } from '../ctx.ts';
import type { Env } from '../env.ts';
import type { FetchInside } from '../invocation/inner-call.ts';
import { StaleHint } from '../invocation/proof.ts';
import type { Log } from '../log.ts';

export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    log: Log;
    /** The caller's context; public routes have none. */
    ctx: Ctx;
    /** Returns the caller's context, or null for a visitor: for public routes that serve both. */
    findCtx(): Promise<Ctx | null>;
    /** Answers a request by any route of the Worker. */
    fetchInside: FetchInside;
    /** The same call, to start over: set if the hint about the caller did not hold. */
    anew: Request | undefined;
  };
};
export type App = OpenAPIHono<AppEnv>;

/** The name of the session cookie; on https, it has a prefix. */
export const SESSION_COOKIE = 'herald_session';

export const STATUS: Record<ErrorKind, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  timed_out: 408,
  conflict: 409,
  length_required: 411,
  too_large: 413,
  unsupported: 415,
  refused: 422,
  upgrade_required: 426,
  limited: 429,
  remote_failed: 502,
  unavailable: 503,
};

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  411: 'Length Required',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

type ProblemStatus = keyof typeof TITLES;

/** Statuses whose responses may say when to retry. */
const RETRIED: ProblemStatus[] = [429, 503];

/** Describes error responses for the OpenAPI document. */
export function onlyProblems(...statuses: ProblemStatus[]) {
  const content = { 'application/problem+json': { schema: problem } };
  const headers = {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const } },
  };
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: TITLES[status] ?? 'Error', content, ...(RETRIED.includes(status) ? { headers } : {}) },
    ]),
  );
}

/** Describes the errors of a route under /api: 400, 401, 403, 413, 429 and 500 for all, and `more` for some. */
export function problems(...more: ProblemStatus[]) {
  return onlyProblems(...[...new Set([400, 401, 403, 413, ...more, 429, 500])].sort((a, b) => a - b));
}

/** Refuses a body of more than `maxSize` bytes, with or without Content-Length. */
export function limitBody(maxSize: number, refusal?: () => DomainError) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw refusal?.() ?? new DomainError('too_large', 'BODY_TOO_LARGE', `At most ${maxSize} bytes.`);
    },
  });
}

/** Describes a JSON response for the OpenAPI document. */
export function json<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** Describes a required JSON body. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** Describes a list response with its header, for the OpenAPI document. */
export function listOf<S extends z.ZodType>(schema: S, description: string) {
  return {
    ...json(schema, description),
    headers: {
      Link: {
        description: 'The next page, as `<url>; rel="next"`; absent on the last.',
        schema: { type: 'string' as const },
      },
      'X-Total-Count': {
        description: 'How many there are in all, where that is known.',
        schema: { type: 'integer' as const },
      },
    },
  };
}

/** Responds with `error` as a problem document. Unexpected errors are logged, and described only in general. */
export function respondWithError(error: unknown, c: Context<AppEnv>): Response {
  const requestId = c.var.requestId;
  // The call starts over, and the next response is sent.
  if (error instanceof StaleHint) return c.body(null, 503);
  if (error instanceof DomainError) {
    if (error.retryAfterSeconds !== undefined) {
      const seconds = String(Math.max(1, Math.ceil(error.retryAfterSeconds)));
      c.header('Retry-After', seconds);
      c.header('X-Retry-After', seconds);
    }
    return problemResponse(c, STATUS[error.kind], error.code, error.message, error.errors, error.fields);
  }
  if (error instanceof HTTPException && error.status < 500) {
    const malformed = error.status === 400;
    if (error.message.includes('FormData')) {
      return problemResponse(c, 400, 'MALFORMED_FORM', 'The body is not valid multipart/form-data.');
    }
    return problemResponse(
      c,
      error.status,
      malformed ? 'MALFORMED_JSON' : error.status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'REFUSED',
      malformed ? 'The body is not valid JSON.' : error.message || (TITLES[error.status] ?? 'Refused'),
    );
  }
  // The route, not the path: the path of a mailed link contains its token.
  const { method, path: route } = matchedRoutes(c).at(-1)!;
  c.var.log.error('request.failed', error, { method, route });
  return problemResponse(
    c,
    500,
    'INTERNAL_ERROR',
    `Something went wrong here. It was logged under the request id ${requestId}.`,
  );
}

export function problemResponse(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: string,
  detail: string,
  errors?: Problem['errors'],
  fields?: Record<string, unknown>,
): Response {
  const body: Problem = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail,
    code,
    requestId: c.var.requestId,
    ...(c.req.path.startsWith('/api/auth/') ? { message: detail } : {}),
    ...(errors ? { errors } : {}),
    ...fields,
  };
  return c.json(body, status, { 'Content-Type': 'application/problem+json' });
}

/** Returns the schema's errors as one problem document that names each field. */
export function validationProblem(c: Context<AppEnv>, error: z.core.$ZodError): Response {
  const errors = error.issues.slice(0, 20).map((issue) => ({
    path:
      issue.path.map(String).join('.') ||
      (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'body'),
    message: issue.message,
  }));
  const detail = errors.map((e) => `${e.path}: ${e.message}`).join('; ');
  const code = c.req.path.startsWith('/api/auth/') ? 'VALIDATION_ERROR' : 'VALIDATION_FAILED';
  return problemResponse(c, 400, code, detail.slice(0, 2000), errors);
}

/** Sets `Link` to the next page: the same address, with `cursor` instead of `cursor` and `offset`. */
export function linkNext(c: Context, cursor: string | null): void {
  if (cursor === null) return;
  const url = new URL(c.req.url);
  url.searchParams.delete('offset');
  url.searchParams.set('cursor', cursor);
  c.header('Link', `<${url.href}>; rel="next"`);
}

export const isHttps = (c: Context) => new URL(c.req.url).protocol === 'https:';
