import { describe, expect, test } from 'vitest';
import { readCalendar, writeCalendar } from '../../../../src/lib/ical/index.ts';
import { expand } from '../../../../src/lib/recurrence/index.ts';
import { CASES, expandCase, seriesOf } from '../../worker/modules/calendar/cases/index.ts';

const all = Object.values(CASES).flat();
const RANGE = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1), zone: 'UTC' };

function seriesWith(...lines: string[]) {
  return seriesOf({ name: lines.join(' '), events: [lines.join('\n')], range: ['', ''], expected: [] });
}

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('$name', (each) => {
    expect(expandCase(each)).toEqual(each.expected);
  });

  test.each(cases)('$name, written and read again', (each) => {
    const { events } = readCalendar(writeCalendar([seriesOf(each)]));
    expect(expandCase(each, events[0])).toEqual(each.expected);
  });
});

test('each case has its own name', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(250);
});

describe('what an occurrence says', () => {
  const series = seriesOf(
    CASES['exceptions']!.find(({ name }) => name.startsWith('a cancelled occurrence'))!,
  );

  test('the event is the master, or the exception that holds', () => {
    const { occurrences } = expand(series, RANGE);
    expect(occurrences.map(({ event }) => event.status)).toEqual(['confirmed', 'cancelled', 'confirmed']);
    expect(occurrences[1]?.event).toBe(series.exceptions[0]);
  });

  test('the event of a following occurrence is the exception that holds from then on', () => {
    const following = seriesOf(CASES['following']![0]!);
    const { occurrences } = expand(following, RANGE);
    const [master, exception] = [following.master, following.exceptions[0]];
    expect(occurrences.map(({ event }) => event)).toEqual([master, master, exception, exception]);
  });

  test.each(['20260108', '20260108T000000Z', '20260109T235959Z', '20250101', '20250101T000000Z'])(
    'no start is an occurrence if UNTIL is before all of them: %s',
    (until) => {
      const { occurrences } = expand(
        seriesWith('DTSTART:20260110T000000Z', `RRULE:FREQ=DAILY;UNTIL=${until}`),
        RANGE,
      );
      expect(occurrences).toEqual([]);
    },
  );

  test('a single event has no original start', () => {
    const { occurrences } = expand(seriesWith('DTSTART:20260105T090000Z'), RANGE);
    expect(occurrences).toMatchObject([{ uid: 'case', recurrenceId: null, isAllDay: false }]);
  });
});

describe('a range', () => {
  const hourly = seriesWith('DTSTART:20260105T090000Z', 'DURATION:PT2H', 'RRULE:FREQ=HOURLY');
  const startsIn = (from: string, to: string, startsOnly: boolean) =>
    expand(hourly, { from: Date.parse(from), to: Date.parse(to), zone: 'UTC', startsOnly }).occurrences.map(
      ({ start }) => start.slice(11, 16),
    );

  test('of fractions of a second has what starts in it', () => {
    expect(startsIn('2026-01-07T09:59:59.999Z', '2026-01-07T10:00:00.001Z', true)).toEqual(['10:00']);
    expect(startsIn('2026-01-07T10:00:00.001Z', '2026-01-07T11:00:00.000Z', true)).toEqual([]);
  });

  test('has what is under way when it begins, unless only starts are asked for', () => {
    expect(startsIn('2026-01-07T10:30:00Z', '2026-01-07T11:30:00Z', false)).toEqual([
      '09:00',
      '10:00',
      '11:00',
    ]);
    expect(startsIn('2026-01-07T10:30:00Z', '2026-01-07T11:30:00Z', true)).toEqual(['11:00']);
    expect(startsIn('2026-01-07T10:30:00Z', '2026-01-07T10:30:00Z', false)).toEqual(['09:00', '10:00']);
  });
});

describe('bounds', () => {
  test('more occurrences than the limit are cut off, and it says so', () => {
    const series = seriesWith('DTSTART:20260101T090000Z', 'RRULE:FREQ=SECONDLY');
    const { occurrences, isComplete } = expand(series, RANGE);
    expect(occurrences).toHaveLength(5_000);
    expect(occurrences.at(-1)?.start).toBe('2026-01-01T10:23:19.000Z');
    expect(isComplete).toBe(false);
  });

  test('a smaller limit holds', () => {
    const series = seriesWith('DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY');
    const { occurrences, isComplete } = expand(series, { ...RANGE, limit: 3 });
    expect(occurrences.map(({ start }) => start.slice(0, 10))).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-01-03',
    ]);
    expect(isComplete).toBe(false);
  });

  test('as many occurrences as the limit are complete', () => {
    const series = seriesWith('DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY;COUNT=3');
    expect(expand(series, { ...RANGE, limit: 3 }).isComplete).toBe(true);
  });

  test('a range of more than 366 days is refused', () => {
    const series = seriesWith('DTSTART:20260101T090000Z');
    expect(() => expand(series, { ...RANGE, to: RANGE.to + 2 * 86_400_000 })).toThrow(RangeError);
  });

  test('a range that ends before it begins is refused', () => {
    const series = seriesWith('DTSTART:20260101T090000Z');
    expect(() => expand(series, { ...RANGE, to: RANGE.from - 1 })).toThrow(RangeError);
  });

  test('a zone of the user that nobody knows is refused', () => {
    const series = seriesWith('DTSTART:20260101T090000');
    expect(() => expand(series, { ...RANGE, zone: 'Nowhere' })).toThrow(RangeError);
  });

  test('a rule whose positions would take too long has its start only, and it says so', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour).join();
    const series = seriesWith(
      'DTSTART:20260101T090000Z',
      `RRULE:FREQ=DAILY;BYHOUR=${hours};BYMINUTE=0,30;BYSETPOS=300`,
    );
    const { occurrences, isComplete } = expand(series, RANGE);
    expect(occurrences).toHaveLength(1);
    expect(isComplete).toBe(false);
  });

  test('an endless rule without occurrences ends, and it says so', () => {
    const series = seriesWith('DTSTART:20260101T090000Z', 'RRULE:FREQ=SECONDLY;INTERVAL=60;BYSECOND=30');
    const { occurrences, isComplete } = expand(series, RANGE);
    expect(occurrences).toHaveLength(1);
    expect(isComplete).toBe(false);
  });
});
