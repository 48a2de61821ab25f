/** Tests of the sidebar of mail: its lists, numbers and saved views, and of what happened in a conversation. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { row, save } from './saved-mail.ts';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from './world.ts';

interface Counts {
  unassigned: { count: number };
  mine: { count: number };
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Lists of mail' });
const list = (page: Page, name: string) => sidebar(page).getByRole('link', { name });
const counts = (world: World) => world.api<Counts>('GET', '/api/threads/counts');

inBrowser('the sidebar of mail', () => {
  test('has the lists by mouse and by keyboard, with numbers that follow', async () => {
    const world = await openPage({ path: '/mail' });
    const { page } = world;
    const { id, subject } = await save(world);
    const before = await counts(world);
    const shows = (name: string, count: number) =>
      list(page, name)
        .filter({
          hasText:
            count === 0 ? new RegExp(`${name}$`) : new RegExp(`${name}${count}${count} conversations?$`),
        })
        .waitFor();
    await list(page, 'Unassigned').click();
    await row(page, subject).waitFor();
    await shows('Unassigned', before.unassigned.count);
    await world.api('PATCH', `/api/threads/${id}`, { assignee_id: (await me(world)).id });
    await shows('Unassigned', before.unassigned.count - 1);
    await shows('Mine', before.mine.count + 1);
    await row(page, subject).waitFor({ state: 'detached' });
    await press(page, 'g j');
    await page.waitForURL(/assignee=me/);
    await row(page, subject).waitFor();
    await expect.poll(() => list(page, 'Mine').getAttribute('aria-current')).toBe('page');
    await page.getByRole('heading', { level: 1, name: 'Mine' }).waitFor();
    // Done mail is in the list of all.
    await world.api('PATCH', `/api/threads/${id}`, { state: 'done' });
    await row(page, subject).waitFor({ state: 'detached' });
    await press(page, 'g x');
    await row(page, subject).waitFor();
  });

  test('keeps a list as a view, and takes it away again', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const name = `Unread in Support ${Date.now()}`;
    await open(page, '/mail');
    await sidebar(page).getByRole('button', { name: 'To save a view, filter or search first' }).waitFor();
    await open(page, '/mail?tag=Support&unread=true');
    await sidebar(page).getByRole('button', { name: 'Save this list as a view' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await press(page, 'Enter');
    await page.getByText(`Saved as “${name}”.`).waitFor();
    await list(page, 'Open').click();
    await list(page, name).click();
    await page.waitForURL(/tag=Support/);
    await page.waitForURL(/unread=true/);
    const other = `A ${name}`;
    await chooseOf(page, name, 'Edit');
    await page.getByLabel('Name', { exact: true }).fill(other);
    await page.getByLabel('Share it with everybody').check();
    await press(page, 'Enter');
    await page.getByText(`Saved as “${other}”.`).waitFor();
    await sidebar(page).getByText('Shared:').first().waitFor({ state: 'attached' });
    await chooseOf(page, other, 'Delete');
    await list(page, other).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await list(page, other).waitFor();
    await expectAccessibleEverywhere(page);
  });

  test('a conversation tells between its mails what happened', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id } = await save(world);
    const user = await me(world);
    await world.api('PATCH', `/api/threads/${id}`, { assignee_id: user.id });
    for (const state of ['done', 'open', 'spam', 'open']) {
      await world.api('PATCH', `/api/threads/${id}`, { state });
    }
    await open(page, `/mail/${id}`);
    const lines = page.getByRole('list', { name: 'Activity' });
    await lines.getByText('You moved it to spam').waitFor();
    await lines.getByRole('button', { name: 'earlier changes' }).click();
    await lines.getByText('You took it').waitFor();
    await press(page, 'e');
    await expect
      .poll(async () => (await world.api<{ to: string }[]>('GET', `/api/threads/${id}/activity`))[0]!.to)
      .toBe('done');
    await open(page, `/mail/${id}`);
    await lines.getByText('You marked it done').waitFor();
    // It can be hidden, and stays so.
    await press(page, 'v');
    await lines.first().waitFor({ state: 'detached' });
    await open(page, `/mail/${id}`);
    await page.getByRole('main').getByRole('button', { name: 'Reply' }).first().waitFor();
    expect(await lines.count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('menuitem', { name: 'Show activity' }).click();
    await lines.getByText('You marked it done').waitFor();
    await expectAccessibleEverywhere(page);
  });
});

/** Chooses from the menu of a saved view. */
async function chooseOf(page: Page, view: string, item: string) {
  await list(page, view).hover();
  await sidebar(page)
    .getByRole('button', { name: `Change the view “${view}”` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function me(world: World): Promise<{ id: number }> {
  const { user } = await world.api<{ user: { id: string } }>('GET', '/api/auth/get-session');
  return { id: Number(user.id) };
}
