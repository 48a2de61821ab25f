import { describe, expect, test } from 'vitest';
import { allClosed } from '../fake-imap.ts';
import { makeWorld, pause, soon, startIdleServer, TOKEN, untilIdle } from './world.ts';

describe('a watched mailbox', () => {
  test('is in IDLE after the fetch that asked for it, and its news is reported at once', async () => {
    const world = await makeWorld();
    const server = await startIdleServer();
    expect(await world.look(server.port)).toBe('starting');
    await untilIdle(server);
    expect(await world.look(server.port)).toBe('watched');
    expect(world.reported()).toEqual([]);

    server.add();
    await soon(() =>
      expect(world.worker.reports).toEqual([{ inboxes: [{ organization_id: 1, inbox_id: 11 }] }]),
    );
    expect(world.worker.authorization).toBe(`Bearer ${TOKEN}`);
    await untilIdle(server);
    server.add();
    await soon(() => expect(world.reported()).toEqual([11, 11]));
    expect(JSON.stringify(world.log)).not.toMatch(/testuser|testpass/);
  });

  test('is left when the lease ends, and not before', async () => {
    const world = await makeWorld();
    const server = await startIdleServer();
    await world.look(server.port, { seconds: 1 });
    await untilIdle(server);
    await pause(600);
    await world.look(server.port, { seconds: 1 });
    await pause(600);
    expect(server.idling.size).toBe(1);
    await soon(() => expect(server.open.size).toBe(0));
    expect(server.commands.at(-1)).toBe('LOGOUT');
  });

  test('is not watched by a fetch that does not ask for it, and mail before the watch is no news', async () => {
    const world = await makeWorld();
    const server = await startIdleServer();
    expect(await world.look(server.port, { request: { watch: undefined } })).toBeUndefined();
    await allClosed(server);
    await pause(50);
    expect(server.connections).toBe(1);
  });

  test('reports mail that came between the fetch and the watch', async () => {
    const world = await makeWorld();
    let isOpened = false;
    const server = await startIdleServer({
      on: {
        LOGIN: () => {
          if (isOpened) server.add();
          isOpened = true;
          return ['OK in'];
        },
      },
    });
    await world.look(server.port);
    await soon(() => expect(world.reported()).toEqual([11]));
  });

  test('is one connection for the inboxes of several organizations, which all are told', async () => {
    const world = await makeWorld();
    const server = await startIdleServer();
    await world.look(server.port, { inbox: 11 });
    await world.look(server.port, { inbox: 12 });
    await untilIdle(server);
    await pause(30);
    expect(server.idling.size).toBe(1);
    server.add();
    await soon(() => expect(world.worker.reports).toHaveLength(1));
    expect(world.reported().sort()).toEqual([11, 12]);
  });

  test('mail that a fetch has seen is not reported', async () => {
    const world = await makeWorld({ beat: 60_000 });
    const server = await startIdleServer();
    await world.look(server.port);
    await untilIdle(server);
    server.messages.push({ uid: 2, source: 'two' });
    await world.look(server.port, { request: { cursor: { uidvalidity: '7', uid: 1 } } });
    server.announce('* 2 EXISTS');
    await soon(() => expect(server.commands).toContainEqual(expect.stringMatching(/^UID FETCH 3:/)));
    await pause(100);
    expect(world.reported()).toEqual([]);
  });
});

test('a report that fails is sent again, and given up when the Worker refuses it', async () => {
  const world = await makeWorld();
  const server = await startIdleServer();
  await world.look(server.port);
  await untilIdle(server);
  world.worker.status = 503;
  server.add();
  await soon(() => expect(world.worker.calls).toBe(2));
  world.worker.status = 204;
  await soon(() => expect(world.reported()).toEqual([11]));

  world.worker.status = 401;
  await untilIdle(server);
  server.add();
  await soon(() => expect(world.worker.calls).toBe(4));
  await pause(200);
  expect(world.worker.calls).toBe(4);
  expect(world.log).toContainEqual({ event: 'news', inboxes: 1, isSent: false, status: 401 });
});

test('a report says why it could not be sent', async () => {
  const world = await makeWorld({ retries: [] });
  const server = await startIdleServer();
  world.worker.url = 'http://127.0.0.1:1/';
  await world.look(server.port);
  await untilIdle(server);
  server.add();
  await soon(() =>
    expect(world.log).toContainEqual(
      expect.objectContaining({
        event: 'news',
        isSent: false,
        error: expect.stringMatching(/bad port|ECONNREFUSED/),
      }),
    ),
  );
});

test('the reports of many mailboxes are gathered, at most a hundred a call', async () => {
  const world = await makeWorld({ gather: 2_000, beat: 60_000, watchesOfHost: 200 });
  const server = await startIdleServer();
  for (let n = 1; n <= 101; n++) await world.look(server.port, { inbox: n, user: `u${n}` });
  await untilIdle(server, 101);
  server.add();
  await soon(() => expect(world.reported()).toHaveLength(101));
  expect(world.worker.reports.map(({ inboxes }) => inboxes.length)).toEqual([100, 1]);
});

describe('limits', () => {
  test('a host has at most its number of watches, and a sidecar too', async () => {
    const world = await makeWorld({ watches: 3, watchesOfHost: 2 });
    const { port } = await startIdleServer();
    expect(await world.look(port, { user: 'a' })).toBe('starting');
    expect(await world.look(port, { user: 'b' })).toBe('starting');
    expect(await world.look(port, { user: 'c' })).toBe('full');
    expect(await world.look(port, { user: 'c', host: 'localhost' })).toBe('starting');
    expect(await world.look(port, { user: 'd', host: 'localhost' })).toBe('full');
    expect(await world.look(port, { user: 'a' })).not.toBe('full');
  });

  test('an account has at most its number of watches', async () => {
    const world = await makeWorld({ watchesOfAccount: 1 });
    const server = await startIdleServer();
    expect(await world.look(server.port)).toBe('starting');
    expect(await world.look(server.port, { request: { mailbox: 'Other' } })).toBe('full');
  });
});
