/** Taking one's data along: what the page does is what the API then says. By mouse and by keyboard. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { join } from './people.ts';
import {
  expectAccessibleEverywhere,
  inBrowser,
  open,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

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

/** The text of the file that a link downloads. */
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
    await page.getByRole('button', { name: 'Begin an export' }).click();
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
    // What is running does not stand still, and a failure takes hours.
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
    const member = await join(owner, owner, 'Curious Member');
    const asked: string[] = [];
    member.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(member.page, '/settings/data');
    await member.page.getByText('This page is for owners').waitFor();
    await member.page.getByText('Ask Demo.').waitFor();
    await expectAccessibleEverywhere(member.page);
    expect(await member.page.getByRole('button', { name: 'Begin an export' }).count()).toBe(0);
    expect(asked).toContain('/api/auth/organization/get-active-member');
    expect(asked).not.toContain('/api/exports');
  });
});
