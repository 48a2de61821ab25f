import { expect, test } from 'vitest';
import type { Answer } from '../fake-imap.ts';
import { type IdleServer, makeWorld, pause, soon, startIdleServer, untilIdle } from './world.ts';

const count = (server: IdleServer, command: string) =>
  server.commands.filter((line) => line.startsWith(command)).length;

test('a server without IDLE is polled', async () => {
  const world = await makeWorld();
  const server = await startIdleServer({ capability: '' });
  await world.look(server.port);
  await soon(() => expect(count(server, 'NOOP')).toBeGreaterThan(1));
  expect(await world.look(server.port)).toBe('polled');
  expect(world.reported()).toEqual([]);
  server.add();
  await soon(() => expect(world.reported()).toEqual([11]));
  expect(count(server, 'IDLE')).toBe(0);
});

test.each<[string, Answer]>([
  ['ends IDLE at once', ['OK done']],
  ['refuses IDLE', ['BAD no IDLE']],
  ['closes the connection in IDLE', 'hang up'],
])('a server that %s is polled after three times', async (_, answer) => {
  const world = await makeWorld({ early: 10_000 });
  const server = await startIdleServer({ on: { IDLE: () => answer } });
  await world.look(server.port);
  await soon(() => expect(count(server, 'NOOP')).toBeGreaterThan(1));
  expect(count(server, 'IDLE')).toBe(3);
  expect(await world.look(server.port)).toBe('polled');
  server.add();
  await soon(() => expect(world.reported()).toEqual([11]));
});

test('a server that has ended IDLE early three times is polled for a while, and then watched again', async () => {
  const world = await makeWorld({ early: 10_000, polled: 400 });
  let isBroken = true;
  const server = await startIdleServer({ on: { IDLE: () => (isBroken ? ['OK done'] : undefined) } });
  await world.look(server.port);
  await soon(() => expect(world.states()).toEqual(['watched', 'polled']));
  isBroken = false;
  await untilIdle(server);
  expect(world.states()).toEqual(['watched', 'polled', 'watched']);
});

test('a server that ends IDLE early now and then stays watched', async () => {
  const world = await makeWorld({ early: 100, beat: 60_000 });
  const server = await startIdleServer();
  await world.look(server.port);
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 2; n++) {
      await untilIdle(server);
      server.endIdle();
    }
    await untilIdle(server);
    await pause(150);
    server.endIdle();
  }
  await untilIdle(server);
  expect(world.states()).toEqual(['watched']);
});

test('a server that ends IDLE or the connection after a while is watched again at once', async () => {
  const world = await makeWorld({ beat: 60_000 });
  const server = await startIdleServer();
  await world.look(server.port);
  await untilIdle(server);
  for (let n = 0; n < 4; n++) {
    await pause(60);
    server.endIdle();
    await untilIdle(server);
  }
  for (let n = 0; n < 4; n++) {
    await pause(60);
    server.announce('* BYE session expired');
    // It arrives before the next connection, so nobody announces it.
    server.messages.push({ uid: server.messages.at(-1)!.uid + 1, source: 'meanwhile' });
    const ended = [...server.idling];
    for (const socket of ended) socket.end();
    await soon(() => expect(ended.filter((socket) => server.idling.has(socket))).toEqual([]));
    await untilIdle(server);
    await soon(() => expect(world.reported()).toHaveLength(n + 1));
  }
  expect(world.states()).toEqual(['watched']);
});

test('a server that announces messages it does not have causes no report, and is asked ever less often', async () => {
  const world = await makeWorld();
  const server = await startIdleServer();
  await world.look(server.port);
  await untilIdle(server);
  const startedAt = Date.now();
  for (let n = 0; n < 200; n++) {
    server.announce(`* ${1000 + n} EXISTS`);
    await pause(5);
  }
  expect(world.reported()).toEqual([]);
  expect(count(server, 'UID FETCH 2:*')).toBeGreaterThan(1);
  // The waits are 40, 80, 160, 320, and then 400 ms.
  expect(count(server, 'UID FETCH 2:*')).toBeLessThan(7 + (Date.now() - startedAt) / 400);
  server.add();
  await soon(() => expect(world.reported()).toEqual([11]));
});

