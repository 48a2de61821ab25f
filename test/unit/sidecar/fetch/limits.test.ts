import { afterEach, describe, expect, it } from 'vitest';
import { readBatch } from '../../../../src/sidecar/fetch.ts';
import { LIMITS } from '../../../../src/sidecar/limits.ts';
import { fetchRequest } from '../../../../src/sidecar/protocol.ts';
import { connectionTo, fetchBody, fetchFrames, sidecar, summarise } from '../caller.ts';
import { allClosed, fetchLine } from '../fake-imap.ts';
import { closeServers, cursor, fake, messages } from './servers.ts';

afterEach(closeServers);

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
