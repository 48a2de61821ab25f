import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BUSY_HEADER, type FetchRequest } from '../../../../src/sidecar/protocol.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import {
  append,
  type Fetched,
  fetchMessages,
  verify,
} from '../../../../src/worker/platform/outside/sidecar.ts';
import { askSidecar } from '../../../../src/worker/platform/outside/sidecar-health.ts';
import { enterMessage, tryEnterSmallMessage } from '../../../../src/worker/platform/work/message-room.ts';
import { testEnv } from '../../helpers.ts';

const connection = { host: 'imap.example.com', port: 993, user: 'u', password: 'the-pass-word', tls: true };
const request: FetchRequest = {
  connection,
  mailbox: 'INBOX',
  cursor: null,
  max_messages: 25,
  max_bytes: 1000,
  max_message_bytes: 1000,
};
const MAILBOX = '{"type":"mailbox","uidvalidity":"1","uidnext":9,"exists":1,"reset":false}\n';
const END = '{"type":"end","uid":8,"more":false}\n';
const message = (uid: number, raw: string) =>
  `{"type":"message","uid":${uid},"internal_date":null,"flags":[],"length":${raw.length}}\n${raw}`;

/** Returns bindings whose sidecar gives this response. */
function answering(answer: (request: Request) => Response | Promise<Response>): Env {
  const SIDECAR = { getByName: () => ({ fetch: async (call: Request) => answer(call) }) };
  return { ...testEnv, SIDECAR_URL: undefined, SIDECAR } as unknown as Env;
}

async function readAll(env: Env): Promise<Fetched[]> {
  const frames: Fetched[] = [];
  for await (const frame of fetchMessages(env, request)) frames.push(frame);
  return frames;
}

/** Returns a stream with these chunks that stays open. */
function hanging(chunks: string[], cancelled: () => void = () => {}): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
    },
    cancel: cancelled,
  });
}

afterEach(() => vi.restoreAllMocks());

test('frames come whole, wherever the chunks end', async () => {
  const raw = 'line one\r\n{"type":"end"}\nline three';
  const bytes = new TextEncoder().encode(MAILBOX + message(3, raw) + message(4, '') + END);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), async (sizes) => {
      let at = 0;
      let n = 0;
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (at >= bytes.length) return controller.close();
          const size = sizes[n++ % sizes.length]!;
          controller.enqueue(bytes.slice(at, at + size));
          at += size;
        },
      });
      const frames = await readAll(answering(() => new Response(stream)));
      expect(frames.map((frame) => frame.type)).toEqual(['mailbox', 'messages', 'messages', 'end']);
      expect(frames[1]).toMatchObject({ messages: [{ uid: 3, raw: new TextEncoder().encode(raw) }] });
      expect(frames[2]).toMatchObject({ messages: [{ uid: 4, raw: new Uint8Array() }] });
    }),
    { numRuns: 30 },
  );
});

test('whatever the sidecar sends, the call ends with frames or a DomainError', async () => {
  const piece = fc.oneof(
    fc.constantFrom(MAILBOX, END, message(1, 'abc'), '{"type":"message"}\n', '\n', 'null\n', '{'),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece), async (pieces) => {
      const outcome = await readAll(answering(() => new Response(pieces.join('')))).then(
        (frames) => frames.at(-1)?.type,
        (error: { name: string; code: string }) => `${error.name} ${error.code}`,
      );
      expect(['end', 'DomainError SIDECAR_FAILED', 'DomainError SIDECAR_UNAVAILABLE']).toContain(outcome);
    }),
    { numRuns: 200 },
  );
});

test('a sidecar that hangs in the middle is given up when the time is over', async () => {
  const overdue = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(overdue.signal);
  const env = answering(() => new Response(hanging([MAILBOX + message(1, 'abc').slice(0, -2)])));
  const frames = fetchMessages(env, request);
  expect((await frames.next()).value).toMatchObject({ type: 'mailbox' });
  const next = frames.next();
  overdue.abort();
  await expect(next).rejects.toMatchObject({
    code: 'SIDECAR_UNAVAILABLE',
    message: expect.stringContaining('did not finish'),
  });
});

test('a large message that finds no room until the time is over ends the call', async () => {
  const overdue = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(overdue.signal);
  const free = await enterMessage(25 * 1024 * 1024);
  const raw = 'x'.repeat(300_000);
  const large = { ...request, max_message_bytes: raw.length };
  const env = answering(() => new Response(hanging([MAILBOX + message(1, raw)])));
  const frames = fetchMessages(env, large);
  expect((await frames.next()).value).toMatchObject({ type: 'mailbox' });
  const next = frames.next();
  overdue.abort();
  await expect(next.finally(free)).rejects.toMatchObject({ code: 'SIDECAR_UNAVAILABLE' });
  (await enterMessage(25 * 1024 * 1024, AbortSignal.abort()))();
});

