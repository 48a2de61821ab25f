/** Tests of events by mouse and by keyboard, which compare what the page shows at once with the API. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, press, type World } from '../world.ts';
import { day, eventCalled, eventsOf, freshWeek, openCalendar, shownAt, times, timesOf } from './weeks.ts';

/** Drags from one point to another, with an intermediate step as a user makes. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** Returns the coordinates of an hour, in the middle of a weekday's column in the week shown. */
async function placeOf(page: Page, weekday: number, hour: number) {
  const hours = (await page.locator('[data-hours]').boundingBox())!;
  return { x: hours.x + (hours.width / 7) * (weekday + 0.5), y: hours.y + hour * 48 };
}

inBrowser('the calendar', () => {
  test('creates, moves, lengthens, changes, deletes and restores an event by mouse', async () => {
    const week = freshWeek();
    const world = await openCalendar(`/calendar?view=week&date=${day(week, 2)}`);
    const { page } = world;
    const at = (weekday: number, hour: number) => placeOf(page, weekday, hour);

    await drag(page, await at(2, 13), await at(2, 14.5));
    await page.getByLabel('Title').fill('Drawn');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'New event' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await timesOf(world, week, 'Drawn')).toBe(times(day(week, 2), '13:00', '14:30'));

    await drag(page, await at(2, 13.5), await at(3, 14.5));
    await shownAt(page, 'Drawn', '2:00 – 3:30 PM');
    await expect.poll(() => timesOf(world, week, 'Drawn')).toBe(times(day(week, 3), '14:00', '15:30'));

    const end = (await eventCalled(page, 'Drawn').boundingBox())!;
    const edge = { x: end.x + 20, y: end.y + end.height - 3 };
    await drag(page, edge, { x: edge.x, y: edge.y + 48 });
    await shownAt(page, 'Drawn', '2:00 – 4:30 PM');
    await expect.poll(() => timesOf(world, week, 'Drawn')).toBe(times(day(week, 3), '14:00', '16:30'));

    await eventCalled(page, 'Drawn').click();
    const pane = page.getByRole('complementary');
    await pane.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Renamed');
    await page.getByRole('textbox', { name: 'Location' }).fill('Harbour');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await pane.getByRole('heading', { name: 'Renamed' }).waitFor();
    expect(await timesOf(world, week, 'Renamed')).toBe(times(day(week, 3), '14:00', '16:30'));

    await pane.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => eventsOf(world, week)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect
      .poll(async () => (await eventsOf(world, week)).map(({ title, source }) => [title, source]))
      .toEqual([['Renamed', 'manual']]);
  });

  test('shows an event where it was dropped while others change the calendar, also before it is saved', async () => {
    const week = freshWeek();
    const create = ({ api }: World, title: string) =>
      api('POST', '/api/calendar/events', { title, start: `${day(week, 2)}T09:00:00Z` });
    const world = await openCalendar(`/calendar?view=week&date=${day(week, 2)}`, (ready) =>
      create(ready, 'Dropped'),
    );
    const { page } = world;
    let isSaved = () => {};
    const saved = new Promise<void>((resolve) => (isSaved = resolve));
    await page.route('**/api/calendar/events/*', async (route) => {
      if (route.request().method() === 'PATCH') await saved;
      await route.fallback();
    });
    await drag(page, await placeOf(page, 2, 9.5), await placeOf(page, 4, 11.5));
    await shownAt(page, 'Dropped', '11:00 AM – 12:00 PM');
    await create(world, 'From elsewhere');
    await eventCalled(page, 'From elsewhere').waitFor();
    await shownAt(page, 'Dropped', '11:00 AM – 12:00 PM');
    isSaved();
    await expect.poll(() => timesOf(world, week, 'Dropped')).toBe(times(day(week, 4), '11:00', '12:00'));
    await page.getByText('The event has moved.').waitFor();
    await shownAt(page, 'Dropped', '11:00 AM – 12:00 PM');
  });

  test('does the same by keyboard alone', async () => {
    const week = freshWeek();
    const world = await openCalendar(`/calendar?date=${day(week, 2)}`);
    const { page } = world;
    const dialog = page.getByRole('dialog');
    await press(page, 'c');
    await dialog.getByLabel('Title').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Typed');
    await press(page, 'Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await timesOf(world, week, 'Typed')).toBe(times(day(week, 2), '09:00', '10:00'));

    await eventCalled(page, 'Typed').waitFor();
    await press(page, 'j Alt+ArrowDown Alt+ArrowDown Alt+ArrowRight Alt+Shift+ArrowDown');
    await expect.poll(() => timesOf(world, week, 'Typed')).toBe(times(day(week, 3), '09:30', '10:45'));
    await page.getByText('The event has moved.').waitFor();
    await press(page, 'z');
    await expect.poll(() => timesOf(world, week, 'Typed')).toBe(times(day(week, 2), '09:00', '10:00'));

    await eventCalled(page, 'Typed').focus();
    await press(page, 'Enter');
    await page.getByRole('complementary', { name: 'Typed' }).getByRole('button', { name: 'Edit' }).waitFor();
    await press(page, 'e');
    await dialog.getByLabel('Title').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Typed again');
    await press(page, 'Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Typed again' }).waitFor();
    await press(page, '#');
    await expect.poll(() => eventsOf(world, week)).toEqual([]);

    await press(page, 'm');
    await page.waitForURL('**view=month**');
    await press(page, ']');
    const [year, month] = day(week, 2).split('-').map(Number) as [number, number];
    const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
    await page.waitForURL(`**date=${next}**`);
    await press(page, 'a t');
    await page.waitForURL('**view=agenda**');
  });

  test('asks which events of a series move', async () => {
    const week = freshWeek();
    const start = `${day(week, 1)}T09:00:00Z`;
    const world = await openCalendar(`/calendar?view=week&date=${day(week, 1)}`, ({ api }) =>
      api('POST', '/api/calendar/events', { title: 'Daily', start, recurrence: 'FREQ=DAILY;COUNT=3' }),
    );
    const { page } = world;
    const starts = async () => (await eventsOf(world, week)).map((event) => event.start.slice(0, 16));
    const on = (...clocks: string[]) => clocks.map((clock, n) => `${day(week, 1 + n)}T${clock}`);
    const dialog = page.getByRole('dialog', { name: 'Change “Daily”' });

    await eventCalled(page, 'Daily').nth(1).focus();
    await press(page, 'Alt+ArrowDown');
    await dialog.waitFor();
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await starts()).toEqual(on('09:00', '09:00', '09:00'));

    await eventCalled(page, 'Daily').nth(1).focus();
    await press(page, 'Alt+ArrowDown');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(starts).toEqual(on('09:00', '09:15', '09:00'));

    await eventCalled(page, 'Daily').first().focus();
    await press(page, 'Alt+ArrowUp');
    await dialog.getByLabel('All events of the series').check();
    await dialog.getByRole('button', { name: 'Change' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(starts).toEqual(on('08:45', '09:15', '08:45'));
  });

  test('puts an event back that the API does not let move', async () => {
    const week = freshWeek();
    const world = await openCalendar(`/calendar?view=week&date=${day(week, 2)}`, ({ api }) =>
      api('POST', '/api/calendar/events', { title: 'Fixed', start: `${day(week, 2)}T09:00:00Z` }),
    );
    const { page } = world;
    await page.route('**/api/calendar/events/*', async (route) => {
      if (route.request().method() !== 'PATCH') return await route.fallback();
      const problem = { status: 422, code: 'EVENT_TOO_LARGE', detail: 'The event is too large.' };
      await route.fulfill({ status: 422, contentType: 'application/problem+json', json: problem });
    });
    await eventCalled(page, 'Fixed').focus();
    await press(page, 'Alt+ArrowDown');
    await shownAt(page, 'Fixed', '9:15 – 10:15 AM');
    await page.getByText('The event is too large.').waitFor();
    await shownAt(page, 'Fixed', '9:00 – 10:00 AM');
    expect(await timesOf(world, week, 'Fixed')).toBe(times(day(week, 2), '09:00', '10:00'));
  });
});
