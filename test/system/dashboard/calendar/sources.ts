/** Tests of invitations, suggestions and files that enter the calendar, and of its layout. */
import { expect, test } from 'vitest';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from '../world.ts';
import { day, eventCalled, eventsOf, freshWeek, openCalendar } from './weeks.ts';

async function receive(world: World, message: string[]) {
  const response = await world.context.request.post('/api/emails', {
    headers: { origin: world.origin, 'content-type': 'message/rfc822' },
    data: message.join('\r\n'),
  });
  expect(response.ok()).toBe(true);
  return (await response.json()) as { id: number };
}

inBrowser('what comes into the calendar', () => {
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
      await expect.poll(() => eventsOf(ready, week)).toHaveLength(1);
    });
    const { page } = world;
    await eventCalled(page, title).click();
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    await press(page, 'y');
    await expect.poll(async () => (await eventsOf(world, week))[0]?.my_response).toBe('accepted');
    const answers = () => world.api<{ subject: string }[]>('GET', '/api/emails?direction=outbound&limit=20');
    await expect
      .poll(async () => (await answers()).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining(title));
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
      await expect
        .poll(async () =>
          (await ready.api<{ title: string }[]>('GET', '/api/calendar/suggestions')).map(
            ({ title }) => title,
          ),
        )
        .toEqual(expect.arrayContaining([kept, dismissed]));
    });
    const { page } = world;
    const card = (name: string) => page.getByRole('article', { name });
    const link = card(kept).getByRole('link', { name: 'Open the email' });
    await expect.poll(() => link.getAttribute('href')).toBe(`/mail/${id}`);
    await card(kept)
      .getByLabel(/^Wednesday/)
      .check();
    await card(kept).getByRole('button', { name: 'Add' }).click();
    await card(kept).waitFor({ state: 'detached' });
    await card(dismissed).getByRole('button', { name: 'Dismiss' }).click();
    await card(dismissed).waitFor({ state: 'detached' });
    await expect
      .poll(async () =>
        (await eventsOf(world, week)).map(({ title, start, source }) => [title, start, source]),
      )
      .toEqual([[kept, `${day(week, 3)}T10:00:00.000Z`, 'suggestion']]);
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
    for (const rest of ['view=day', 'view=week', 'view=month', 'view=agenda', 'panel=true', `event=${id}`]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, `/calendar?date=${day(week, 2)}&${rest}`);
      await expectAccessibleEverywhere(page);
    }
    await press(page, 'c');
    await page.getByRole('dialog').waitFor();
    await expectAccessibleEverywhere(page);
  });
});
