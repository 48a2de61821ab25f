import { afterEach, expect, test, vi } from 'vitest';
import { enterMessage } from '../../../../src/worker/platform/work/message-room.ts';
import { type Client, fetchWorker, makeOrganization } from '../../helpers.ts';

const MB = 1024 * 1024;
const RAW = 'Message-ID: <a@example.com>\r\nFrom: a@example.com\r\nSubject: Hi\r\n\r\n';

afterEach(() => vi.restoreAllMocks());

/** Starts a request that announces this many bytes, sends what the test says, and nothing more. */
function announce(client: Client, length: number | null) {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start(made) {
      controller = made;
    },
    cancel: cancelled,
  });
  const headers = { cookie: client.cookie, 'content-type': 'message/rfc822' };
  const answer = fetchWorker(
    new Request('http://localhost/api/emails', {
      method: 'POST',
      body,
      headers: length === null ? headers : { ...headers, 'content-length': String(length) },
    }),
  );
  return {
    answer,
    cancelled,
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    lose: () => controller.error(new Error('Network connection lost.')),
  };
}

/** Replaces deadlines by those that the test ends: the first is that of the room, the second that of the body. */
function holdDeadlines(): AbortController[] {
  const deadlines: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController();
    deadlines.push(deadline);
    return deadline.signal;
  });
  return deadlines;
}

async function codeOf(response: Response): Promise<unknown> {
  return [response.status, ((await response.json()) as { code: string }).code];
}

/** Returns whether no message holds room for large messages. */
async function isRoomFree(): Promise<boolean> {
  return enterMessage(25 * MB, AbortSignal.abort()).then(
    (free) => {
      free();
      return true;
    },
    () => false,
  );
}

test('a message takes room from before its first byte until it is saved', async () => {
  const client = await makeOrganization();
  for (const length of [MB, null]) {
    expect(await isRoomFree()).toBe(true);
    const call = announce(client, length);
    await vi.waitUntil(async () => !(await isRoomFree()), 30_000);
    call.send(RAW + 'x'.repeat(MB - RAW.length));
    call.end();
    expect([200, 201]).toContain((await call.answer).status);
    expect(await isRoomFree()).toBe(true);
  }
});

test('a client that announces a message and never sends it gets 408, and the room is free again', async () => {
  const client = await makeOrganization();
  const deadlines = holdDeadlines();
  const call = announce(client, 25 * MB);
  call.send(RAW);
  await vi.waitUntil(() => deadlines.length === 2, 30_000);
  expect(await isRoomFree()).toBe(false);
  deadlines[1]!.abort();
  expect(await codeOf(await call.answer)).toEqual([408, 'BODY_INCOMPLETE']);
  expect(call.cancelled).toHaveBeenCalledOnce();
  expect(await isRoomFree()).toBe(true);
});

test('a client that leaves in the midst of its message frees the room', async () => {
  const client = await makeOrganization();
  const call = announce(client, 25 * MB);
  await vi.waitUntil(async () => !(await isRoomFree()), 30_000);
  call.lose();
  expect(await codeOf(await call.answer)).toEqual([408, 'BODY_INCOMPLETE']);
  expect(await isRoomFree()).toBe(true);
});

test('a large message that finds no room in time gets 503 with Retry-After; a small one needs none', async () => {
  const client = await makeOrganization();
  const free = await enterMessage(25 * MB);
  const deadlines = holdDeadlines();
  const call = announce(client, MB);
  await vi.waitUntil(() => deadlines.length === 1, 30_000);
  deadlines[0]!.abort();
  const response = await call.answer;
  expect(response.headers.get('retry-after')).toBe('10');
  expect(await codeOf(response)).toEqual([503, 'AT_CAPACITY']);

  const small = announce(client, 256 * 1024);
  small.send(RAW + 'x'.repeat(256 * 1024 - RAW.length));
  small.end();
  expect((await small.answer).status).toBe(201);
  free();
});

test('a message that is too large is refused at once, without room', async () => {
  const client = await makeOrganization();
  const free = await enterMessage(25 * MB);
  const announced = announce(client, 40 * MB);
  expect(await codeOf(await announced.answer)).toEqual([413, 'MESSAGE_TOO_LARGE']);
  free();

  const unannounced = announce(client, null);
  for (let i = 0; i < 37; i++) unannounced.send('x'.repeat(MB));
  expect(await codeOf(await unannounced.answer)).toEqual([413, 'MESSAGE_TOO_LARGE']);
  expect(await isRoomFree()).toBe(true);
});
