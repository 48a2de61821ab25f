import { expect, test } from 'vitest';
import { insertSignIn } from '../../../../../src/worker/modules/identity/sessions/login-history-store.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { addMember, makeOrganization, testCtx } from '../../../helpers.ts';
import { makeAccount, settled } from '../accounts/world.ts';
import { newAddress, PASSWORD, post, value } from '../auth-helpers.ts';

const PATH = '/api/settings/security/login-history';
const SIGN_IN = '/api/auth/sign-in/email';

test('sign-ins and failures are listed newest first, with their origin', async () => {
  const ada = await makeAccount();
  const from = { 'cf-connecting-ip': '192.0.2.7', 'user-agent': 'probe/1' };
  await settled('POST', SIGN_IN, { email: ada.email, password: 'a wrong guess' }, from);
  await settled('POST', SIGN_IN, { email: ada.email, password: PASSWORD }, from);
  const response = await ada.request('GET', PATH);
  expect(response.status).toBe(200);
  const shared = {
    id: expect.any(Number),
    created_at: expect.stringMatching(/Z$/),
    method: 'password',
    ip_address: '192.0.2.7',
    user_agent: 'probe/1',
  };
  const history = (await response.json()) as { id: number }[];
  expect(history).toEqual([
    { ...shared, outcome: 'signed_in' },
    { ...shared, outcome: 'wrong_password' },
  ]);
  expect(history[0]?.id).toBeGreaterThan(history[1]?.id ?? 0);
});

test('the last 50 are kept, also when many are inserted at once', async () => {
  const owner = await makeOrganization();
  const { db } = testCtx(0);
  const attempt = { userId: owner.userId, method: 'password', ipAddress: null, userAgent: null } as const;
  await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      commit(db, insertSignIn(db, { ...attempt, outcome: 'wrong_password', createdAt: i })),
    ),
  );
  expect(((await (await owner.request('GET', PATH)).json()) as unknown[]).length).toBe(50);
  expect(await value('SELECT count(*) FROM login_history WHERE user_id = ?', owner.userId)).toBe(50);
});

test("other users' sign-ins are not listed", async () => {
  const ada = await makeAccount();
  const member = await addMember(ada.organizationId, 'admin');
  await settled('POST', SIGN_IN, { email: ada.email, password: PASSWORD });
  expect(await (await member.request('GET', PATH)).json()).toEqual([]);
});

test('60 networks at once try one account: 10 passwords are compared, and the owner is refused too', async () => {
  const ada = await makeAccount();
  const tries = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      post(SIGN_IN, { email: ada.email, password: `guess ${i}` }, { 'cf-connecting-ip': newAddress() }),
    ),
  );
  const statuses = tries.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  expect((await post(SIGN_IN, { email: ada.email, password: PASSWORD })).status).toBe(429);
  // One row counts all tries.
  expect(await value('SELECT count(*) FROM sign_in_failures WHERE failures >= 60')).toBe(1);
  // Another spelling of the address is the same account.
  const typed = ada.email.replace('example', 'ＥＸＡＭＰＬＥ').toUpperCase();
  expect((await post(SIGN_IN, { email: typed, password: PASSWORD })).status).toBe(429);
});

test.each([
  ['a Cyrillic letter', 'ex\u0430mple'],
  ['a dotless i', 'examp\u0131e'],
  ['a zero-width space', 'exam\u200bple'],
  ['a combining mark', 'e\u0301xample'],
])('an address with %s in it is not the account', async (_, instead) => {
  const ada = await makeAccount();
  const lookAlike = ada.email.replace('example', instead);
  const signedIn = await post(SIGN_IN, { email: lookAlike, password: PASSWORD });
  expect(signedIn.status).toBe(401);
  const signedUp = await post('/api/auth/sign-up/email', {
    name: 'Ada',
    email: lookAlike,
    password: PASSWORD,
  });
  expect(signedUp.status).toBe(400);
  expect(await signedUp.json()).toMatchObject({ code: 'INVALID_EMAIL' });
});
