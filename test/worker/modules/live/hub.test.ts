import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { LIVE_TYPE_NAMES } from '../../../../src/contract/live/types.ts';
import { MAX_SOCKETS, MAX_SOCKETS_OF_CALLER } from '../../../../src/worker/modules/live/limits.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { makeOrganization } from '../../helpers.ts';
import { hubOf, openPage, type Page, send, upgrade, versionOf } from './world.ts';

test('changes of a moment arrive as one message with the newest version', async () => {
  const client = await makeOrganization();
  const page = await openPage(client);
  await page.take('hello');
  await Promise.all(
    Array.from({ length: 5 }, (_, i) => send(client, 'POST', '/api/tasks', { title: `${i}` })),
  );
  const version = await versionOf(client);
  await page.until(({ received }) =>
    received.some((message) => message.type === 'changes' && message.version === version),
  );
  expect(page.received.length).toBeLessThan(3);
});

test("another organization's pages hear nothing", async () => {
  const [mine, other] = [await makeOrganization(), await makeOrganization()];
  const [page, stranger] = [await openPage(mine), await openPage(other)];
  await stranger.take('hello');
  await send(mine, 'POST', '/api/tasks', { title: 'x' });
  page.say({ type: 'presence', thread: 5, state: 'looking' });
  await page.take('changes');
  await send(other, 'POST', '/api/tasks', { title: 'y' });
  expect((await stranger.take('changes')).version).toBe(await versionOf(other));
  expect(stranger.received).toEqual([]);
});

test('an evicted object keeps its sockets, and knows what their pages were told', async () => {
  const client = await makeOrganization();
  const page = await openPage(client);
  await page.take('hello');
  await send(client, 'POST', '/api/tasks', { title: 'x' });
  await page.take('changes');
  await evictDurableObject(hubOf(client));
  await send(client, 'POST', '/api/tasks', { title: 'y' });
  const told = await page.take('changes');
  expect(told.version).toBe(await versionOf(client));
  expect(told.changes.find(({ type }) => type === 'task')?.ids).toHaveLength(1);
});

test('changes that were lost, in the object or on the way to it, are told as everything', async () => {
  const client = await makeOrganization();
  const page = await openPage(client);
  await page.take('hello');
  const LIVE = {
    getByName: () => ({
      publish: async () => {
        throw new Error('lost');
      },
    }),
  } as unknown as Env['LIVE'];
  const lost = await send(client, 'POST', '/api/tasks', { title: 'x' }, { over: { LIVE } });
  expect(lost.status).toBe(201);
  await send(client, 'POST', '/api/tasks', { title: 'y' });
  // Known changes are sent at once, with a version that is not the newest.
  const first = await page.take('changes');
  const version = await versionOf(client);
  expect(first.version).toBeLessThan(version);
  const told = await page.take('changes');
  expect(told.version).toBe(version);
  expect(told.changes.map(({ type }) => type)).toEqual(LIVE_TYPE_NAMES);
});

test('a page that was cut off sees by the version that it missed something', async () => {
  const client = await makeOrganization();
  const page = await openPage(client);
  const { version } = await page.take('hello');
  page.socket.close(1000);
  await send(client, 'POST', '/api/tasks', { title: 'x' });
  const again = await openPage(client);
  expect((await again.take('hello')).version).toBeGreaterThan(version);
});

test('a session that opens one socket too many loses the oldest', async () => {
  const client = await makeOrganization();
  const pages: Page[] = [];
  for (let i = 0; i <= MAX_SOCKETS_OF_CALLER; i++) pages.push(await openPage(client));
  expect(await pages[0]!.until(({ closed }) => closed)).toMatchObject({ code: 1008 });
  await send(client, 'POST', '/api/tasks', { title: 'x' });
  for (const page of pages.slice(1)) await page.take('changes');
});

test('an organization has a limited number of sockets', async () => {
  const client = await makeOrganization();
  await openPage(client);
  await runInDurableObject(hubOf(client), (_, state) => {
    const [socket] = state.getWebSockets();
    vi.spyOn(state, 'getWebSockets').mockReturnValue(new Array(MAX_SOCKETS).fill(socket));
  });
  const refused = await upgrade(client);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_SOCKETS' });
});

test('what ids a change has: those that are known, and none when there are many', async () => {
  const client = await makeOrganization();
  const page = await openPage(client);
  await page.take('hello');
  const created = await send(client, 'POST', '/api/tasks', { title: 'x' });
  const { id } = (await created.json()) as { id: number };
  await page.take('changes');
  await send(client, 'PATCH', `/api/tasks/${id}`, { status: 'done' });
  expect((await page.take('changes')).changes).toContainEqual({ type: 'task', ids: [id] });
});

test('when its organization is deleted, sockets are closed and the object keeps nothing', async () => {
  const client = await makeOrganization();
  const page = await openPage(client);
  await page.take('hello');
  await send(client, 'POST', '/api/tasks', { title: 'x' });
  await page.take('changes');
  await hubOf(client).end();
  expect((await page.until(({ closed }) => closed)).code).toBe(4401);
  await runInDurableObject(hubOf(client), async (_, { storage }) => {
    expect(await storage.list()).toEqual(new Map());
    expect(await storage.getAlarm()).toBeNull();
  });
});
