import { expect, test } from 'vitest';
import { groupDays, partsOf } from '../../../../src/dashboard/features/reports/group.ts';

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    date: new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
    received: 1,
    sent: 2,
    auto_replied: 0,
    done: i === 0 ? 5 : 0,
  }));

test('up to three months are shown by day', () => {
  const { groups, isByWeek } = groupDays(daysOf(90));
  expect([groups.length, isByWeek]).toEqual([90, false]);
});

test('a year is shown by week, of which the last is whole', () => {
  const { groups, isByWeek } = groupDays(daysOf(365));
  expect(isByWeek).toBe(true);
  expect(groups.length).toBe(53);
  expect(groups[0]).toEqual({ date: '2026-01-01', received: 1, sent: 2, auto_replied: 0, done: 5 });
  expect(groups.at(-1)).toMatchObject({ date: '2026-12-25', received: 7, sent: 14 });
});

test.each([
  [0, [0, 0, 0]],
  [59.4, [0, 0, 59]],
  [61, [0, 1, 1]],
  [47 * 60 + 59, [0, 47, 59]],
  [48 * 60 + 40, [2, 1, 0]],
])('%d minutes are days, hours and minutes', (minutes, [days, hours, rest]) => {
  expect(partsOf(minutes)).toEqual({ days, hours, minutes: rest });
});
