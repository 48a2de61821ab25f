import { afterEach, describe, expect, it } from 'vitest';
import { readBatch } from '../../../src/sidecar/fetch.ts';
import { LIMITS } from '../../../src/sidecar/limits.ts';
import { fetchRequest } from '../../../src/sidecar/protocol.ts';
import { connectionTo, fetchBody, fetchFrames, sidecar, summarise } from './caller.ts';
import { allClosed, type FakeMessage, type FakeOptions, fetchLine, startFake } from './fake-imap.ts';
import { type StoredMailbox, startHoodiecrow } from './hoodiecrow.ts';

const cleanups: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((server) => server.close()));
});

async function fake(options: FakeOptions) {
  const server = await startFake(options);
  cleanups.push(server);
  return server;
}

async function hoodiecrow(inbox: StoredMailbox) {
  const server = await startHoodiecrow({ INBOX: inbox });
  cleanups.push(server);
  return server;
}

function messages(...uids: number[]): FakeMessage[] {
  return uids.map((uid) => ({ uid, source: `Subject: ${uid}\r\n\r\nHello ${uid}\r\n` }));
}

const cursor = (uid: number, uidvalidity = '7') => ({ uidvalidity, uid });

describe('POST /fetch', () => {
  it('returns all messages of a mailbox with date, flags and bytes', async () => {
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

  it('does not mark messages as seen', async () => {
    const server = await hoodiecrow({ messages: ['Subject: one\r\n\r\n1'] });
    await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(server.mailbox('INBOX')?.messages[0]?.flags).toEqual([]);
  });

  it('continues after the cursor, and returns no messages when nothing is new', async () => {
    const server = await fake({ messages: messages(1, 2, 5) });
    const { app } = sidecar();
    const from = connectionTo(server.port);
    expect(summarise(await fetchFrames(app, from, { cursor: cursor(2) }))).toEqual([
      'mailbox 7 6',
      '5 message',
      'end 5',
    ]);
    expect(summarise(await fetchFrames(app, from, { cursor: cursor(5) }))).toEqual(['mailbox 7 6', 'end 5']);
  });

  it('does not return the last message again, as n:* would', async () => {
    const server = await fake({
      uidnext: 9,
      messages: messages(5),
      on: { 'UID FETCH': () => [fetchLine(1, 'UID 5 RFC822.SIZE 20'), 'OK done'] },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { cursor: cursor(5) });
    expect(summarise(received)).toEqual(['mailbox 7 9', 'end 8']);
  });

  it('reports an empty mailbox', async () => {
    const server = await fake({ uidnext: 1 });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received)).toEqual(['mailbox 7 1', 'end 0']);
  });

  it('reports a missing mailbox', async () => {
    const server = await fake({ on: { EXAMINE: () => ['NO no such mailbox'], LIST: () => ['OK done'] } });
    const [only, ...rest] = await fetchFrames(sidecar().app, connectionTo(server.port), {
      mailbox: 'Nowhere',
    });
    expect(rest).toEqual([]);
    expect(only?.frame).toEqual({
      type: 'failed',
      failure: { code: 'MAILBOX_MISSING', message: 'The mailbox "Nowhere" does not exist.' },
    });
    const real = await hoodiecrow({});
    const received = await fetchFrames(sidecar().app, connectionTo(real.port), { mailbox: 'Nowhere' });
    expect(summarise(received)).toEqual(['failed MAILBOX_MISSING']);
  });

  it('reports a failed sign-in as the only frame', async () => {
    const server = await hoodiecrow({});
    const received = await fetchFrames(sidecar().app, connectionTo(server.port, { password: 'wrong' }));
    expect(summarise(received)).toEqual(['failed AUTH_FAILED']);
  });
});

describe('the size limits', () => {
  it('end a batch at max_messages, and the next call continues', async () => {
    const server = await fake({ messages: messages(1, 2, 3, 4, 5) });
    const { app } = sidecar();
    const from = connectionTo(server.port);
    const first = await fetchFrames(app, from, { max_messages: 2 });
    expect(summarise(first)).toEqual(['mailbox 7 6', '1 message', '2 message', 'end 2 more']);
    const last = await fetchFrames(app, from, { max_messages: 3, cursor: cursor(2) });
    expect(summarise(last)).toEqual(['mailbox 7 6', '3 message', '4 message', '5 message', 'end 5']);
  });

  it('end a batch before it exceeds max_bytes, but include at least one message', async () => {
    const server = await fake({ messages: [1, 2, 3].map((uid) => ({ uid, source: 'x'.repeat(400) })) });
    const { app } = sidecar();
    const two = await fetchFrames(app, connectionTo(server.port), { max_bytes: 1000 });
    expect(summarise(two)).toEqual(['mailbox 7 4', '1 message', '2 message', 'end 2 more']);
    const one = await fetchFrames(app, connectionTo(server.port), { max_bytes: 10 });
    expect(summarise(one)).toEqual(['mailbox 7 4', '1 message', 'end 1 more']);
  });

  it('count the received bytes, not the sizes that the server reports', async () => {
    const server = await fake({
      messages: [1, 2, 3].map((uid) => ({ uid, size: 1, source: 'x'.repeat(600) })),
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_bytes: 1000 });
    expect(summarise(received)).toEqual(['mailbox 7 4', '1 message', '2 message', 'end 2 more']);
  });

  it('skip a message over max_message_bytes without fetching it', async () => {
    const server = await fake({
      messages: [...messages(1), { uid: 2, source: 'x'.repeat(500) }, ...messages(3)],
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_message_bytes: 100 });
    expect(summarise(received)).toEqual(['mailbox 7 4', '1 message', '2 TOO_LARGE', '3 message', 'end 3']);
    expect(received[2]?.frame).toMatchObject({ size: 500 });
    expect(server.commands.filter((command) => /^UID FETCH 2 /.test(command))).toEqual([]);
  });

  it('skip a message that is larger than its reported size', async () => {
    const server = await fake({ messages: [{ uid: 1, size: 10, source: 'x'.repeat(500) }, ...messages(2)] });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_message_bytes: 100 });
    expect(summarise(received)).toEqual(['mailbox 7 3', '1 TOO_LARGE', '2 message', 'end 2']);
    expect(server.connections).toBe(1);
  });

  it('skip a message when the server sends more bytes than requested', async () => {
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
    expect(summarise(received)).toEqual(['mailbox 7 3', '1 TOO_LARGE', '2 message', 'end 2']);
    expect(server.connections).toBe(2);
  });

  it('allow a message of exactly max_message_bytes', async () => {
    const server = await fake({ messages: [{ uid: 1, source: 'x'.repeat(100) }] });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_message_bytes: 100 });
    expect(summarise(received)).toEqual(['mailbox 7 2', '1 message', 'end 1']);
  });
});

