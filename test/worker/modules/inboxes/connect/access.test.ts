import { afterAll, expect, test, vi } from 'vitest';
import { getAccessToken } from '../../../../../src/worker/modules/inboxes/connect/access.ts';
import { findInbox, openInbox } from '../../../../../src/worker/modules/inboxes/index.ts';
import { resealPasswordsPart } from '../../../../../src/worker/modules/inboxes/secrets.ts';
import { updateInbox } from '../../../../../src/worker/modules/inboxes/update.ts';
import { sendNow } from '../../../../../src/worker/modules/sending/outgoing/attempt.ts';
import { sendEmail } from '../../../../../src/worker/modules/sending/outgoing/send-email.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import type { Deliver } from '../../../../../src/worker/platform/outside/delivery.ts';
import { testEnv } from '../../../helpers.ts';
import { inboxBody, mail } from '../../sync/world.ts';
import { makeWorld, newMailbox, type World } from './world.ts';

afterAll(() => {
  vi.unstubAllGlobals();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WITHDRAWN = 'The consent was withdrawn. Connect the mailbox again.';

const tokenOf = async (world: World, id: number, refusedToken?: string) =>
  (await openInbox(world.ctx(), id, refusedToken))!.imap.access_token;

const columns = (id: number) =>
  testEnv.DB.prepare(
    'SELECT consent, refresh_token, access_token, access_expires_at, updated_at FROM inboxes WHERE id = ?',
  )
    .bind(id)
    .first<Record<string, unknown>>();

const refreshes = (world: World) => world.provider.calls.slice(1).map((form) => form.get('refresh_token'));

const withdrawals = (world: World) =>
  testEnv.DB.prepare(
    "SELECT count(*) AS n FROM audit_log WHERE organization_id = ? AND action = 'inbox.consent_withdrawn'",
  )
    .bind(world.client.organizationId)
    .first<number>('n');

test('an access token is used for both servers until five minutes before it expires', async () => {
  const world = await makeWorld();
  const { id, user } = await world.connect();
  const inbox = await openInbox(world.ctx(), id);
  expect(inbox).toMatchObject({
    auth: 'google',
    imap: { host: 'imap.gmail.com', port: 993, user, tls: true, access_token: 'access-token-2' },
    smtp: { host: 'smtp.gmail.com', port: 465, user, tls: true, access_token: 'access-token-2' },
  });
  expect(inbox!.imap).not.toHaveProperty('password');
  expect(refreshes(world)).toEqual([]);
  const before = await columns(id);

  world.clock.now += 56 * MINUTE;
  expect(await tokenOf(world, id)).toBe('access-token-3');
  expect(await tokenOf(world, id)).toBe('access-token-3');
  expect(refreshes(world)).toEqual(['refresh-token-2']);
  expect(await columns(id)).toMatchObject({
    refresh_token: before!['refresh_token'],
    updated_at: before!['updated_at'],
    access_expires_at: world.clock.now + HOUR,
  });
});

test('a token that a server has refused is renewed, unless it has been renewed already', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  expect(await tokenOf(world, id, 'access-token-2')).toBe('access-token-3');
  expect(await tokenOf(world, id, 'access-token-2')).toBe('access-token-3');
  expect(refreshes(world)).toHaveLength(1);
});

test('a rotated refresh token replaces the old one', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  world.provider.rotates = 'strictly';
  for (let n = 0; n < 3; n++) {
    world.clock.now += HOUR;
    await tokenOf(world, id);
  }
  expect(refreshes(world)).toEqual(['refresh-token-2', 'refresh-token-3', 'refresh-token-4']);
});

test('of two concurrent refreshes one refresh token is stored, and both get a valid access token', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  world.provider.rotates = 'leniently';
  world.clock.now += HOUR;
  const tokens = await Promise.all([tokenOf(world, id), tokenOf(world, id), tokenOf(world, id)]);
  expect(new Set(tokens).size).toBe(1);
  world.provider.rotates = 'strictly';
  world.clock.now += HOUR;
  await tokenOf(world, id);
  const [first, second, third, last] = refreshes(world);
  expect([first, second, third]).toEqual(Array(3).fill('refresh-token-2'));
  expect(last).toBe(tokens[0]!.replace('access', 'refresh'));
});

