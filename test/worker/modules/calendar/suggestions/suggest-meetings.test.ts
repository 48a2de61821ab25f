import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../../../../src/lib/ical/index.ts';
import { changeEvent } from '../../../../../src/worker/modules/calendar/events/change-event.ts';
import type { EventContent } from '../../../../../src/worker/modules/calendar/events/event.ts';
import { considerEmail } from '../../../../../src/worker/modules/calendar/incoming/email.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { countingEnv } from '../../../counting.ts';
import { testEnv } from '../../../helpers.ts';
import { ahead, MEETING, makeWorld, type World } from './world.ts';

const OTHER = `${ahead(5).words} at 10 am`;
const OTHER_START = `${ahead(5).date}T10:00:00+05:30`;
const startsOf = (suggestions: { times: { start: string }[] }[]) =>
  suggestions.map(({ times }) => times.map(({ start }) => start));

/** Returns a calendar with an event, as an invitation or a booking service sends it. */
function calendarOf(uid: string, { method = 'REQUEST', start = MEETING.utc } = {}): string {
  const digits = start.replace(/[-:]/g, '');
  const event = [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART:${digits}`,
    'DURATION:PT1H',
    'SUMMARY:Kick-off',
    'END:VEVENT',
  ];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, ...event, 'END:VCALENDAR'].join('\r\n');
}

/** Adds an event to the calendar, as an invitation that came by an email does. */
async function plant(world: World, uid: string, over: Partial<EventContent> = {}) {
  const series = readCalendar(calendarOf(uid)).events[0]!;
  const content: EventContent = {
    source: 'invitation',
    series,
    state: null,
    myResponse: 'needs_action',
    isBusy: true,
    inFeed: true,
    isVerified: true,
    reminderMinutes: null,
    inboxId: null,
    emailId: null,
    taskId: null,
    connectionId: null,
    ...over,
  };
  return (await changeEvent(world.ctx(), { uid }, () => ({ content })))!;
}

describe('a conversation', () => {
  const first = { ...MEETING, messageId: '<first@customer.example>' };
  const reply = { inReplyTo: first.messageId };

  test('suggests a time once', async () => {
    const world = await makeWorld();
    await world.arrive(first);
    const [open] = await world.list();
    const id = await world.arrive({ ...reply, text: `Yes, let us meet on ${ahead(4).words} at 2 pm.` });
    expect(await world.list()).toEqual([open]);
    expect(await world.detect(id)).toMatchObject([{ id: open!.id }]);
    expect(await world.events()).toHaveLength(1);
  });

  test('suggests what it has settled on in place of the alternatives', async () => {
    const world = await makeWorld();
    await world.arrive({ ...first, text: `Could we meet on ${ahead(4).words} at 2 pm or on ${OTHER}?` });
    expect(startsOf(await world.list())).toEqual([[MEETING.start, OTHER_START]]);
    await world.arrive({ ...reply, text: `Let us meet on ${OTHER}.` });
    expect(startsOf(await world.list())).toEqual([[OTHER_START]]);
  });

  test('does not suggest again what was dismissed, also when it is read again', async () => {
    const world = await makeWorld();
    const id = await world.arrive(first);
    const [open] = await world.list();
    expect((await world.dismiss(open!.id)).status).toBe(200);
    expect(await world.detect(id)).toEqual([]);
    await world.arrive({ ...reply, text: `So we meet on ${ahead(4).words} at 2 pm, or on ${OTHER}?` });
    expect(startsOf(await world.list())).toEqual([[OTHER_START]]);
    expect(await world.events()).toHaveLength(2);
  });

  test('of others may suggest what this one dismissed', async () => {
    const world = await makeWorld();
    await world.arrive(first);
    await world.dismiss((await world.list())[0]!.id);
    await world.arrive(MEETING);
    expect(await world.list()).toHaveLength(1);
  });

  test('is one when both its emails are read at the same time', async () => {
    const world = await makeWorld();
    const ids = [
      await world.receive(first),
      await world.receive({ ...reply, text: `At 2 pm on ${ahead(4).words}? Let us meet.` }),
    ];
    await Promise.all(ids.map((id) => world.suggest(id)));
    expect(await world.list()).toHaveLength(1);
    expect(await world.events()).toHaveLength(1);
  });
});

describe('an invitation', () => {
  test('that the calendar has is not suggested', async () => {
    const world = await makeWorld();
    const id = await world.receive({ text: 'Kick-off', calendar: calendarOf('known') });
    // The event belongs to another email, as after an update.
    await plant(world, 'known');
    await world.suggest(id);
    expect(await world.detect(id)).toEqual([]);
  });

  test('that the calendar did not take is suggested', async () => {
    const world = await makeWorld();
    const id = await world.receive({ text: 'Kick-off', calendar: calendarOf('unknown') });
    expect(await world.detect(id)).toMatchObject([
      {
        kind: 'invitation',
        text: 'Kick-off',
        times: [{ start: MEETING.start, end: `${ahead(4).date}T15:00:00+05:30` }],
      },
    ]);
    expect(await world.list()).toMatchObject([{ title: 'Kick-off' }]);
  });

  test('that is cancelled is not suggested', async () => {
    const world = await makeWorld();
    const calendar = calendarOf('unknown', { method: 'CANCEL' });
    expect(await world.detect(await world.receive({ ...MEETING, calendar }))).toEqual([]);
  });

  test('ends what its conversation suggested, and others of its mails do not suggest it', async () => {
    const world = await makeWorld();
    const emailId = await world.arrive({ ...MEETING, messageId: '<one@customer.example>' });
    expect(await world.list()).toHaveLength(1);
    const event = await plant(world, 'applied', { emailId });
    await world.arrive({
      text: `See you on ${ahead(4).words} at 2 pm!`,
      inReplyTo: '<one@customer.example>',
    });
    expect(await world.list()).toEqual([]);
    expect(await world.events()).toHaveLength(1);
    // Not even after somebody has deleted it.
    await testDelete(world, event.id);
    expect(await world.detect(emailId)).toEqual([]);
  });

  test('ends what its conversation suggested when the background has taken it', async () => {
    const world = await makeWorld();
    await world.arrive({ ...MEETING, messageId: '<one@customer.example>' });
    const organizer =
      'ORGANIZER:mailto:kim@customer.example\r\nATTENDEE:mailto:support@herald.test\r\nSUMMARY';
    const calendar = calendarOf('taken').replace('SUMMARY', organizer);
    const id = await world.receive({ text: 'Kick-off', calendar, inReplyTo: '<one@customer.example>' });
    await considerEmail(world.ctx(), id);
    expect(await world.list()).toEqual([]);
    expect(await world.events()).toHaveLength(1);
  });

  test('of another conversation at the same time ends nothing', async () => {
    const world = await makeWorld();
    await plant(world, 'elsewhere', { emailId: await world.receive({ text: 'Hello' }) });
    await world.arrive(MEETING);
    expect(await world.list()).toHaveLength(1);
  });
});

/** Deletes an event that an invitation created. Its UID stays known. */
async function testDelete(world: World, id: number): Promise<void> {
  await changeEvent(world.ctx(), { id }, () => ({ content: 'delete' }));
}

test('mail to many suggests nothing', async () => {
  const world = await makeWorld();
  await world.arrive({ ...MEETING, headers: ['Precedence: bulk', 'List-Id: <news.example>'] });
  expect(await world.list()).toEqual([]);
});

test('a title has no marks of replies, and is never empty', async () => {
  const world = await makeWorld();
  await world.arrive({ ...MEETING, subject: 'Re: AW: Fwd: Kick-off' });
  await world.arrive({ ...MEETING, subject: 'Re:' });
  expect((await world.list()).map(({ title }) => title)).toEqual(['Meeting', 'Kick-off']);
});

test('a programme gives at most twenty suggestions', async () => {
  const world = await makeWorld();
  const lines = Array.from({ length: 40 }, (_, i) => `Could we meet on ${ahead(4 + i).words} at 2 pm?`);
  const id = await world.arrive({ text: lines.join('\r\n\r\n') });
  expect(await world.detect(id)).toHaveLength(20);
  expect(await world.events()).toHaveLength(20);
});

test('reading a mail costs the same in a full calendar, with many open suggestions', async () => {
  const world = await makeWorld();
  const cost = { rowsRead: 0, roundTrips: 0 };
  const costOf = async (mail: { text: string }) => {
    const id = await world.receive(mail);
    Object.assign(cost, { rowsRead: 0, roundTrips: 0 });
    const db = openDatabase(countingEnv(testEnv, cost));
    await world.suggest(id, { db });
    return { ...cost };
  };
  // The first one creates the sequence.
  await costOf(MEETING);
  const before = await costOf(MEETING);
  const many = JSON.stringify(Array.from({ length: 500 }, (_, i) => i + 1000));
  await testEnv.DB.batch([
    testEnv.DB.prepare(
      `INSERT INTO calendar_suggestions (id, organization_id, email_id, key, kind, is_from_model, state, title, text,
          confidence, times, ends_at, remove_at, created_at)
        SELECT ?1 * 4294967296 + value, ?1, ?1 * 4294967296 + value, 'x', 'text', 0, 'open', 'x', 'x', 1, '[]', 9e15, 9e15, 0
        FROM json_each(?2)`,
    ).bind(world.organizationId, many),
    testEnv.DB.prepare(
      `INSERT INTO calendar_events (id, organization_id, uid, source, title, status, starts_at, ends_at, is_long, is_shown,
          is_busy, in_feed, email_id, created_at, updated_at)
        SELECT ?1 * 4294967296 + value, ?1, value, 'manual', 'x', 'confirmed', 0, 1, 0, 1, 1, 1, ?1 * 4294967296 + value, 0, 0
        FROM json_each(?2)`,
    ).bind(world.organizationId, many),
  ]);
  const after = await costOf(MEETING);
  expect(after.roundTrips).toBe(before.roundTrips);
  expect(after.rowsRead).toBeLessThan(before.rowsRead + 5);
  expect(before.rowsRead).toBeLessThanOrEqual(63);
  // Includes the reads of the zone and the conversation.
  expect((await costOf({ text: 'Thank you!' })).roundTrips).toBeLessThanOrEqual(4);
});