describe('the cursor', () => {
  it('is reset when UIDVALIDITY changes', async () => {
    const server = await fake({ messages: messages(1, 2) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { cursor: cursor(2, '6') });
    expect(summarise(received)).toEqual(['mailbox 7 3 reset', '1 message', '2 message', 'end 2']);
  });

  it('is reset when UIDNEXT is not above it', async () => {
    const server = await fake({ messages: messages(1, 2) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { cursor: cursor(3) });
    expect(summarise(received)).toEqual(['mailbox 7 3 reset', '1 message', '2 message', 'end 2']);
  });

  it('moves past deleted messages', async () => {
    const server = await fake({ messages: messages(3), uidnext: 9 });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received)).toEqual(['mailbox 7 9', '3 message', 'end 8']);
  });

  it('works without UIDNEXT, and is not reset when the last message is deleted', async () => {
    const server = await fake({ messages: messages(1, 4), uidnext: null });
    const { app } = sidecar();
    const from = connectionTo(server.port);
    expect(summarise(await fetchFrames(app, from))).toEqual([
      'mailbox 7 5',
      '1 message',
      '4 message',
      'end 4',
    ]);
    expect(summarise(await fetchFrames(app, from, { cursor: cursor(6) }))).toEqual(['mailbox 7 7', 'end 6']);
    const empty = await fake({ uidnext: null });
    expect(summarise(await fetchFrames(app, connectionTo(empty.port)))).toEqual(['mailbox 7 1', 'end 0']);
  });

  it('requires UIDVALIDITY', async () => {
    const server = await fake({ messages: messages(1), uidvalidity: null });
    expect(summarise(await fetchFrames(sidecar().app, connectionTo(server.port)))).toEqual([
      'failed PROTOCOL',
    ]);
  });
});