const SKIPPED = '{"type":"skipped","uid":5,"size":1,"code":"GONE","message":"gone"}\n';

/** Reads the frames of a call. Returns the UIDs of each group of messages, and the types of the other frames. */
async function readGroups(env: Env, onGroup: (uids: number[]) => Promise<void> | void = () => {}) {
  const read: (string | number[])[] = [];
  for await (const frame of fetchMessages(env, request, { groupSize: 3 })) {
    const uids = frame.type === 'messages' ? frame.messages.map(({ uid }) => uid) : null;
    read.push(uids ?? frame.type);
    if (uids) await onGroup(uids);
  }
  return read;
}

test('messages come in groups, which end at other frames and when the answer is cut short', async () => {
  const all = MAILBOX + [1, 2, 3, 4].map((uid) => message(uid, 'abc')).join('') + SKIPPED + message(6, 'abc');
  expect(await readGroups(answering(() => new Response(all + END)))).toEqual([
    'mailbox',
    [1, 2, 3],
    [4],
    'skipped',
    [6],
    'end',
  ]);
  const read: number[][] = [];
  const cut = answering(() => new Response(`${MAILBOX}${message(1, 'a')}${message(2, 'b')}{"type":"mess`));
  await expect(readGroups(cut, (uids) => void read.push(uids))).rejects.toMatchObject({
    code: 'SIDECAR_UNAVAILABLE',
  });
  expect(read).toEqual([[1, 2]]);
});

test('a group that holds room does not wait for more: two of them could wait for each other', async () => {
  const raw = 'x'.repeat(900);
  const all = MAILBOX + [1, 2, 3].map((uid) => message(uid, raw)).join('') + END;
  // Takes all room but this, whatever other tests still hold.
  const leave = await enterMessage(1500);
  const frees: (() => void)[] = [];
  for (let bytes = 256 * 1024; bytes >= 1; bytes /= 2) {
    for (let free = tryEnterSmallMessage(bytes); free; free = tryEnterSmallMessage(bytes)) frees.push(free);
  }
  leave();
  try {
    const env = answering(() => new Response(all));
    expect(await Promise.all([readGroups(env), readGroups(env)])).toEqual(
      Array(2).fill(['mailbox', [1], [2], [3], 'end']),
    );
  } finally {
    for (const free of frees) free();
  }
  expect(await readGroups(answering(() => new Response(all)))).toEqual(['mailbox', [1, 2, 3], 'end']);
});

test('leaving early closes the stream', async () => {
  const cancelled = vi.fn();
  const env = answering(() => new Response(hanging([MAILBOX, message(1, 'abc')], cancelled)));
  for await (const frame of fetchMessages(env, request)) {
    if (frame.type === 'messages') break;
  }
  expect(cancelled).toHaveBeenCalledOnce();
});

test('a message is put into a folder, byte for byte', async () => {
  const raw = new Uint8Array([0xff, 0x00, 0x0d, 0x0a, 0xe4]);
  const seen: unknown[] = [];
  const env = answering(async (call) => {
    const form = await call.formData();
    const file = form.get('message') as unknown as Blob;
    seen.push(new URL(call.url).pathname, JSON.parse(form.get('request') as string), await file.bytes());
    return Response.json({ failure: null, mailbox: 'Sent' });
  });
  const sent = { connection, mailbox: null, flags: ['\\Seen'] };
  expect(await append(env, sent, raw)).toBe('Sent');
  expect(seen).toEqual(['/append', sent, raw]);

  const failure = { code: 'MAILBOX_MISSING', message: 'There is no such folder.' };
  const failing = answering(() => Response.json({ failure, mailbox: null }));
  await expect(append(failing, sent, raw)).rejects.toMatchObject({ ...failure, kind: 'remote_failed' });
});

test('with SIDECAR_URL the sidecar is called there, with the token', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ failure: null }));
  const env = { ...testEnv, SIDECAR_URL: 'http://127.0.0.1:8788' };
  expect(await verify(env, connection)).toBeNull();
  const [url, init] = fetched.mock.calls[0]!;
  expect(String(url)).toBe('http://127.0.0.1:8788/verify');
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer test-sidecar-token');
  expect(JSON.parse(init?.body as string)).toEqual(connection);
});

test('no error holds the password', async () => {
  const answers = [
    () => new Response(`the-pass-word`, { status: 400 }),
    () => new Response('the-pass-word\n'),
    () => {
      throw new Error('the-pass-word');
    },
  ];
  for (const answer of answers) {
    for (const outcome of [readAll(answering(answer)), verify(answering(answer), connection)]) {
      const error = await outcome.then(
        () => null,
        (cause: Error) => cause,
      );
      expect(error?.message).toContain('IMAP sidecar');
      expect(error?.message).not.toContain('the-pass-word');
    }
  }
});

