/** Weeks of the calendar that only one test uses, and their events. */
import type { Page } from 'playwright-core';
import { open, openPage, type World } from '../world.ts';

export interface Occurrence {
  event_id: number;
  title: string;
  start: string;
  end: string;
  source: string;
  my_response: string | null;
}

let weeks = 0;
/** Returns a week that no other test or retry uses. */
export const freshWeek = () => weeks++;
/** Returns a date of such a week, which begins with Sunday, the weekday 0. */
export const day = (week: number, weekday: number) =>
  new Date(Date.UTC(2030, 11, 1 + week * 7 + weekday)).toISOString().slice(0, 10);

export async function eventsOf({ api }: World, week: number): Promise<Occurrence[]> {
  const range = `from=${day(week, 0)}T00:00:00Z&to=${day(week + 1, 0)}T00:00:00Z`;
  return await api('GET', `/api/calendar/events?${range}&timezone=UTC`);
}

/** Returns `start` and `end` of the one event with the title. */
export async function timesOf(world: World, week: number, title: string) {
  const found = (await eventsOf(world, week)).filter((event) => event.title === title);
  return found.map(({ start, end }) => `${start} ${end}`).join(', ');
}

export const times = (date: string, from: string, to: string) =>
  `${date}T${from}:00.000Z ${date}T${to}:00.000Z`;

export const eventCalled = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title},`) });

/** Waits until the page shows the event at these hours, in its own format. */
export const shownAt = (page: Page, title: string, hours: string) =>
  eventCalled(page, title).filter({ hasText: hours }).waitFor();

/** Opens a page of a user in the time zone UTC, whatever other tests set, after `prepare` has run. */
export async function openCalendar(
  path: string,
  prepare: (world: World) => Promise<unknown> = async () => {},
): Promise<World> {
  const world = await openPage({ path: null });
  await world.api('PATCH', '/api/settings/profile', { timezone: 'UTC' });
  await prepare(world);
  await open(world.page, path);
  return world;
}
