import { afterEach, describe, expect, it } from 'vitest';
import { connectionTo, fetchFrames, sidecar, summarise } from '../caller.ts';
import { fetchLine } from '../fake-imap.ts';
import { closeServers, cursor, fake, hoodiecrow, messages } from './servers.ts';

afterEach(closeServers);

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
