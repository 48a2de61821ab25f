import { expect, test } from 'vitest';
import type { TokenBalance, TokenEntry } from '../../../../../src/contract/tokens.ts';
import { welcome } from '../../../../../src/worker/modules/identity/welcome/welcome.ts';
import { bookWelcomes } from '../../../../../src/worker/modules/tokens/ledger/welcome.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { directory } from '../../../../../src/worker/platform/data/database.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';

import { addMember, type Client, makeOrganization, testCtx, testEnv, unverified } from '../../../helpers.ts';
import { mailsTo, makeAccount, settled } from '../../identity/accounts/world.ts';
import { get, newEmail, PASSWORD, post, value } from '../../identity/auth-helpers.ts';
import { anotherSession, newSlug } from '../../identity/organizations/world.ts';
import { account } from '../world.ts';

const run = (sql: string, ...values: unknown[]) =>
  testEnv.DB.prepare(sql)
    .bind(...values)
    .run();
const book = () => bookWelcomes(testCtx(0));
const grantTo = ({ userId, organizationId }: Client, at: number) =>
  run(
    'INSERT INTO welcome_grants (user_id, organization_id, created_at) VALUES (?, ?, ?)',
    userId,
    organizationId,
    at,
  );
const verificationOf = async (email: string) => (await mailsTo(email))[0]?.link ?? '';

/** Returns the tokens granted to the user, summed over all their organizations, and the number of bookings. */
async function grantedTo(userId: number | string): Promise<{ tokens: number; bookings: number }> {
  const row = await testEnv.DB.prepare(
    `SELECT COALESCE(SUM(amount), 0) AS tokens, count(*) AS bookings FROM token_ledger
      WHERE kind = 'grant' AND ref = 'welcome:' || ?1`,
  )
    .bind(String(userId))
    .first<{ tokens: number; bookings: number }>();
  return row!;
}
const ORGANIZATION = 'SELECT max(organization_id) FROM members WHERE user_id = ?';
const ONCE = { tokens: 50_000, bookings: 1 };
const NEVER = { tokens: 0, bookings: 0 };

async function balanceOf(client: Pick<Client, 'request'>): Promise<number> {
  const answer = await client.request('GET', '/api/settings/tokens/balance');
  return ((await answer.json()) as TokenBalance).balance;
}

async function signUp(env = {}) {
  const email = newEmail();
  const body = { name: 'Ada', email, password: PASSWORD };
  const answer = await settled('POST', '/api/auth/sign-up/email', body, {}, env);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { user } = (await answer.json()) as { user: { id: string } };
  return { email, cookie, userId: Number(user.id) };
}

test('if no address can be verified by mail, only the first account gets the tokens', async () => {
  const env = { SYSTEM_SMTP_URL: undefined };
  const first = await signUp(env);
  const second = await signUp(env);
  await book();
  expect(await grantedTo(first.userId)).toEqual(ONCE);
  expect(await grantedTo(second.userId)).toEqual(NEVER);
  await settled('POST', '/api/auth/sign-in/email', { email: second.email, password: PASSWORD }, {}, env);
  await settled('POST', '/api/auth/sign-in/email', { email: first.email, password: PASSWORD }, {}, env);
  await book();
  expect(await grantedTo(second.userId)).toEqual(NEVER);
  expect(await grantedTo(first.userId)).toEqual(ONCE);
});

test('verifying the address brings the tokens, to the organization of the sign-up', async () => {
  const { email, cookie, userId } = await signUp();
  const read = async <T>(path: string) =>
    (await (await get(`/api/settings/tokens${path}`, { cookie })).json()) as T;
  await book();
  expect(await read('/balance')).toMatchObject({ balance: 0, available: 0 });
  expect(await read('/history')).toEqual([]);
  expect((await get(await verificationOf(email), { cookie })).status).toBe(200);
  await book();
  expect(await read('/balance')).toMatchObject({ balance: 50_000, available: 50_000 });
  const history = await read<TokenEntry[]>('/history');
  expect(history).toMatchObject([
    { kind: 'grant', ref: `welcome:${userId}`, amount: 50_000, actor: 'system' },
  ]);
  expect((await get(await verificationOf(email), { cookie })).status).toBe(200);
  await book();
  expect(await grantedTo(userId)).toEqual(ONCE);
});

test('a password reset by a mailed link verifies the address, and brings the tokens too', async () => {
  const ada = await unverified(makeAccount());
  await settled('POST', '/api/auth/request-password-reset', { email: ada.email });
  const token = (await mailsTo(ada.email))[0]?.text.match(/^[0-9A-Za-z]{32}$/m)?.[0];
  const reset = await settled('POST', '/api/auth/reset-password', { newPassword: PASSWORD, token });
  expect(reset.status).toBe(200);
  await book();
  expect(await account(ada.organizationId)).toEqual({ balance: 50_000, reserved: 0 });
});

