/** Tests of the settings, which compare the page with the API. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, inBrowser, openPage, press } from './world.ts';

const PAGES = [
  'profile',
  'notifications',
  'security',
  'account',
  'organization',
  'audit-log',
  'retention',
  'data',
  'billing',
  'ai',
  'inboxes',
  'tags',
  'auto-reply',
  'replies',
  'rules',
  'labels',
  'calendar',
  'audits',
  'webhooks',
];

/** Waits until the page has its heading and has loaded its data. */
async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main .animate-pulse').first().waitFor({ state: 'detached' });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Runs the first command of the palette that has these words. */
async function command(page: Page, words: string) {
  await press(page, 'Control+k');
  const field = page.getByRole('combobox', { name: 'Search, or run a command' });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(words);
  await press(page, 'Enter');
}

inBrowser('settings by mouse', () => {
  test('the profile keeps what is typed, and says beside the field what it refuses', async () => {
    const { page, api } = await openPage({ path: '/settings/profile' });
    await page.getByLabel('Company').fill('Lighthouse Brewery');
    await page.getByLabel('Time zone').fill('Europe/Berlin');
    await page.getByLabel('Phone').fill('no digits');
    await button(page, 'Save').first().click();
    await page.getByText('expected digits').first().waitFor();
    await page.getByLabel('Phone').fill('+49 30 1234');
    await button(page, 'Save').first().click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await api('GET', '/api/settings/profile')).toMatchObject({
      company: 'Lighthouse Brewery',
      timezone: 'Europe/Berlin',
      phone: '+49 30 1234',
    });
  });

  test('a switch of the notifications is in effect at once', async () => {
    const { page, api } = await openPage({ path: '/settings/notifications' });
    await api('PATCH', '/api/settings/profile/notifications', { task_assigned: true, event_reminder: true });
    await page.reload();
    const control = page.getByRole('switch', { name: 'A task is assigned to me' });
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok()),
      control.uncheck(),
    ]);
    expect(await api('GET', '/api/settings/profile')).toMatchObject({
      notifications: { task_assigned: false, event_reminder: true },
    });
  });

  test('a key has the chosen scopes, is shown once, and is gone when revoked', async () => {
    const { page, api, context } = await openPage({ path: '/settings/security' });
    await button(page, 'Create a key').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Test key');
    await dialog.getByLabel('Only what I choose').check();
    await dialog.getByRole('group', { name: 'Mail', exact: true }).getByLabel('read').check();
    await inDialog(page, 'Create a key').click();
    // The list behind the dialog shows only the end of the key.
    const key = await page.getByText(/^herald_[A-Za-z0-9]{20}/).innerText();
    const [made] = await api<{ name: string; scopes: string[] }[]>('GET', '/api/settings/security/api-keys');
    expect(made).toMatchObject({ name: 'Test key', scopes: ['emails:read'] });
    const ask = (path: string) => context.request.get(path, { headers: { 'x-api-key': key, cookie: '' } });
    expect((await ask('/api/emails?limit=1')).status()).toBe(200);
    await inDialog(page, 'Done').click();
    await button(page, 'Revoke: Test key').click();
    await inDialog(page, 'Revoke').click();
    await page.getByText('The key is revoked.').waitFor();
    expect(await api('GET', '/api/settings/security/api-keys')).toEqual([]);
  });

  test('somebody is invited, and the invitation taken back', async () => {
    const { page, api } = await openPage({ path: '/settings/organization' });
    await button(page, 'Invite').click();
    await page.getByRole('dialog').getByLabel('Email').fill('grace@example.com');
    await page.getByRole('dialog').getByLabel('Admin').check();
    await inDialog(page, 'Invite').click();
    const cancel = button(page, 'Cancel: grace@example.com');
    await cancel.waitFor();
    const pending = async () =>
      (
        await api<{ status: string; email: string; role: string }[]>(
          'GET',
          '/api/auth/organization/list-invitations',
        )
      ).filter(({ status }) => status === 'pending');
    expect(await pending()).toMatchObject([{ email: 'grace@example.com', role: 'admin' }]);
    await cancel.click();
    await page.getByText('The invitation is cancelled.').waitFor();
    expect(await pending()).toEqual([]);
  });

  test('an inbox is tested, switched off and on, and its automatic replies too', async () => {
    const { page, api } = await openPage({ path: '/settings/inboxes' });
    const neo = async () =>
      (
        await api<{ name: string; is_active: boolean; auto_reply_enabled: boolean }[]>('GET', '/api/inboxes')
      ).find(({ name }) => name === 'Neo');
    await button(page, 'Test: Neo').click();
    await page.getByText('Herald can read this mailbox.').waitFor();
    await page.getByText('Herald can send from it.').waitFor();
    await inDialog(page, 'Done').click();
    await button(page, 'More for Neo').click();
    await page.getByRole('menuitem', { name: 'Switch off' }).click();
    await inDialog(page, 'Switch off').click();
    await page.getByText('Neo is off.').waitFor();
    expect(await neo()).toMatchObject({ is_active: false });
    await button(page, 'More for Neo').click();
    await page.getByRole('menuitem', { name: 'Switch on' }).click();
    await page.getByText('Neo is on.').waitFor();
    expect(await neo()).toMatchObject({ is_active: true });

    await page.getByRole('link', { name: 'Auto-reply' }).click();
    await page.getByRole('tab', { name: 'Neo' }).click();
    await page.getByLabel('Subject').fill('Got it: {{subject}}');
    await page.getByText('Got it: My parcel').waitFor();
    await button(page, 'Save').click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await api('GET', '/api/auto-responder/settings/neo')).toMatchObject({
      subject: 'Got it: {{subject}}',
    });
    await page.getByRole('switch', { name: 'Reply automatically' }).check();
    await page.getByText('Automatic replies are on.').waitFor();
    expect(await neo()).toMatchObject({ auto_reply_enabled: true });
    await page.getByRole('switch', { name: 'Reply automatically' }).uncheck();
    await page.getByText('Automatic replies are off.').waitFor();
    expect(await neo()).toMatchObject({ auto_reply_enabled: false });
  });

  test('a webhook tells its secret once, and rotates it', async () => {
    const { page, api, origin } = await openPage({ path: '/settings/webhooks?add=true' });
    const url = `${origin}/api/nowhere`;
    await page.getByLabel('Address').fill(url);
    await page.getByLabel('Only these').check();
    await page.getByLabel('email.saved').check();
    await inDialog(page, 'Add a webhook').click();
    const first = await page.getByText(/^whsec_/).innerText();
    await inDialog(page, 'Done').click();
    expect(await api('GET', '/api/webhooks')).toMatchObject([{ url, events: ['email.saved'] }]);
    await button(page, `More for ${url}`).click();
    await page.getByRole('menuitem', { name: 'Rotate the secret' }).click();
    await inDialog(page, 'Rotate the secret').click();
    expect(await page.getByText(/^whsec_/).innerText()).not.toBe(first);
    await inDialog(page, 'Done').click();
    await button(page, `More for ${url}`).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await inDialog(page, 'Delete').click();
    await page.getByText('The webhook is deleted.').waitFor();
    expect(await api('GET', '/api/webhooks')).toEqual([]);
  });
});

