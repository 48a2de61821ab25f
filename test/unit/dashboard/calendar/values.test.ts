import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  changesOf,
  isInOrder,
  valuesOfSlot,
  withStart,
} from '../../../../src/dashboard/features/calendar/data/values.ts';
import { readPeople } from '../../../../src/dashboard/features/calendar/form/read-people.ts';

const NOW = { date: '2026-11-24', minute: 610 };
const slot = (change = {}) => valuesOfSlot({ date: '2026-11-24', ...change }, NOW, 'Europe/Berlin');

describe('a new event', () => {
  test('begins at the next full hour today, at nine on another day, and where one has drawn it', () => {
    expect(slot().startTime).toBe('11:00');
    expect(slot({ date: '2026-11-30' }).startTime).toBe('09:00');
    expect(slot({ startMinute: 1410, endMinute: 1440 })).toMatchObject({
      startTime: '23:30',
      endDate: '2026-11-25',
      endTime: '00:00',
    });
  });

  test('of whole days ends on the day after its last', () => {
    expect(bodyOf(slot({ isAllDay: true, endDate: '2026-11-26' }))).toMatchObject({
      all_day: true,
      start: '2026-11-24',
      end: '2026-11-27',
    });
  });
});

describe('the form', () => {
  test('keeps the length when the start moves, also over midnight', () => {
    expect(withStart(slot(), '2026-11-25', '23:30')).toMatchObject({
      endDate: '2026-11-26',
      endTime: '00:30',
    });
    expect(withStart(slot(), '2026-11-24', '00:00')).toMatchObject({
      endDate: '2026-11-24',
      endTime: '01:00',
    });
  });

  test('wants the end after the start', () => {
    expect(isInOrder(slot())).toBe(true);
    expect(isInOrder({ ...slot(), endTime: '11:00' })).toBe(false);
    expect(isInOrder({ ...slot(), endDate: '2026-11-23', isAllDay: true })).toBe(false);
  });

  test('sends what has changed, and times only together', () => {
    const before = { ...slot(), title: 'Old' };
    expect(changesOf(before, { ...before, title: 'New ' })).toEqual({ title: 'New' });
    expect(changesOf(before, before)).toEqual({});
    expect(changesOf(before, { ...before, endTime: '13:00' })).toEqual({
      all_day: false,
      start: '2026-11-24T11:00',
      end: '2026-11-24T13:00',
      timezone: 'Europe/Berlin',
    });
  });
});

test('people are read from a line of addresses, and what is none stays', () => {
  expect(readPeople('Kim Lee <Kim@Example.com>, max@example.com; nobody,')).toEqual({
    found: [
      { email: 'kim@example.com', name: 'Kim Lee' },
      { email: 'max@example.com', name: null },
    ],
    rest: 'nobody',
  });
});