test('reports that bring no mail become ever rarer, until one brings some', async () => {
  const world = await makeWorld();
  const server = await startIdleServer();
  const fetchNew = (uid: number) =>
    world.look(server.port, { request: { max_messages: 25, cursor: { uidvalidity: '7', uid } } });
  await world.look(server.port);
  await untilIdle(server);
  let reports = 0;
  const until = Date.now() + 1_500;
  while (Date.now() < until) {
    server.add();
    await pause(10);
    if (world.reported().length === reports) continue;
    reports = world.reported().length;
    await fetchNew(server.messages.at(-1)!.uid);
  }
  expect(reports).toBeGreaterThan(2);
  expect(reports).toBeLessThan(9);

  await soon(() => expect(world.reported().length).toBeGreaterThan(reports));
  await fetchNew(1);
  for (let n = 0; n < 3; n++) {
    const before = world.reported().length;
    const startedAt = Date.now();
    server.add();
    await soon(() => expect(world.reported().length).toBeGreaterThan(before));
    if (n > 0) expect(Date.now() - startedAt).toBeLessThan(1_000);
    await fetchNew(server.messages.at(-1)!.uid - 1);
  }
});

test('a storm of mail is few reports', async () => {
  const world = await makeWorld({ gap: 200 });
  const server = await startIdleServer();
  await world.look(server.port);
  await untilIdle(server);
  const startedAt = Date.now();
  for (let n = 0; n < 100; n++) {
    server.add();
    await pause(1);
  }
  await pause(500);
  expect(world.reported().length).toBeGreaterThan(0);
  expect(world.reported().length).toBeLessThanOrEqual(2 + (Date.now() - startedAt) / 200);
});

test.each<[string, Record<string, () => Answer | undefined>]>([
  ['IDLE', { IDLE: () => null }],
  ['NOOP', { NOOP: () => null }],
])('a server that does not answer %s loses the connection, and is connected to again', async (_, on) => {
  const world = await makeWorld({ answer: 200 });
  const server = await startIdleServer({ on });
  await world.look(server.port);
  await soon(() => expect(server.connections).toBeGreaterThan(3));
  await soon(() => expect(server.open.size).toBeLessThanOrEqual(1));
});

test('a server that does not answer the sign-in loses the connection', async () => {
  const world = await makeWorld({ opening: 100 });
  let logins = 0;
  const server = await startIdleServer({
    on: {
      LOGIN: () => {
        logins += 1;
        return logins === 1 ? ['OK in'] : null;
      },
    },
  });
  await world.look(server.port);
  await soon(() => expect(logins).toBeGreaterThan(2));
  await soon(() => expect(world.states()).toContain('failing'));
  expect(server.open.size).toBeLessThanOrEqual(1);
});

test('servers that hang do not keep another one from being connected to again', async () => {
  const world = await makeWorld({ openings: 2, reopenings: 2, opening: 1_000, early: 0 });
  let isHanging = false;
  const hanging = await startIdleServer({ on: { LOGIN: () => (isHanging ? null : undefined) } });
  const server = await startIdleServer();
  for (let n = 0; n < 5; n++) await world.look(hanging.port, { inbox: 20 + n, user: `hanging${n}` });
  await world.look(server.port);
  await untilIdle(hanging, 5);
  await untilIdle(server);
  isHanging = true;
  for (const socket of hanging.idling) socket.destroy();
  // Each first attempt fails, two at a time. From then on, they wait for one another.
  await soon(() => expect(world.states().filter((state) => state === 'failing')).toHaveLength(5));
  for (const socket of server.idling) socket.destroy();
  await untilIdle(server, 0);
  const startedAt = Date.now();
  await untilIdle(server);
  expect(Date.now() - startedAt).toBeLessThan(500);
});