test('a refresh whose token has been used by another uses the tokens of that one', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  world.provider.rotates = 'strictly';
  world.clock.now += HOUR;
  const stale = await findInbox(world.ctx(), id);
  const quick = await tokenOf(world, id);
  expect(await getAccessToken(world.ctx(), stale!)).toBe(quick);
  expect(refreshes(world)).toEqual(['refresh-token-2', 'refresh-token-2']);
  expect(await columns(id)).toMatchObject({ consent: 'given' });
  expect(await withdrawals(world)).toBe(0);
});

test('an invalid_grant while another refresh is about to store new tokens stops nothing', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.connect();
  box.add(mail('race'));
  world.provider.rotates = 'strictly';
  world.clock.now += HOUR;
  let storing: () => void = () => {};
  const stored = new Promise<void>((resolve) => {
    storing = resolve;
  });
  let granted: () => void = () => {};
  const waits = new Promise<void>((resolve) => {
    granted = resolve;
  });
  world.provider.before = () => {
    granted();
    return stored;
  };
  const first = world.ctx();
  const opening = openInbox(first, id);
  await waits;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ error_code: 'CONSENT_WITHDRAWN' });
  expect(await world.job(jobId)).toMatchObject({ due_at: null });
  world.provider.before = null;
  storing();
  expect((await opening)!.imap.access_token).toMatch(/^access-token-/);
  await first.waited();
  expect(await columns(id)).toMatchObject({ consent: 'given' });
  expect(world.queue.woken()).toEqual([jobId]);
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(1);
});

test('withdrawn consent is logged once, reported, and no longer tried automatically', async () => {
  const world = await makeWorld();
  const { id, jobId, box, user, account } = await world.connect();
  box.add(mail('w1'));
  await world.run(jobId);
  expect(world.sidecar.fetches()[0]!.connection).toEqual({
    host: 'imap.gmail.com',
    port: 993,
    user,
    tls: true,
    access_token: 'access-token-2',
  });
  world.provider.withdraw();
  world.clock.now += HOUR;
  await world.run(jobId);
  expect(world.sidecar.fetches()).toHaveLength(1);
  const status = await world.request('GET', '/api/sync/status');
  expect(((await status.json()) as { inboxes: unknown[] }).inboxes).toMatchObject([
    { state: 'disabled', error_code: 'CONSENT_WITHDRAWN', error: WITHDRAWN, next_attempt_at: null },
  ]);
  const [inbox] = (await (await world.request('GET', '/api/inboxes')).json()) as Record<string, unknown>[];
  expect(inbox).toMatchObject({ auth: 'google', consent: 'withdrawn' });
  expect(await columns(id)).toMatchObject({ access_token: null });
  const result = await world.request('POST', `/api/inboxes/${id}/test`);
  expect(await result.json()).toEqual({
    imap: { success: false, error: WITHDRAWN },
    smtp: { success: false, error: WITHDRAWN },
  });
  expect(await withdrawals(world)).toBe(1);
  const calls = world.provider.calls.length;
  world.clock.now += DAY;
  await world.run(jobId);
  expect(world.provider.calls).toHaveLength(calls);

  // A sync that a user starts makes one more attempt.
  await world.request('POST', '/api/sync');
  expect(world.queue.woken()).toEqual([jobId]);
  await world.run(jobId);
  expect(world.provider.calls).toHaveLength(calls + 1);
  expect(await withdrawals(world)).toBe(1);

  // After connecting again, the sync continues where it stopped.
  box.add(mail('w2'));
  world.clock.now = Date.now();
  await world.connect({ inbox_id: id }, account);
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(2);
  expect(await world.sync(id)).toMatchObject({ error_code: null, disabled_reason: null });
  expect(await columns(id)).toMatchObject({ consent: 'given' });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['fails', () => new Response('oops', { status: 500 })],
  ['refuses Herald', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
  ['says slow down', () => Response.json({ error: 'slow_down' }, { status: 429 })],
  ['says invalid_grant in a success', () => Response.json({ error: 'invalid_grant' })],
  ['is unreachable', () => Promise.reject(new TypeError('Network connection lost.'))],
])('a token endpoint that %s is retried, and the consent stays', async (_, answer) => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.connect();
  box.add(mail('t1'));
  world.clock.now += HOUR;
  world.provider.instead = answer;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ error_code: 'TOKEN_ENDPOINT_FAILED', disabled_reason: null });
  expect(await world.job(jobId)).toMatchObject({ due_at: world.clock.now + MINUTE });
  expect(await columns(id)).toMatchObject({ consent: 'given' });
  const result = await world.request('POST', `/api/inboxes/${id}/test`);
  expect(result.status).toBe(200);
  world.provider.instead = null;
  world.clock.now += MINUTE;
  await world.run(jobId);
  expect(await world.emails()).toHaveLength(1);
});

