/** The calendar: views, events by mouse and by keyboard, invitations, suggestions and imports. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, inBrowser, openPage, press, type World } from './world.ts';

interface Occurrence {
  event_id: number;
  title: string;
  start: string;
  end: string;
  source: string;
  my_response: string | null;
}

/** What becomes true after some requests, mails and jobs. */
const eventually = <T>(probe: () => T) => expect.poll(probe, { timeout: 30_000 });

/** A week of its own for each test, so that they share nothing. */
const day = (week: number, weekday: number) =>
  new Date(Date.UTC(2030, 11, 1 + week * 7 + weekday)).toISOString().slice(0, 10);

async function eventsOf({ api }: World, week: number): Promise<Occurrence[]> {
  const range = `from=${day(week, 0)}T00:00:00Z&to=${day(week + 1, 0)}T00:00:00Z`;
  return await api('GET', `/api/calendar/events?${range}&timezone=UTC`);
}

/** `start` and `end` of the one event with the title. */
async function timesOf(world: World, week: number, title: string) {
  const found = (await eventsOf(world, week)).filter((event) => event.title === title);
  return found.map(({ start, end }) => `${start} ${end}`).join(', ');
}

const times = (date: string, from: string, to: string) => `${date}T${from}:00.000Z ${date}T${to}:00.000Z`;