/** Creates instances of the sidecar, each with a number of places. Lists the names of those that were called. */
function instancesWith(places: number[]): { env: Env; called: string[] } {
  const called: string[] = [];
  const busy = () =>
    Response.json(
      { failure: { code: 'BUSY', message: 'Try again shortly.' } },
      { headers: { [BUSY_HEADER]: '1' } },
    );
  const SIDECAR = {
    getByName: (name: string) => ({
      fetch: async (call: Request) => {
        called.push(name);
        expect(await call.json()).toEqual(connection);
        return places[Number(name.replace('sidecar-', ''))]! > 0 ? Response.json({ failure: null }) : busy();
      },
    }),
  };
  return { env: { ...testEnv, SIDECAR_URL: undefined, SIDECAR } as unknown as Env, called };
}

test('as long as the first instance keeps up, no other is called', async () => {
  const { env, called } = instancesWith([8, 8, 8]);
  for (let n = 0; n < 20; n++) expect(await verify(env, connection)).toBeNull();
  expect(new Set(called)).toEqual(new Set(['sidecar-0']));
});

test('an instance that is busy hands the call on to the next one', async () => {
  const { env, called } = instancesWith([0, 8, 8]);
  expect(await verify(env, connection)).toBeNull();
  expect(called).toEqual(['sidecar-0', 'sidecar-1']);
});

test('when all instances are busy, the call fails with BUSY, and each was asked once', async () => {
  const { env, called } = instancesWith([0, 0, 0]);
  expect(await verify(env, connection)).toMatchObject({ code: 'BUSY' });
  expect(called).toEqual(['sidecar-0', 'sidecar-1', 'sidecar-2']);
});

describe('several own sidecars', () => {
  const ENV = { ...testEnv, SIDECAR_URL: 'http://a.test, http://b.test,http://c.test' } as Env;
  const HOSTS = ['a.test', 'b.test', 'c.test'];
  const busy = () => Response.json({}, { headers: { [BUSY_HEADER]: '1' } });

  /** Lets these hosts answer, and returns the hosts of all calls. */
  function answer(of: (host: string) => Response): string[] {
    const hosts: string[] = [];
    vi.stubGlobal('fetch', async (url: URL) => {
      hosts.push(url.host);
      return of(url.host);
    });
    return hosts;
  }
  afterEach(() => vi.unstubAllGlobals());

  async function fetchOf(user: string): Promise<void> {
    for await (const _ of fetchMessages(ENV, { ...request, connection: { ...connection, user } })) break;
  }

  test('share the accounts: each has always the same one', async () => {
    const hosts = answer(() => new Response(MAILBOX + END));
    const users = Array.from({ length: 60 }, (_, n) => `user${n}@example.com`);
    for (const user of users) await fetchOf(user);
    const first = hosts.splice(0);
    for (const host of HOSTS) expect(first.filter((one) => one === host).length).toBeGreaterThan(8);
    for (const user of users) await fetchOf(user);
    expect(hosts).toEqual(first);
  });

  test('take over the fetches of one that is busy or down, and no other call of one that is down', async () => {
    const down = (host: string) => {
      throw new TypeError(`${host} is down`);
    };
    const hosts = answer(() => new Response(MAILBOX + END));
    await fetchOf('kim');
    const [home] = hosts;
    for (const fail of [busy, down]) {
      const asked = answer((host) => (host === home ? fail(host) : new Response(MAILBOX + END)));
      await fetchOf('kim');
      expect(asked).toHaveLength(2);
    }
    const all = answer(down);
    await expect(fetchOf('kim')).rejects.toMatchObject({ code: 'SIDECAR_UNAVAILABLE' });
    expect(all.sort()).toEqual(HOSTS);
    const one = answer(down);
    await expect(verify(ENV, connection)).rejects.toMatchObject({ code: 'SIDECAR_UNAVAILABLE' });
    expect(one).toHaveLength(1);
  });

  test('are not available where none is set', async () => {
    const { SIDECAR: _, ...env } = { ...ENV, SIDECAR_URL: '' };
    await expect(verify(env as Env, connection)).rejects.toMatchObject({
      code: 'SIDECAR_UNAVAILABLE',
      kind: 'remote_failed',
    });
  });

  test('tell their health together, and fail together', async () => {
    answer((host) =>
      Response.json({ status: 'ok', active: 1, calls: 8, age_s: [7, 5, 6][HOSTS.indexOf(host)] }),
    );
    expect(await askSidecar(ENV)).toEqual({ status: 'ok', active: 3, calls: 24, age_s: 5 });
    answer((host) => {
      if (host === 'b.test') throw new TypeError('down');
      return Response.json({ status: 'ok', active: 1, calls: 8, age_s: 5 });
    });
    await expect(askSidecar(ENV)).rejects.toThrow('down');
  });
});