test('a refused access token is renewed once in the run; then the run fails with a fitting reason', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.connect();
  box.add(mail('a1'));
  const refuse = { type: 'failed', failure: { code: 'AUTH_FAILED', message: 'No.' } };
  let refused = 1;
  world.sidecar.instead = () => (refused-- > 0 ? new Response(`${JSON.stringify(refuse)}\n`) : undefined);
  await world.run(jobId);
  expect(world.sidecar.fetches().map(({ connection }) => connection.access_token)).toEqual([
    'access-token-2',
    'access-token-3',
  ]);
  expect(await world.emails()).toHaveLength(1);
  expect(await world.sync(id)).toMatchObject({ error_code: null });

  refused = 100;
  world.clock.now += 3 * MINUTE;
  await world.run(jobId);
  expect(refreshes(world)).toHaveLength(2);
  expect(await world.sync(id)).toMatchObject({ error_code: 'AUTH_FAILED', refused_since: world.clock.now });
  world.clock.now += 3 * DAY;
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({
    disabled_reason: expect.stringMatching(
      /^The server has refused the access since .* Connect the mailbox again/,
    ),
  });
});

test('a test of the inbox also renews a refused access token', async () => {
  const world = await makeWorld({ GOOGLE_MAIL_SERVERS: '127.0.0.1:9,127.0.0.1:9' });
  const { id } = await world.connect();
  let refused = 1;
  world.sidecar.instead = () =>
    refused-- > 0 ? Response.json({ failure: { code: 'AUTH_FAILED', message: 'No.' } }) : undefined;
  const result = await world.request('POST', `/api/inboxes/${id}/test`);
  expect(await result.json()).toMatchObject({ imap: { success: true, error: '' }, smtp: { success: false } });
  expect(world.sidecar.calls).toHaveLength(2);
  expect(world.sidecar.calls[1]!.body).toMatchObject({ access_token: 'access-token-3' });
});

/** Creates an SMTP server that refuses these tokens. */
function smtp(refused: string[]) {
  const tokens: (string | undefined)[] = [];
  const through: Deliver = async (_env, { access_token }) => {
    tokens.push(access_token);
    const outcome = { reply: null, refused: [] };
    return refused.includes(access_token!)
      ? {
          ...outcome,
          state: 'failed',
          code: 'AUTH_FAILED',
          detail: 'It refused the access token.',
          refusedMail: false,
        }
      : { ...outcome, state: 'sent', reply: '250 ok', newMessageIds: [] };
  };
  return { tokens, through };
}

const hello = (id: number) => ({
  inbox: { id },
  to: ['kim@example.net'],
  subject: 'Hello',
  html: '<p>Hello</p>',
});

test('sending uses the access token, and renews it once if it is refused', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  const once = smtp(['access-token-2']);
  expect(await sendEmail(world.ctx({ deliver: once.through }), hello(id))).toMatchObject({ state: 'sent' });
  expect(once.tokens).toEqual(['access-token-2', 'access-token-3']);
  const never = smtp(['access-token-3', 'access-token-4']);
  expect(await sendEmail(world.ctx({ deliver: never.through }), hello(id))).toMatchObject({
    state: 'failed',
    code: 'AUTH_FAILED',
  });
  expect(never.tokens).toEqual(['access-token-3', 'access-token-4']);
});

