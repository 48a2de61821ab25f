import { expect, test } from 'vitest';
import { makeOrganization } from '../../helpers.ts';
import { openPage, send, upgrade, versionOf } from './world.ts';

test('a page hears the version first, and then what changed', async () => {
  const client = await makeOrganization();
  const page = await openPage(client);
  expect(await page.take('hello')).toEqual({ type: 'hello', version: await versionOf(client) });
  const { id } = (await (await send(client, 'POST', '/api/tasks', { title: 'x' })).json()) as { id: number };
  const told = await page.take('changes');
  expect(told.version).toBe(await versionOf(client));
  expect(told.changes).toContainEqual({ type: 'task', ids: [id] });
});

test('a request that is no upgrade is refused with 426', async () => {
  const response = await send(await makeOrganization(), 'GET', '/api/live');
  expect(response.status).toBe(426);
  expect(await response.json()).toMatchObject({ code: 'UPGRADE_REQUIRED' });
});

test.each([
  ['a page of another origin', { origin: 'https://evil.example' }, 403],
  ['a page of this origin', { origin: 'http://localhost' }, 101],
  ['a client that is no browser', {}, 101],
  ['a request across sites without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
])('the upgrade of %s is answered as its origin deserves', async (_, headers, status) => {
  const response = await upgrade(await makeOrganization(), headers as Record<string, string>);
  expect(response.status).toBe(status);
  response.webSocket?.accept();
  response.webSocket?.close();
});

test('without a session there is no socket', async () => {
  expect((await upgrade({ cookie: '' })).status).toBe(401);
});
