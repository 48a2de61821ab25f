/** Tests of leaving and exporting one's data, which compare the page with the API, by mouse and by keyboard. */
import { readFile } from 'node:fs/promises';
import { URI } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { join, newcomer, PASSWORD, verify } from './people.ts';
import {
  expectAccessibleEverywhere,
  inBrowser,
  open,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

interface Organization {
  name: string;
  deletesAt: string | null;
}
interface Export {
  id: number;
  state: string;
  messages: number;
  records: number;
}

const MOST_EXPORTS = 5;
const MINUTE = { timeout: 60_000 };
const exportsOf = ({ api }: World) => api<Export[]>('GET', '/api/exports');
const rows = (page: Page) => page.getByRole('list', { name: 'Exports' }).locator('> li');

async function deleteExports(world: World) {
  for (const { id } of await exportsOf(world)) await world.api('DELETE', `/api/exports/${id}`);
}

/** Returns the text of the file that a link downloads. */
async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Download ${name}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path(), 'utf8');
}

inBrowser('an export of the organization', () => {
  test('is begun, downloaded and deleted by mouse', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    await deleteExports(world);
    await open(page, '/settings/organization');
    await page.getByRole('link', { name: 'Export and deletion', exact: true }).first().click();
    await page.getByText('No export yet').waitFor();
    await page.getByRole('button', { name: 'Start an export' }).click();
    await rows(page).getByText('Ready', { exact: true }).waitFor(MINUTE);
    const [made] = await exportsOf(world);
    expect(made?.state).toBe('completed');
    expect(made?.messages).toBeGreaterThan(0);
    await rows(page).getByText(`${made?.messages} messages and ${made?.records} records`).waitFor();

    const mbox = await download(page, 'mail.mbox');
    expect(mbox.match(/^From /gm)).toHaveLength(made?.messages ?? 0);
    const records = (await download(page, 'records.jsonl')).trim().split('\n');
    expect(records.map((line) => typeof JSON.parse(line))).toEqual(
      Array.from({ length: made?.records ?? 0 }, () => 'object'),
    );

    await rows(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page
      .getByRole('dialog', { name: 'Delete this export?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByText('The export is deleted.').waitFor();
    await page.getByText('No export yet').waitFor();
    expect(await exportsOf(world)).toEqual([]);
  });

  test('is begun until there are too many, and deleted, by keyboard alone', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    await deleteExports(world);
    for (let count = 1; count < MOST_EXPORTS; count++) {
      const { id } = await api<Export>('POST', '/api/exports');
      await expect
        .poll(async () => (await api<Export>('GET', `/api/exports/${id}`)).state, MINUTE)
        .toBe('completed');
    }
    await open(page, '/settings/data');
    await press(page, 'n');
    await expect
      .poll(() => rows(page).getByText('Ready', { exact: true }).count(), MINUTE)
      .toBe(MOST_EXPORTS);
    await press(page, 'n');
    await page.getByText('An organization has at most 5 exports at once.').waitFor();
    expect(await exportsOf(world)).toHaveLength(MOST_EXPORTS);

    const remove = rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ });
    await pressUntilFocused(page, 'Tab', remove);
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog');
    await pressUntilFocused(page, 'Tab', dialog.getByRole('button', { name: 'Delete' }));
    await press(page, 'Enter');
    await page.getByText('The export is deleted.').waitFor();
    expect(await exportsOf(world)).toHaveLength(MOST_EXPORTS - 1);
    await deleteExports(world);
  });

  test('shows how far it is, and is accessible in each state, in both themes, wide and narrow', async () => {
    const { page } = await openPage({ path: null, reducedMotion: true });
    const files = [
      { name: 'mail.mbox', bytes: 1_234_567_890 },
      { name: 'records.jsonl', bytes: 12_000_000 },
    ];
    const at = '2026-11-23T07:00:00.000Z';
    const common = { files, created_by: 1, created_at: at, completed_at: null, expires_at: null };
    let list: unknown[] = [];
    // The list is mocked because a running export changes all the time, and a failure takes hours.
    await page.route('**/api/exports', (route) => route.fulfill({ json: list }));
    await open(page, '/settings/data');
    await page.getByText('No export yet').waitFor();
    await expectAccessibleEverywhere(page);
    list = [
      { ...common, id: 3, state: 'running', messages: 12_345, records: 1 },
      { ...common, id: 2, state: 'failed', messages: 1, records: 0 },
      {
        ...common,
        id: 1,
        state: 'completed',
        messages: 20_000,
        records: 80_000,
        completed_at: at,
        expires_at: at,
      },
    ];
    await page.reload();
    await rows(page).getByText('12,345 messages and 1 record so far (1.2 GB)').waitFor();
    await rows(page).getByText('Herald has given up after many attempts.').waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Stop and delete' }).waitFor();
  });

  test('is for owners: a member reads why, and whom to ask', async () => {
    const owner = await openPage({ path: null });
    const member = await join(owner, 'Curious Member');
    const asked: string[] = [];
    member.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(member.page, '/settings/data');
    await member.page.getByText('This page is for owners').waitFor();
    await member.page.getByText('Ask Demo.').waitFor();
    await expectAccessibleEverywhere(member.page);
    expect(await member.page.getByRole('button', { name: 'Start an export' }).count()).toBe(0);
    expect(asked).toContain('/api/auth/organization/get-active-member');
    expect(asked).not.toContain('/api/exports');
  });
});

