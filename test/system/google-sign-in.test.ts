import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { freePorts, type Herald, startHerald, stateFolder } from './herald.ts';

const state = stateFolder();
let herald: Herald;
let origin: string;
beforeAll(async () => {
  const ports = await freePorts();
  herald = await startHerald(state.path, { DEMO: '0' }, ports);
  // As it is in PUBLIC_URL, where Google sends the browser back to: cookies belong to a host.
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

/** The way to Google, as `hint` when given. */
async function begin(browser: Browser, hint?: string, path = 'sign-in/social'): Promise<string> {
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

test('out of the box: up, out, and in again with Google', async () => {
  expect(herald.output()).toContain('google-user@herald.test');
  const browser = new Browser();
  expect((await browser.follow(await begin(browser))).path).toMatchObject({
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

  const again = await browser.follow(await begin(browser));
  expect(again.path.at(-1)).toBe(`${origin}/?in`);
  expect((await sessionOf(browser))!.user.id).toBe(session!.user.id);
});

test('a callback that another browser began, or that comes twice, signs nobody in', async () => {
  const attacker = new Browser();
  const { headers } = await attacker.fetch('GET', await begin(attacker, 'mallory@example.com'));
  const callback = headers.get('location')!;
  const victim = new Browser();
  expect((await victim.follow(callback)).path.at(-1)).toBe(`${origin}/?error=state_mismatch`);
  expect(await sessionOf(victim)).toBeNull();
  expect((await attacker.follow(callback)).path.at(-1)).toBe(`${origin}/?new`);
  expect((await attacker.follow(callback)).path.at(-1)).toBe(`${origin}/?error=state_mismatch`);
});

test('an account with a password: taken over by nobody, linked by who is signed in, then good to sign in with', async () => {
  const email = 'ada@example.com';
  const ada = new Browser();
  await ada.json('POST', `${origin}/api/auth/sign-up/email`, {
    name: 'Ada',
    email,
    password: 'correct horse',
  });
  const google = new Browser();
  const refused = await google.follow(await begin(google, email));
  expect(refused.path.at(-1)).toBe(`${origin}/?failed=&error=account_not_linked`);

  const linked = await ada.follow(await begin(ada, email, 'link-social'));
  expect(linked.path.at(-1)).toBe(`${origin}/?in`);
  const now = await google.follow(await begin(google, email));
  expect(now.path.at(-1)).toBe(`${origin}/?in`);
  expect((await sessionOf(google))!.user.id).toBe((await sessionOf(ada))!.user.id);
  expect(await ada.json('POST', `${origin}/api/auth/unlink-account`, { providerId: 'google' })).toEqual({
    status: true,
  });
});

test('a code that Google does not know', async () => {
  const browser = new Browser();
  const state = new URL(await begin(browser)).searchParams.get('state')!;
  const made = await browser.follow(`${origin}/api/auth/callback/google?code=made-up&state=${state}`);
  expect(made.path.at(-1)).toBe(`${origin}/?failed=&error=invalid_code`);
});