test('a connection that is dropped in silence is noticed by the beat, and its mail is reported', async () => {
  const world = await makeWorld({ answer: 200 });
  const server = await startIdleServer();
  await world.look(server.port);
  await untilIdle(server);
  const [dropped] = server.idling;
  dropped!.removeAllListeners('data');
  server.idling.delete(dropped!);
  server.messages.push({ uid: 2, source: 'meanwhile' });
  const startedAt = Date.now();
  await soon(() => expect(world.reported()).toEqual([11]));
  // One beat, the wait for its answer, and the wait before the next connection.
  expect(Date.now() - startedAt).toBeLessThan(300 + 200 + 20 + 1_500);
});

test('a server that floods the connection is left, and connected to ever less often', async () => {
  const world = await makeWorld({ chatter: 100_000, firstBackoff: 100, maxBackoff: 400, early: 10_000 });
  const server = await startIdleServer({
    on: {
      IDLE: (_args, socket) => {
        socket.write('+ idling\r\n');
        const flood = () => {
          const line = `* OK ${'x'.repeat(1000)}\r\n`.repeat(50);
          if (!socket.destroyed) setTimeout(() => socket.write(line, flood), 2);
        };
        flood();
        return null;
      },
    },
  });
  await world.look(server.port);
  await pause(1_500);
  expect(server.connections).toBeGreaterThan(2);
  expect(server.connections).toBeLessThan(9);
  expect(world.states()).toContain('failing');
});

test.each<[string, Answer]>([
  ['refuses the sign-in', ['NO [LIMIT] too many connections']],
  ['calls the password wrong', ['NO [AUTHENTICATIONFAILED] no']],
  ['hangs up', 'hang up'],
])('an account with room for one connection, whose server %s, is read and not watched', async (_, answer) => {
  const world = await makeWorld({ crowded: 4_000 });
  const server: IdleServer = await startIdleServer({
    on: { LOGIN: () => (server.open.size > 1 ? answer : undefined) },
  });
  await world.look(server.port);
  await untilIdle(server);
  expect(await world.look(server.port)).toBe('crowded');
  await pause(50);
  expect(server.open.size).toBe(0);
  expect(await world.look(server.port)).toBe('crowded');
  await soon(async () => expect(await world.look(server.port)).toBe('starting'));
});

test('a fetch that fails without a watch, or again without it, is not called crowded', async () => {
  const world = await makeWorld();
  let isDown = false;
  const server = await startIdleServer({
    on: { LOGIN: () => (isDown ? ['NO [UNAVAILABLE] later'] : undefined) },
  });
  await world.look(server.port);
  await untilIdle(server);
  isDown = true;
  expect(await world.look(server.port)).toContain('PROTOCOL');
  const logins = count(server, 'LOGIN');
  expect(await world.look(server.port)).toContain('PROTOCOL');
  expect(count(server, 'LOGIN')).toBe(logins + 1);
  isDown = false;
  expect(await world.look(server.port)).toBe('starting');
});

test('a fetch that is refused something else than room ends no watch', async () => {
  const world = await makeWorld();
  let isGone = false;
  const server = await startIdleServer({ on: { EXAMINE: () => (isGone ? ['NO it is gone'] : undefined) } });
  await world.look(server.port);
  await untilIdle(server);
  isGone = true;
  expect(await world.look(server.port)).toContain('MAILBOX_MISSING');
  expect(count(server, 'LOGIN')).toBe(3);
  expect(server.idling.size).toBe(1);
});

test('a mailbox that is renumbered is reported at the next connection', async () => {
  const world = await makeWorld();
  const server = await startIdleServer();
  await world.look(server.port);
  await untilIdle(server);
  server.uidvalidity = '8';
  for (const socket of server.idling) socket.destroy();
  await soon(() => expect(world.reported()).toEqual([11]));
  await untilIdle(server);
  await pause(50);
  expect(world.reported()).toEqual([11]);
});

