import { describe, expect, test } from 'vitest';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { addMember, makeOrganization, testEnv } from '../../helpers.ts';
import { newEmail, PASSWORD, request, withEnv } from '../../modules/identity/auth-helpers.ts';

const PRODUCTION = { ENVIRONMENT: 'production', PUBLIC_URL: 'https://herald.example.com' } as unknown as Env;
const ask = (
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
  env = PRODUCTION,
) => withEnv(env, request(method, url, body, headers));

describe('over http, in production', () => {
  test.each([
    ['/', '/'],
    ['/mail?label=%2F&q=a+b', '/mail?label=%2F&q=a+b'],
    ['/api/emails', '/api/emails'],
    // Not to another host.
    ['//evil.example/x', '//evil.example/x'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ])('GET %s goes to the public address', async (path, to) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(method, `http://herald.account.workers.dev:8080${path}`);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(`https://herald.example.com${to}`);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('without a public address, to the host that was asked', async () => {
    const env = { ...PRODUCTION, PUBLIC_URL: undefined } as unknown as Env;
    const response = await ask('GET', 'http://herald.example.org/a', undefined, {}, env);
    expect(response.headers.get('location')).toBe('https://herald.example.org/a');
  });

  test('nothing else is done, with or without a session', async () => {
    const owner = await makeOrganization();
    const { cookie } = await addMember(owner.organizationId, 'owner');
    const key = (await (
      await owner.request('POST', '/api/settings/security/api-keys', { name: 'k' })
    ).json()) as {
      key: string;
    };
    const count = () => testEnv.DB.prepare('SELECT count(*) AS n FROM users').first('n');
    const before = await count();
    const sender = { name: 'Ada', email: newEmail(), password: PASSWORD };
    for (const response of [
      await ask(
        'POST',
        'http://herald.example.com/api/auth/sign-up/email',
        sender,
        {},
        {
          ...PRODUCTION,
          SIGN_UP: 'open',
        },
      ),
      await ask('POST', 'http://herald.example.com/api/tasks', { title: 'x' }, { cookie }),
      await ask('POST', 'http://herald.example.com/api/tasks', { title: 'x' }, { 'x-api-key': key.key }),
      await ask('OPTIONS', 'http://herald.example.com/api/tasks'),
      await ask('DELETE', 'http://herald.example.com/nowhere'),
    ]) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'HTTPS_REQUIRED', requestId: expect.any(String) });
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    expect(await count()).toBe(before);
  });
});

test('over https, production answers, says so for a year, and its cookies are secure', async () => {
  const health = await ask('GET', 'https://herald.example.com/');
  expect(health.status).toBe(200);
  expect(health.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const body = { name: 'Ada', email: newEmail(), password: PASSWORD };
  const env = { ...PRODUCTION, SIGN_UP: 'open' } as Env;
  const signedUp = await ask('POST', 'https://herald.example.com/api/auth/sign-up/email', body, {}, env);
  expect(signedUp.status).toBe(200);
  for (const cookie of signedUp.headers.getSetCookie()) expect(cookie).toMatch(/^__Host-.*; Secure/);
});

test('development answers over http', async () => {
  const response = await ask('GET', 'http://localhost/', undefined, {}, { ...testEnv });
  expect(response.status).toBe(200);
});