test('a user of twenty organizations gets the tokens once, also after leaving the first', async () => {
  const ada = await makeOrganization();
  const create = () =>
    ada.request('POST', '/api/auth/organization/create', { name: 'Another', slug: newSlug() });
  for (let i = 0; i < 19; i++) expect((await create()).status).toBe(200);
  await book();
  expect(await grantedTo(ada.userId)).toEqual(ONCE);
  expect(await account(ada.organizationId)).toEqual({ balance: 50_000, reserved: 0 });

  const other = await addMember(ada.organizationId, 'owner');
  await book();
  expect(await grantedTo(other.userId)).toEqual(NEVER);
  const leave = { organizationId: String(ada.organizationId) };
  expect((await ada.request('POST', '/api/auth/organization/leave', leave)).status).toBe(200);
  // The session is now in another organization, or signed out.
  const { cookie } = await anotherSession(ada, (await value<number>(ORGANIZATION, ada.userId))!);
  const again = await post('/api/auth/organization/create', { name: 'Again', slug: newSlug() }, { cookie });
  expect(again.status).toBe(200);
  await book();
  expect(await grantedTo(ada.userId)).toEqual(ONCE);
});

test('a user who owned no organization gets the tokens with the first one they create', async () => {
  const owner = await makeOrganization();
  const kim = await addMember(owner.organizationId, 'member');
  const created = await kim.request('POST', '/api/auth/organization/create', {
    name: 'Own',
    slug: newSlug(),
  });
  const { id } = (await created.json()) as { id: string };
  await book();
  expect(await account(Number(id))).toEqual({ balance: 50_000, reserved: 0 });
  expect(await balanceOf(kim)).toBe(50_000);
  expect(await balanceOf(owner)).toBe(0);
});

test('32 concurrent calls of every kind make one booking', async () => {
  const { email, cookie, userId } = await signUp();
  const link = await verificationOf(email);
  const create = { name: 'Another', slug: '' };
  await Promise.all(
    Array.from({ length: 32 }, (_, i) =>
      i % 4 === 0
        ? get(link, { cookie })
        : i % 4 === 1
          ? post('/api/auth/organization/create', { ...create, slug: newSlug() }, { cookie })
          : book(),
    ),
  );
  await Promise.all(Array.from({ length: 32 }, book));
  expect(await grantedTo(userId)).toEqual(ONCE);
  const own = await value<string>(
    'SELECT json_group_array(organization_id) FROM members WHERE user_id = ?',
    userId,
  );
  const total =
    'SELECT SUM(balance) FROM token_accounts WHERE organization_id IN (SELECT value FROM json_each(?))';
  expect(await value(total, own)).toBe(50_000);
});

test('a crash between the grant and its booking, or after it, neither loses nor doubles tokens', async () => {
  const ada = await makeOrganization();
  await grantTo(ada, 1);
  await book();
  expect(await account(ada.organizationId)).toEqual({ balance: 50_000, reserved: 0 });
  await run('UPDATE welcome_grants SET booked_at = NULL WHERE user_id = ?', ada.userId);
  await book();
  expect(await account(ada.organizationId)).toEqual({ balance: 50_000, reserved: 0 });
  expect(await value('SELECT booked_at FROM welcome_grants WHERE user_id = ?', ada.userId)).not.toBeNull();
});

test('a grant that cannot be booked does not stop the others, and is retried', async () => {
  const [broken, healthy] = [await makeOrganization(), await makeOrganization()];
  await grantTo(broken, 1);
  await grantTo(healthy, 2);
  await run(
    `CREATE TRIGGER broken BEFORE INSERT ON token_ledger WHEN NEW.organization_id = ${broken.organizationId}
      BEGIN SELECT RAISE(FAIL, 'broken'); END`,
  );
  await book();
  await run('DROP TRIGGER broken');
  expect(await grantedTo(broken.userId)).toEqual(NEVER);
  expect(await grantedTo(healthy.userId)).toEqual(ONCE);
  await book();
  expect(await grantedTo(broken.userId)).toEqual(ONCE);
});

/** Returns the tokens that a user with this verified address has in a production with these settings. */
async function welcomed(email: string, settings: Partial<Env> = { WELCOME_TOKENS: '20000' }) {
  const client = await makeOrganization();
  await run('UPDATE users SET email = ? WHERE id = ?', email, client.userId);
  const env = { ...testEnv, ENVIRONMENT: 'production', ...settings } as Env;
  const ctx = testCtx(0, { env });
  await commit(directory(ctx), [welcome(ctx, { id: client.userId })]);
  await bookWelcomes(ctx);
  return (await grantedTo(client.userId)).tokens;
}

test('in production a domain has the tokens once, over all organizations, and a public provider once a mailbox', async () => {
  const domain = `${newSlug()}.example`;
  expect(await welcomed(`ada@${domain}`)).toBe(20_000);
  expect(await welcomed(`kim@${domain}`)).toBe(0);
  expect(await welcomed(`kim@mail.${domain}`)).toBe(0);
  const user = newSlug();
  expect(await welcomed(`${user}@web.de`)).toBe(20_000);
  expect(await welcomed(`${user}+again@web.de`)).toBe(0);
  expect(await welcomed(`${user}-other@web.de`)).toBe(20_000);
});

test.each([undefined, '0', '-5', 'many', '1.5'])('production that says %s gives none', async (tokens) => {
  expect(await welcomed(`ada@${newSlug()}.example`, { WELCOME_TOKENS: tokens } as Partial<Env>)).toBe(0);
});

test('who had none is given them once the setting is raised', async () => {
  const domain = `${newSlug()}.example`;
  expect(await welcomed(`ada@${domain}`, {})).toBe(0);
  expect(await welcomed(`kim@${domain}`)).toBe(20_000);
});
