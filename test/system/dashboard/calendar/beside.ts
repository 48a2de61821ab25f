/** Tests of dragging that is undone or cancelled, and of what is beside the calendar: a month and the legend. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, inBrowser, keepUndo, open, press, type World } from '../world.ts';
import { day, eventCalled, eventsOf, freshWeek, openCalendar, shownAt, times, timesOf } from './weeks.ts';

const create = ({ api }: World, title: string, date: string) =>
  api('POST', '/api/calendar/events', { title, start: `${date}T09:00:00Z` });

/** Presses the lower edge of an event, and moves it by some hours. */
async function pull(page: Page, title: string, hours: number) {
  const box = (await eventCalled(page, title).boundingBox())!;
  const edge = { x: box.x + 20, y: box.y + box.height - 3 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x, edge.y + 24 * hours);
  await page.mouse.move(edge.x, edge.y + 48 * hours);
}

const written = (date: string) =>
  new Date(date).toLocaleDateString('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

inBrowser('the calendar and what is beside it', () => {
  test('a drag creates an event of its span; an end that is dragged is put back by undo, and by Escape', async () => {
    const week = freshWeek();
    const world = await openCalendar(`/calendar?view=day&date=${day(week, 2)}`);
    const { page } = world;
    const hours = (await page.locator('[data-hours]').boundingBox())!;
    const x = hours.x + hours.width / 2;
    await page.mouse.move(x, hours.y + 13 * 48 + 1);
    await page.mouse.down();
    await page.mouse.move(x, hours.y + 14 * 48);
    await page.mouse.move(x, hours.y + 14.75 * 48 - 1);
    await page.mouse.up();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Pulled');
    await dialog.getByRole('button', { name: 'New event' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await timesOf(world, week, 'Pulled')).toBe(times(day(week, 2), '13:00', '14:45'));

    await pull(page, 'Pulled', 1);
    await page.getByText('1:00 PM – 3:45 PM', { exact: true }).waitFor();
    await press(page, 'Escape');
    await page.mouse.up();
    await shownAt(page, 'Pulled', '1:00 – 2:45 PM');
    expect(await page.getByRole('dialog').count()).toBe(0);

    await pull(page, 'Pulled', 1);
    await page.mouse.up();
    const undo = await keepUndo(page);
    await expect.poll(() => timesOf(world, week, 'Pulled')).toBe(times(day(week, 2), '13:00', '15:45'));
    await undo.click();
    await expect.poll(() => timesOf(world, week, 'Pulled')).toBe(times(day(week, 2), '13:00', '14:45'));
    await shownAt(page, 'Pulled', '1:00 – 2:45 PM');
  });

  test('a month shows on which days events are, and leads to them by mouse and by keyboard', async () => {
    const week = freshWeek();
    const world = await openCalendar(`/calendar?view=week&date=${day(week, 2)}`, (ready) =>
      create(ready, 'Marked', day(week, 4)),
    );
    const { page } = world;
    const month = page.getByRole('complementary', { name: 'Month and calendars' });
    const cell = (weekday: number, at = week) =>
      month.getByRole('button', { name: new RegExp(`^${written(day(at, weekday))}`) });
    await cell(4)
      .and(month.getByRole('button', { name: /has events$/ }))
      .waitFor();
    await expect.poll(() => cell(3).textContent()).not.toContain('has events');

    await cell(4).click();
    await page.waitForURL(`**date=${day(week, 4)}**`);
    await expect.poll(() => cell(4).getAttribute('aria-pressed')).toBe('true');
    await cell(4).focus();
    await press(page, 'ArrowDown ArrowRight');
    await cell(5, week + 1)
      .and(page.locator(':focus'))
      .waitFor();
    await press(page, 'Enter');
    await page.waitForURL(`**date=${day(week + 1, 5)}**`);
    await press(page, 'Home PageDown PageUp Enter');
    await page.waitForURL(`**date=${day(week + 1, 0)}**`);

    await page.setViewportSize({ width: 1024, height: 800 });
    await month.waitFor({ state: 'detached' });
  });

  test('the legend hides each calendar, also on the next visit and on a phone', async () => {
    const week = freshWeek();
    const world = await openCalendar(`/calendar?view=week&date=${day(week, 2)}`, (ready) =>
      create(ready, 'Legend', day(week, 2)),
    );
    const { page } = world;
    const own = page.getByLabel('Created here', { exact: true });
    await eventCalled(page, 'Legend').waitFor();
    await own.uncheck();
    await eventCalled(page, 'Legend').waitFor({ state: 'detached' });
    await open(page, `/calendar?view=agenda&date=${day(week, 2)}`);
    await page.getByText('Some calendars are hidden.').waitFor();
    await expect.poll(() => own.isChecked()).toBe(false);
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'More of the calendar' }).click();
    await page.getByRole('menuitem', { name: 'Show calendars' }).click();
    await expectAccessible(page);
    await own.check();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await eventCalled(page, 'Legend').waitFor();
    expect(await eventsOf(world, week)).toHaveLength(1);
  });
});
