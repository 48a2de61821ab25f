import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { freePorts, type Herald, startHerald, stateFolder } from './herald.ts';

const state = stateFolder();
let herald: Herald;
let origin: string;
beforeAll(async () => {
  const ports = await freePorts();
  herald = await startHerald(state.path, { DEMO: '0' }, ports);
  // The host of PUBLIC_URL, to which Google redirects: cookies belong to one host.
  origin = `http://localhost:${ports.port}`;
});
afterAll(async () => {
  await herald.stop();
  state.remove();
});

interface Session {
  user: { id: string; email: string; emailVerified: boolean };
}

const sessionOf = (browser: Browser) => browser.json<Session | null>('GET', `${origin}/api/auth/get-session`);

/** Starts a sign-in and returns Google's URL, for the account `hint` if set. */
async function startSignIn(browser: Browser, hint?: string, path = 'sign-in/social'): Promise<string> {
  const body = {
    provider: 'google',
    callbackURL: '/?in',
    errorCallbackURL: '/?failed',
    newUserCallbackURL: '/?new',
  };
  const { url, redirect } = await browser.json<{ url: string; redirect: boolean }>(
    'POST',
    `${origin}/api/auth/${path}`,
    body,
  );
  expect(redirect).toBe(true);
  return hint === undefined ? url : `${url}&login_hint=${encodeURIComponent(hint)}`;
}

test('a user can sign up, sign out and sign in again with Google without any configuration', async () => {
  expect(herald.output()).toContain('google-user@herald.test');
  const browser = new Browser();
  expect((await browser.follow(await startSignIn(browser))).path).toMatchObject({
    1: expect.stringMatching(/\/api\/auth\/callback\/google\?code=.*&state=/),
    2: `${origin}/?new`,
  });
  const session = await sessionOf(browser);
  expect(session).toMatchObject({ user: { email: 'google-user@herald.test', emailVerified: true } });
  expect(await browser.json('GET', `${origin}/api/auth/list-accounts`)).toMatchObject([
    { providerId: 'google' },
  ]);
  await browser.json('POST', `${origin}/api/auth/sign-out`, {});
  expect(await sessionOf(browser)).toBeNull();

  const again = await browser.follow(await startSignIn(browser));
  expect(again.path.at(-1)).toBe(`${origin}/?in`);
  expect((await sessionOf(browser))!.user.id).toBe(session!.user.id);
});

test('a callback from another browser, or a repeated callback, signs nobody in', async () => {
  const attacker = new Browser();
  const { headers } = await attacker.fetch('GET', await startSignIn(attacker, 'mallory@example.com'));
  const callback = headers.get('location')!;
  const victim = new Browser();
  expect((await victim.follow(callback)).path.at(-1)).toBe(`${origin}/?error=state_mismatch`);
  expect(await sessionOf(victim)).toBeNull();
  expect((await attacker.follow(callback)).path.at(-1)).toBe(`${origin}/?new`);
  expect((await attacker.follow(callback)).path.at(-1)).toBe(`${origin}/?error=state_mismatch`);
});

test('an account with a password can be linked to Google only by its signed-in user', async () => {
  const email = 'ada@example.com';
  const ada = new Browser();
  await ada.json('POST', `${origin}/api/auth/sign-up/email`, {
    name: 'Ada',
    email,
    password: 'correct horse',
  });
  const google = new Browser();
  const refused = await google.follow(await startSignIn(google, email));
  expect(refused.path.at(-1)).toBe(`${origin}/?failed=&error=account_not_linked`);

  const linked = await ada.follow(await startSignIn(ada, email, 'link-social'));
  expect(linked.path.at(-1)).toBe(`${origin}/?in`);
  const signedIn = await google.follow(await startSignIn(google, email));
  expect(signedIn.path.at(-1)).toBe(`${origin}/?in`);
  expect((await sessionOf(google))!.user.id).toBe((await sessionOf(ada))!.user.id);
  expect(await ada.json('POST', `${origin}/api/auth/unlink-account`, { providerId: 'google' })).toEqual({
    status: true,
  });
});

test('an invalid code from the callback is rejected', async () => {
  const browser = new Browser();
  const state = new URL(await startSignIn(browser)).searchParams.get('state')!;
  const result = await browser.follow(`${origin}/api/auth/callback/google?code=made-up&state=${state}`);
  expect(result.path.at(-1)).toBe(`${origin}/?failed=&error=invalid_code`);
});
