/** Tests of the states of conversations (done, snoozed, spam, trash) and of assignees, by keyboard and by mouse. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listOfThree, now, row, save } from './saved-mail.ts';
import {
  expectAccessibleEverywhere,
  inBrowser,
  keepUndo,
  open,
  openPage,
  press,
  type World,
} from './world.ts';

const heading = (page: Page, subject: string) => page.getByRole('heading', { name: subject, level: 2 });
const stateOf = async (world: World, id: number) => (await now(world, id)).state;

inBrowser('the state of a conversation', () => {
  test('is changed by keyboard, and the list goes on to the next', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newest, middle, oldest] = await listOfThree(world);
    await press(page, 'j k o');
    await heading(page, newest.subject).waitFor();
    await press(page, 'e');
    await heading(page, middle.subject).waitFor();
    await row(page, newest.subject).waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(world, newest.id)).toBe('done');
    await press(page, '#');
    await heading(page, oldest.subject).waitFor();
    await expect.poll(() => stateOf(world, middle.id)).toBe('trash');
    await press(page, 'z');
    await row(page, middle.subject).waitFor();
    await expect.poll(() => stateOf(world, middle.id)).toBe('open');
    await press(page, 'z');
    await row(page, newest.subject).waitFor();
    await expect.poll(() => stateOf(world, newest.id)).toBe('open');

    // In the list itself, the cursor moves on to the next mail.
    await press(page, 'Escape k k !');
    await row(page, newest.subject).waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(world, newest.id)).toBe('spam');
    await page.locator('li:has(a:focus)').filter({ hasText: middle.subject }).waitFor();
    await press(page, 'Delete');
    await expect.poll(() => stateOf(world, middle.id)).toBe('trash');

    await press(page, 'g !');
    await page.waitForURL('**/mail?state=spam');
    await row(page, newest.subject).waitFor();
    await press(page, '!');
    await expect.poll(() => stateOf(world, newest.id)).toBe('open');
    await press(page, 'g #');
    await row(page, middle.subject).waitFor();
    await press(page, 'o');
    await page.getByText('In the trash', { exact: true }).waitFor();
    await press(page, 'e g e');
    await row(page, middle.subject).waitFor();
    await expect.poll(() => stateOf(world, middle.id)).toBe('done');
  });

  test('is changed by mouse, for several at once, and all of it is taken back at once', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const mails = await listOfThree(world);
    for (const { subject } of mails) await row(page, subject).getByRole('checkbox').check();
    await page.getByText('3 selected').waitFor();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    for (const { subject } of mails) await row(page, subject).waitFor({ state: 'detached' });
    await page.getByText('3 conversations moved to trash.').waitFor();
    const undo = await keepUndo(page);
    for (const { id } of mails) await expect.poll(() => stateOf(world, id)).toBe('trash');
    await undo.click();
    for (const { subject, id } of mails) {
      await row(page, subject).waitFor();
      await expect.poll(() => stateOf(world, id)).toBe('open');
    }

    const [{ id, subject }] = mails;
    await row(page, subject).getByRole('link').click();
    await heading(page, subject).waitFor();
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await expect.poll(() => stateOf(world, id)).toBe('trash');
    await page.getByRole('button', { name: 'Mail: Open' }).click();
    await page.getByRole('menuitemradio', { name: 'Trash' }).click();
    await row(page, subject).getByRole('link').click();
    await heading(page, subject).waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    await row(page, subject).waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(world, id)).toBe('open');
  });

  test('stays on the page that shows it when somebody else changes it, and keys still act on it', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [newer, older] = await listOfThree(world);
    await row(page, newer.subject).getByRole('link').click();
    await heading(page, newer.subject).waitFor();
    await world.api('PATCH', `/api/threads/${newer.id}`, { state: 'done' });
    await row(page, newer.subject).waitFor({ state: 'detached' });
    await heading(page, newer.subject).waitFor();
    await page.getByRole('button', { name: 'Reopen' }).waitFor();
    await press(page, 'e');
    await expect.poll(() => stateOf(world, newer.id)).toBe('open');
    expect(await stateOf(world, older.id)).toBe('open');
    await heading(page, newer.subject).waitFor();
  });

  test('is snoozed by keyboard until a time that is offered, and woken', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [{ id, subject }] = await listOfThree(world);
    await press(page, 'h');
    await page.getByRole('dialog', { name: 'Snooze until' }).waitFor();
    await page.keyboard.insertText('tom');
    await page.getByRole('dialog').getByRole('option', { name: 'Tomorrow', selected: true }).waitFor();
    await press(page, 'Enter');
    await row(page, subject).waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(world, id)).toBe('snoozed');
    const { snoozed_until: until } = await now(world, id);
    const { timezone } = await world.api<{ timezone: string }>('GET', '/api/settings/profile');
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'short' });
    expect(clock.format(new Date(until!))).toBe('08:00');

    await press(page, 'g h');
    await row(page, subject).getByLabel('Snoozed until').waitFor();
    await press(page, 'o');
    await page
      .getByText(/^Snoozed until /)
      .first()
      .waitFor();
    await press(page, 'h');
    await page.getByRole('option', { name: 'Unsnooze' }).waitFor();
    await press(page, 'Enter');
    await row(page, subject).waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(world, id)).toBe('open');
  });

  test('is snoozed by mouse until a time that one picks, which must be ahead', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [{ id, subject }] = await listOfThree(world);
    await row(page, subject).getByRole('link').click();
    await heading(page, subject).waitFor();
    await page.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('option', { name: 'Pick a time' }).click();
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Open again on').fill(day);
    await page.getByLabel('Time', { exact: true }).fill('14:30');
    await page.getByRole('dialog').getByRole('button', { name: 'Snooze' }).click();
    await expect.poll(() => stateOf(world, id)).toBe('snoozed');
    expect((await now(world, id)).snoozed_until).toContain(day);
  });

  test('goes back where the API refuses it', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [one, two] = await listOfThree(world);
    await page.route('**/api/threads', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { detail: 'Refused for the test.', requestId: 'r-2' } })
        : route.continue(),
    );
    await press(page, 'x j x !');
    await page.getByText('Refused for the test. (r-2)').waitFor();
    for (const { subject, id } of [one, two]) {
      await row(page, subject).waitFor();
      expect(await stateOf(world, id)).toBe('open');
    }
  });

  test('a conversation without a task is given to somebody', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await save(world, {
      direction: 'outbound',
      from_address: 'support@herald.test',
      to_address: 'nadia@example.com',
    });
    expect((await now(world, id)).task).toBeNull();
    await open(page, `/mail/${id}`);
    await heading(page, subject).waitFor();
    await press(page, 'i');
    await page.getByRole('dialog', { name: 'Assign to' }).waitFor();
    await page.keyboard.insertText('demo');
    await page.getByRole('dialog').getByRole('option', { name: 'Demo', selected: true }).waitFor();
    await press(page, 'Enter');
    await expect.poll(async () => (await now(world, id)).assignee_id).not.toBeNull();
    await row(page, subject).getByTitle('Assigned to Demo').waitFor();
    await page.getByRole('combobox', { name: 'Assignee' }).last().selectOption({ label: 'Nobody' });
    await expect.poll(async () => (await now(world, id)).assignee_id).toBeNull();
  });

  test('has lists that are accessible, and fit a phone, full or empty', async () => {
    const world = await openPage({ path: null, reducedMotion: true });
    const { page } = world;
    const { id, subject } = await save(world);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await world.api('PATCH', `/api/threads/${id}`, { state: 'snoozed', snoozed_until: until });
    for (const path of ['/mail?state=snoozed', `/mail/${id}`, '/mail?state=spam&q=nothingatall']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, path);
      if (!path.includes('spam')) await page.getByText(subject).first().waitFor();
      await expectAccessibleEverywhere(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/mail');
    await press(page, 'h');
    await page.getByRole('dialog').waitFor();
    await expectAccessibleEverywhere(page);
    await press(page, 'Escape x');
    await page.getByText('1 selected').waitFor();
    await expectAccessibleEverywhere(page);
  });
});
