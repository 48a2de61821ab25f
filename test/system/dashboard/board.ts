/** Tests of the task board by mouse and by keyboard, which compare the page with the API. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  inBrowser,
  keepUndo,
  open,
  openPage,
  press,
  pressUntilFocused,
  settled,
  type World,
} from './world.ts';

interface Task {
  id: number;
  title: string;
  status: string;
  priority: string;
  assignee_id: number | null;
}

let count = 0;
const freshTitle = (about: string) => `${about} ${Date.now()}-${++count}`;

const createTask = ({ api }: World, about: string, fields = {}) =>
  api<Task>('POST', '/api/tasks', { title: freshTitle(about), ...fields });
const stored = ({ api }: World, { id }: Pick<Task, 'id'>) => api<Task>('GET', `/api/tasks/${id}`);

const link = (page: Page, { title }: Pick<Task, 'title'>) =>
  page.getByRole('link', { name: title, exact: true });

/** Waits until the API has a task with these fields. */
const expectStored = (world: World, task: Pick<Task, 'id'>, fields: Partial<Task>) =>
  expect.poll(() => stored(world, task)).toMatchObject(fields);

const column = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, { title }: Pick<Task, 'title'>) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Drags a task to a column, and releases it once the page announces the column. */
async function drag(page: Page, task: Task, to: string) {
  await settled(card(page, task));
  const from = (await card(page, task).boundingBox())!;
  const target = (await column(page, to).boundingBox())!;
  await page.mouse.move(from.x + 30, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + 120, { steps: 4 });
  await page.getByText(`“${task.title}” is over “${to}”.`).waitFor({ state: 'attached' });
  await page.mouse.up();
}

