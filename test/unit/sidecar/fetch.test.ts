import { afterEach, describe, expect, it } from 'vitest';
import { readBatch } from '../../../src/sidecar/fetch.ts';
import { LIMITS } from '../../../src/sidecar/limits.ts';
import { fetchRequest } from '../../../src/sidecar/protocol.ts';
import { brief, connectionTo, fetchBody, fetchFrames, sidecar } from './caller.ts';
import { allGone, type FakeMessage, type FakeOptions, fetchLine, startFake } from './fake-imap.ts';
import { type StoredMailbox, startHoodiecrow } from './hoodiecrow.ts';

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((one) => one.close()));
});

async function fake(options: FakeOptions) {
  const server = await startFake(options);
  closing.push(server);
  return server;
}

async function hoodiecrow(inbox: StoredMailbox) {
  const server = await startHoodiecrow({ INBOX: inbox });
  closing.push(server);
  return server;
}

function messages(...uids: number[]): FakeMessage[] {
  return uids.map((uid) => ({ uid, source: `Subject: ${uid}\r\n\r\nHello ${uid}\r\n` }));
}

const cursor = (uid: number, uidvalidity = '7') => ({ uidvalidity, uid });

describe('POST /fetch', () => {
  it('tells all of a mailbox, with date, flags and bytes', async () => {
    const raw = 'Subject: one\r\n\r\nGr\xc3\xbc\xc3\x9fe \x00\xff\n\r\n';
    const server = await hoodiecrow({
      uidvalidity: 42,
      messages: [
        { raw, uid: 3, flags: ['\\Flagged'], internaldate: '14-Sep-2013 21:22:28 +0200' },
        { raw: 'Subject: two\r\n\r\n2', uid: 9 },
      ],
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(received.map(({ frame }) => frame)).toEqual([
      { type: 'mailbox', uidvalidity: '42', uidnext: 10, exists: 2, reset: false },
      {
        type: 'message',
        uid: 3,
        internal_date: '2013-09-14T19:22:28.000Z',
        flags: ['\\Flagged'],
        length: raw.length,
      },
      expect.objectContaining({ type: 'message', uid: 9, length: 17 }),
      { type: 'end', uid: 9, more: false },
    ]);
    expect(received[1]?.body).toEqual(Buffer.from(raw, 'latin1'));
    expect(received[2]?.body?.toString()).toBe('Subject: two\r\n\r\n2');
  });

  it('marks nothing as seen', async () => {
    const server = await hoodiecrow({ messages: ['Subject: one\r\n\r\n1'] });
    await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(server.mailbox('INBOX')?.messages[0]?.flags).toEqual([]);
  });

  it('goes on behind the cursor, and says so when nothing is new', async () => {
    const server = await fake({ messages: messages(1, 2, 5) });
    const { app } = sidecar();
    const from = connectionTo(server.port);
    expect(brief(await fetchFrames(app, from, { cursor: cursor(2) }))).toEqual([
      'mailbox 7 6',
      '5 message',
      'end 5',
    ]);
    expect(brief(await fetchFrames(app, from, { cursor: cursor(5) }))).toEqual(['mailbox 7 6', 'end 5']);
  });

  it('does not take the last message for a new one, as n:* would', async () => {
    const server = await fake({
      uidnext: 9,
      messages: messages(5),
      on: { 'UID FETCH': () => [fetchLine(1, 'UID 5 RFC822.SIZE 20'), 'OK done'] },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { cursor: cursor(5) });
    expect(brief(received)).toEqual(['mailbox 7 9', 'end 8']);
  });

  it('tells an empty mailbox', async () => {
    const server = await fake({ uidnext: 1 });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 1', 'end 0']);
  });

  it('tells a missing mailbox', async () => {
    const server = await fake({ on: { EXAMINE: () => ['NO no such mailbox'], LIST: () => ['OK done'] } });
    const [only, ...rest] = await fetchFrames(sidecar().app, connectionTo(server.port), {
      mailbox: 'Nowhere',
    });
    expect(rest).toEqual([]);
    expect(only?.frame).toEqual({
      type: 'failed',
      failure: { code: 'MAILBOX_MISSING', message: 'There is no mailbox named "Nowhere".' },
    });
    const real = await hoodiecrow({});
    const received = await fetchFrames(sidecar().app, connectionTo(real.port), { mailbox: 'Nowhere' });
    expect(brief(received)).toEqual(['failed MAILBOX_MISSING']);
  });

  it('tells a failed log-in as the only frame', async () => {
    const server = await hoodiecrow({});
    const received = await fetchFrames(sidecar().app, connectionTo(server.port, { password: 'wrong' }));
    expect(brief(received)).toEqual(['failed AUTH_FAILED']);
  });
});

describe('the caps', () => {
  it('stop at max_messages, and the next call goes on', async () => {
    const server = await fake({ messages: messages(1, 2, 3, 4, 5) });
    const { app } = sidecar();
    const from = connectionTo(server.port);
    const first = await fetchFrames(app, from, { max_messages: 2 });
    expect(brief(first)).toEqual(['mailbox 7 6', '1 message', '2 message', 'end 2 more']);
    const last = await fetchFrames(app, from, { max_messages: 3, cursor: cursor(2) });
    expect(brief(last)).toEqual(['mailbox 7 6', '3 message', '4 message', '5 message', 'end 5']);
  });

  it('stop before max_bytes is exceeded, but bring at least one message', async () => {
    const server = await fake({ messages: [1, 2, 3].map((uid) => ({ uid, source: 'x'.repeat(400) })) });
    const { app } = sidecar();
    const two = await fetchFrames(app, connectionTo(server.port), { max_bytes: 1000 });
    expect(brief(two)).toEqual(['mailbox 7 4', '1 message', '2 message', 'end 2 more']);
    const one = await fetchFrames(app, connectionTo(server.port), { max_bytes: 10 });
    expect(brief(one)).toEqual(['mailbox 7 4', '1 message', 'end 1 more']);
  });

  it('count the bytes that came, whatever sizes the server claims', async () => {
    const server = await fake({
      messages: [1, 2, 3].map((uid) => ({ uid, size: 1, source: 'x'.repeat(600) })),
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_bytes: 1000 });
    expect(brief(received)).toEqual(['mailbox 7 4', '1 message', '2 message', 'end 2 more']);
  });

  it('skip a message over max_message_bytes without asking for it', async () => {
    const server = await fake({
      messages: [...messages(1), { uid: 2, source: 'x'.repeat(500) }, ...messages(3)],
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_message_bytes: 100 });
    expect(brief(received)).toEqual(['mailbox 7 4', '1 message', '2 TOO_LARGE', '3 message', 'end 3']);
    expect(received[2]?.frame).toMatchObject({ size: 500 });
    expect(server.commands.filter((command) => /^UID FETCH 2 /.test(command))).toEqual([]);
  });

  it('skip a message that is larger than the server said', async () => {
    const server = await fake({ messages: [{ uid: 1, size: 10, source: 'x'.repeat(500) }, ...messages(2)] });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_message_bytes: 100 });
    expect(brief(received)).toEqual(['mailbox 7 3', '1 TOO_LARGE', '2 message', 'end 2']);
    expect(server.connections).toBe(1);
  });

  it('skip a message of which the server sends more than it was asked for', async () => {
    const server = await fake({
      messages: messages(1, 2),
      on: {
        'UID FETCH': (args) =>
          args.startsWith('1 ') ? [fetchLine(1, 'UID 1', 'x'.repeat(50_000)), 'OK done'] : undefined,
      },
    });
    const received = await fetchFrames(sidecar({ line: 10_000 }).app, connectionTo(server.port), {
      max_message_bytes: 100,
    });
    expect(brief(received)).toEqual(['mailbox 7 3', '1 TOO_LARGE', '2 message', 'end 2']);
    expect(server.connections).toBe(2);
  });

  it('take a message of exactly max_message_bytes', async () => {
    const server = await fake({ messages: [{ uid: 1, source: 'x'.repeat(100) }] });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_message_bytes: 100 });
    expect(brief(received)).toEqual(['mailbox 7 2', '1 message', 'end 1']);
  });
});