inBrowser('settings by keyboard alone', () => {
  test('the palette opens a page, a form is filled and sent, and the log says so', async () => {
    const { page, api } = await openPage({ path: '/settings' });
    await settle(page);
    await command(page, 'settings organization');
    await page.waitForURL('**/settings/organization');
    const name = page.getByLabel('Name', { exact: true });
    await name.focus();
    await press(page, 'Control+a');
    await page.keyboard.type('Lighthouse');
    await press(page, 'Enter');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await api('GET', '/api/auth/organization/get-full-organization')).toMatchObject({
      name: 'Lighthouse',
    });
    await command(page, 'settings audit log');
    await page.getByText('changed the organization.').first().waitFor();
  });

  test('an alert is added and deleted', async () => {
    const { page, api } = await openPage({ path: '/settings/ai' });
    await settle(page);
    await button(page, 'Add an alert').focus();
    await press(page, 'Enter');
    await page.getByRole('dialog').getByLabel('Tokens').focus();
    await press(page, 'Control+a');
    await page.keyboard.type('1234');
    await press(page, 'Enter');
    const text = 'No more than 1,234 tokens left';
    await page.getByText(text).waitFor();
    const alerts = () => api<{ threshold: number }[]>('GET', '/api/settings/tokens/alerts');
    expect(await alerts()).toMatchObject([{ type: 'balance', threshold: 1234, period: 'month' }]);
    const row = page.getByRole('listitem').filter({ hasText: text });
    await row.getByRole('button', { name: 'Delete' }).focus();
    await press(page, 'Enter');
    await inDialog(page, 'Delete').focus();
    await press(page, 'Enter');
    await page.getByText('The alert is deleted.').waitFor();
    expect(await alerts()).toEqual([]);
  });
});

inBrowser('every page of the settings', () => {
  test('is accessible in both themes', async () => {
    const { page } = await openPage({ path: null });
    for (const path of ['', ...PAGES.map((name) => `/${name}`)]) {
      await page.goto(`/settings${path}`);
      await settle(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  });

  test('a language that is picked is that of the page and of the mails', async () => {
    const { page, api } = await openPage({ path: '/settings/profile' });
    const kept = () => api<{ language: string }>('GET', '/api/settings/profile');
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('heading', { name: 'Profil', exact: true }).waitFor();
    await expect.poll(async () => (await kept()).language).toBe('de');
    await page.getByLabel('Sprache').selectOption('English');
    await expect.poll(async () => (await kept()).language).toBe('en');
  });

  test('fits a phone, in German too', async () => {
    const { page } = await openPage({ width: 360, language: 'de', path: null });
    for (const name of PAGES) {
      await page.goto(`/settings/${name}`);
      await settle(page);
      await expectNoSidewaysScroll(page);
    }
  });
});
