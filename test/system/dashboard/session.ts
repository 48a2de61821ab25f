/** Tests of sessions: the demo user, signing up, an invitation, a session that ends. */
import { expect, test } from 'vitest';
import { until } from '../herald.ts';
import { freshAddress, mailed } from './people.ts';
import { expectAccessible, inBrowser, open, openPage, press, type World } from './world.ts';

/** Expects that Today leads through the first steps, each of which can be left, and names no failure. */
async function expectFirstSteps({ page }: World): Promise<void> {
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('link', { name: 'Connect an inbox' }).waitFor();
  expect(await page.getByText('There are no tokens left').count()).toBe(0);
  await expectAccessible(page);
  for (const step of ['Connect an inbox', 'Invite your team', 'Write a signature', 'Answer automatically']) {
    await steps.getByRole('button', { name: `Skip: ${step}` }).click();
  }
  await steps.getByRole('link', { name: 'Audit your website' }).waitFor();
  await page.reload();
  await steps.getByRole('link', { name: 'Connect your channel' }).waitFor();
  await expect.poll(() => steps.getByRole('listitem').count()).toBe(3);
}

inBrowser('the way in', () => {
  test('one click signs the demo user in, and signing out leads back', async () => {
    const { page } = await openPage({ isSignedIn: false });
    await page.getByRole('heading', { name: 'Sign in to Herald' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in as the demo user' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('button', { name: 'Demo' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in to Herald' }).waitFor();
  });

  test('a wrong password is said in words, and a page deep inside opens after the right one', async () => {
    const { page } = await openPage({ isSignedIn: false, path: '/board' });
    await page.getByLabel('Email').fill('demo@herald.test');
    await page.getByLabel('Password').fill('wrong wrong');
    await page.getByLabel('Password').press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill('herald-demo');
    await page.getByLabel('Password').press('Enter');
    await page.getByRole('heading', { name: 'Board' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/board');
  });

  test('somebody signs up, and is in an organization of their own', async () => {
    const world = await openPage({ isSignedIn: false });
    const { page } = world;
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill('Ada Quill');
    await page.getByLabel('Email').fill(freshAddress());
    await page.getByLabel('Password').fill('a long enough password');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Ada Quill' }).waitFor();
    const session = await world.api<{ user: { name: string } }>('GET', '/api/auth/get-session');
    expect(session.user.name).toBe('Ada Quill');
    expect(await world.api('GET', '/api/emails')).toEqual([]);
    await expectFirstSteps(world);
  });

  test('the link of an invitation leads through signing up into the organization', async () => {
    const owner = await openPage({ path: null });
    const email = freshAddress();
    const { id } = await owner.api<{ id: string }>('POST', '/api/auth/organization/invite-member', {
      email,
      role: 'member',
    });
    const guest = await openPage({ isSignedIn: false, path: `/accept-invitation/${id}` });
    await guest.page.getByLabel('Name').fill('Invited Guest');
    await guest.page.getByLabel('Email').fill(email);
    await guest.page.getByLabel('Password').fill('a long enough password');
    await guest.page.getByRole('button', { name: 'Create an account' }).click();
    await guest.page.getByText('Open the link that we mailed').waitFor();
    const link = /https?:\S+verify-email\S+/.exec(await mailed(owner, 'Verify your address', email))![0];
    await guest.page.goto(link);
    await guest.page.getByText('invites you to').waitFor();
    await expectAccessible(guest.page);
    await guest.page.getByRole('button', { name: 'Accept' }).click();
    await guest.page.getByRole('navigation', { name: 'Main' }).waitFor();
    await until('the organization to be entered', 30, async () => {
      const found = await guest.api<{ members: { user: { email: string } }[] }>(
        'GET',
        '/api/auth/organization/get-full-organization',
      );
      return found.members.some(({ user }) => user.email === 'demo@herald.test');
    });
  });

  test('a session that has ended asks again over the page, which stays', async () => {
    const world = await openPage({ path: '/board' });
    const { page } = world;
    await page.getByRole('heading', { name: 'Board' }).waitFor();
    await world.context.clearCookies();
    await press(page, 'g t');
    const dialog = page.getByRole('dialog', { name: 'Sign in to Herald' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Sign in as the demo user' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  });

  test('what is typed outlives the end of a session, and is deleted by signing out', async () => {
    const world = await openPage({ path: '/board' });
    const { page } = world;
    const title = () => page.getByRole('dialog', { name: 'New task' }).getByLabel('Title');
    await press(page, 'c');
    await title().fill('Order forty cups');
    await world.context.clearCookies();
    await open(page, '/board');
    await page.getByRole('button', { name: 'Sign in as the demo user' }).click();
    await page.getByRole('heading', { name: 'Board' }).waitFor();
    await press(page, 'c');
    await expect.poll(() => title().inputValue()).toBe('Order forty cups');
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'Demo' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in as the demo user' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await open(page, '/board');
    await press(page, 'c');
    await expect.poll(() => title().inputValue()).toBe('');
  });

  test('a forgotten password is set anew by the link of the mail', async () => {
    const email = freshAddress();
    const world = await openPage({ path: null, isSignedIn: false });
    await world.api('POST', '/api/auth/sign-up/email', {
      name: 'Forgetful',
      email,
      password: 'the first password',
    });
    await world.context.clearCookies();
    const { page } = world;
    await open(page, '/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('status').waitFor();
    const link = /https?:\S+reset-password\S+/.exec(await mailed(world, 'Reset your password', email))![0];
    await page.goto(link);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await page.getByLabel('New password').fill('the second password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Your password is changed').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('the second password');
    await page.getByLabel('Password').press('Enter');
    await page.getByRole('button', { name: 'Forgetful' }).waitFor();
  });
});

inBrowser('times', () => {
  const mail = {
    message_id: `<zone-${Date.now()}@example.com>`,
    from_address: 'Kim Sato <kim@example.com>',
    to_address: 'info@herald.test',
    subject: 'Late in the evening',
    body_text: 'Hello',
    received_at: '2025-11-29T23:30:00Z',
  };
  const whenIn = {
    'Europe/Berlin': '30 Nov 2025, 00:30',
    UTC: '29 Nov 2025, 23:30',
    'Asia/Tokyo': '30 Nov 2025, 08:30',
  };
  const offer = (world: World) => world.page.getByText('Your browser is in Europe/Berlin');

  /** Signs up in an English browser in Berlin, and saves a mail. Returns the page of its conversation. */
  async function signUp(): Promise<World & { path: string }> {
    const world = await openPage({ isSignedIn: false, path: '/sign-up', language: 'en-GB' });
    const { page } = world;
    await page.getByLabel('Name').fill('Berta Zone');
    await page.getByLabel('Email').fill(freshAddress());
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Berta Zone' }).waitFor();
    const { id } = await world.api<{ id: number }>('POST', '/api/emails', mail);
    return { ...world, path: `/mail/${id}` };
  }

  const setZone = (world: World, timezone: string) =>
    world.api('PATCH', '/api/settings/profile', { timezone });

  /** Opens the conversation, and returns all times that it showed, in their order. */
  async function timesShown({ page, path }: World & { path: string }): Promise<string[]> {
    await open(page, path);
    await page.locator('time', { hasText: 'Nov 2025' }).first().waitFor();
    return page.evaluate<string[]>('[...window.shown]');
  }

  test('a new user has the zone of the browser, 24 hours and the day before the month', async () => {
    const world = await signUp();
    expect(await world.api('GET', '/api/settings/profile')).toMatchObject({ timezone: 'Europe/Berlin' });
    await open(world.page, world.path);
    await world.page.getByText(whenIn['Europe/Berlin']).first().waitFor();
    expect(await offer(world).count()).toBe(0);
  });

  test('times do not jump on load, whether the browser knows the zone of the profile or not', async () => {
    const world = await signUp();
    await setZone(world, 'Asia/Tokyo');
    await world.page.addInitScript(`
      window.shown = new Set();
      const look = () => {
        const found = document.body?.textContent.match(/\\d+ Nov 2025, \\d\\d:\\d\\d/g) ?? [];
        for (const each of found) window.shown.add(each);
        requestAnimationFrame(look);
      };
      look();`);
    await world.page.evaluate("localStorage.removeItem('herald:zone')");
    expect(await timesShown(world)).toEqual([whenIn['Asia/Tokyo']]);
    expect(await timesShown(world)).toEqual([whenIn['Asia/Tokyo']]);
  });

  test('another zone than that of the browser is offered once, and taken or left', async () => {
    const world = await signUp();
    const { page } = world;
    await setZone(world, 'UTC');
    await open(page, world.path);
    await page.getByText(whenIn.UTC).first().waitFor();
    await offer(world).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use Europe/Berlin' }).click();
    await page.getByText(whenIn['Europe/Berlin']).first().waitFor();
    await offer(world).waitFor({ state: 'detached' });
    expect(await world.api('GET', '/api/settings/profile')).toMatchObject({ timezone: 'Europe/Berlin' });

    await setZone(world, 'Asia/Tokyo');
    await open(page, world.path);
    await page.getByRole('button', { name: 'Keep Asia/Tokyo' }).click();
    await offer(world).waitFor({ state: 'detached' });
    await open(page, world.path);
    await page.getByText(whenIn['Asia/Tokyo']).first().waitFor();
    expect(await offer(world).count()).toBe(0);
  });
});
