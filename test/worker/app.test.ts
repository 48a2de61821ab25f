import { expect, test } from 'vitest';
import { call } from './helpers.ts';

test('the health check answers at the origin', async () => {
  const response = await call('GET', '/');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

test('the API description is OpenAPI 3.0.3', async () => {
  const response = await call('GET', '/api-docs');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ openapi: '3.0.3' });
});
