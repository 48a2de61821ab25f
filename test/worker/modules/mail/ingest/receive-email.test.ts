import { afterEach, expect, test, vi } from 'vitest';
import { receiveEmail } from '../../../../../src/worker/modules/mail/index.ts';
import { enterMessage } from '../../../../../src/worker/platform/work/message-room.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { prove } from '../../inboxes/claims/world.ts';

afterEach(() => vi.restoreAllMocks());

async function makeInbox(
  client: Client,
  address = `in-${client.organizationId}@routed.example`,
): Promise<string> {
  const server = { host: 'mail.example.com', user: address, password: 'secret', tls: true };
  const response = await client.request('POST', '/api/inboxes', {
    name: 'Routed',
    email_address: address,
    tag: 'Partners',
    ...Object.fromEntries(Object.entries({ ...server, port: 993 }).map(([k, v]) => [`imap_${k}`, v])),
    ...Object.fromEntries(Object.entries({ ...server, port: 465 }).map(([k, v]) => [`smtp_${k}`, v])),
  });
  expect(response.status).toBe(201);
  await prove(client, address);
  return address;
}

function arriving(to: string, raw: string, rawSize = raw.length) {
  const rejected: string[] = [];
  const message = {
    from: 'kim@example.com',
    to,
    headers: new Headers(),
    raw: new Response(raw).body!,
    rawSize,
    setReject: (reason: string) => rejected.push(reason),
  } as unknown as ForwardableEmailMessage;
  return { message, rejected };
}

const RAW =
  'Message-ID: <routed@example.com>\r\nFrom: kim@example.com\r\nTo: list@example.com\r\nSubject: Routed\r\n\r\nHi';

test('mail from Email Routing goes to the organization with the inbox, once', async () => {
  const [owner, other] = [await makeOrganization(), await makeOrganization()];
  const address = await makeInbox(owner);
  for (const to of [address, address.toUpperCase()]) {
    const { message, rejected } = arriving(to, RAW);
    await receiveEmail(testCtx(0), message);
    expect(rejected).toEqual([]);
  }
  const emails = await owner.request('GET', '/api/emails').then((r) => r.json());
  expect(emails).toMatchObject([{ subject: 'Routed', tag: 'Partners', to_address: 'list@example.com' }]);
  expect(await other.request('GET', '/api/emails').then((r) => r.json())).toEqual([]);
});

test('mail without an inbox, and mail that can never be saved, is rejected', async () => {
  const owner = await makeOrganization();
  const address = await makeInbox(owner);
  for (const [to, raw, size] of [
    ['nobody@routed.example', RAW, RAW.length],
    [address, '', 0],
    [address, RAW, 26 * 1024 * 1024],
  ] as const) {
    const { message, rejected } = arriving(to, raw, size);
    await receiveEmail(testCtx(0), message);
    expect(rejected).toHaveLength(1);
  }
  expect(await owner.request('GET', '/api/emails').then((r) => r.json())).toEqual([]);
});

test('mail to an address with a +detail goes to the inbox with that address, else to the one without detail', async () => {
  const [owner, other] = [await makeOrganization(), await makeOrganization()];
  const address = await makeInbox(owner);
  const detailed = address.replace('@', '+vip@');
  await makeInbox(other, detailed);
  for (const [to, id] of [
    [address.replace('@', '+Order-42@').toUpperCase(), 'plain'],
    [detailed, 'exact'],
    [detailed.replace('@', '+more@'), 'longer'],
  ] as const) {
    const { message, rejected } = arriving(to, RAW.replace('routed@', `${id}@`).replace('Routed', id));
    await receiveEmail(testCtx(0), message);
    expect(rejected).toEqual([]);
  }
  const subjects = async (client: Client) =>
    ((await (await client.request('GET', '/api/emails')).json()) as { subject: string }[])
      .map(({ subject }) => subject)
      .sort();
  expect(await subjects(owner)).toEqual(['longer', 'plain']);
  expect(await subjects(other)).toEqual(['exact']);

  const { message, rejected } = arriving(`nobody+${address}`, RAW);
  await receiveEmail(testCtx(0), message);
  expect(rejected).toHaveLength(1);
});

test('a large routed message waits for room, and fails for the sender to retry when there is none in time', async () => {
  const owner = await makeOrganization();
  const address = await makeInbox(owner);
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const free = await enterMessage(25 * 1024 * 1024);
  const { message, rejected } = arriving(address, RAW, 300_000);
  const refused = receiveEmail(testCtx(0), message);
  await vi.waitUntil(() => timeout.mock.calls.length === 1, 30_000);
  patience.abort(new Error('no room'));
  await expect(refused).rejects.toThrow('no room');
  expect(rejected).toEqual([]);
  expect(message.raw.locked).toBe(false);

  timeout.mockReturnValue(new AbortController().signal);
  const received = receiveEmail(testCtx(0), message);
  await vi.waitUntil(() => timeout.mock.calls.length === 2, 30_000);
  expect(await owner.request('GET', '/api/emails').then((r) => r.json())).toEqual([]);
  free();
  await received;
  expect(await owner.request('GET', '/api/emails').then((r) => r.json())).toHaveLength(1);
  // It has released its room.
  (await enterMessage(25 * 1024 * 1024, AbortSignal.abort()))();
});

test('without room, the sender keeps the message and tries again', async () => {
  const owner = await makeOrganization();
  const address = await makeInbox(owner);
  const full = testCtx(0, { env: { ...testEnv, LIMIT_MAILS_PER_DAY: '0' } });
  const { message, rejected } = arriving(address, RAW);
  await expect(receiveEmail(full, message)).rejects.toMatchObject({ code: 'MAIL_LIMIT' });
  expect(rejected).toEqual([]);
  const again = arriving(address, RAW);
  await receiveEmail(testCtx(0), again.message);
  expect(await owner.request('GET', '/api/emails').then((r) => r.json())).toHaveLength(1);
});