/** Creates a new user in an organization of their own, with its name. */
async function withOrganization(name: string) {
  const world = await newcomer(name);
  const organization = await world.api<Organization>('GET', '/api/auth/organization/get-full-organization');
  return { ...world, organization };
}
const deletesAt = async ({ api }: World) =>
  (await api<Organization>('GET', '/api/auth/organization/get-full-organization')).deletesAt;
const accountDeletesAt = async ({ api }: World) =>
  (await api<{ user: { deletesAt: string | null } }>('GET', '/api/auth/get-session')).user.deletesAt;
const days = (iso: string | null) => Math.round((Date.parse(iso ?? '') - Date.now()) / 86_400_000);

inBrowser('deleting the organization', () => {
  test('asks for its name and the password, is said on every page, and is taken back, by mouse', async () => {
    const world = await withOrganization('Mouse Owner');
    const { page, organization } = world;
    await open(page, '/settings/organization');
    await page.getByRole('link', { name: 'Export or delete the organization' }).click();
    await page.getByRole('button', { name: 'Delete the organization' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${organization.name}?` });
    await dialog.getByLabel(/^Type/).fill('something else');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete the organization' }).click();
    await dialog.getByText('neither the slug nor the name').waitFor();
    await dialog.getByLabel(/^Type/).fill(organization.name);
    await dialog.getByLabel('Your password').fill('not my password');
    await dialog.getByRole('button', { name: 'Delete the organization' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await deletesAt(world)).toBeNull();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete the organization' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(days(await deletesAt(world))).toBe(7);

    const banner = page.getByRole('status').filter({ hasText: 'will be deleted on' });
    for (const path of ['/mail', '/board', '/settings/profile']) {
      await open(page, path);
      await banner.waitFor();
    }
    await banner.getByRole('button', { name: 'Keep the organization' }).click();
    await page.getByText(`${organization.name} stays.`).waitFor();
    await banner.waitFor({ state: 'detached' });
    expect(await deletesAt(world)).toBeNull();
  });

  test('is asked for and undone by keyboard alone, and members read whom to ask', async () => {
    const owner = await withOrganization('Key Owner');
    const { page, organization } = owner;
    // Inviting requires a verified address.
    await verify(owner);
    const member = await join(owner, 'Loyal Member');
    await open(member.page, '/');
    await open(page, '/settings/data');
    await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Delete the organization' }));
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Type/).and(page.locator(':focus')).waitFor();
    await page.keyboard.type(organization.name);
    await press(page, 'Tab');
    await page.keyboard.type(PASSWORD);
    await press(page, 'Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(days(await deletesAt(owner))).toBe(7);
    await press(page, 'z');
    await page.getByText(`${organization.name} stays.`).waitFor();
    expect(await deletesAt(owner)).toBeNull();

    await owner.api('POST', '/api/auth/organization/delete', {
      confirm: organization.name,
      password: PASSWORD,
    });
    const told = member.page.getByRole('status').filter({ hasText: 'will be deleted on' });
    await told.getByText('An owner can take that back: Key Owner.').waitFor();
    expect(await told.getByRole('button').count()).toBe(0);
    await expectAccessibleEverywhere(member.page);
    await expectAccessibleEverywhere(page);
    const keep = page.getByRole('status').getByRole('button', { name: 'Keep the organization' });
    await pressUntilFocused(page, 'Tab', keep);
    await press(page, 'Enter');
    await expect.poll(() => deletesAt(owner)).toBeNull();
    await told.waitFor({ state: 'detached' });
  });
});

inBrowser("one's own data", () => {
  test('is downloaded by mouse and by keyboard, and nobody else is in it', async () => {
    const { page, email, organization } = await withOrganization('Own Data');
    await open(page, '/settings/account');
    const link = page.getByRole('link', { name: 'Download my data' });
    for (const choose of [
      () => link.click(),
      () => pressUntilFocused(page, 'Tab', link).then(() => press(page, 'Enter')),
    ]) {
      const [file] = await Promise.all([page.waitForEvent('download'), choose()]);
      expect(file.suggestedFilename()).toBe('herald-own-data.json');
      const text = await readFile(await file.path(), 'utf8');
      expect(JSON.parse(text)).toMatchObject({
        user: { email, name: 'Own Data' },
        organizations: [{ name: organization.name }],
      });
      expect(text).not.toContain('demo@herald.test');
      expect(text).not.toContain(PASSWORD);
    }
  });
});

inBrowser("deleting one's account", () => {
  test('names the organization that needs its owner, and leads there', async () => {
    const world = await withOrganization('Last Owner');
    const { page, organization } = world;
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    async function ask() {
      await open(page, '/settings/account');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await dialog.getByLabel('Your password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
    }
    await ask();
    await page.getByRole('alert').getByText('You are the only owner of these organizations').waitFor();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await accountDeletesAt(world)).toBeNull();
    await page.getByRole('button', { name: `Hand over: ${organization.name}` }).click();
    await page.getByRole('heading', { level: 1, name: 'Organization' }).waitFor();
    await open(page, '/settings/account');
    await ask();
    await page.getByRole('button', { name: `Delete it: ${organization.name}` }).click();
    await page.getByRole('heading', { level: 1, name: 'Export and deletion' }).waitFor();
    await world.api('POST', '/api/auth/organization/delete', {
      confirm: organization.name,
      password: PASSWORD,
    });

    await ask();
    await dialog.waitFor({ state: 'detached' });
    expect(days(await accountDeletesAt(world))).toBe(7);
    await open(page, '/mail');
    const banner = page.getByRole('status').filter({ hasText: 'Your account will be deleted on' });
    await banner.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByText('Your account stays.').waitFor();
    await banner.waitFor({ state: 'detached' });
    expect(await accountDeletesAt(world)).toBeNull();
  });

  test('is asked for, undone and kept by keyboard alone, and is accessible', async () => {
    const world = await withOrganization('Key Leaver');
    const { page, organization } = world;
    await world.api('POST', '/api/auth/organization/delete', {
      confirm: organization.name,
      password: PASSWORD,
    });
    await open(page, '/settings/account');
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Delete my account' }));
    await press(page, 'Enter');
    await page.getByRole('dialog').getByLabel('Your password').and(page.locator(':focus')).waitFor();
    await expectAccessibleEverywhere(page);
    await page.keyboard.type(PASSWORD);
    await press(page, 'Enter');
    await page
      .getByText(/^Your account will be deleted on/)
      .nth(2)
      .waitFor();
    expect(days(await accountDeletesAt(world))).toBe(7);
    await press(page, 'z');
    await page.getByText('Your account stays.').waitFor();
    expect(await accountDeletesAt(world)).toBeNull();

    await world.api('POST', '/api/auth/delete-user', { password: PASSWORD });
    await page.reload();
    const keep = page.getByRole('main').getByRole('button', { name: 'Keep my account' });
    await keep.waitFor();
    await expectAccessibleEverywhere(page);
    await pressUntilFocused(page, 'Tab', keep);
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Delete my account' }).waitFor();
    expect(await accountDeletesAt(world)).toBeNull();
  });

  test('asks for a code once the second factor is on', async () => {
    const world = await withOrganization('Two Factors');
    const { page, api, organization } = world;
    await api('POST', '/api/auth/organization/delete', { confirm: organization.name, password: PASSWORD });
    const { totpURI, backupCodes } = await api<{ totpURI: string; backupCodes: string[] }>(
      'POST',
      '/api/auth/two-factor/enable',
      { password: PASSWORD },
    );
    await api('POST', '/api/auth/two-factor/verify-totp', { code: URI.parse(totpURI).generate() });
    await open(page, '/settings/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const code = dialog.getByLabel('Code from the app, or a recovery code');
    expect(await dialog.getByLabel('Your password').count()).toBe(0);
    await code.fill('000000');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await accountDeletesAt(world)).toBeNull();
    await code.fill(backupCodes[0] ?? '');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(days(await accountDeletesAt(world))).toBe(7);
  });
});