test('a fetch that takes too long ends no watch', async () => {
  const world = await makeWorld({}, { deadline: 1_500 });
  let isSlow = false;
  const server = await startIdleServer({ on: { LOGIN: () => (isSlow ? null : undefined) } });
  await world.look(server.port);
  await untilIdle(server);
  isSlow = true;
  expect(await world.look(server.port)).toContain('TIMEOUT');
  expect(count(server, 'LOGIN')).toBe(3);
  await pause(50);
  expect(server.idling.size).toBe(1);
});

test('a fetch that sees other numbers than the watch makes it connect again, and is no news', async () => {
  const world = await makeWorld();
  const server = await startIdleServer();
  await world.look(server.port);
  await untilIdle(server);
  const [before] = server.idling;
  server.uidvalidity = '8';
  await world.look(server.port);
  await soon(() => expect(server.idling.has(before!)).toBe(false));
  await untilIdle(server);
  expect(world.reported()).toEqual([]);
  expect(world.states()).toEqual(['watched']);
  server.add();
  await soon(() => expect(world.reported()).toEqual([11]));
});

test('what a watch hears after a fetch has seen other numbers is no news', async () => {
  const world = await makeWorld();
  let isSlow = false;
  let answer: (() => void) | undefined;
  const server = await startIdleServer({
    on: {
      'UID FETCH': (_args, socket, tag) => {
        if (!isSlow) return undefined;
        isSlow = false;
        answer = () => socket.write(`* 2 FETCH (UID 2)\r\n${tag} OK done\r\n`);
        return null;
      },
    },
  });
  await world.look(server.port);
  await untilIdle(server);
  isSlow = true;
  server.add();
  await soon(() => expect(answer).toBeDefined());
  server.uidvalidity = '8';
  await world.look(server.port);
  answer!();
  await untilIdle(server);
  await pause(50);
  expect(world.reported()).toEqual([]);
});

test('a server that renumbers the mailbox and then hangs up is connected to ever less often', async () => {
  const world = await makeWorld({ reconnect: 5, firstBackoff: 300, maxBackoff: 300 });
  let isDown = false;
  const server = await startIdleServer({ on: { LOGIN: () => (isDown ? 'hang up' : undefined) } });
  await world.look(server.port);
  await untilIdle(server);
  server.uidvalidity = '8';
  await world.look(server.port);
  isDown = true;
  for (const socket of server.idling) socket.destroy();
  const [before, startedAt] = [server.connections, Date.now()];
  await pause(1_000);
  expect(server.connections - before).toBeGreaterThan(1);
  expect(server.connections - before).toBeLessThanOrEqual(3 + (Date.now() - startedAt) / 300);
});

test('a server that goes and comes back is watched again, and the mail of meanwhile reported', async () => {
  const world = await makeWorld();
  const first = await startIdleServer();
  await world.look(first.port);
  await untilIdle(first);
  await first.close();
  await soon(() => expect(world.states()).toContain('failing'));
  const second = await startIdleServer({ port: first.port });
  second.messages.push({ uid: 2, source: 'meanwhile' });
  await soon(() => expect(world.reported()).toEqual([11]));
  await untilIdle(second);
  expect(await world.look(second.port)).toBe('watched');
});

test('an account whose server refuses to sign in once more is left alone until it has other credentials', async () => {
  const world = await makeWorld();
  const server = await startIdleServer({
    on: {
      LOGIN: (args) =>
        args.includes('old') && count(server, 'LOGIN') === 2 ? ['NO [AUTHENTICATIONFAILED] no'] : undefined,
    },
  });
  await world.look(server.port, { password: 'old' });
  await soon(() => expect(world.states()).toEqual(['refused']));
  expect(await world.look(server.port, { password: 'old' })).toBe('refused');
  await pause(150);
  expect(server.idling.size).toBe(0);
  await world.look(server.port, { password: 'new' });
  await untilIdle(server);
  expect(server.commands.filter((line) => line.startsWith('LOGIN')).at(-1)).toContain('new');
});
