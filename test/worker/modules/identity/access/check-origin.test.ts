import { expect, test } from 'vitest';
import { call, makeOrganization } from '../../../helpers.ts';
import { DASHBOARD, request, withEnv } from '../auth-helpers.ts';

const KEYS = '/api/settings/security/api-keys';

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ origin: 'http://localhost' }, true],
  [{ origin: DASHBOARD }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ origin: 'http://localhost.evil.example' }, false],
  [{ origin: 'http://localhost:9999' }, false],
  [{ origin: 'https://localhost' }, false],
  [{ origin: `${DASHBOARD}.evil.example` }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'nonsense' }, false],
  [{ origin: DASHBOARD, 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
])('a call from %j passes: %s', async (headers, passes) => {
  const { cookie } = await makeOrganization();
  const send = (method: string, path: string, body: unknown, more: Record<string, string>) =>
    withEnv({ DASHBOARD_ORIGINS: DASHBOARD }, request(method, path, body, { ...headers, ...more }));

  const refused = passes ? undefined : 'INVALID_ORIGIN';
  const code = async (response: Response) => ((await response.json()) as { code?: string }).code;

  const created = await send('POST', KEYS, { name: 'x' }, { cookie });
  expect(created.status).toBe(passes ? 201 : 403);
  expect(await code(created)).toBe(refused);
  // Signing in and up set a session, so they are checked without one too. The bad input shows that the check passed.
  for (const path of ['/api/auth/sign-in/email', '/api/auth/sign-up/email']) {
    const response = await send('POST', path, {}, {});
    expect(response.status).toBe(passes ? 400 : 403);
    expect(await code(response)).toBe(passes ? 'VALIDATION_ERROR' : refused);
  }
  expect((await send('GET', KEYS, undefined, { cookie })).status).toBe(200);
  expect((await send('POST', '/api/auth/sign-out', {}, { cookie })).status).toBe(passes ? 200 : 403);
});

test('an API key is exempt from the check, also with a cookie', async () => {
  const owner = await makeOrganization();
  const created = (await (await owner.request('POST', KEYS, { name: 'x' })).json()) as {
    key: string;
    id: number;
  };
  const headers = { 'x-api-key': created.key, origin: 'https://evil.example', cookie: owner.cookie };
  expect((await call('POST', '/api/tasks', { title: 'x' }, headers)).status).toBe(201);
  expect((await owner.request('DELETE', `${KEYS}/${created.id}`)).status).toBe(200);
  // An invalid key is refused even with a valid cookie.
  expect((await call('GET', '/api/tasks', undefined, headers)).status).toBe(401);
});