const eventCalled = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title},`) });

async function receive(world: World, message: string[]) {
  const response = await world.context.request.post('/api/emails', {
    headers: { origin: world.origin, 'content-type': 'message/rfc822' },
    data: message.join('\r\n'),
  });
  expect(response.ok()).toBe(true);
  return (await response.json()) as { id: number };
}

/** Drags from one place to another, with the steps that a hand makes. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** Opens a page whose user lives in UTC, whatever other tests made of the profile. */
async function openCalendar(path: string): Promise<World> {
  const world = await openPage();
  await world.api('PATCH', '/api/settings/profile', { timezone: 'UTC' });
  await world.page.goto(path);
  return world;
}

inBrowser('the calendar', () => {
  test('creates, moves, lengthens, changes, deletes and restores an event by mouse', async () => {
    const world = await openCalendar(`/calendar?view=week&date=${day(0, 2)}`);
    const { page } = world;
    const hours = page.locator('[data-hours]');
    await hours.waitFor();
    const box = (await hours.boundingBox())!;
    const column = box.width / 7;
    const at = (weekday: number, hour: number) => ({
      x: box.x + column * (weekday + 0.5),
      y: box.y + hour * 48,
    });

    await drag(page, at(2, 13), { ...at(2, 14.5), x: at(2, 13).x });
    await page.getByLabel('Title').fill('Drawn');
    await page.getByRole('dialog').getByRole('button', { name: 'New event' }).click();
    await eventCalled(page, 'Drawn').waitFor();
    expect(await timesOf(world, 0, 'Drawn')).toBe(times(day(0, 2), '13:00', '14:30'));

    const grab = { x: at(2, 13).x, y: at(2, 13.5).y };
    await drag(page, grab, { x: at(3, 13).x, y: at(3, 14.5).y });
    await eventually(() => timesOf(world, 0, 'Drawn')).toBe(times(day(0, 3), '14:00', '15:30'));

    const end = (await eventCalled(page, 'Drawn').boundingBox())!;
    const edge = { x: end.x + 20, y: end.y + end.height - 3 };
    await drag(page, edge, { x: edge.x, y: edge.y + 48 });
    await eventually(() => timesOf(world, 0, 'Drawn')).toBe(times(day(0, 3), '14:00', '16:30'));

    await eventCalled(page, 'Drawn').click();
    const pane = page.getByRole('complementary');
    await pane.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Renamed');
    await page.getByRole('textbox', { name: 'Place' }).fill('Harbour');
    await page.getByRole('button', { name: 'Save' }).click();
    await pane.getByRole('heading', { name: 'Renamed' }).waitFor();
    expect(await timesOf(world, 0, 'Renamed')).toBe(times(day(0, 3), '14:00', '16:30'));

    await pane.getByRole('button', { name: 'Delete' }).click();
    await eventually(() => eventsOf(world, 0)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await eventually(async () =>
      (await eventsOf(world, 0)).map(({ title, source }) => [title, source]),
    ).toEqual([['Renamed', 'manual']]);
  });

  test('does the same by keyboard alone', async () => {
    const world = await openCalendar(`/calendar?date=${day(1, 2)}`);
    const { page } = world;
    await page.locator('[data-hours]').waitFor();
    await press(page, 'c');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('Typed');
    await press(page, 'Control+Enter');
    await eventCalled(page, 'Typed').waitFor();
    expect(await timesOf(world, 1, 'Typed')).toBe(times(day(1, 2), '09:00', '10:00'));

    await press(page, 'j Alt+ArrowDown Alt+ArrowDown Alt+ArrowRight Alt+Shift+ArrowDown');
    await eventually(() => timesOf(world, 1, 'Typed')).toBe(times(day(1, 3), '09:30', '10:45'));
    await page.getByText('The event has moved.').waitFor();
    await press(page, 'z');
    await eventually(() => timesOf(world, 1, 'Typed')).toBe(times(day(1, 2), '09:00', '10:00'));

    await eventCalled(page, 'Typed').focus();
    await press(page, 'Enter');
    await page.getByRole('complementary', { name: 'Typed' }).waitFor();
    await press(page, 'e');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Typed again');
    await press(page, 'Control+Enter');
    await page.getByRole('heading', { name: 'Typed again' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page, '#');
    await eventually(() => eventsOf(world, 1)).toEqual([]);

    await press(page, 'm');
    await page.waitForURL('**view=month**');
    await press(page, ']');
    await page.waitForURL('**date=2031-01**');
    await press(page, 'a t');
    await page.waitForURL('**view=agenda**');
  });

  test('asks which events of a series move', async () => {
    const world = await openCalendar('/calendar');
    const { page } = world;
    const series = { title: 'Daily', start: `${day(2, 1)}T09:00:00Z`, recurrence: 'FREQ=DAILY;COUNT=3' };
    await world.api('POST', '/api/calendar/events', series);
    await page.goto(`/calendar?view=week&date=${day(2, 1)}`);
    const starts = async () => (await eventsOf(world, 2)).map(({ start }) => start.slice(8, 16));
    const firstDay = Number(day(2, 1).slice(8));

    await eventCalled(page, 'Daily').nth(1).focus();
    await press(page, 'Alt+ArrowDown');
    await page.getByRole('dialog', { name: 'Change “Daily”' }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await starts()).toEqual([0, 1, 2].map((n) => `${firstDay + n}T09:00`));

    await eventCalled(page, 'Daily').nth(1).focus();
    await press(page, 'Alt+ArrowDown');
    await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    await eventually(starts).toEqual([`${firstDay}T09:00`, `${firstDay + 1}T09:15`, `${firstDay + 2}T09:00`]);

    await eventCalled(page, 'Daily').first().focus();
    await press(page, 'Alt+ArrowUp');
    await page.getByLabel('All events of the series').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    await eventually(starts).toEqual([`${firstDay}T08:45`, `${firstDay + 1}T09:15`, `${firstDay + 2}T08:45`]);
  });

  test('puts an event back that the API does not let move', async () => {
    const world = await openCalendar('/calendar');
    const { page } = world;
    await world.api('POST', '/api/calendar/events', { title: 'Fixed', start: `${day(3, 2)}T09:00:00Z` });
    await page.goto(`/calendar?view=week&date=${day(3, 2)}`);
    await page.route('**/api/calendar/events/*', async (route) => {
      if (route.request().method() !== 'PATCH') return await route.fallback();
      const problem = { status: 422, code: 'EVENT_TOO_LARGE', detail: 'The event is too large.' };
      await route.fulfill({ status: 422, contentType: 'application/problem+json', json: problem });
    });
    await eventCalled(page, 'Fixed').focus();
    await press(page, 'Alt+ArrowRight');
    await page.getByText('The event is too large.').waitFor();
    expect(await eventCalled(page, 'Fixed').textContent()).toContain('9:00 – 10:00 AM');
    expect(await timesOf(world, 3, 'Fixed')).toBe(times(day(3, 2), '09:00', '10:00'));
  });

  test('answers an invitation, and the organizer gets the answer', async () => {
    const world = await openCalendar('/calendar');
    const { page } = world;
    await receive(world, [
      'From: Nora <nora@planning.example>',
      'To: hello@herald.test',
      'Subject: Quarterly planning',
      'Message-ID: <planning@planning.example>',
      'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
      '',
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//test//EN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:planning@planning.example',
      'DTSTAMP:20261101T100000Z',
      `DTSTART:${day(4, 2).replaceAll('-', '')}T130000Z`,
      `DTEND:${day(4, 2).replaceAll('-', '')}T143000Z`,
      'SUMMARY:Quarterly planning',
      'ORGANIZER;CN=Nora:mailto:nora@planning.example',
      'ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:hello@herald.test',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    await eventually(() => eventsOf(world, 4)).toHaveLength(1);
    await page.goto(`/calendar?view=week&date=${day(4, 2)}`);
    await eventCalled(page, 'Quarterly planning').click();
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    await press(page, 'y');
    await eventually(async () => (await eventsOf(world, 4))[0]?.my_response).toBe('accepted');
    const answers = () => world.api<{ subject: string }[]>('GET', '/api/emails?direction=outbound&limit=20');
    await eventually(async () => (await answers()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Quarterly planning'),
    );
    expect(await eventCalled(page, 'Quarterly planning').textContent()).toContain('Accepted');
  });

  test('accepts a suggestion at one of its times, and dismisses another', async () => {
    const world = await openCalendar('/calendar');
    const { page } = world;
    const mail = async (name: string, text: string) =>
      await receive(world, [
        `From: ${name}@tea.example`,
        'To: hello@herald.test',
        `Subject: ${name}`,
        `Message-ID: <${name}@tea.example>`,
        '',
        text,
      ]);
    const { id } = await mail(
      'Samovars',
      'Could we meet on 7 January 2031 at 3 pm or on 8 January 2031 at 10 am?',
    );
    await mail('Kettles', 'Could we meet on 9 January 2031 at 3 pm?');
    const card = (name: string) => page.getByRole('article', { name });
    const suggested = () => world.api<{ title: string }[]>('GET', '/api/calendar/suggestions');
    const titles = async () => (await suggested()).map(({ title }) => title);
    await eventually(titles).toEqual(expect.arrayContaining(['Kettles', 'Samovars']));
    await page.goto('/calendar?panel=true');
    expect(await card('Samovars').getByRole('link', { name: 'Open the mail' }).getAttribute('href')).toBe(
      `/mail/${id}`,
    );
    await card('Samovars').getByLabel('Wednesday, January 8').check();
    await card('Samovars').getByRole('button', { name: 'Add' }).click();
    await card('Samovars').waitFor({ state: 'detached' });
    await card('Kettles').getByRole('button', { name: 'Dismiss' }).click();
    await card('Kettles').waitFor({ state: 'detached' });
    const range = 'from=2031-01-07T00:00:00Z&to=2031-01-10T00:00:00Z';
    const found = await world.api<Occurrence[]>('GET', `/api/calendar/events?${range}`);
    expect(found.map(({ title, start, source }) => [title, start, source])).toEqual([
      ['Samovars', '2031-01-08T10:00:00.000Z', 'suggestion'],
    ]);
  });

  test('imports a file, and says what it does not take', async () => {
    const world = await openCalendar(`/calendar?view=agenda&date=${day(7, 0)}`);
    const { page } = world;
    const stamp = `DTSTAMP:20261101T100000Z\r\nDTSTART;VALUE=DATE:${day(7, 2).replaceAll('-', '')}`;
    const events = [`UID:fair\r\nSUMMARY:Fair\r\n${stamp}`, 'UID:broken\r\nSUMMARY:Broken'];
    const body = events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`).join('');
    const file = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n${body}END:VCALENDAR\r\n`;
    await page.getByRole('button', { name: 'More of the calendar' }).click();
    await page.getByRole('menuitem', { name: 'Import a calendar' }).click();
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('One event was imported.').waitFor();
    await page.getByText('One event was not taken').waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await eventCalled(page, 'Fair').waitFor();
    expect((await eventsOf(world, 7)).map(({ title, source }) => [title, source])).toEqual([
      ['Fair', 'import'],
    ]);
  });

  test('is accessible and fits a phone in every view', async () => {
    const world = await openPage({ reducedMotion: true });
    const { page } = world;
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(3).trim();
    const event = { title: long, start: `${day(8, 2)}T09:00:00Z`, attendees: [{ email: 'kim@example.com' }] };
    const { id } = await world.api<{ id: number }>('POST', '/api/calendar/events', event);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const rest of ['view=week', 'view=month', 'view=agenda', 'panel=true', `event=${id}`]) {
        await page.goto(`/calendar?date=${day(8, 2)}&${rest}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
        }
        await expectNoSidewaysScroll(page);
      }
      await press(page, 'c');
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});
