import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarOccurrence } from '../../../../../src/contract/calendar/events.ts';
import { expand } from '../../../../../src/lib/recurrence/index.ts';
import { listCalendarEvents } from '../../../../../src/worker/modules/calendar/reading/list-events.ts';
import { randomBase62 } from '../../../../../src/worker/platform/random.ts';
import { testCtx, testEnv } from '../../../helpers.ts';
import { compact, contentOf, putEvents, type Seed } from './seed.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(2026, 9, 19);
const ZONES = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'UTC'];

async function organization(): Promise<number> {
  const name = randomBase62(12);
  const row = await testEnv.DB.prepare(
    'INSERT INTO organizations (name, slug, created_at) VALUES (?1, ?1, 0) RETURNING id',
  )
    .bind(name)
    .first<{ id: number }>();
  return row!.id;
}

interface Range {
  from: number;
  to: number;
  timezone: string;
  limit: number;
}

async function readPages(organizationId: number, range: Range): Promise<CalendarOccurrence[][]> {
  const ctx = testCtx(organizationId);
  const [from, to] = [range.from, range.to].map((instant) => new Date(instant).toISOString());
  const pages: CalendarOccurrence[][] = [];
  for (let cursor: string | undefined; ; ) {
    const { timezone, limit } = range;
    const page = await listCalendarEvents(ctx, {
      from: from!,
      to: to!,
      timezone,
      limit,
      ...(cursor ? { cursor } : {}),
    });
    pages.push(page.rows);
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    if (page.next === null) return pages;
    cursor = page.next;
    if (pages.length > 2_000) throw new Error('The pages do not end.');
  }
}

/** Returns the sorted result of a single expansion of all events, with all conflicts among them. */
function expected(seeds: Seed[], ids: number[], { from, to, timezone }: Range) {
  const reach = { from: from - 10 * DAY, to: to + 10 * DAY, zone: timezone };
  const all = seeds.flatMap((seed, i) => {
    const content = contentOf('x@test', seed);
    const { occurrences, isComplete } = expand(content.series!, reach);
    expect(isComplete).toBe(true);
    return occurrences.map((each) => ({ ...each, id: ids[i]!, content }));
  });
  const order = (id: string | null) => (id === null ? 0 : Date.parse(id));
  const sorted = all.toSorted(
    (a, b) => a.from - b.from || a.id - b.id || order(a.recurrenceId) - order(b.recurrenceId),
  );
  const busy = sorted.filter(
    ({ content, isAllDay, event }) =>
      content.isBusy &&
      content.myResponse !== 'declined' &&
      !isAllDay &&
      !event.isTransparent &&
      event.status !== 'cancelled',
  );
  return sorted
    .filter((each) => each.from < to && (each.until > from || each.from >= from))
    .map((each) => ({
      event_id: each.id,
      recurrence_id: each.recurrenceId,
      start: each.start,
      conflicts: busy.includes(each)
        ? busy
            .filter((other) => other.id !== each.id && other.from < each.until && other.until > each.from)
            .slice(0, 10)
            .map((other) => ({ event_id: other.id, recurrence_id: other.recurrenceId }))
        : [],
    }));
}

const shown = ({ event_id, recurrence_id, start, conflicts }: CalendarOccurrence) => ({
  event_id,
  recurrence_id,
  start,
  conflicts,
});

const rule = fc.constantFrom(
  'FREQ=DAILY',
  'FREQ=DAILY;COUNT=5',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=HOURLY;INTERVAL=5',
  'FREQ=MINUTELY;INTERVAL=150;COUNT=100',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=DAILY;UNTIL=20261030T000000Z',
);

/**
 * Any event within the bounds: not longer than the range in which conflicts are found, and at most 100 of one series at
 * the same time. Alone or recurring, of a zone, floating or all day, long or short, with exceptions.
 */
const seed: fc.Arbitrary<Seed> = fc
  .record({
    hours: fc.integer({ min: -200, max: 500 }),
    length: fc.constantFrom('PT0S', 'PT30M', 'PT1H', 'PT7H', 'P1D', 'P3DT2H', 'P9D'),
    kind: fc.constantFrom('utc', 'zoned', 'floating', 'day'),
    zone: fc.constantFrom(...ZONES.slice(0, 3)),
    rule: fc.option(rule, { freq: 2 }),
    moved: fc.boolean(),
    status: fc.constantFrom('CONFIRMED', 'CONFIRMED', 'CANCELLED'),
    transparency: fc.constantFrom('OPAQUE', 'OPAQUE', 'TRANSPARENT'),
    isBusy: fc.constantFrom(true, true, false),
    myResponse: fc.constantFrom(null, 'accepted', 'declined'),
  })
  .map((given): Seed => {
    const start = MONDAY + given.hours * HOUR;
    const time = (instant: number) => {
      const digits = compact(instant);
      if (given.kind === 'utc') return `:${digits}`;
      if (given.kind === 'day') return `;VALUE=DATE:${digits.slice(0, 8)}`;
      const zone = given.kind === 'zoned' ? `;TZID=${given.zone}` : '';
      return `${zone}:${digits.slice(0, -1)}`;
    };
    const length = given.kind === 'day' ? 'P2D' : given.length;
    const exception =
      given.moved && given.rule !== null
        ? ['-', `RECURRENCE-ID${time(start)}`, `DTSTART${time(start + 50 * HOUR)}`, `DURATION:${length}`]
        : [];
    return {
      lines: [
        `DTSTART${time(start)}`,
        `DURATION:${length}`,
        `STATUS:${given.status}`,
        `TRANSP:${given.transparency}`,
        ...(given.rule === null ? [] : [`RRULE:${given.rule}`]),
        ...exception,
      ],
      isBusy: given.isBusy,
      myResponse: given.myResponse as Seed['myResponse'] & null,
    };
  });

