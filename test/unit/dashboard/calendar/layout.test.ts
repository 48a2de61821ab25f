import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barsOf, blocksOf, spanOf } from '../../../../src/dashboard/features/calendar/time/layout.ts';

const event = (start: string, end: string, all_day = false) => ({ start, end, all_day });
const utc = (from: string, to: string) => event(`2026-11-24T${from}:00Z`, `2026-11-24T${to}:00Z`);
const WEEK = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];

describe('the dates and minutes of an occurrence', () => {
  test('an event that ends at midnight does not touch the next day', () => {
    expect(spanOf(event('2026-11-24T22:00:00Z', '2026-11-25T00:00:00Z'), 'UTC')).toEqual({
      first: '2026-11-24',
      last: '2026-11-24',
      startMinute: 1320,
      endMinute: 1440,
      isBar: false,
    });
  });

  test('whole days end before their end', () => {
    const { first, last, isBar } = spanOf(event('2026-11-25', '2026-11-28', true), 'America/New_York');
    expect([first, last, isBar]).toEqual(['2026-11-25', '2026-11-27', true]);
  });

  test('a day of 23 hours from midnight to midnight is one day, and no bar', () => {
    const span = spanOf(event('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'), 'Europe/Berlin');
    expect(span).toEqual({
      first: '2026-03-29',
      last: '2026-03-29',
      startMinute: 0,
      endMinute: 1440,
      isBar: false,
    });
  });

  test('a day of 25 hours from midnight to midnight is one bar of one day', () => {
    const span = spanOf(event('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'), 'Europe/Berlin');
    expect([span.first, span.last, span.isBar]).toEqual(['2026-10-25', '2026-10-25', true]);
  });
});

describe('blocks', () => {
  const shape = (items: ReturnType<typeof event>[], zone = 'UTC', dates = WEEK) =>
    blocksOf(items, dates, zone).map(({ day, top, bottom, left, right, layer, seenTo }) => ({
      day,
      top,
      bottom,
      left,
      right,
      layer,
      seenTo,
    }));

  test('events at the same time stand side by side, and use the width that is free', () => {
    expect(
      shape([utc('10:00', '12:00'), utc('10:15', '11:00'), utc('11:00', '12:00'), utc('12:00', '13:00')]),
    ).toMatchObject([
      { day: 1, top: 600, bottom: 720, left: 0, right: 1 / 2, seenTo: 660 },
      { day: 1, top: 615, bottom: 660, left: 1 / 2, right: 1 },
      { day: 1, top: 660, bottom: 720, left: 0.2, right: 1, layer: 1 },
      { day: 1, top: 720, bottom: 780, left: 0, right: 1 },
    ]);
    const four = shape([
      utc('09:00', '12:00'),
      utc('09:00', '10:00'),
      utc('09:00', '10:00'),
      utc('09:15', '11:30'),
    ]);
    expect(four.map(({ left, right }) => [left, right])).toEqual([
      [0, 0.25],
      [0.25, 0.5],
      [0.5, 0.75],
      [0.75, 1],
    ]);
  });

  test('an event that begins half an hour later covers the earlier one below its title', () => {
    expect(shape([utc('10:00', '12:00'), utc('10:30', '11:30')])).toMatchObject([
      { left: 0, right: 1, layer: 0, seenTo: 630 },
      { left: 0.2, right: 1, layer: 1, seenTo: 690 },
    ]);
  });

  test('an event over midnight has a part on each day', () => {
    expect(shape([event('2026-11-24T22:00:00Z', '2026-11-25T02:30:00Z')])).toMatchObject([
      { day: 1, top: 1320, bottom: 1440 },
      { day: 2, top: 0, bottom: 150 },
    ]);
  });

  test('only the part on a date that is shown is drawn', () => {
    expect(shape([event('2026-11-22T22:00:00Z', '2026-11-23T02:00:00Z')])).toMatchObject([
      { day: 0, top: 0 },
    ]);
  });

  test('where clocks are set back, an event that seems to end before it starts is still drawn', () => {
    const blocks = shape([event('2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z')], 'Europe/Berlin', [
      '2026-10-25',
    ]);
    expect(blocks).toMatchObject([{ top: 165, bottom: 190 }]);
  });

  test('of two that overlap, both show their beginning, whatever the events', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const item = fc.tuple(minutes, fc.integer({ min: 0, max: 300 })).map(([from, length]) => {
      const start = Date.UTC(2026, 10, 24) + from * 60_000;
      return event(new Date(start).toISOString(), new Date(start + length * 60_000).toISOString());
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 25 }), (items) => {
        const blocks = blocksOf(items, WEEK, 'UTC');
        for (const a of blocks) {
          expect(a.left).toBeGreaterThanOrEqual(0);
          expect(a.right).toBeGreaterThan(a.left);
          expect(a.right).toBeLessThanOrEqual(1);
          expect(a.bottom).toBeLessThanOrEqual(1440);
          for (const b of blocks) {
            if (a === b || a.day !== b.day || a.top >= b.bottom || b.top >= a.bottom) continue;
            if (a.left >= b.right || b.left >= a.right) continue;
            const [under, over] = a.layer < b.layer ? [a, b] : [b, a];
            expect(over.layer).toBeGreaterThan(under.layer);
            expect(over.top - under.top).toBeGreaterThanOrEqual(30);
            expect(under.seenTo).toBeLessThanOrEqual(over.top);
          }
        }
      }),
    );
  });
});

describe('bars', () => {
  test('take the first lane that is free on all of their days', () => {
    const items = [
      event('2026-11-24', '2026-11-25', true),
      event('2026-11-22', '2026-11-25', true),
      event('2026-11-26', '2026-12-05', true),
    ];
    expect(
      barsOf(items, WEEK, 'UTC').map(({ item, from, to, lane, isCutBefore, isCutAfter }) => [
        items.indexOf(item),
        from,
        to,
        lane,
        isCutBefore,
        isCutAfter,
      ]),
    ).toEqual([
      [1, 0, 1, 0, true, false],
      [0, 1, 1, 1, false, false],
      [2, 3, 3, 0, false, true],
    ]);
  });

  test('are whole days and what lasts as long; a month shows the others too, by their time', () => {
    const items = [utc('14:00', '15:00'), utc('09:00', '10:00'), event('2026-11-24', '2026-11-25', true)];
    expect(barsOf(items, WEEK, 'UTC')).toHaveLength(1);
    const all = barsOf(items, WEEK, 'UTC', () => true);
    expect(all.map(({ item, lane }) => [items.indexOf(item), lane])).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
  });
});