describe('a mailbox with gaps', () => {
  it('is listed in windows', async () => {
    const server = await fake({ messages: messages(1, 2, 11, 12, 21) });
    const received = await fetchFrames(sidecar({ window: 10 }).app, connectionTo(server.port));
    expect(summarise(received).slice(1)).toEqual([
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

  it('is read quickly even when the gaps are very wide', async () => {
    const server = await fake({
      messages: messages(1_700_000_000, 1_700_000_001, 4_000_000_000),
      uidnext: 4_200_000_000,
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received)).toEqual([
      'mailbox 7 4200000000',
      '1700000000 message',
      '1700000001 message',
      '4000000000 message',
      'end 4199999999',
    ]);
    expect(server.commands.length).toBeLessThan(40);
  });

  it('is listed window by window over several calls if sequence numbers do not work', async () => {
    const server = await fake({ messages: messages(1, 35), on: { FETCH: () => ['NO not now'] } });
    const { app } = sidecar({ window: 10, windows: 3 });
    const from = connectionTo(server.port);
    const first = await fetchFrames(app, from);
    expect(summarise(first)).toEqual(['mailbox 7 36', '1 message', 'end 30 more']);
    const second = await fetchFrames(app, from, { cursor: cursor(30) });
    expect(summarise(second)).toEqual(['mailbox 7 36', '35 message', 'end 35']);
  });

  it('loses no message when another is expunged during the search for the end of a gap', async () => {
    // The search finds UIDs 3 and 50 around the gap, as numbers 3 and 4. After 1 is expunged, these are 50 and 90.
    const all = messages(1, 2, 3, 50, 90, 100);
    let isRenumbered = false;
    const server = await fake({
      messages: all,
      on: {
        FETCH: (args) => {
          isRenumbered ||= args.startsWith('3:4 ');
          const current = isRenumbered ? all.slice(1) : all;
          const [first = 0, last = first] = (args.split(' ')[0] ?? '').split(':').map(Number);
          const lines = current.flatMap(({ uid }, index) =>
            index + 1 >= first && index + 1 <= last ? [fetchLine(index + 1, `UID ${uid}`)] : [],
          );
          return [...lines, 'OK done'];
        },
      },
    });
    const received = await fetchFrames(sidecar({ window: 10 }).app, connectionTo(server.port), {
      cursor: cursor(3),
    });
    expect(isRenumbered).toBe(true);
    expect(summarise(received).slice(1)).toEqual(['50 message', '90 message', '100 message', 'end 100']);
  });
});

describe('a broken message', () => {
  it.each([
    ['is refused', ['NO message is corrupt']],
    ['comes without a body', [fetchLine(2, 'UID 2 FLAGS ()'), 'OK done']],
    ['comes empty', [fetchLine(2, 'UID 2', ''), 'OK done']],
    ['comes with NIL for its body', [fetchLine(2, 'UID 2 BODY[]<0> NIL'), 'OK done']],
    ['comes in an unparsable line', ['* 2 FETCH (UID 2 BODY[]<0> "x', 'OK done']],
    ['is replaced by another message', [fetchLine(1, 'UID 1', 'other'), 'OK done']],
    ['ends the connection', 'hang up' as const],
    ['gets no response', null],
  ])('that %s is reported as UNREADABLE, and the others are read', async (_how, answer) => {
    const server = await fake({
      messages: messages(1, 2, 3),
      on: { 'UID FETCH': (args) => (/^2 .*BODY/.test(args) ? answer : undefined) },
    });
    const received = await fetchFrames(sidecar({ silence: 1_000 }).app, connectionTo(server.port));
    expect(summarise(received)).toEqual(['mailbox 7 4', '1 message', '2 UNREADABLE', '3 message', 'end 3']);
    expect(received[3]?.body?.toString()).toContain('Hello 3');
  });

  it('that ends halfway is reported as UNREADABLE, and the others are read', async () => {
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
    expect(summarise(received)).toEqual(['mailbox 7 4', '1 message', '2 UNREADABLE', '3 message', 'end 3']);
  });

  it('that was expunged during the call is reported as GONE', async () => {
    let isExpunged = false;
    const server = await fake({
      messages: messages(1, 2, 3),
      on: {
        'UID FETCH': (args) => {
          isExpunged ||= /^2 .*BODY/.test(args);
          return isExpunged && args.startsWith('2 ') ? ['OK done'] : undefined;
        },
      },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received)).toEqual(['mailbox 7 4', '1 message', '2 GONE', '3 message', 'end 3']);
  });

  it('that prevents the server from reporting sizes does not block its neighbours', async () => {
    const server = await fake({
      messages: messages(1, 2, 3),
      on: {
        'UID FETCH': (args) => (args.includes('RFC822.SIZE') ? ['NO cannot size a message'] : undefined),
      },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received)).toEqual(['mailbox 7 4', '1 message', '2 message', '3 message', 'end 3']);
  });

  it('causes only a limited number of reconnects per call', async () => {
    const server = await fake({
      messages: messages(1, 2, 3, 4, 5),
      on: { 'UID FETCH': (args) => (args.includes('BODY') ? 'hang up' : undefined) },
    });
    const received = await fetchFrames(sidecar({ reconnects: 2 }).app, connectionTo(server.port));
    expect(summarise(received)).toEqual(['mailbox 7 6', '1 UNREADABLE', '2 UNREADABLE', 'failed PROTOCOL']);
    expect(server.connections).toBe(3);
  });

  it('is not skipped when the server does not accept a new connection', async () => {
    const server = await fake({
      messages: messages(1, 2),
      on: {
        'UID FETCH': (args) => (/^2 .*BODY/.test(args) ? 'hang up' : undefined),
        LOGIN: () => (server.connections > 1 ? ['NO [UNAVAILABLE] going down'] : undefined),
      },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received)).toEqual(['mailbox 7 3', '1 message', 'failed PROTOCOL']);
  });

  it('is not skipped when the server is temporarily unavailable', async () => {
    const server = await fake({
      messages: messages(1, 2),
      on: { 'UID FETCH': (args) => (/^2 .*BODY/.test(args) ? ['NO [UNAVAILABLE] try later'] : undefined) },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received)).toEqual(['mailbox 7 3', '1 message', 'failed PROTOCOL']);
  });

  it('is not read from a mailbox that was renumbered during the call', async () => {
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
    expect(summarise(received)).toEqual(['mailbox 7 3', 'failed PROTOCOL']);
  });
});

describe('a server that refuses every message', () => {
  /** Lists all messages, but refuses to send those whose UIDs match. */
  const startRefusing = (refusedUids: RegExp, response: string, ...uids: number[]) =>
    fake({
      messages: messages(...uids),
      on: {
        'UID FETCH': (args) => (refusedUids.test(args) && args.includes('BODY') ? [response] : undefined),
      },
    });

  it.each(['NO System I/O error', 'BAD Server Unavailable. 15', 'NO [OVERQUOTA] Bandwidth limit exceeded'])(
    'fails the batch and skips no message: %s',
    async (response) => {
      const server = await startRefusing(/./, response, 1, 2, 3, 4);
      const received = await fetchFrames(sidecar().app, connectionTo(server.port));
      expect(summarise(received)).toEqual(['mailbox 7 5', 'failed PROTOCOL']);
      const text = response.replace(/^\w+ (\[\w+\] )?/, '');
      expect(received[1]?.frame).toMatchObject({ failure: { message: expect.stringContaining(text) } });
    },
  );

  it('fails the batch also when single messages are requested', async () => {
    const server = await startRefusing(/./, 'NO System I/O error', 1, 2, 3, 4);
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      cursor: cursor(4),
      uids: [1, 2, 3],
    });
    expect(summarise(received)).toEqual(['mailbox 7 5', 'failed PROTOCOL']);
  });

  it('ends the batch, which keeps the frames before the first refusal', async () => {
    const large = { uid: 1, source: 'x'.repeat(500) };
    const server = await fake({
      messages: [large, ...messages(2), { ...large, uid: 3 }, ...messages(4, 5, 6)],
      on: { 'UID FETCH': (args) => (args.includes('BODY') ? ['NO System I/O error'] : undefined) },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { max_message_bytes: 100 });
    expect(summarise(received)).toEqual(['mailbox 7 7', '1 TOO_LARGE', 'failed PROTOCOL']);
  });

  it('is distinguished from broken messages if it sends the newest message', async () => {
    const server = await startRefusing(/^[1-4] /, 'NO message is corrupt', 1, 2, 3, 4, 5);
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received).slice(1)).toEqual([
      '1 UNREADABLE',
      '2 UNREADABLE',
      '3 UNREADABLE',
      '4 UNREADABLE',
      '5 message',
      'end 5',
    ]);
  });

  it('is distinguished from broken messages if it sent an earlier one', async () => {
    const server = await startRefusing(/^[2-9] /, 'NO message is corrupt', 1, 2, 3, 4, 5);
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received).slice(1)).toEqual([
      '1 message',
      '2 UNREADABLE',
      '3 UNREADABLE',
      '4 UNREADABLE',
      '5 UNREADABLE',
      'end 5',
    ]);
  });
});

