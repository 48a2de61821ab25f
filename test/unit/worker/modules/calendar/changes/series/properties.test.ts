import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Series } from '../../../../../../../src/lib/ical/index.ts';
import type { Occurrence } from '../../../../../../../src/lib/recurrence/index.ts';
import { lastStartOf, spanOf } from '../../../../../../../src/lib/recurrence/index.ts';
import { DAY } from '../../../../../../../src/lib/recurrence/wall.ts';
import {
  isFirst,
  seriesBefore,
} from '../../../../../../../src/worker/modules/calendar/changes/series/index.ts';
import {
  anySeries,
  at,
  change,
  clocksOf,
  instanceOf,
  occurrencesOf,
  remove,
  seriesAndIndex,
  seriesOf,
} from './world.ts';

const RUNS = { numRuns: 300 };

function facts(occurrences: Occurrence[]) {
  return occurrences
    .map(({ recurrenceId, start, end, event }) => `${start} ${end} ${event.summary} ${recurrenceId}`)
    .toSorted();
}

const factsOf = (series: Series | null) => (series ? facts(occurrencesOf(series)) : []);

describe('for every series', () => {
  test('a change of one occurrence leaves all others as they are', () => {
    fc.assert(
      fc.property(seriesAndIndex, ({ series, all, chosen }) => {
        const times = at('2026-07-07T10:00', 'Asia/Tokyo');
        const fields = { summary: 'Changed' };
        const { series: next } = change(series, 'one', chosen.recurrenceId, { times, fields });
        const others = all.filter((each) => each !== chosen);
        expect(factsOf(next)).toEqual(
          [
            ...facts(others),
            `2026-07-07T01:00:00.000Z 2026-07-07T02:00:00.000Z Changed ${chosen.recurrenceId}`,
          ].toSorted(),
        );
      }),
      RUNS,
    );
  });

  test('one occurrence is deleted, and no other', () => {
    fc.assert(
      fc.property(seriesAndIndex, ({ series, all, chosen }) => {
        const others = all.filter((each) => each !== chosen);
        expect(factsOf(remove(series, chosen.recurrenceId!))).toEqual(facts(others));
      }),
      RUNS,
    );
  });

  test('all occurrences can be deleted one after the other, and then nothing is left', () => {
    fc.assert(
      fc.property(
        anySeries.filter(({ master }) => /(?:DAILY|WEEKLY).*COUNT=\d\b/.test(master!.rule!)),
        (series) => {
          let left: Series | null = series;
          const all = occurrencesOf(series);
          fc.pre(all.length > 0);
          for (const { recurrenceId } of all) {
            expect(left).not.toBeNull();
            left = remove(left!, recurrenceId!);
          }
          expect(left).toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  });

  test('what is split at an occurrence has the same occurrences in two', () => {
    fc.assert(
      fc.property(seriesAndIndex, ({ series, all, chosen }) => {
        const { series: before, following } = change(series, 'following', chosen.recurrenceId, {});
        if (!following) {
          expect(factsOf(before)).toEqual(facts(all));
          return;
        }
        const id = Date.parse(chosen.recurrenceId!);
        const isEarlier = (each: Occurrence) => Date.parse(each.recurrenceId!) < id;
        expect(factsOf(before)).toEqual(facts(all.filter(isEarlier)));
        expect(factsOf(following)).toEqual(facts(all.filter((each) => !isEarlier(each))));
      }),
      RUNS,
    );
  });

  test('a change of the following ones leaves those before as they are', () => {
    fc.assert(
      fc.property(seriesAndIndex, fc.integer({ min: -600, max: 600 }), ({ series, all, chosen }, by) => {
        const instance = instanceOf(series, chosen.recurrenceId!);
        fc.pre(!isFirst(series, instance, clocksOf(series)));
        const id = Date.parse(chosen.recurrenceId!);
        const start = chosen.isAllDay
          ? { wall: new Date(id + DAY).toISOString().slice(0, 10), zone: null }
          : {
              wall: new Date(Date.parse(`${instance.name.wall}Z`) + by * 60_000).toISOString().slice(0, 19),
              zone: instance.name.zone,
            };
        const times = { start, end: null, duration: { days: 0, seconds: 1800 } };
        const next = change(series, 'following', chosen.recurrenceId, {
          times: chosen.isAllDay ? { start, end: null, duration: null } : times,
          fields: { summary: 'Changed' },
        });
        const earlier = all.filter((each) => Date.parse(each.recurrenceId!) < id);
        expect(factsOf(next.series)).toEqual(facts(earlier));
        expect(next.following!.master!.start).toEqual(start);
      }),
      RUNS,
    );
  });

  test('the following occurrences are deleted, and no other', () => {
    fc.assert(
      fc.property(seriesAndIndex, ({ series, all, chosen }) => {
        const instance = instanceOf(series, chosen.recurrenceId!);
        fc.pre(!isFirst(series, instance, clocksOf(series)));
        const id = Date.parse(chosen.recurrenceId!);
        const earlier = all.filter((each) => Date.parse(each.recurrenceId!) < id);
        expect(factsOf(seriesBefore(series, instance, clocksOf(series)))).toEqual(facts(earlier));
      }),
      RUNS,
    );
  });

  test('an occurrence directly after clocks were put forward is deleted too', () => {
    const start = 'DTSTART;TZID=Australia/Lord_Howe:20280901T023000';
    const series = seriesOf([start, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=1']);
    const instance = instanceOf(series, '2028-09-30T15:30:00.000Z');
    expect(factsOf(seriesBefore(series, instance, clocksOf(series)))).toHaveLength(1);
  });

  test('a daily or weekly series that moves by some time moves with its deleted and its moved occurrences', () => {
    fc.assert(
      fc.property(
        anySeries.filter(({ master }) => /DAILY|WEEKLY/.test(master!.rule!) && master!.start.zone === 'UTC'),
        fc.integer({ min: -10_000, max: 10_000 }),
        (series, by) => {
          const { start, duration } = series.master!;
          const wall = new Date(Date.parse(`${start.wall}Z`) + by * 60_000).toISOString().slice(0, 19);
          const times = { start: { ...start, wall }, end: null, duration };
          const next = change(series, 'all', null, { times }).series;
          const moved = (each: Series, ms: number) =>
            occurrencesOf(each, Date.UTC(2025, 10, 1) + ms, 2).map(({ recurrenceId, start: at, event }) => [
              Date.parse(recurrenceId!) - ms,
              // An occurrence that was moved by itself is not moved.
              event.summary === 'Weekly' ? Date.parse(at) - ms : Date.parse(at),
              event.summary,
            ]);
          const sorted = (list: unknown[][]) => list.map((each) => each.join(' ')).toSorted();
          const inside = (list: unknown[][]) =>
            list.filter(
              ([id]) => (id as number) > Date.UTC(2025, 11, 15) && (id as number) < Date.UTC(2027, 8, 1),
            );
          expect(sorted(inside(moved(next, by * 60_000)))).toEqual(sorted(inside(moved(series, 0))));
        },
      ),
      RUNS,
    );
  });

  test('every occurrence is in the span, in every zone', () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        const { from, to } = spanOf(series, lastStartOf(series));
        for (const { start, end } of occurrencesOf(series)) {
          // In other time zones, a day begins up to 14 hours earlier and ends up to 12 hours later than in UTC.
          expect(Date.parse(start) - (14 / 24) * DAY).toBeGreaterThanOrEqual(from);
          expect(Date.parse(end) + DAY / 2).toBeLessThanOrEqual(to ?? Number.POSITIVE_INFINITY);
        }
      }),
      RUNS,
    );
  });
});
