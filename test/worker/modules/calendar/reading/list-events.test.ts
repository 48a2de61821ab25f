import { describe, expect, test } from 'vitest';
import type { CalendarOccurrence } from '../../../../../src/contract/calendar/events.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { compact, putEvents, type Seed } from './seed.ts';

const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 23);
const WEEK = 'from=2026-11-23T00:00:00Z&to=2026-11-30T00:00:00Z';

async function list(client: Client, query: string) {
  const response = await client.request('GET', `/api/calendar/events?${query}`);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  return { rows: JSON.parse(text) as CalendarOccurrence[], next };
}

/** Returns all pages, in order. */
async function listAll(client: Client, query: string): Promise<CalendarOccurrence[][]> {
  const pages: CalendarOccurrence[][] = [];
  for (let next: string | null = `http://x/?${query}`; next; ) {
    const page = await list(client, new URL(next).search.slice(1));
    pages.push(page.rows);
    next = page.next;
    if (pages.length > 200) throw new Error('The pages do not end.');
  }
  return pages;
}

const meeting = (day: number, hour: number, more: string[] = []): Seed => ({
  lines: [`DTSTART:${compact(MONDAY + day * DAY + hour * 3_600_000)}`, 'DURATION:PT1H', ...more],
});

describe('a list of occurrences', () => {
  test('has the shape of the contract', async () => {
    const client = await makeOrganization();
    const [id] = await putEvents(client.organizationId, [
      {
        lines: [
          'DTSTART;TZID=Europe/Berlin:20261102T140000',
          'DTEND;TZID=Europe/Berlin:20261102T150000',
          'RRULE:FREQ=WEEKLY;BYDAY=TH',
          'SUMMARY:Kick-off',
          'CONFERENCE;VALUE=URI:https://meet.example.com/k',
        ],
      },
    ]);
    const { rows, next } = await list(client, WEEK);
    expect(next).toBeNull();
    expect(rows).toEqual([
      {
        event_id: id,
        uid: 'e1@test',
        recurrence_id: '2026-11-26T13:00:00.000Z',
        title: 'Kick-off',
        start: '2026-11-26T13:00:00.000Z',
        end: '2026-11-26T14:00:00.000Z',
        all_day: false,
        timezone: 'Europe/Berlin',
        status: 'confirmed',
        my_response: null,
        source: 'manual',
        conference_url: 'https://meet.example.com/k',
        conflicts: [],
        answers: [],
      },
    ]);
  });

  test('has cancelled ones, and those that are under way when the range begins, but none of others', async () => {
    const client = await makeOrganization();
    const other = await makeOrganization();
    await putEvents(client.organizationId, [
      meeting(1, 9, ['STATUS:CANCELLED']),
      { lines: [`DTSTART:${compact(MONDAY - 2 * DAY)}`, 'DURATION:P3D'] },
      { lines: [`DTSTART:${compact(MONDAY - DAY)}`, 'DURATION:P1D'] },
      meeting(7, 0),
    ]);
    await putEvents(other.organizationId, [meeting(1, 9), meeting(2, 9, ['RRULE:FREQ=DAILY'])]);
    const { rows } = await list(client, WEEK);
    expect(rows.map(({ start, status }) => [start, status])).toEqual([
      ['2026-11-21T00:00:00.000Z', 'confirmed'],
      ['2026-11-24T09:00:00.000Z', 'cancelled'],
    ]);
    expect((await list(other, WEEK)).rows).toHaveLength(6);
  });

  test('shows nothing that was deleted', async () => {
    const client = await makeOrganization();
    const [id] = await putEvents(client.organizationId, [meeting(1, 9), meeting(1, 10)]);
    await testEnv.DB.prepare('UPDATE calendar_events SET is_shown = 0 WHERE id = ?').bind(id!).run();
    expect((await list(client, WEEK)).rows).toHaveLength(1);
  });

  test.each([
    ['to=2026-11-30T00:00:00Z', 'from'],
    ['from=2026-11-30T00:00:00Z&to=2026-11-23T00:00:00Z', 'to'],
    ['from=2026-01-01T00:00:00Z&to=2027-01-03T00:00:00Z', 'to'],
    [`${WEEK}&timezone=Mars/Olympus`, 'timezone'],
    [`${WEEK}&timezone=%2B02:00`, 'timezone'],
    [`${WEEK}&cursor=x`, 'cursor'],
    [`${WEEK}&limit=201`, 'limit'],
    [`${WEEK}&offset=3`, 'offset'],
  ])('refuses %s', async (query, field) => {
    const client = await makeOrganization();
    const response = await client.request('GET', `/api/calendar/events?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
  });
});

describe('weeks in which clocks change', () => {
  const daily = (zone: string): Seed => ({
    lines: [`DTSTART;TZID=${zone}:20260101T093000`, 'DURATION:PT30M', 'RRULE:FREQ=DAILY'],
  });
  test.each([
    ['Europe/Berlin', '2026-10-24', ['07:30', '08:30']],
    ['Europe/Berlin', '2026-03-28', ['08:30', '07:30']],
    ['America/New_York', '2026-10-31', ['13:30', '14:30']],
    ['Australia/Lord_Howe', '2026-10-03', ['23:00', '22:30']],
    ['America/Santiago', '2026-09-05', ['13:30', '12:30']],
    ['Asia/Kathmandu', '2026-03-28', ['03:45', '03:45']],
  ])('a meeting stays at its time by the clock in %s on %s', async (zone, day, expected) => {
    const client = await makeOrganization();
    await putEvents(client.organizationId, [daily(zone)]);
    const midnight = Date.parse(day);
    const range = `from=${new Date(midnight - DAY).toISOString()}&to=${new Date(midnight + 3 * DAY).toISOString()}`;
    const { rows } = await list(client, range);
    const starts = rows
      .filter(({ recurrence_id }) => inZone(recurrence_id!, zone) >= day)
      .map(({ start }) => start.slice(11, 16));
    expect(starts.slice(0, 2)).toEqual(expected);
    expect(rows).toHaveLength(4);
  });

  function inZone(instant: string, zone: string): string {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.parse(instant));
  }

  test.each([
    ['Europe/Berlin', '2026-10-25T22:30:00.000Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['America/New_York', '2026-03-09T03:30:00.000Z', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['Pacific/Kiritimati', '2026-03-08T09:30:00.000Z', '2026-03-07T10:00:00Z', '2026-03-08T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-09T10:30:00.000Z', '2026-03-08T11:00:00Z', '2026-03-09T11:00:00Z'],
  ])('days and floating times are those of %s', async (zone, late, from, to) => {
    const client = await makeOrganization();
    const day = zone === 'Europe/Berlin' ? '20261025' : '20260308';
    await putEvents(client.organizationId, [
      { lines: [`DTSTART;VALUE=DATE:${day}`] },
      { lines: [`DTSTART:${day}T233000`, 'DURATION:PT15M'] },
      { lines: [`DTSTART;VALUE=DATE:${Number(day) - 1}`] },
      { lines: [`DTSTART;VALUE=DATE:${Number(day) + 1}`] },
    ]);
    const { rows } = await list(client, `from=${from}&to=${to}&timezone=${zone}`);
    expect(rows.map(({ start }) => start)).toEqual([day.replace(/(....)(..)(..)/, '$1-$2-$3'), late]);
    await testEnv.DB.prepare('UPDATE users SET timezone = ? WHERE id = ?').bind(zone, client.userId).run();
    expect((await list(client, `from=${from}&to=${to}`)).rows).toEqual(rows);
  });
});

describe('conflicts', () => {
  test('are what takes place at the same time and takes time', async () => {
    const client = await makeOrganization();
    const ids = await putEvents(client.organizationId, [
      meeting(1, 9),
      { ...meeting(1, 9), isBusy: false },
      { ...meeting(1, 9), myResponse: 'declined' },
      meeting(1, 9, ['STATUS:CANCELLED']),
      meeting(1, 9, ['TRANSP:TRANSPARENT']),
      { lines: ['DTSTART;VALUE=DATE:20261124'] },
      meeting(1, 10),
      meeting(1, 8.5),
      { lines: [`DTSTART:${compact(MONDAY + 9.5 * 3_600_000)}`, 'DURATION:PT2H', 'RRULE:FREQ=DAILY'] },
    ]);
    const { rows } = await list(client, WEEK);
    const of = (n: number) =>
      rows
        .filter(({ event_id, start }) => event_id === ids[n - 1] && start < '2026-11-25')
        .at(-1)
        ?.conflicts.map(({ event_id }) => ids.indexOf(event_id) + 1);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(of)).toEqual([[8, 9], [], [], [], [], [], [9], [1], [1, 7]]);
    const first = rows.find(({ event_id }) => event_id === ids[0])!;
    expect(first.conflicts[1]).toEqual({ event_id: ids[8], recurrence_id: '2026-11-24T09:30:00.000Z' });
    const single = await client.request('GET', `/api/calendar/events/${ids[0]}`);
    expect(((await single.json()) as CalendarOccurrence).conflicts).toEqual(first.conflicts);
  });

  test('are at most ten, and there are none with other organizations', async () => {
    const client = await makeOrganization();
    await putEvents(
      client.organizationId,
      Array.from({ length: 30 }, () => meeting(1, 9)),
    );
    await putEvents((await makeOrganization()).organizationId, [meeting(1, 9)]);
    const { rows } = await list(client, WEEK);
    expect(rows.map(({ conflicts }) => conflicts.length)).toEqual(Array.from({ length: 30 }, () => 10));
    const alone = await makeOrganization();
    await putEvents(alone.organizationId, [meeting(1, 9)]);
    expect((await list(alone, WEEK)).rows[0]?.conflicts).toEqual([]);
  });

  test('are found across the borders of pages and of the range', async () => {
    const client = await makeOrganization();
    await putEvents(client.organizationId, [
      { lines: [`DTSTART:${compact(MONDAY - 3 * 3_600_000)}`, 'DURATION:PT5H'] },
      { lines: [`DTSTART:${compact(MONDAY - 2 * 3_600_000)}`, 'DURATION:PT1H'] },
      { lines: [`DTSTART:${compact(MONDAY + 6 * DAY + 23 * 3_600_000)}`, 'DURATION:PT3H'] },
      { lines: [`DTSTART:${compact(MONDAY + 7 * DAY + 3_600_000)}`, 'DURATION:PT1H'] },
      ...Array.from({ length: 6 }, (_, i) => meeting(2, 9 + i / 4)),
    ]);
    const whole = (await list(client, WEEK)).rows;
    expect(whole.map(({ conflicts }) => conflicts.length)).toEqual([1, 3, 4, 5, 5, 4, 3, 1]);
    for (const limit of [1, 2, 3]) {
      expect((await listAll(client, `${WEEK}&limit=${limit}`)).flat()).toEqual(whole);
    }
  });
});

describe('the cost of a list', () => {
  test('a week costs the same with 20,000 events in the past', async () => {
    const quiet = await makeOrganization();
    const busy = await makeOrganization();
    const week = Array.from({ length: 20 }, (_, i) => meeting(i % 7, 9 + (i % 5)));
    const past = Array.from({ length: 20_000 }, (_, i) => meeting(-20 - (i % 700), i % 24));
    const over = Array.from({ length: 2_000 }, (_, i) => meeting(-300 - i, 9, ['RRULE:FREQ=DAILY;COUNT=20']));
    await putEvents(busy.organizationId, past);
    await putEvents(busy.organizationId, over);
    for (const { organizationId } of [quiet, busy]) await putEvents(organizationId, week);
    await costOf(quiet, '/api/stats');
    await costOf(busy, '/api/stats');
    const first = await costOf(quiet, `/api/calendar/events?${WEEK}`);
    const second = await costOf(busy, `/api/calendar/events?${WEEK}`);
    expect(await first.response.json()).toHaveLength(20);
    expect(await second.response.json()).toHaveLength(20);
    expect(second.cost.rowsRead).toBeLessThanOrEqual(first.cost.rowsRead + 2);
    expect(first.cost.rowsRead).toBeLessThanOrEqual(40);
    expect(second.cost.roundTrips).toBe(2);
  });

  test('a page of a year reads no more than a part of 20,000 events in it', async () => {
    const client = await makeOrganization();
    const events = Array.from({ length: 20_000 }, (_, i) => meeting(i % 360, 6 + Math.floor(i / 360) / 5));
    await putEvents(client.organizationId, events);
    await costOf(client, '/api/stats');
    const year = `from=2026-11-23T00:00:00Z&to=2027-11-23T00:00:00Z&limit=50`;
    const { response, cost } = await costOf(client, `/api/calendar/events?${year}`);
    expect(await response.json()).toHaveLength(50);
    expect(cost.rowsRead).toBeLessThanOrEqual(1_200);
  });
});
