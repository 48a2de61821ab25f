/** Tests of due dates and snoozes of tasks, by mouse and by keyboard, which compare the page with the API. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAccessibleEverywhere,
  inBrowser,
  keepUndo,
  open,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

interface Task {
  id: number;
  title: string;
  due_at: string | null;
  snoozed_until: string | null;
}

const HOUR = 3_600_000;
let count = 0;
const freshTitle = (about: string) => `${about} ${Date.now()}-${++count}`;
const createTask = ({ api }: World, about: string, fields = {}) =>
  api<Task>('POST', '/api/tasks', { title: freshTitle(about), ...fields });
const stored = ({ api }: World, { id }: Pick<Task, 'id'>) => api<Task>('GET', `/api/tasks/${id}`);
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const link = (page: Page, { title }: Pick<Task, 'title'>) =>
  page.getByRole('link', { name: title, exact: true });
const card = (page: Page, task: Pick<Task, 'title'>) =>
  page.getByRole('listitem').filter({ has: link(page, task) });
/** Returns the day and time of a due date in the user's time zone. */
async function due(world: World, task: Pick<Task, 'id'>): Promise<string> {
  const { due_at: at } = await stored(world, task);
  if (at === null) return '';
  const { timezone } = await world.api<{ timezone: string }>('GET', '/api/settings/profile');
  const format = { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(new Date(at));
}

inBrowser('due dates and snoozes', () => {
  test('are set, taken back and taken away by mouse, on the card and beside the board', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const task = await createTask(world, 'Send the contract');
    await open(page, `/board/${task.id}`);
    const pane = page.getByRole('article', { name: task.title });
    await pane.getByRole('button', { name: 'No due date' }).click();
    await page.getByRole('option', { name: 'In a week' }).click();
    const undo = await keepUndo(page);
    await expect.poll(() => due(world, task)).toMatch(/ 17:00$/);
    await card(page, task).getByText(/^Due/).waitFor();
    await pane.getByText(/You set the due date to/).waitFor();
    await undo.click();
    await pane.getByRole('button', { name: 'No due date' }).waitFor();
    await expect.poll(() => stored(world, task)).toMatchObject({ due_at: null });

    await pane.getByRole('button', { name: 'No due date' }).click();
    await page.getByRole('option', { name: 'Pick a time' }).click();
    await page.getByLabel('Due on').fill('2 jan 2020');
    await page.getByLabel('Time', { exact: true }).fill('9:30');
    await page.getByRole('button', { name: 'Set due date' }).click();
    await card(page, task).getByText('Overdue since').waitFor();
    await expect.poll(() => due(world, task)).toBe('2020-01-02 09:30');

    await pane.getByRole('button', { name: 'Not snoozed' }).click();
    await page.getByRole('option', { name: 'Tomorrow' }).click();
    await expect.poll(async () => (await stored(world, task)).snoozed_until).not.toBeNull();
    // The task disappears from the board, and appears in the list of snoozed tasks.
    await card(page, task).waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Due and snoozed' }).selectOption('Snoozed');
    await card(page, task).getByText('Snoozed until').waitFor();
    await pane.getByRole('button', { name: /^Snoozed until/ }).click();
    await page.getByRole('option', { name: 'Back now' }).click();
    await expect.poll(() => stored(world, task)).toMatchObject({ snoozed_until: null });
    await page.getByRole('combobox', { name: 'Due and snoozed' }).selectOption('Overdue');
    await card(page, task).getByText('Overdue since').waitFor();
    await expectAccessibleEverywhere(page);
    await world.api('PATCH', `/api/tasks/${task.id}`, { status: 'done' });
  });

  test('are set for a task and for several by keyboard alone', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const [first, second] = [await createTask(world, 'Order paper'), await createTask(world, 'Order ink')];
    await open(page, '/board');
    await pressUntilFocused(page, 'j', link(page, second));
    await press(page, 'd');
    await page.getByRole('combobox', { name: 'Tomorrow, Friday' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('tom');
    await page.getByRole('option', { name: 'Tomorrow', selected: true }).waitFor();
    await press(page, 'Enter');
    await expect.poll(async () => (await stored(world, second)).due_at).not.toBeNull();
    await link(page, second).and(page.locator(':focus')).waitFor();
    for (const task of [second, first]) {
      await pressUntilFocused(page, 'j', link(page, task));
      await press(page, 'x');
    }
    await press(page, 's');
    await page.keyboard.type('week');
    await press(page, 'Enter');
    for (const task of [first, second]) {
      await expect.poll(async () => (await stored(world, task)).snoozed_until).not.toBeNull();
      await card(page, task).waitFor({ state: 'detached' });
    }
    await press(page, 'z');
    for (const task of [first, second]) {
      await card(page, task).waitFor();
      await expect.poll(() => stored(world, task)).toMatchObject({ snoozed_until: null });
    }
  });

  test('what is overdue is on Today, and leads to the task and to all that is overdue', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { user } = await world.api<{ user: { id: string } }>('GET', '/api/auth/get-session');
    const mine = await createTask(world, 'Pay', { due_at: later(-50), assignee_id: Number(user.id) });
    const free = await createTask(world, 'Call', { due_at: later(-60) });
    const asleep = await createTask(world, 'Wait', { due_at: later(-70), snoozed_until: later(5) });
    await open(page, '/');
    const part = page.getByRole('region', { name: /^Overdue/ });
    await part.getByText(free.title).waitFor();
    const titles = await part.getByRole('listitem').allInnerTexts();
    expect(titles.findIndex((text) => text.includes(free.title))).toBeLessThan(
      titles.findIndex((text) => text.includes(mine.title)),
    );
    expect(titles.join()).not.toContain(asleep.title);
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await part.getByRole('link', { name: mine.title }).click();
    await page.waitForURL(`**/board/${mine.id}`);
    await press(page, 'g t');
    await part.getByRole('link', { name: 'All overdue' }).click();
    await card(page, free).getByText('Overdue since').waitFor();
    expect(await card(page, asleep).count()).toBe(0);
    for (const { id } of [mine, free, asleep])
      await world.api('PATCH', `/api/tasks/${id}`, { status: 'done' });
    await card(page, free).waitFor({ state: 'detached' });
  });
});
