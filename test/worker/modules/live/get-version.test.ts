import { expect, test } from 'vitest';
import { makeOrganization } from '../../helpers.ts';
import { send } from './world.ts';

test('an answer to a session says the version that it is of, which a change raises', async () => {
  const owner = await makeOrganization();
  const versionOf = async (path: string) =>
    Number((await send(owner, 'GET', path)).headers.get('x-live-version') ?? 'none');
  const before = await versionOf('/api/tasks');
  expect(await (await send(owner, 'GET', '/api/live/version')).json()).toEqual({ version: before });
  const created = await send(owner, 'POST', '/api/tasks', { title: 'Call Kim' });
  expect(created.status).toBe(201);
  expect(created.headers.has('x-live-version')).toBe(false);
  expect(await versionOf('/api/tasks')).toBe(before + 1);
  expect(await versionOf('/api/threads')).toBe(before + 1);
  expect(await (await send(owner, 'GET', '/api/live/version')).json()).toEqual({ version: before + 1 });
});

test('answers to keys, and those that are no data of the organization, say none', async () => {
  const owner = await makeOrganization();
  const { key } = await (await send(owner, 'POST', '/api/settings/security/api-keys', { name: 'n8n' })).json<{
    key: string;
  }>();
  const ofKey = await send({ cookie: '' }, 'GET', '/api/tasks', undefined, { headers: { 'x-api-key': key } });
  expect(ofKey.status).toBe(200);
  expect(ofKey.headers.has('x-live-version')).toBe(false);
  const session = await send(owner, 'GET', '/api/auth/get-session');
  expect(session.status).toBe(200);
  expect(session.headers.has('x-live-version')).toBe(false);
});
