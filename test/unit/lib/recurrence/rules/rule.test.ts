import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent, Series } from '../../../../../src/lib/ical/index.ts';
import { expand, Refused, readRule } from '../../../../../src/lib/recurrence/index.ts';
import { rules } from '../rules.ts';

const YEAR = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1), zone: 'Asia/Tokyo' };
const NOTHING = { summary: null, description: null, location: null, url: null, conference: null };

function seriesOf(rule: string, wall: string, zone: string | null): Series {
  const master: CalendarEvent = {
    uid: 'one',
    recurrenceId: null,
    isThisAndFuture: false,
    start: { wall, zone },
    end: null,
    duration: { days: 0, seconds: 1800 },
    rule,
    exdates: [],
    rdates: [],
    status: 'confirmed',
    sequence: 0,
    stamp: null,
    organizer: null,
    attendees: [],
    ...NOTHING,
    isTransparent: false,
  };
  return { uid: 'one', master, exceptions: [], zones: [] };
}

function isTaken(rule: string): boolean {
  try {
    readRule(rule);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

test('a rule is read', () => {
  expect(readRule('FREQ=MONTHLY;INTERVAL=2;COUNT=5;BYDAY=-1FR,MO;BYHOUR=17,9;WKST=SU')).toMatchObject({
    frequency: 'MONTHLY',
    interval: 2,
    count: 5,
    until: null,
    byDay: ['-1FR', 'MO'],
    byHour: [9, 17],
    byMonth: null,
    weekStart: 'SU',
  });
});

test.each([
  ['20261231', { wall: '2026-12-31', isUtc: false }],
  ['20261231T235960Z', { wall: '2026-12-31T23:59:59', isUtc: true }],
  ['20261231T120000', { wall: '2026-12-31T12:00:00', isUtc: false }],
])('UNTIL=%s is read', (text, until) => {
  expect(readRule(`FREQ=DAILY;UNTIL=${text}`).until).toEqual(until);
});

describe('a rule is refused', () => {
  const all = (count: number) => Array.from({ length: count }, (_, index) => index).join();
  test.each([
    ['without a frequency', 'COUNT=3'],
    ['with an unknown frequency', 'FREQ=FORTNIGHTLY'],
    ['with an unknown part', 'FREQ=DAILY;BYMOON=1'],
    ['with a part twice', 'FREQ=DAILY;COUNT=1;COUNT=2'],
    ['with COUNT=0', 'FREQ=DAILY;COUNT=0'],
    ['with more than 10,000 occurrences by COUNT', 'FREQ=DAILY;COUNT=10001'],
    ['with INTERVAL=0', 'FREQ=DAILY;INTERVAL=0'],
    ['with a negative interval', 'FREQ=DAILY;INTERVAL=-1'],
    ['with an interval of more than a thousand years', 'FREQ=YEARLY;INTERVAL=1001'],
    ['with a month 13', 'FREQ=YEARLY;BYMONTH=13'],
    ['with a day 0', 'FREQ=MONTHLY;BYMONTHDAY=0'],
    ['with an hour 24', 'FREQ=DAILY;BYHOUR=24'],
    ['with a fraction', 'FREQ=DAILY;BYHOUR=1.5'],
    ['with an empty list', 'FREQ=DAILY;BYHOUR='],
    ['with an unknown day', 'FREQ=WEEKLY;BYDAY=XX'],
    ['with a day that UNTIL does not have', 'FREQ=DAILY;UNTIL=20260230'],
    ['with an hour that UNTIL does not have', 'FREQ=DAILY;UNTIL=20260228T250000Z'],
    ['with numbered days in a week', 'FREQ=WEEKLY;BYDAY=1MO'],
    ['with numbered days in numbered weeks', 'FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO'],
    ['with week numbers in a month', 'FREQ=MONTHLY;BYWEEKNO=1'],
    ['with days of the year in a month', 'FREQ=MONTHLY;BYYEARDAY=1'],
    ['with days of the month in a week', 'FREQ=WEEKLY;BYMONTHDAY=1'],
    ['with positions of nothing', 'FREQ=DAILY;BYSETPOS=1'],
    ['in another calendar', 'RSCALE=CHINESE;FREQ=YEARLY'],
    [
      'whose parts multiply to more than 10,000',
      `FREQ=DAILY;BYHOUR=${all(24)};BYMINUTE=${all(60)};BYSECOND=${all(8)}`,
    ],
    [
      'whose weekdays multiply to more than 10,000',
      `FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=${all(24)};BYMINUTE=0,30`,
    ],
    ['that is very long', `FREQ=DAILY;BYHOUR=${'1,'.repeat(5000)}1`],
  ])('%s', (_, text) => {
    expect(() => readRule(text)).toThrow(Refused);
  });

  test('for any text that is none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isTaken(text)).toBe(false);
      }),
    );
  });
});

test('the expansion of any rule that is taken ends, and is sorted, in the range, and without duplicates', () => {
  const starts = fc.constantFrom('1604-02-29', '1999-12-31', '2026-03-15');
  const zones = fc.constantFrom('Europe/Berlin', 'Australia/Lord_Howe', 'UTC', null);
  fc.assert(
    fc.property(rules.filter(isTaken), starts, zones, (rule, day, zone) => {
      const { occurrences, isComplete } = expand(seriesOf(rule, `${day}T02:30:00`, zone), YEAR);
      const times = occurrences.map(({ start }) => Date.parse(start));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(new Set(times).size).toBe(times.length);
      expect(times.every((time) => time < YEAR.to && time + 1_800_000 > YEAR.from)).toBe(true);
      expect(occurrences.length).toBeLessThanOrEqual(5_000);
      expect(isComplete).toBeTypeOf('boolean');
    }),
    { numRuns: 60 },
  );
});

test('a series that began long ago has the occurrences that counting from its start gives', () => {
  const endless = rules.filter((rule) => isTaken(rule) && !/COUNT|UNTIL/.test(rule));
  const starts = fc.constantFrom('2012-02-29', '2014-12-31', '2015-03-15', '2016-01-30');
  const month = { ...YEAR, from: Date.UTC(2026, 10, 1), to: Date.UTC(2027, 1, 1) };
  let compared = 0;
  fc.assert(
    fc.property(endless, starts, (rule, day) => {
      const counted = expand(seriesOf(`${rule};COUNT=10000`, `${day}T02:30:00`, 'UTC'), month);
      const direct = expand(seriesOf(rule, `${day}T02:30:00`, 'UTC'), month);
      // If counting would take too long, or 10,000 are not enough, there is nothing to compare.
      if (!counted.isComplete || !direct.isComplete || counted.occurrences.length === 0) return;
      compared += 1;
      expect(direct.occurrences.slice(0, counted.occurrences.length)).toMatchObject(
        counted.occurrences.map(({ start, end }) => ({ start, end })),
      );
    }),
    { numRuns: 50 },
  );
  expect(compared).toBeGreaterThan(3);
});