test('sending reports withdrawn consent, and retries a failing token endpoint later', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  const { tokens, through } = smtp([]);
  world.clock.now += HOUR;
  world.provider.instead = () => new Response('', { status: 503 });
  const queued = await sendEmail(world.ctx({ deliver: through }), hello(id));
  expect(queued).toMatchObject({ state: 'queued', code: 'TOKEN_ENDPOINT_FAILED' });
  world.provider.instead = null;
  world.clock.now += HOUR;
  const job = await testEnv.DB.prepare("SELECT id FROM jobs WHERE kind = 'send' AND organization_id = ?")
    .bind(world.client.organizationId)
    .first<number>('id');
  await sendNow(world.ctx({ deliver: through }), job!);
  expect(tokens).toHaveLength(1);

  world.provider.withdraw();
  world.clock.now += HOUR;
  expect(await sendEmail(world.ctx({ deliver: through }), hello(id))).toMatchObject({
    state: 'failed',
    code: 'CONSENT_WITHDRAWN',
  });
  expect(tokens).toHaveLength(1);
});

test('a missing registration is reported, and the consent stays', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  world.clock.now += HOUR;
  const env = { ...world.env, GOOGLE_CLIENT_SECRET: '' } as Env;
  await expect(openInbox(world.ctx({ env }), id)).rejects.toMatchObject({ code: 'NOT_CONFIGURED' });
  expect(await columns(id)).toMatchObject({ consent: 'given' });
});

test('an inbox that changes to passwords while its access is renewed keeps the passwords', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  world.clock.now += HOUR;
  const {
    name: _n,
    tag: _t,
    email_address: _e,
    is_active: _a,
    auto_reply_enabled: _r,
    ...servers
  } = inboxBody;
  world.provider.before = () => updateInbox(world.ctx(), id, servers);
  await expect(openInbox(world.ctx(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await columns(id)).toMatchObject({ consent: null, refresh_token: null, access_token: null });
  expect((await openInbox(world.ctx(), id))!.imap.password).toBe('imap-pass-word');
});

test('another organization cannot open the inbox', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  expect(await openInbox((await makeWorld()).ctx(), id)).toBeNull();
});

test('a new key reseals the tokens; a token copied to another inbox does not open', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  const env = { ...world.env, ENCRYPTION_KEY_2: Buffer.alloc(32, 2).toString('base64') } as Env;
  for (let n = 0; n < 20 && !String((await columns(id))!['refresh_token']).startsWith('2.'); n++) {
    await resealPasswordsPart.run(world.ctx({ env, organizationId: 0 }));
  }
  const { ENCRYPTION_KEY_1: _gone, ...onlyKey2 } = env;
  const ctx = world.ctx({ env: onlyKey2 as Env });
  expect((await openInbox(ctx, id))!.imap.access_token).toBe('access-token-3');
  expect(refreshes(world)).toEqual(['refresh-token-2']);

  const other = await world.connect({ tag: 'Info' }, newMailbox());
  await testEnv.DB.prepare(
    'UPDATE inboxes SET refresh_token = (SELECT refresh_token FROM inboxes WHERE id = ?), access_token = NULL WHERE id = ?',
  )
    .bind(other.id, id)
    .run();
  await expect(openInbox(ctx, id)).rejects.toMatchObject({ code: 'PASSWORD_UNREADABLE' });
});

test('resealing does not undo a refresh that happens in between', async () => {
  const world = await makeWorld();
  const { id } = await world.connect();
  world.provider.rotates = 'strictly';
  world.clock.now += HOUR;
  const env = { ...world.env, ENCRYPTION_KEY_2: Buffer.alloc(32, 2).toString('base64') } as Env;
  // The key is rotated while the provider responds: the token is the same, but sealed again.
  world.provider.before = async () => {
    for (let n = 0; n < 20 && !String((await columns(id))!['refresh_token']).startsWith('2.'); n++) {
      await resealPasswordsPart.run(world.ctx({ env, organizationId: 0 }));
    }
  };
  expect(await openInbox(world.ctx({ env }), id)).toMatchObject({ imap: { access_token: 'access-token-3' } });
  world.provider.before = null;
  world.clock.now += HOUR;
  await openInbox(world.ctx({ env }), id);
  expect(refreshes(world)).toEqual(['refresh-token-2', 'refresh-token-3']);
});
