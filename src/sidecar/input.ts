import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { LIMITS } from './limits.ts';
import { appendRequest } from './protocol.ts';

/** An error response as application/problem+json (RFC 9457). */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly errors: { path: string; message: string }[] | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    detail: string,
    errors?: { path: string; message: string }[],
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  413: 'Content Too Large',
  500: 'Internal Server Error',
};

export function answerProblem(c: Context, { status, code, message, errors }: Problem): Response {
  const title = TITLES[status];
  return c.json({ type: 'about:blank', title, status, code, detail: message, errors }, status, {
    'content-type': 'application/problem+json',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  });
}

/** Rejects bodies over `maxSize` bytes, before or while they are read. @throws Problem 413 */
export function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem(413, 'BODY_TOO_LARGE', `The body is larger than ${maxSize} bytes.`);
    },
  });
}

/** Parses and validates JSON. The problem names fields but never contains their values. @throws Problem 400 */
export function parse<S extends z.ZodType>(schema: S, text: string): z.infer<S> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    throw new Problem(400, 'INVALID_INPUT', 'The body is not valid JSON.');
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Problem(400, 'INVALID_INPUT', 'The body does not match the schema.', errors);
}

/** Reads the multipart form of `POST /append`. @throws Problem 400 */
export async function readAppendForm(c: Context) {
  const form = await c.req.formData().catch(() => {
    throw new Problem(400, 'INVALID_INPUT', 'The body is not multipart/form-data.');
  });
  const request = form.get('request');
  const message = form.get('message');
  if (typeof request !== 'string' || request.length > LIMITS.jsonBytes) {
    throw new Problem(400, 'INVALID_INPUT', 'The field "request" must be JSON text.');
  }
  // A text field would have been decoded as UTF-8, which corrupts other bytes.
  if (message === null || typeof message === 'string' || message.size === 0) {
    throw new Problem(400, 'INVALID_INPUT', 'The field "message" must be a file with the raw message.');
  }
  return { request: parse(appendRequest, request), message: Buffer.from(await message.arrayBuffer()) };
}
