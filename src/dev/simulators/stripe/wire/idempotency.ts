import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { put, type State } from '../state.ts';
import { formOf, parseForm } from './form.ts';
import { InvalidRequest, StripeProblem } from './problem.ts';

const MAX_BODY = 64 * 1024;

/**
 * Handles Idempotency-Key. The same key and request get the same response, including failures, unless the request was
 * invalid. The same key with a different request is rejected.
 */
export function handleIdempotency({ answers }: State, takeFailure: () => boolean): MiddlewareHandler {
  const running = new Set<string>();
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > MAX_BODY) {
      throw new StripeProblem(413, { message: 'Request too large.' });
    }
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || key === undefined) return next();
    if (key.length > 255) {
      throw new StripeProblem(400, { message: 'Idempotency keys must be no longer than 255 characters.' });
    }
    const request = `${c.req.path} ${JSON.stringify(parseForm(await formOf(c)))}`;
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
    if (answer && answer.request !== request) {
      throw new StripeProblem(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    c.header('idempotency-key', key);
    if (answer) {
      c.header('idempotent-replayed', 'true');
      return c.body(answer.body, answer.status, { 'content-type': 'application/json' });
    }
    if (running.has(key)) {
      throw new StripeProblem(409, {
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      });
    }
    running.add(key);
    try {
      if (takeFailure()) {
        c.res = c.json({ error: { type: 'api_error', message: 'An unknown error occurred' } }, 500);
      } else {
        await next();
      }
      if (!(c.error instanceof InvalidRequest)) {
        const status = c.res.status as ContentfulStatusCode;
        put(answers, key, { request, status, body: await c.res.clone().text() });
      }
    } finally {
      running.delete(key);
    }
  };
}
