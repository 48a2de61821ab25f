import { expect, test } from 'vitest';
import { dueOn, dueTimes } from '../../../../../src/dashboard/features/tasks/due-times.ts';

const BERLIN = 'Europe/Berlin';
const at = (time: string) => Date.parse(time);
const shown = (now: string, zone = BERLIN) =>
  dueTimes(at(now), zone).map(({ name, at }) => [name, new Date(at).toISOString()]);

test('on a Monday morning these are the ends of today, tomorrow, Friday and Monday', () => {
  expect(shown('2026-11-23T08:00:00Z')).toEqual([
    ['today', '2026-11-23T16:00:00.000Z'],
    ['tomorrow', '2026-11-24T16:00:00.000Z'],
    ['friday', '2026-11-27T16:00:00.000Z'],
    ['week', '2026-11-30T16:00:00.000Z'],
  ]);
});

test('no time is in the past, or there twice', () => {
  expect(shown('2026-11-26T18:00:00Z').map(([name]) => name)).toEqual(['tomorrow', 'week']);
  expect(shown('2026-11-28T08:00:00Z').map(([name]) => name)).toEqual(['today', 'tomorrow', 'week']);
});

test('they follow the clocks of the zone', () => {
  expect(dueOn('2026-07-01', BERLIN)).toBe(at('2026-07-01T15:00:00Z'));
  expect(dueOn('2026-12-01', 'Asia/Kolkata')).toBe(at('2026-12-01T11:30:00Z'));
});
