import { beforeEach, describe, expect, test } from 'vitest';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { newEmail, PASSWORD, request, value, withEnv } from '../auth-helpers.ts';
import { codeOf } from './world.ts';

const INVITED: Partial<Env> = { SIGN_UP: 'invited' };
const DOMAINS: Partial<Env> = { SIGN_UP: 'domains', SIGN_UP_DOMAINS: 'Firm.example, other.example' };

const attempt = (email: string, env = INVITED) =>
  withEnv(env, request('POST', '/api/auth/sign-up/email', { name: 'Ada', email, password: PASSWORD }));
const accountsOf = (email: string) => value<number>('SELECT count(*) FROM users WHERE email = ?', email);
const at = (domain: string) => newEmail().replace('example.com', domain);

async function invite(client: Client, email = newEmail()): Promise<string> {
  const body = { email, role: 'member' };
  const response = await client.request('POST', '/api/auth/organization/invite-member', body);
  expect(response.status).toBe(200);
  return email;
}

/** Expects two responses that nobody can tell apart. */
async function expectSame(one: Response, other: Response): Promise<void> {
  const seen = async (response: Response) => {
    const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body };
  };
  expect(await seen(one)).toEqual(await seen(other));
}

describe('while nobody has an account', () => {
  beforeEach(async () => {
    await testEnv.DB.prepare('DELETE FROM users').run();
  });

  test.each([['invited', INVITED] as const, ['domains', DOMAINS] as const])(
    '%s: of first sign-ups at once, one makes an account',
    async (_, env) => {
      const emails = [newEmail(), newEmail(), newEmail()];
      const statuses = (await Promise.all(emails.map((email) => attempt(email, env)))).map((r) => r.status);
      expect(statuses.sort()).toEqual([200, 403, 403]);
      expect(await value('SELECT count(*) FROM users')).toBe(1);
      expect(await value('SELECT count(*) FROM members JOIN users ON users.id = user_id')).toBe(1);
    },
  );
});

describe('by invitation', () => {
  test('whoever is not invited is refused, and nothing is made or mailed', async () => {
    await makeOrganization();
    const email = newEmail();
    const response = await attempt(email);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.json()).toMatchObject({
      code: 'SIGN_UP_CLOSED',
      detail:
        'New accounts are made by invitation. Ask somebody who has one to invite this address, or sign in if it has an account.',
    });
    expect(await accountsOf(email)).toBe(0);
    expect(await value('SELECT count(*) FROM notices WHERE address = ?', email)).toBe(0);
  });

  test('the invited address signs up, in any spelling', async () => {
    const email = await invite(await makeOrganization());
    expect((await attempt(email.toUpperCase())).status).toBe(200);
    expect(await accountsOf(email)).toBe(1);
  });

  test.each([
    ['was canceled', "UPDATE invitations SET status = 'canceled' WHERE email = ?"],
    ['was accepted', "UPDATE invitations SET status = 'accepted' WHERE email = ?"],
    ['has expired', 'UPDATE invitations SET expires_at = 1 WHERE email = ?'],
    [
      'is of somebody who may no longer invite',
      "UPDATE members SET role = 'member' WHERE user_id = (SELECT inviter_id FROM invitations WHERE email = ?)",
    ],
  ])('not by an invitation that %s', async (_, change) => {
    const email = await invite(await makeOrganization());
    await testEnv.DB.prepare(change).bind(email).run();
    expect(await codeOf(await attempt(email))).toBe('SIGN_UP_CLOSED');
    expect(await accountsOf(email)).toBe(0);
  });

  test('an address with an account is refused as any other, invited or not', async () => {
    const owner = await makeOrganization();
    const known = await invite(owner);
    expect((await attempt(known)).status).toBe(200);
    await expectSame(await attempt(known), await attempt(newEmail()));
    const other = await value<string>('SELECT email FROM users WHERE id = ?', owner.userId);
    await expectSame(await attempt(other!), await attempt(newEmail()));
  });
});

describe('by domain', () => {
  test.each(['firm.example', 'other.example', 'FIRM.example'])('%s signs up', async (domain) => {
    expect((await attempt(at(domain), DOMAINS)).status).toBe(200);
  });

  test.each(['sub.firm.example', 'notfirm.example', 'firm.example.com'])('%s is refused', async (domain) => {
    const email = at(domain);
    expect((await attempt(email, DOMAINS)).status).toBe(403);
    expect(await accountsOf(email)).toBe(0);
  });

  test('whoever is invited signs up too; the refusal names the domains', async () => {
    const email = await invite(await makeOrganization());
    expect((await attempt(email, DOMAINS)).status).toBe(200);
    expect(await (await attempt(newEmail(), DOMAINS)).json()).toMatchObject({
      code: 'SIGN_UP_CLOSED',
      detail: expect.stringContaining('for addresses at firm.example, other.example, and by invitation'),
    });
  });

  test('without any domain, only the invited sign up', async () => {
    expect((await attempt(newEmail(), { SIGN_UP: 'domains' })).status).toBe(403);
  });
});

test.each<[string, Partial<Env>, string]>([
  ['production', { ENVIRONMENT: 'production' } as never, 'invited'],
  ['production that says open', { ENVIRONMENT: 'production', SIGN_UP: 'open' } as never, 'open'],
  ['development', {}, 'open'],
  ['a word that is none', { SIGN_UP: 'everyone' }, 'invited'],
  ['an empty word', { SIGN_UP: '' }, 'invited'],
])('the sign-in options say who may sign up: %s', async (_, env, rule) => {
  const response = await withEnv(env, new Request('https://localhost/api/auth/sign-in-options'));
  expect(await response.json()).toMatchObject({ signUp: { rule, domains: [] } });
});

test('the sign-in options name the domains', async () => {
  const response = await withEnv(DOMAINS, request('GET', '/api/auth/sign-in-options'));
  const signUp = { rule: 'domains', domains: ['firm.example', 'other.example'] };
  expect(await response.json()).toMatchObject({ signUp });
});

test('a mailbox makes ten accounts a day, whatever is behind a plus: each is a mail to it', async () => {
  const user = newEmail().replace('@example.com', '');
  const address = (n: number) => `${user}+${n}@example.com`;
  for (let n = 0; n < 10; n++) expect((await attempt(address(n), {})).status).toBe(200);
  const refused = await attempt(address(10), {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  expect(await accountsOf(address(10))).toBe(0);
});
