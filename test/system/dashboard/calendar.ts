/** The calendar: views, events by mouse and by keyboard, invitations, suggestions and imports. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from './world.ts';

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

let weeks = 0;
/** A week of its own for each try of each test, so that they share nothing. */
const freshWeek = () => weeks++;
/** A date of such a week, which begins with Sunday, the weekday 0. */
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

/** Waits until the event stands at these hours, as the page writes them. */
const shownAt = (page: Page, title: string, hours: string) =>
  eventCalled(page, title).filter({ hasText: hours }).waitFor();

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

/** The middle of an hour of a weekday in the week that is shown. */
async function placeOf(page: Page, weekday: number, hour: number) {
  const hours = (await page.locator('[data-hours]').boundingBox())!;
  return { x: hours.x + (hours.width / 7) * (weekday + 0.5), y: hours.y + hour * 48 };
}

/** A page whose user lives in UTC, whatever other tests made of the profile, once what `prepare` does is done. */
async function openCalendar(path: string, prepare = async (_: World) => {}): Promise<World> {
  const world = await openPage({ path: null });
  await world.api('PATCH', '/api/settings/profile', { timezone: 'UTC' });
  await prepare(world);
  await open(world.page, path);
  return world;
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
    await eventually(() => timesOf(world, week, 'Drawn')).toBe(times(day(week, 3), '14:00', '15:30'));

    const end = (await eventCalled(page, 'Drawn').boundingBox())!;
    const edge = { x: end.x + 20, y: end.y + end.height - 3 };
    await drag(page, edge, { x: edge.x, y: edge.y + 48 });
    await shownAt(page, 'Drawn', '2:00 – 4:30 PM');
    await eventually(() => timesOf(world, week, 'Drawn')).toBe(times(day(week, 3), '14:00', '16:30'));

    await eventCalled(page, 'Drawn').click();
    const pane = page.getByRole('complementary');
    await pane.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Renamed');
    await page.getByRole('textbox', { name: 'Place' }).fill('Harbour');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await pane.getByRole('heading', { name: 'Renamed' }).waitFor();
    expect(await timesOf(world, week, 'Renamed')).toBe(times(day(week, 3), '14:00', '16:30'));

    await pane.getByRole('button', { name: 'Delete' }).click();
    await eventually(() => eventsOf(world, week)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await eventually(async () =>
      (await eventsOf(world, week)).map(({ title, source }) => [title, source]),
    ).toEqual([['Renamed', 'manual']]);
  });

  test('shows an event where it was dropped while others change the calendar, also before it is saved', async () => {
    const week = freshWeek();
    const create = (world: World, title: string) =>
      world.api('POST', '/api/calendar/events', { title, start: `${day(week, 2)}T09:00:00Z` });
    const world = await openCalendar(`/calendar?view=week&date=${day(week, 2)}`, (ready) =>
      create(ready, 'Dropped').then(() => {}),
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
    await eventually(() => timesOf(world, week, 'Dropped')).toBe(times(day(week, 4), '11:00', '12:00'));
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

    await press(page, 'j Alt+ArrowDown Alt+ArrowDown Alt+ArrowRight Alt+Shift+ArrowDown');
    await eventually(() => timesOf(world, week, 'Typed')).toBe(times(day(week, 3), '09:30', '10:45'));
    await page.getByText('The event has moved.').waitFor();
    await press(page, 'z');
    await eventually(() => timesOf(world, week, 'Typed')).toBe(times(day(week, 2), '09:00', '10:00'));

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
    await eventually(() => eventsOf(world, week)).toEqual([]);

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
    await eventually(starts).toEqual(on('09:00', '09:15', '09:00'));

    await eventCalled(page, 'Daily').first().focus();
    await press(page, 'Alt+ArrowUp');
    await dialog.getByLabel('All events of the series').check();
    await dialog.getByRole('button', { name: 'Change' }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(starts).toEqual(on('08:45', '09:15', '08:45'));
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

  test('answers an invitation, and the organizer gets the answer', async () => {
    const week = freshWeek();
    const title = `Planning ${week}`;
    const stamp = day(week, 2).replaceAll('-', '');
    const world = await openCalendar(`/calendar?view=week&date=${day(week, 2)}`, async (ready) => {
      await receive(ready, [
        'From: Nora <nora@planning.example>',
        'To: hello@herald.test',
        `Subject: ${title}`,
        `Message-ID: <planning-${week}@planning.example>`,
        'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
        '',
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//test//EN',
        'METHOD:REQUEST',
        'BEGIN:VEVENT',
        `UID:planning-${week}@planning.example`,
        'DTSTAMP:20261101T100000Z',
        `DTSTART:${stamp}T130000Z`,
        `DTEND:${stamp}T143000Z`,
        `SUMMARY:${title}`,
        'ORGANIZER;CN=Nora:mailto:nora@planning.example',
        'ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:hello@herald.test',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ]);
      await eventually(() => eventsOf(ready, week)).toHaveLength(1);
    });
    const { page } = world;
    await eventCalled(page, title).click();
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    await press(page, 'y');
    await eventually(async () => (await eventsOf(world, week))[0]?.my_response).toBe('accepted');
    const answers = () => world.api<{ subject: string }[]>('GET', '/api/emails?direction=outbound&limit=20');
    await eventually(async () => (await answers()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(title),
    );
    await eventCalled(page, title).filter({ hasText: 'Accepted' }).waitFor();
  });

  test('accepts a suggestion at one of its times, and dismisses another', async () => {
    const week = freshWeek();
    const [kept, dismissed] = [`Samovars ${week}`, `Kettles ${week}`];
    const written = (weekday: number) =>
      new Date(day(week, weekday)).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
    let id = 0;
    const world = await openCalendar('/calendar?panel=true', async (ready) => {
      const mail = async (subject: string, text: string) =>
        await receive(ready, [
          'From: tea@tea.example',
          'To: hello@herald.test',
          `Subject: ${subject}`,
          `Message-ID: <${subject.replace(' ', '-')}@tea.example>`,
          '',
          text,
        ]);
      const either = `Could we meet on ${written(2)} at 3 pm or on ${written(3)} at 10 am?`;
      id = (await mail(kept, either)).id;
      await mail(dismissed, `Could we meet on ${written(4)} at 3 pm?`);
      await eventually(async () =>
        (await ready.api<{ title: string }[]>('GET', '/api/calendar/suggestions')).map(({ title }) => title),
      ).toEqual(expect.arrayContaining([kept, dismissed]));
    });
    const { page } = world;
    const card = (name: string) => page.getByRole('article', { name });
    const link = card(kept).getByRole('link', { name: 'Open the mail' });
    expect(await link.getAttribute('href')).toBe(`/mail/${id}`);
    await card(kept)
      .getByLabel(/^Wednesday/)
      .check();
    await card(kept).getByRole('button', { name: 'Add' }).click();
    await card(kept).waitFor({ state: 'detached' });
    await card(dismissed).getByRole('button', { name: 'Dismiss' }).click();
    await card(dismissed).waitFor({ state: 'detached' });
    const found = await eventsOf(world, week);
    expect(found.map(({ title, start, source }) => [title, start, source])).toEqual([
      [kept, `${day(week, 3)}T10:00:00.000Z`, 'suggestion'],
    ]);
  });

  test('imports a file, and says what it does not take', async () => {
    const week = freshWeek();
    const world = await openCalendar(`/calendar?view=agenda&date=${day(week, 0)}`);
    const { page } = world;
    const stamp = `DTSTAMP:20261101T100000Z\r\nDTSTART;VALUE=DATE:${day(week, 2).replaceAll('-', '')}`;
    const events = [`UID:fair-${week}\r\nSUMMARY:Fair\r\n${stamp}`, `UID:broken-${week}\r\nSUMMARY:Broken`];
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
    expect((await eventsOf(world, week)).map(({ title, source }) => [title, source])).toEqual([
      ['Fair', 'import'],
    ]);
  });

  test('is accessible and fits a phone in every view', async () => {
    const week = freshWeek();
    const world = await openPage({ path: null, reducedMotion: true });
    const { page } = world;
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(3).trim();
    const start = `${day(week, 2)}T09:00:00Z`;
    const event = { title: long, start, attendees: [{ email: 'kim@example.com' }] };
    const { id } = await world.api<{ id: number }>('POST', '/api/calendar/events', event);
    for (const rest of ['view=week', 'view=month', 'view=agenda', 'panel=true', `event=${id}`]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, `/calendar?date=${day(week, 2)}&${rest}`);
      await expectAccessibleEverywhere(page);
    }
    await press(page, 'c');
    await page.getByRole('dialog').waitFor();
    await expectAccessibleEverywhere(page);
  });
});