describe('a lost connection', () => {
  it.each([
    ['disconnects', 'hang up' as const],
    ['says BYE', ['* BYE shutting down', 'OK done']],
  ])('during listing (the server %s) fails the batch and does not move the cursor', async (_how, answer) => {
    const server = await fake({
      messages: messages(1, 2),
      on: { 'UID FETCH': () => answer },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port));
    expect(summarise(received)).toEqual(['mailbox 7 3', 'failed PROTOCOL']);
  });
});

describe('the deadline of a call', () => {
  /** Runs a call whose deadline passes when the server receives a matching UID FETCH. */
  async function readUntil(command: RegExp, from: number) {
    const deadline = new AbortController();
    const server = await fake({
      messages: messages(1, 2, 3),
      on: {
        'UID FETCH': (args) => {
          if (!command.test(args)) return undefined;
          deadline.abort();
          return null;
        },
      },
    });
    const request = fetchRequest.parse(fetchBody(connectionTo(server.port), { cursor: cursor(from) }));
    const frames = await readBatch(request, { allowPrivateHosts: true, limits: LIMITS }, deadline.signal);
    await allClosed(server);
    return summarise(frames);
  }

  it('ends the batch and keeps the messages so far', async () => {
    expect(await readUntil(/^2 .*BODY/, 0)).toEqual(['mailbox 7 4', '1 message', 'end 1 more']);
  });

  it('skips a message that takes all the time, so that the next call can continue', async () => {
    expect(await readUntil(/^2 .*BODY/, 1)).toEqual(['mailbox 7 4', '2 TIMEOUT', 'end 2 more']);
  });

  it('skips a message that the server sends one byte at a time', async () => {
    const deadline = new AbortController();
    const server = await fake({
      messages: messages(1, 2),
      on: {
        'UID FETCH': (args, socket) => {
          if (!args.includes('BODY')) return undefined;
          socket.write('* 1 FETCH (UID 1 BODY[]<0> {900}\r\n');
          const drip = (remaining: number) => {
            socket.write('x');
            if (remaining === 0) deadline.abort();
            else setImmediate(drip, remaining - 1);
          };
          drip(50);
          return null;
        },
      },
    });
    const request = fetchRequest.parse(fetchBody(connectionTo(server.port)));
    const frames = await readBatch(request, { allowPrivateHosts: true, limits: LIMITS }, deadline.signal);
    await allClosed(server);
    expect(summarise(frames)).toEqual(['mailbox 7 3', '1 TIMEOUT', 'end 1 more']);
  });

  it('fails the call if the list is not complete', async () => {
    expect(await readUntil(/SIZE/, 0)).toEqual(['mailbox 7 4', 'failed TIMEOUT']);
  });
});