inBrowser('the board', () => {
  test('moves, changes, and undoes by mouse', async () => {
    const world = await openPage();
    const { page } = world;
    const [first, second] = [
      await createTask(world, 'Water the plants'),
      await createTask(world, 'Pack the box'),
    ];
    await page.getByRole('link', { name: 'Board', exact: true }).click();

    await drag(page, first, 'In progress');
    await column(page, 'In progress').getByRole('link', { name: first.title }).waitFor();
    const undo = await keepUndo(page);
    await expectStored(world, first, { status: 'in_progress' });
    expect(new URL(page.url()).pathname).toBe('/board');
    await undo.click();
    await column(page, 'To do').getByRole('link', { name: first.title }).waitFor();
    await expectStored(world, first, { status: 'todo' });

    for (const task of [first, second]) {
      await card(page, task).hover();
      await page.getByRole('checkbox', { name: task.title }).check();
    }
    await page.getByRole('button', { name: 'Priority', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Urgent' }).click();
    await expectStored(world, first, { priority: 'urgent' });
    await expectStored(world, second, { priority: 'urgent' });

    await page.getByRole('link', { name: second.title }).click();
    const pane = page.getByRole('article', { name: second.title });
    await pane.getByRole('button', { name: 'To do' }).click();
    await page.getByRole('menuitemradio', { name: 'Done' }).click();
    await expectStored(world, second, { status: 'done' });
    await pane.getByText('You moved it from “To do” to “Done”.').waitFor();
    await expectAccessible(page);
    await pane.getByRole('link', { name: 'Close task' }).click();
    await pane.waitFor({ state: 'detached' });
  });

  test('makes a task, changes it and drags it by keyboard alone', async () => {
    const world = await openPage({ path: '/board' });
    const { page } = world;
    const title = freshTitle('Call the courier');
    await press(page, 'c');
    await page.getByRole('dialog').locator(':focus').waitFor();
    await page.keyboard.type(title);
    await press(page, 'Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const all = await world.api<Task[]>('GET', '/api/tasks?limit=20');
    const task = all.find((each) => each.title === title)!;

    const isFocused = () => link(page, task).and(page.locator(':focus')).waitFor();
    await pressUntilFocused(page, 'j', link(page, task));
    await press(page, '4');
    await expectStored(world, task, { priority: 'urgent' });
    await press(page, 'a');
    const { user } = await world.api<{ user: { id: string; name: string } }>('GET', '/api/auth/get-session');
    const me = page.getByRole('dialog').getByRole('button', { name: `${user.name} (you)` });
    await pressUntilFocused(page, 'ArrowUp', me);
    await press(page, 'Enter');
    await expectStored(world, task, { assignee_id: Number(user.id) });

    await isFocused();
    await press(page, 'Space');
    await page.getByText(`“${title}” is over “To do”.`).waitFor({ state: 'attached' });
    await press(page, 'ArrowRight');
    await page.getByText(`“${title}” is over “In progress”.`).waitFor({ state: 'attached' });
    await press(page, 'Space');
    await expectStored(world, task, { status: 'in_progress' });
    await isFocused();
    await press(page, 'z');
    await expectStored(world, task, { status: 'todo' });

    await isFocused();
    await press(page, 'Enter');
    await page.getByRole('article', { name: title }).waitFor();
    await press(page, '3');
    await expectStored(world, task, { status: 'done' });
    await press(page, 'Escape');
    await page.getByRole('article').waitFor({ state: 'detached' });
    await isFocused();
  });

  test('changes several at once by keyboard, and takes all of it back', async () => {
    const world = await openPage();
    const { page } = world;
    const tasks = [await createTask(world, 'Fold'), await createTask(world, 'Iron')];
    await press(page, 'g b');
    // The newest task is the first of its column.
    for (const task of tasks.toReversed()) {
      await pressUntilFocused(page, 'j', link(page, task));
      await press(page, 'x');
    }
    await press(page, '3');
    for (const task of tasks) await expectStored(world, task, { status: 'done' });
    await press(page, 'z');
    for (const task of tasks) await expectStored(world, task, { status: 'todo' });
  });

  test('goes back to what was when the API refuses', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const task = await createTask(world, 'Refused');
    await page.route(`**/api/tasks/${task.id}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { detail: 'No such member.', requestId: 'r-1' } })
        : route.fallback(),
    );
    await open(page, '/board');
    await drag(page, task, 'Done');
    await page.getByText('No such member. (r-1)').waitFor();
    await column(page, 'To do').getByRole('link', { name: task.title }).waitFor();
    expect(await stored(world, task)).toMatchObject({ status: 'todo' });
  });

  test('keeps a task where it was dropped, also in a second browser and after reloading', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const tasks = [
      await createTask(world, 'Last'),
      await createTask(world, 'Third'),
      await createTask(world, 'Second'),
      await createTask(world, 'First'),
    ].toReversed();
    const [first, , third] = tasks;
    const titles = tasks.map(({ title }) => title);
    const other = await openPage({ path: '/board' });
    await open(page, '/board');
    const shown = async (each: Page) =>
      (await column(each, 'To do').locator('[data-task]').allTextContents()).filter((title) =>
        titles.includes(title),
      );
    await expect.poll(() => shown(page)).toEqual(titles);

    await settled(card(page, first!));
    const from = (await card(page, first!).boundingBox())!;
    const to = (await card(page, third!).boundingBox())!;
    await page.mouse.move(from.x + 30, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 30, { steps: 4 });
    await page.mouse.move(from.x + 30, to.y + to.height - 10, { steps: 8 });
    await card(page, tasks[3]!).and(page.locator('[data-drop=before]')).waitFor();
    await page.mouse.up();
    const moved = [titles[1]!, titles[2]!, titles[0]!, titles[3]!];
    await expect.poll(() => shown(page)).toEqual(moved);
    await expect.poll(() => shown(other.page)).toEqual(moved);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(moved);

    const last = link(page, tasks[3]!);
    await last.focus();
    await press(page, 'Space');
    await page.getByText(`“${titles[3]}” is over “To do”.`).waitFor({ state: 'attached' });
    await press(page, 'ArrowUp ArrowUp Space');
    const again = [titles[1]!, titles[3]!, titles[2]!, titles[0]!];
    await expect.poll(() => shown(page)).toEqual(again);
    await last.and(page.locator(':focus')).waitFor();
    await expect.poll(() => shown(other.page)).toEqual(again);
    await press(page, 'z');
    await expect.poll(() => shown(page)).toEqual(moved);

    const fresh = await createTask(world, 'Fresh');
    await column(page, 'To do').getByRole('link', { name: fresh.title }).waitFor();
    await expect
      .poll(async () => (await column(page, 'To do').locator('[data-task]').allTextContents())[0])
      .toBe(fresh.title);
  });

  test.each([1024, 1440])('opens a task over its columns, which stay as they are, at %i', async (width) => {
    const world = await openPage({ path: null, width, height: 900 });
    const { page } = world;
    const task = await createTask(world, 'Open me');
    await open(page, '/board');
    const rects = () =>
      page.locator('[data-column], [data-card]').evaluateAll((all) =>
        all.slice(0, 8).map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const time = card(page, task).locator('time');
    const timeBefore = await time.boundingBox();
    await card(page, task).hover();
    await page.getByRole('checkbox', { name: task.title }).waitFor();
    expect(await time.boundingBox()).toEqual(timeBefore);
    const before = await rects();
    await link(page, task).click();
    const pane = page.getByRole('article', { name: task.title });
    await pane.waitFor();
    expect(await rects()).toEqual(before);
    await expectNoSidewaysScroll(page);
    await pane.getByRole('link', { name: 'Close task' }).click();
    await pane.waitFor({ state: 'detached' });
    expect(await rects()).toEqual(before);
  });

  test('blocks time for a task in the calendar', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const task = await createTask(world, 'Write the offer');
    await open(page, `/board/${task.id}`);
    await page.getByRole('button', { name: 'Block time for it' }).click();
    const day = `${new Date().getUTCFullYear() + 1}-03-04`;
    await page.getByLabel('Day', { exact: true }).fill(day);
    await page.getByLabel('Start', { exact: true }).fill('10:30');
    await page.getByLabel('Length', { exact: true }).selectOption({ label: '90 minutes' });
    await page.getByRole('button', { name: 'Block time', exact: true }).click();
    await page.getByText('Time blocked in the calendar.').waitFor();
    const events = await world.api<{ event_id: number; title: string; start: string; end: string }[]>(
      'GET',
      `/api/calendar/events?from=${day}T00:00:00Z&to=${day.replace('04', '05')}T00:00:00Z&timezone=UTC`,
    );
    const event = events.find(({ title }) => title === task.title)!;
    expect(Date.parse(event.end) - Date.parse(event.start)).toBe(90 * 60_000);
    expect(await world.api('GET', `/api/calendar/events/${event.event_id}`)).toMatchObject({
      task_id: task.id,
    });
  });

  test('keeps its filters in the address, also as a list', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const urgent = await createTask(world, 'Urgent one', { priority: 'urgent' });
    const low = await createTask(world, 'Low one', { priority: 'low' });
    await open(page, '/board');
    await page.getByRole('link', { name: low.title }).waitFor();
    await page.getByLabel('Priority', { exact: true }).selectOption('urgent');
    await page.getByRole('link', { name: low.title }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('link', { name: urgent.title }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: urgent.title }).waitFor();
    expect(await page.getByRole('link', { name: low.title }).count()).toBe(0);
    expect(new URL(page.url()).search).toBe('?priority=urgent&view=list');
  });

  test.each(['/board', '/board?view=list'])(
    '%s is accessible on a phone, and a task takes its place',
    async (path) => {
      const world = await openPage({ path: null, width: 360 });
      const { page } = world;
      const task = await createTask(world, 'W'.repeat(80));
      await open(page, path);
      await page.getByRole('link', { name: task.title }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: task.title }).click();
      await page.getByRole('article', { name: task.title }).waitFor();
      await page.getByRole('region', { name: 'To do' }).waitFor({ state: 'hidden' });
      await expectNoSidewaysScroll(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    },
  );
});