const range: fc.Arbitrary<Range> = fc
  .record({
    offset: fc.integer({ min: -100 * HOUR, max: 400 * HOUR }),
    length: fc.integer({ min: 1, max: 40 * 24 }),
    timezone: fc.constantFrom(...ZONES),
    limit: fc.constantFrom(3, 7, 50, 200),
  })
  .map(({ offset, length, ...rest }) => ({
    from: MONDAY + offset,
    to: MONDAY + offset + length * HOUR,
    ...rest,
  }));

test('all pages together are what one expansion of everything gives, with its conflicts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(seed, { minLength: 1, maxLength: 10 }), range, async (seeds, given) => {
      const organizationId = await organization();
      const ids = await putEvents(organizationId, seeds);
      const pages = await readPages(organizationId, given);
      expect(pages.flat().map(shown)).toEqual(expected(seeds, ids, given));
      const full = pages.slice(0, -1).filter(({ length }) => length !== given.limit);
      expect(full).toEqual([]);
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

test('a page that is full with what is under way when the range begins has the conflicts after the range', async () => {
  const event = (start: number, duration: string): Seed => ({
    lines: [`DTSTART:${compact(start)}`, `DURATION:${duration}`],
    isBusy: true,
  });
  const seeds = [event(MONDAY, 'P9D'), event(MONDAY + HOUR, 'P1D'), event(MONDAY + 5 * DAY, 'PT1H')];
  const organizationId = await organization();
  const ids = await putEvents(organizationId, seeds);
  const given = { from: MONDAY + 2 * HOUR, to: MONDAY + DAY, timezone: 'UTC', limit: 1 };
  const pages = await readPages(organizationId, given);
  expect(pages.flat().map(shown)).toEqual(expected(seeds, ids, given));
  expect(pages[0]![0]!.conflicts).toContainEqual({ event_id: ids[2], recurrence_id: null });
});

describe('a hostile calendar', () => {
  const year = { from: MONDAY, to: MONDAY + 366 * DAY, timezone: 'UTC', limit: 200 };

  test('a series by the minute does not keep others from being shown, and every page makes way', async () => {
    const organizationId = await organization();
    const meetings = Array.from(
      { length: 20 },
      (_, i): Seed => ({
        lines: [`DTSTART:${compact(MONDAY + i * HOUR)}`, 'DURATION:PT1H'],
      }),
    );
    const minutely: Seed = { lines: [`DTSTART:${compact(MONDAY)}`, 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'] };
    const [hostile] = await putEvents(organizationId, [minutely, ...meetings]);
    const day = { ...year, to: MONDAY + DAY };
    const pages = await readPages(organizationId, day);
    const rows = pages.flat();
    expect(rows).toHaveLength(1440 + 20);
    expect(rows.filter(({ event_id }) => event_id !== hostile)).toHaveLength(20);
    expect(pages).toHaveLength(Math.ceil(1460 / 200));
    expect(new Set(rows.map(({ event_id, start }) => `${event_id} ${start}`)).size).toBe(rows.length);
    const ctx = testCtx(organizationId);
    const first = await listCalendarEvents(ctx, {
      from: new Date(year.from).toISOString(),
      to: new Date(year.to).toISOString(),
      limit: 200,
    });
    expect(first.rows).toEqual(pages[0]);
  });

  test('500 long series by the second, which overlap, are bounded', async () => {
    const organizationId = await organization();
    const seeds = Array.from(
      { length: 500 },
      (_, i): Seed => ({
        lines: [`DTSTART:${compact(MONDAY - i * 1_000)}`, 'DURATION:P1D', 'RRULE:FREQ=SECONDLY'],
      }),
    );
    await putEvents(organizationId, seeds);
    const ctx = testCtx(organizationId);
    const query = {
      from: new Date(MONDAY + DAY).toISOString(),
      to: new Date(MONDAY + 2 * DAY).toISOString(),
      timezone: 'UTC',
      limit: 50,
    };
    const first = await listCalendarEvents(ctx, query);
    expect(first.rows).toHaveLength(50);
    expect(first.rows[0]?.conflicts).toHaveLength(10);
    const second = await listCalendarEvents(ctx, { ...query, cursor: first.next! });
    expect(second.rows).toHaveLength(50);
    expect(first.rows).not.toContainEqual(second.rows[0]);
  });

  test('500 ordinary series of a year are listed page by page', async () => {
    const organizationId = await organization();
    const seeds = Array.from(
      { length: 500 },
      (_, i): Seed => ({
        lines: [
          `DTSTART;TZID=Europe/Berlin:20260105T${String(i % 24).padStart(2, '0')}0000`,
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY',
        ],
      }),
    );
    await putEvents(organizationId, seeds);
    const pages = await readPages(organizationId, { ...year, to: MONDAY + 2 * DAY });
    expect(pages.flat()).toHaveLength(1_000);
  });

  test('rules that never occur and never end cost a few windows', async () => {
    const organizationId = await organization();
    const rules = [
      'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;BYDAY=MO;BYMONTHDAY=13;BYMONTH=2;COUNT=300',
    ];
    await putEvents(
      organizationId,
      Array.from({ length: 20 }, (_, i) => ({
        lines: [`DTSTART:${compact(MONDAY - 1000 * DAY)}`, `RRULE:${rules[i % 2]}`],
      })),
    );
    const pages = await readPages(organizationId, { ...year, from: MONDAY + DAY });
    expect(pages.length).toBeLessThanOrEqual(2);
  });
});