describe('a request for single UIDs', () => {
  it('returns only those messages and leaves the cursor unchanged', async () => {
    const server = await fake({ messages: messages(1, 2, 3, 9) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      cursor: cursor(8),
      uids: [3, 1, 5, 3],
    });
    expect(summarise(received)).toEqual(['mailbox 7 10', '1 message', '3 message', '5 GONE', 'end 8']);
  });

  it('reports them as gone in a renumbered mailbox', async () => {
    const server = await fake({ messages: messages(1, 2) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      cursor: cursor(1, '6'),
      uids: [1, 2],
    });
    expect(summarise(received)).toEqual(['mailbox 7 3 reset', '1 GONE', '2 GONE', 'end 0']);
  });

  it('respects the size limits', async () => {
    const server = await fake({ messages: messages(1, 2, 3) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      uids: [1, 2, 3],
      max_messages: 2,
    });
    expect(summarise(received)).toEqual(['mailbox 7 4', '1 message', '2 message', 'end 0 more']);
  });

  it('reports messages that are too large or refused', async () => {
    const server = await fake({
      messages: [{ uid: 1, source: 'x'.repeat(500) }, ...messages(2)],
      on: { 'UID FETCH': (args) => (/^2 .*BODY/.test(args) ? ['NO broken'] : undefined) },
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      uids: [1, 2],
      max_message_bytes: 100,
    });
    expect(summarise(received)).toEqual(['mailbox 7 3', '1 TOO_LARGE', '2 UNREADABLE', 'end 0']);
    expect(received[2]?.frame).toMatchObject({ message: expect.stringContaining('broken') });
  });
});
