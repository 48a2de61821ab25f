import { expect, test } from 'vitest';
import { loadWholeApp } from '../../src/worker/app.ts';
import { modules } from '../../src/worker/modules.ts';
import { describeApi } from '../../src/worker/platform/http/openapi.ts';
import { call } from './helpers.ts';

test('the health check answers at the origin', async () => {
  const response = await call('GET', '/');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

test('the API description is OpenAPI 3.0.3, and the asset that is served describes these routes', async () => {
  const response = await call('GET', '/api-docs');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  const served = await response.json();
  expect(served).toMatchObject({ openapi: '3.0.3' });
  expect(served).toEqual(JSON.parse(JSON.stringify(describeApi(await loadWholeApp(), modules))));
});
