import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { DomainError } from '../../../../src/lib/errors.ts';
import { type AppEnv, respondWithError } from '../../../../src/worker/platform/http/http.ts';

test.each([
  [-3, '1'],
  [0, '1'],
  [0.2, '1'],
  [1.2, '2'],
  [60, '60'],
])('a wait of %s seconds is Retry-After: %s', async (retryAfterSeconds, header) => {
  const app = new OpenAPIHono<AppEnv>();
  app.onError(respondWithError);
  app.get('/', () => {
    throw new DomainError('limited', 'TOO_MANY_REQUESTS', 'Wait.', { retryAfterSeconds });
  });
  const response = await app.request('/');
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe(header);
});
