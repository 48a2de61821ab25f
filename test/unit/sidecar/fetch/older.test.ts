import { afterEach, describe, expect, it } from 'vitest';
import { connectionTo, fetchFrames, sidecar, summarise } from '../caller.ts';
import { fetchLine } from '../fake-imap.ts';
import { closeServers, cursor, fake, hoodiecrow, messages } from './servers.ts';

afterEach(closeServers);

const all = { below: null, since: null, until: null };
const below = (uid: number) => ({ ...all, below: uid });

describe('reading older messages', () => {
  it('begins at the end of a mailbox without a cursor, the newest first', async () => {
    const server = await fake({ messages: messages(1, 2, 3), uidnext: 9 });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { older: all });
    expect(received[0]?.frame).toEqual({
      type: 'mailbox',
      uidvalidity: '7',
      uidnext: 9,
      exists: 3,
      reset: false,
      backward: true,
    });
    expect(summarise(received).slice(1)).toEqual(['3 message', '2 message', '1 message', 'end 1']);
  });

  it('begins at the end again after a reset', async () => {
    const server = await fake({ messages: messages(1, 2) });
    for (const old of [cursor(2, '6'), cursor(9)]) {
      const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
        cursor: old,
        older: below(5),
      });
      expect(received[0]?.frame).toMatchObject({ reset: true, backward: true });
      expect(summarise(received).slice(1)).toEqual(['2 message', '1 message', 'end 1']);
    }
  });

  it('reads onward from a cursor unless it is asked for the messages below a UID', async () => {
    const server = await fake({ messages: messages(1, 2, 3, 4, 5) });
    const { app } = sidecar();
    const from = connectionTo(server.port);
    const onward = await fetchFrames(app, from, { cursor: cursor(4), older: all });
    expect(summarise(onward)).toEqual(['mailbox 7 6', '5 message', 'end 5']);
    expect(onward[0]?.frame).not.toHaveProperty('backward');
    const backward = await fetchFrames(app, from, { cursor: cursor(5), older: below(4), max_messages: 2 });
    expect(summarise(backward)).toEqual(['mailbox 7 6', '3 message', '2 message', 'end 2 more']);
    const rest = await fetchFrames(app, from, { cursor: cursor(5), older: below(2) });
    expect(summarise(rest)).toEqual(['mailbox 7 6', '1 message', 'end 1']);
    const none = await fetchFrames(app, from, { cursor: cursor(5), older: below(1) });
    expect(summarise(none)).toEqual(['mailbox 7 6', 'end 1']);
  });

  it('only reports the mailbox if no message is asked for', async () => {
    const server = await fake({ messages: messages(1, 2, 3) });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      older: all,
      max_messages: 0,
    });
    expect(summarise(received)).toEqual(['mailbox 7 4', 'end 4 more']);
    expect(server.commands.filter((command) => command.startsWith('UID FETCH'))).toEqual([]);
  });

  it('respects the size limits, and passes a message that is too large', async () => {
    const server = await fake({
      messages: [...messages(1), { uid: 2, source: 'x'.repeat(500) }, ...messages(3)],
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), {
      older: all,
      max_message_bytes: 100,
      max_messages: 2,
    });
    expect(summarise(received)).toEqual(['mailbox 7 4', '3 message', '2 TOO_LARGE', 'end 2 more']);
  });

  it('passes messages that arrived outside the time', async () => {
    const day = (n: number) => `${n}-Jan-2026 12:00:00 +0000`.padStart(26, '0');
    const server = await hoodiecrow({
      uidvalidity: 7,
      messages: [1, 2, 3, 4, 5].map((n) => ({
        raw: `Subject: ${n}\r\n\r\n${n}`,
        uid: n,
        internaldate: day(n),
      })),
    });
    const older = { below: null, since: '2026-01-02T12:00:00.000Z', until: '2026-01-04T12:00:00.000Z' };
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { older });
    expect(summarise(received).slice(1)).toEqual(['3 message', '2 message', 'end 1']);
  });

  it('crosses gaps of any width with few commands', async () => {
    const server = await fake({
      messages: messages(3, 1_700_000_000, 1_700_000_001, 4_000_000_000),
      uidnext: 4_200_000_000,
    });
    const received = await fetchFrames(sidecar().app, connectionTo(server.port), { older: all });
    expect(summarise(received)).toEqual([
      'mailbox 7 4200000000',
      '4000000000 message',
      '1700000001 message',
      '1700000000 message',
      '3 message',
      'end 1',
    ]);
    expect(server.commands.length).toBeLessThan(60);
  });

  it('goes window by window over several calls if sequence numbers do not work', async () => {
    const server = await fake({ messages: messages(1, 35), on: { FETCH: () => ['NO not now'] } });
    const { app } = sidecar({ window: 10, windows: 3 });
    const from = connectionTo(server.port);
    const first = await fetchFrames(app, from, { older: all });
    expect(summarise(first)).toEqual(['mailbox 7 36', '35 message', 'end 6 more']);
    const second = await fetchFrames(app, from, { cursor: cursor(35), older: below(6) });
    expect(summarise(second)).toEqual(['mailbox 7 36', '1 message', 'end 1']);
  });

  it('loses no message when another is expunged during the search for the end of a gap', async () => {
    // The search finds UIDs 3 and 50 around the gap, as numbers 3 and 4. After 1 is expunged, these are 50 and 90.
    const present = messages(1, 2, 3, 50, 90, 100);
    let isExpunged = false;
    const server = await fake({
      messages: present,
      on: {
        FETCH: (args) => {
          isExpunged ||= args.startsWith('3:4 ');
          const current = isExpunged ? present.slice(1) : present;
          const [first = 0, last = first] = (args.split(' ')[0] ?? '').split(':').map(Number);
          const lines = current.flatMap(({ uid }, index) =>
            index + 1 >= first && index + 1 <= last ? [fetchLine(index + 1, `UID ${uid}`)] : [],
          );
          return [...lines, 'OK done'];
        },
      },
    });
    const received = await fetchFrames(sidecar({ window: 10 }).app, connectionTo(server.port), {
      cursor: cursor(100),
      older: below(50),
    });
    expect(isExpunged).toBe(true);
    expect(summarise(received).slice(1)).toEqual(['3 message', '2 message', '1 message', 'end 1']);
  });

  it('finds messages at and above a UIDNEXT that is too low, without a reset', async () => {
    const server = await fake({ messages: messages(1, 2, 7), uidnext: 3 });
    const { app } = sidecar();
    const from = connectionTo(server.port);
    const first = await fetchFrames(app, from, { older: all });
    expect(summarise(first)).toEqual(['mailbox 7 8', '7 message', '2 message', '1 message', 'end 1']);
    const next = await fetchFrames(app, from, { cursor: cursor(7), older: all });
    expect(summarise(next)).toEqual(['mailbox 7 8', 'end 7']);
  });
});