describe('the cursor', () => {
  it('begins anew when UIDVALIDITY changed', async () => {
    const server = await fake({ messages: messages(1, 2) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { cursor: cursor(2, '6') });
    expect(brief(received)).toEqual(['mailbox 7 3 reset', '1 message', '2 message', 'end 2']);
  });

  it('begins anew when UIDNEXT is not above it', async () => {
    const server = await fake({ messages: messages(1, 2) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { cursor: cursor(3) });
    expect(brief(received)).toEqual(['mailbox 7 3 reset', '1 message', '2 message', 'end 2']);
  });

  it('moves over messages that are gone', async () => {
    const server = await fake({ messages: messages(3), uidnext: 9 });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 9', '3 message', 'end 8']);
  });

  it('does without UIDNEXT, and takes a deleted last message for no reset', async () => {
    const server = await fake({ messages: messages(1, 4), uidnext: null });
    const { app } = sidecar();
    const from = connectionTo(server.port);
    expect(brief(await fetchFrames(app, from))).toEqual(['mailbox 7 5', '1 message', '4 message', 'end 4']);
    expect(brief(await fetchFrames(app, from, { cursor: cursor(6) }))).toEqual(['mailbox 7 7', 'end 6']);
    const empty = await fake({ uidnext: null });
    expect(brief(await fetchFrames(app, connectionTo(empty.port)))).toEqual(['mailbox 7 1', 'end 0']);
  });

  it('needs UIDVALIDITY', async () => {
    const server = await fake({ messages: messages(1), uidvalidity: null });
    expect(brief(await fetchFrames(sidecar().app, connectionTo(server.port)))).toEqual(['failed PROTOCOL']);
  });
});

describe('a mailbox with gaps', () => {
  it('is looked at in windows', async () => {
    const server = await fake({ messages: messages(1, 2, 11, 12, 21) });
    const received = await fetchFrames(sidecar({ window: 10 }).app, connectionTo(server.port));
    expect(brief(received).slice(1)).toEqual([
      '1 message',
      '2 message',
      '11 message',
      '12 message',
      '21 message',
      'end 21',
    ]);
    const lists = server.commands.filter((command) => command.includes('RFC822.SIZE'));
    expect(lists.map((command) => command.split(' ')[2])).toEqual(['1:10', '11:20', '21:21']);
  });

  it('is jumped over, however wide they are', async () => {
    const server = await fake({
      messages: messages(1_700_000_000, 1_700_000_001, 4_000_000_000),
      uidnext: 4_200_000_000,
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual([
      'mailbox 7 4200000000',
      '1700000000 message',
      '1700000001 message',
      '4000000000 message',
      'end 4199999999',
    ]);
    expect(server.commands.length).toBeLessThan(40);
  });

  it('is walked through, some windows in a call, where sequence numbers are not told', async () => {
    const server = await fake({ messages: messages(1, 35), on: { FETCH: () => ['NO not now'] } });
    const { app } = sidecar({ window: 10, windows: 3 });
    const from = connectionTo(server.port);
    const first = await fetchFrames(app, from);
    expect(brief(first)).toEqual(['mailbox 7 36', '1 message', 'end 30 more']);
    const second = await fetchFrames(app, from, { cursor: cursor(30) });
    expect(brief(second)).toEqual(['mailbox 7 36', '35 message', 'end 35']);
  });

  it('loses no message when another is expunged while the gap is searched', async () => {
    // Halving finds 3 before and 50 behind the gap, as numbers 3 and 4. Then 1 is expunged: 3 and 4 are 50 and 90.
    const all = messages(1, 2, 3, 50, 90, 100);
    let renumbered = false;
    const server = await fake({
      messages: all,
      on: {
        FETCH: (args) => {
          renumbered ||= args.startsWith('3:4 ');
          const now = renumbered ? all.slice(1) : all;
          const [first = 0, last = first] = (args.split(' ')[0] ?? '').split(':').map(Number);
          const lines = now.flatMap(({ uid }, index) =>
            index + 1 >= first && index + 1 <= last ? [fetchLine(index + 1, `UID ${uid}`)] : [],
          );
          return [...lines, 'OK done'];
        },
      },
    });
    const received = await fetchFrames(sidecar({ window: 10 }).app, connectionTo(server.port), {
      cursor: cursor(3),
    });
    expect(renumbered).toBe(true);
    expect(brief(received).slice(1)).toEqual(['50 message', '90 message', '100 message', 'end 100']);
  });
});

describe('a bad message', () => {
  it.each([
    ['is refused', ['NO message is corrupt']],
    ['comes without a body', [fetchLine(2, 'UID 2 FLAGS ()'), 'OK done']],
    ['comes empty', [fetchLine(2, 'UID 2', ''), 'OK done']],
    ['comes with NIL for its body', [fetchLine(2, 'UID 2 BODY[]<0> NIL'), 'OK done']],
    ['comes in a line that cannot be parsed', ['* 2 FETCH (UID 2 BODY[]<0> "x', 'OK done']],
    ['comes with another one in its place', [fetchLine(1, 'UID 1', 'other'), 'OK done']],
    ['ends the connection', 'hang up' as const],
    ['is not brought at all', null],
  ])('that %s is told as UNREADABLE, and the others are read', async (_how, answer) => {
    const server = await fake({
      messages: messages(1, 2, 3),
      on: { 'UID FETCH': (args) => (/^2 .*BODY/.test(args) ? answer : undefined) },
    });
    const received = await fetchFrames(sidecar({ silence: 1_000 }).app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 4', '1 message', '2 UNREADABLE', '3 message', 'end 3']);
    expect(received[3]?.body?.toString()).toContain('Hello 3');
  });

  it('that breaks off half way is told as UNREADABLE, and the others are read', async () => {
    const server = await fake({
      messages: messages(1, 2, 3),
      on: {
        'UID FETCH': (args, socket) => {
          if (!/^2 .*BODY/.test(args)) return undefined;
          socket.end('* 2 FETCH (UID 2 BODY[]<0> {99999}\r\nhalf');
          return null;
        },
      },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 4', '1 message', '2 UNREADABLE', '3 message', 'end 3']);
  });

  it('that was expunged meanwhile is told as GONE', async () => {
    let gone = false;
    const server = await fake({
      messages: messages(1, 2, 3),
      on: {
        'UID FETCH': (args) => {
          gone ||= /^2 .*BODY/.test(args);
          return gone && args.startsWith('2 ') ? ['OK done'] : undefined;
        },
      },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 4', '1 message', '2 GONE', '3 message', 'end 3']);
  });

  it('that keeps the server from sizing its neighbours holds none of them up', async () => {
    const server = await fake({
      messages: messages(1, 2, 3),
      on: {
        'UID FETCH': (args) => (args.includes('RFC822.SIZE') ? ['NO cannot size a message'] : undefined),
      },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 4', '1 message', '2 message', '3 message', 'end 3']);
  });

  it('costs a new connection only a few times in one call', async () => {
    const server = await fake({
      messages: messages(1, 2, 3, 4, 5),
      on: { 'UID FETCH': (args) => (args.includes('BODY') ? 'hang up' : undefined) },
    });
    const received = await fetchFrames(sidecar({ reconnects: 2 }).app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 6', '1 UNREADABLE', '2 UNREADABLE', 'failed PROTOCOL']);
    expect(server.connections).toBe(3);
  });

  it('is not blamed for a server that does not come back', async () => {
    const server = await fake({
      messages: messages(1, 2),
      on: {
        'UID FETCH': (args) => (/^2 .*BODY/.test(args) ? 'hang up' : undefined),
        LOGIN: () => (server.connections > 1 ? ['NO [UNAVAILABLE] going down'] : undefined),
      },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 3', '1 message', 'failed PROTOCOL']);
  });

  it('is not blamed for a server that cannot serve now', async () => {
    const server = await fake({
      messages: messages(1, 2),
      on: { 'UID FETCH': (args) => (/^2 .*BODY/.test(args) ? ['NO [UNAVAILABLE] try later'] : undefined) },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 3', '1 message', 'failed PROTOCOL']);
  });

  it('is not read from a mailbox that was renumbered meanwhile', async () => {
    const server = await fake({
      messages: messages(1, 2),
      on: {
        'UID FETCH': (args) => (/^1 .*BODY/.test(args) ? 'hang up' : undefined),
        EXAMINE: () =>
          server.connections > 1
            ? ['* 2 EXISTS', '* OK [UIDVALIDITY 8] new', '* OK [UIDNEXT 3] ok', 'OK done']
            : undefined,
      },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 3', 'failed PROTOCOL']);
  });
});

describe('a server that refuses every message', () => {
  /** Lists all, and refuses to give those whose UIDs match. */
  const refusing = (uids: RegExp, words: string, ...there: number[]) =>
    fake({
      messages: messages(...there),
      on: { 'UID FETCH': (args) => (uids.test(args) && args.includes('BODY') ? [words] : undefined) },
    });

  it.each(['NO System I/O error', 'BAD Server Unavailable. 15', 'NO [OVERQUOTA] Bandwidth limit exceeded'])(
    'fails the batch, and none is set aside: %s',
    async (words) => {
      const server = await refusing(/./, words, 1, 2, 3, 4);
      const received = await fetchFrames(sidecar().app, connectionTo(server.port));
      expect(brief(received)).toEqual(['mailbox 7 5', 'failed PROTOCOL']);
      const said = words.replace(/^\w+ (\[\w+\] )?/, '');
      expect(received[1]?.frame).toMatchObject({ failure: { message: expect.stringContaining(said) } });
    },
  );

  it('fails the batch also when single ones are asked for', async () => {
    const server = await refusing(/./, 'NO System I/O error', 1, 2, 3, 4);
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      cursor: cursor(4),
      uids: [1, 2, 3],
    });
    expect(brief(received)).toEqual(['mailbox 7 5', 'failed PROTOCOL']);
  });

  it('keeps what was told before, and goes no further', async () => {
    const large = { uid: 1, source: 'x'.repeat(500) };
    const server = await fake({
      messages: [large, ...messages(2), { ...large, uid: 3 }, ...messages(4, 5, 6)],
      on: { 'UID FETCH': (args) => (args.includes('BODY') ? ['NO System I/O error'] : undefined) },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_message_bytes: 100 });
    expect(brief(received)).toEqual(['mailbox 7 7', '1 TOO_LARGE', 'failed PROTOCOL']);
  });

  it('is told from neighbours that are broken, as it gives the newest message', async () => {
    const server = await refusing(/^[1-4] /, 'NO message is corrupt', 1, 2, 3, 4, 5);
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received).slice(1)).toEqual([
      '1 UNREADABLE',
      '2 UNREADABLE',
      '3 UNREADABLE',
      '4 UNREADABLE',
      '5 message',
      'end 5',
    ]);
  });

  it('is told from broken messages behind one that was read', async () => {
    const server = await refusing(/^[2-9] /, 'NO message is corrupt', 1, 2, 3, 4, 5);
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received).slice(1)).toEqual([
      '1 message',
      '2 UNREADABLE',
      '3 UNREADABLE',
      '4 UNREADABLE',
      '5 UNREADABLE',
      'end 5',
    ]);
  });
});

describe('a connection that ends', () => {
  it.each([
    ['hangs up', 'hang up' as const],
    ['says BYE', ['* BYE shutting down', 'OK done']],
  ])('while listing (the server %s) fails the batch, and does not move the cursor', async (_how, answer) => {
    const server = await fake({
      messages: messages(1, 2),
      on: { 'UID FETCH': () => answer },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(brief(received)).toEqual(['mailbox 7 3', 'failed PROTOCOL']);
  });
});

describe('the time of a call', () => {
  /** Reads with a call whose time is up when the server gets a UID FETCH that matches. */
  async function readUntil(command: RegExp, from: number) {
    const time = new AbortController();
    const server = await fake({
      messages: messages(1, 2, 3),
      on: {
        'UID FETCH': (args) => {
          if (!command.test(args)) return undefined;
          time.abort();
          return null;
        },
      },
    });
    const request = fetchRequest.parse(fetchBody(connectionTo(server.port), { cursor: cursor(from) }));
    const frames = await readBatch(request, { allowPrivateHosts: true, limits: LIMITS }, time.signal);
    await allGone(server);
    return brief(frames);
  }

  it('ends the batch with what was told', async () => {
    expect(await readUntil(/^2 .*BODY/, 0)).toEqual(['mailbox 7 4', '1 message', 'end 1 more']);
  });

  it('tells of a message that takes all of it, so that a later call gets on', async () => {
    expect(await readUntil(/^2 .*BODY/, 1)).toEqual(['mailbox 7 4', '2 TIMEOUT', 'end 2 more']);
  });

  it('tells so of a server that gives a byte at a time', async () => {
    const time = new AbortController();
    const server = await fake({
      messages: messages(1, 2),
      on: {
        'UID FETCH': (args, socket) => {
          if (!args.includes('BODY')) return undefined;
          socket.write('* 1 FETCH (UID 1 BODY[]<0> {900}\r\n');
          const drip = (left: number) => {
            socket.write('x');
            if (left === 0) time.abort();
            else setImmediate(drip, left - 1);
          };
          drip(50);
          return null;
        },
      },
    });
    const request = fetchRequest.parse(fetchBody(connectionTo(server.port)));
    const frames = await readBatch(request, { allowPrivateHosts: true, limits: LIMITS }, time.signal);
    await allGone(server);
    expect(brief(frames)).toEqual(['mailbox 7 3', '1 TIMEOUT', 'end 1 more']);
  });

  it('fails the call when not even the list came', async () => {
    expect(await readUntil(/SIZE/, 0)).toEqual(['mailbox 7 4', 'failed TIMEOUT']);
  });
});

describe('uids', () => {
  it('brings just those, and leaves the cursor', async () => {
    const server = await fake({ messages: messages(1, 2, 3, 9) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      cursor: cursor(8),
      uids: [3, 1, 5, 3],
    });
    expect(brief(received)).toEqual(['mailbox 7 10', '1 message', '3 message', '5 GONE', 'end 8']);
  });

  it('tells those of a renumbered mailbox as gone', async () => {
    const server = await fake({ messages: messages(1, 2) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      cursor: cursor(1, '6'),
      uids: [1, 2],
    });
    expect(brief(received)).toEqual(['mailbox 7 3 reset', '1 GONE', '2 GONE', 'end 0']);
  });

  it('keeps to the caps', async () => {
    const server = await fake({ messages: messages(1, 2, 3) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      uids: [1, 2, 3],
      max_messages: 2,
    });
    expect(brief(received)).toEqual(['mailbox 7 4', '1 message', '2 message', 'end 0 more']);
  });

  it('tells one that is too large or refused', async () => {
    const server = await fake({
      messages: [{ uid: 1, source: 'x'.repeat(500) }, ...messages(2)],
      on: { 'UID FETCH': (args) => (/^2 .*BODY/.test(args) ? ['NO broken'] : undefined) },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      uids: [1, 2],
      max_message_bytes: 100,
    });
    expect(brief(received)).toEqual(['mailbox 7 3', '1 TOO_LARGE', '2 UNREADABLE', 'end 0']);
    expect(received[2]?.frame).toMatchObject({ message: expect.stringContaining('broken') });
  });
});
