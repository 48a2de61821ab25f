/** After wrong passwords from outside, an account is locked except in browsers that signed in to it before. */

import { expect, test } from 'vitest';
import { sha256 } from '../../../../../src/lib/hash.ts';
import { removeExpired } from '../../../../../src/worker/modules/identity/remove-expired.ts';
import { testCtx, testEnv } from '../../../helpers.ts';
import { isSignedIn, mailsTo, makeAccount, settled } from '../accounts/world.ts';
import {
  cookieOf,
  DASHBOARD,
  dump,
  newEmail,
  PASSWORD,
  post,
  request,
  value,
  withEnv,
} from '../auth-helpers.ts';
import { AUTH, codeOf, cookieNamed, makeHolder, verifyTotp } from '../second-factor/world.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const NEW = 'another-planted-password-9';

const run = (sql: string, ...values: unknown[]) =>
  testEnv.DB.prepare(sql)
    .bind(...values)
    .run();
/** Returns `name=value` of the known-device cookie, if the response sets one. */
const deviceOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('known_device='))
    ?.split(';')[0];
const challengeOf = (response: Response) => cookieNamed(response, 'herald_two_factor') ?? '';
const signIn = (email: string, cookie = '', password = PASSWORD, more: object = {}) =>
  post(SIGN_IN, { email, password, ...more }, { cookie });
const statusOf = async (...args: Parameters<typeof signIn>) => (await signIn(...args)).status;

/** Signs in to this account, so that the browser is known. Returns its cookie. */
async function knownDevice(email: string, cookie = ''): Promise<string> {
  const answer = await signIn(email, cookie);
  expect(answer.status).toBe(200);
  return deviceOf(answer) ?? '';
}

const guess = (email: string, cookie = '') =>
  Promise.all(Array.from({ length: 11 }, () => statusOf(email, cookie, 'guess')));

/** Guesses passwords from outside until further guesses are refused. */
async function lockOut(email: string): Promise<void> {
  expect((await guess(email)).sort()).toEqual([...Array(10).fill(401), 429]);
}

test('guesses from outside lock out neither a known device nor a session, and stay refused', async () => {
  const ada = await makeAccount();
  const device = await knownDevice(ada.email);
  await lockOut(ada.email);
  expect(await isSignedIn(ada.cookie)).toBe(true);
  const signedIn = await signIn(ada.email, device);
  expect(signedIn.status).toBe(200);
  expect(await isSignedIn(cookieOf(signedIn))).toBe(true);
  // The user's sign-in does not allow further guesses.
  expect(await statusOf(ada.email, '', 'guess')).toBe(429);
  expect(await statusOf(ada.email)).toBe(429);
  expect(await statusOf(ada.email, deviceOf(signedIn))).toBe(200);
});

test('nor do they stop a signed-in user from what needs the password', async () => {
  const ada = await makeAccount();
  await lockOut(ada.email);
  const setUp = await ada.request('POST', `${AUTH}/enable`, { password: PASSWORD });
  expect(setUp.status).toBe(200);
  const change = { currentPassword: PASSWORD, newPassword: NEW };
  expect((await ada.request('POST', '/api/auth/change-password', change)).status).toBe(200);
});

test('a known device has its own exact limit, which locks out nobody else', async () => {
  const ada = await makeAccount();
  const [laptop, phone] = [await knownDevice(ada.email), await knownDevice(ada.email)];
  expect((await guess(ada.email, laptop)).sort()).toEqual([...Array(10).fill(401), 429]);
  const refused = await signIn(ada.email, laptop);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf(ada.email, phone)).toBe(200);
  expect(await statusOf(ada.email)).toBe(200);
  await run('UPDATE sign_in_failures SET window_ends_at = 1');
  expect(await statusOf(ada.email, laptop)).toBe(200);
});

test('a success clears earlier failures on that device', async () => {
  const ada = await makeAccount();
  let device = await knownDevice(ada.email);
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 9; i++) expect(await statusOf(ada.email, device, 'guess')).toBe(401);
    device = await knownDevice(ada.email, device);
  }
});

test('the cookie works only for users who signed in there', async () => {
  const [ada, bob, eve] = [await makeAccount(), await makeAccount(), await makeAccount()];
  const theirs = await knownDevice(bob.email, await knownDevice(ada.email));
  const evil = await knownDevice(eve.email);
  for (const { email } of [ada, bob]) {
    await lockOut(email);
    for (const forged of [
      evil,
      `${theirs}x`,
      'herald_known_device=',
      `herald_known_device=${'a'.repeat(40)}`,
    ]) {
      expect(await statusOf(email, forged)).toBe(429);
    }
  }
  const next = await knownDevice(ada.email, theirs);
  // The earlier token stops working: each sign-in replaces it, for all users known there.
  expect(await statusOf(ada.email, theirs)).toBe(429);
  expect(await statusOf(bob.email, next)).toBe(200);
});

