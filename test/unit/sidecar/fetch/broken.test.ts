import { afterEach, describe, expect, it } from 'vitest';
import { connectionTo, fetchFrames, sidecar, summarise } from '../caller.ts';
import { fetchLine } from '../fake-imap.ts';
import { closeServers, cursor, fake, messages } from './servers.ts';

afterEach(closeServers);

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
  /** Starts a server that lists all messages, but refuses to send those whose UIDs match. */
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
