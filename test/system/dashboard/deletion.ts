/** Tests of deleting conversations in spam and trash, and tasks, and of retention, by mouse and by keyboard. */
import { expect, test } from 'vitest';
import { row, save } from './saved-mail.ts';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from './world.ts';

/** Returns the ids of the conversations in a state that the API finds for a word. */
const idsIn = async ({ api }: World, state: string, word: string) =>
  (await api<{ id: number }[]>('GET', `/api/threads?state=${state}&search=${word}`)).map(({ id }) => id);

inBrowser('deleting for good', () => {
  test('takes a conversation out of the trash by keyboard, after a question', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const word = `gone${Date.now()}`;
    const mail = await save(world, { body_text: `About ${word}.` });
    await world.api('DELETE', `/api/threads/${mail.id}`);
    await open(page, `/mail?state=trash&q=${word}`);
    await row(page, mail.subject).waitFor();
    await press(page, 'j k D');
    const dialog = page.getByRole('dialog', { name: 'Delete this conversation for good?' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await idsIn(world, 'trash', word)).toHaveLength(1);

    await press(page, 'D');
    await dialog.getByRole('button', { name: 'Delete permanently' }).focus();
    await page.keyboard.press('Enter');
    await row(page, mail.subject).waitFor({ state: 'detached' });
    await page.getByText('The conversation is deleted.').waitFor();
    expect(await idsIn(world, 'trash', word)).toEqual([]);
  });

  test('empties spam by mouse, and says how long it is kept', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const word = `spam${Date.now()}`;
    const mail = await save(world, { body_text: `About ${word}.` });
    await world.api('PATCH', `/api/threads/${mail.id}`, { state: 'spam' });
    await open(page, '/mail?state=spam');
    await row(page, mail.subject).waitFor();
    await page.getByText('Deleted after 30 days.').waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Empty spam' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Empty spam' }).click();
    await expect.poll(() => idsIn(world, 'spam', word)).toEqual([]);
    await row(page, mail.subject).waitFor({ state: 'detached' });
  });

  test('takes a task off the board', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    const title = `Not needed ${Date.now()}`;
    const { id } = await api<{ id: number }>('POST', '/api/tasks', { title });
    await open(page, `/board/${id}`);
    await page.getByRole('button', { name: 'Delete the task' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the task' }).click();
    await page.getByText('The task is deleted.').waitFor();
    await page.waitForURL('**/board');
    await expect
      .poll(async () => (await api<{ id: number }[]>('GET', '/api/tasks')).some((task) => task.id === id))
      .toBe(false);
  });

  test('is by the days that an admin sets', async () => {
    const { page, api } = await openPage({ path: '/settings/retention' });
    const held = Promise.withResolvers<void>();
    await page.route('**/api/settings/retention', async (route) => {
      if (route.request().method() !== 'GET') await held.promise;
      await route.continue();
    });
    await page.getByLabel('Trash').fill('14');
    await page.getByRole('button', { name: 'Save' }).click();
    // The button is disabled and marked as busy while the change is saved.
    await page
      .getByRole('button', { name: 'Save', disabled: true })
      .and(page.locator('[aria-busy]'))
      .waitFor();
    await expectAccessibleEverywhere(page);
    held.resolve();
    await expect
      .poll(() => api('GET', '/api/settings/retention'))
      .toMatchObject({ trash_days: 14, spam_days: 30 });
    await expectAccessibleEverywhere(page);
    await api('PUT', '/api/settings/retention', {});
  });
});