test('a token planted in the browser does not become a known device', async () => {
  const [ada, eve] = [await makeAccount(), await makeAccount()];
  const planted = await knownDevice(eve.email);
  const device = await knownDevice(ada.email, planted);
  expect(device).not.toBe(planted);
  await lockOut(ada.email);
  expect(await statusOf(ada.email, planted)).toBe(429);
  expect(await statusOf(ada.email, device)).toBe(200);
});

test.each([
  [
    'http://localhost',
    {},
    {},
    /^herald_known_device=\w{40}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  ],
  [
    'http://localhost',
    { rememberMe: false },
    {},
    /^herald_known_device=\w{40}; Path=\/; HttpOnly; SameSite=Lax$/,
  ],
  [
    'https://herald.example',
    {},
    {},
    /^__Host-herald_known_device=\w{40}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  ],
  [
    'https://herald.example',
    {},
    { origin: DASHBOARD, 'sec-fetch-site': 'cross-site' },
    /^__Host-herald_known_device=.*; HttpOnly; Secure; SameSite=None; Partitioned$/,
  ],
])(
  'the cookie on %s with %j and %j has the attributes of the session cookie',
  async (origin, more, headers, expected) => {
    const { email } = await makeAccount();
    const body = { email, password: PASSWORD, ...more };
    const answer = await withEnv(
      { DASHBOARD_ORIGINS: DASHBOARD },
      request('POST', `${origin}${SIGN_IN}`, body, headers),
    );
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringContaining('herald_session='),
      expect.stringMatching(expected),
    ]);
  },
);

test('a device is stored as a hash, for 180 days; a user has at most 20', async () => {
  const ada = await makeAccount();
  const device = await knownDevice(ada.email);
  const token = device.split('=')[1] ?? '';
  expect(await dump()).not.toContain(token);
  expect(await dump()).toContain(sha256(token));
  const life = 'SELECT expires_at - created_at FROM known_devices WHERE user_id = ?';
  expect(await value(life, ada.userId)).toBe(180 * 86_400_000);
  await lockOut(ada.email);
  await run('UPDATE known_devices SET expires_at = ? WHERE user_id = ?', Date.now(), ada.userId);
  expect(await statusOf(ada.email, device)).toBe(429);
  await removeExpired(testCtx(0));
  const count = 'SELECT count(*) FROM known_devices WHERE user_id = ?';
  expect(await value(count, ada.userId)).toBe(0);

  await run('DELETE FROM sign_in_failures');
  const oldest = await knownDevice(ada.email);
  for (let i = 0; i < 20; i++) {
    await run('UPDATE known_devices SET created_at = created_at - 1 WHERE user_id = ?', ada.userId);
    await knownDevice(ada.email);
  }
  expect(await value(count, ada.userId)).toBe(20);
  await lockOut(ada.email);
  expect(await statusOf(ada.email, oldest)).toBe(429);
});

test('a browser is a known device after the sign-up', async () => {
  const email = newEmail();
  const signedUp = await post('/api/auth/sign-up/email', { name: 'Ada', email, password: PASSWORD });
  await lockOut(email);
  expect(await statusOf(email, deviceOf(signedUp))).toBe(200);
}, 60_000);

test('with a second factor a browser is known after a right code, and still needs one', async () => {
  const holder = await makeHolder();
  const challenged = await signIn(holder.email);
  expect(deviceOf(challenged)).toBeUndefined();
  const finished = await verifyTotp(challengeOf(challenged), codeOf(holder.secret, 0));
  expect(finished.status).toBe(200);
  const device = deviceOf(finished) ?? '';
  await lockOut(holder.email);
  const again = await signIn(holder.email, device);
  expect(await again.json()).toMatchObject({ twoFactorRedirect: true });
  expect((await verifyTotp(`${challengeOf(again)}; ${device}`, codeOf(holder.secret, 1))).status).toBe(200);
  expect(await statusOf(holder.email)).toBe(429);
}, 60_000);

test('a password reset works while somebody guesses, and forgets other browsers', async () => {
  const ada = await makeAccount();
  const before = await knownDevice(ada.email);
  await lockOut(ada.email);
  await settled('POST', '/api/auth/request-password-reset', { email: ada.email });
  const token = (await mailsTo(ada.email))[0]?.text.match(/^[0-9A-Za-z]{32}$/m)?.[0];
  const reset = await post('/api/auth/reset-password', { newPassword: NEW, token });
  expect(reset.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^herald_known_device=\w{40}; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  await lockOut(ada.email);
  expect(await statusOf(ada.email, before, NEW)).toBe(429);
  expect(await statusOf(ada.email, deviceOf(reset), NEW)).toBe(200);
});

test('changing the password forgets all browsers but the calling one', async () => {
  const ada = await makeAccount();
  const [here, there] = [await knownDevice(ada.email), await knownDevice(ada.email)];
  const change = { currentPassword: PASSWORD, newPassword: NEW };
  const headers = { cookie: `${ada.cookie}; ${here}` };
  expect((await post('/api/auth/change-password', change, headers)).status).toBe(200);
  await lockOut(ada.email);
  expect(await statusOf(ada.email, there, NEW)).toBe(429);
  expect(await statusOf(ada.email, here, NEW)).toBe(200);
});
