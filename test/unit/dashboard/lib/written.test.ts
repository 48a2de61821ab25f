import { describe, expect, test } from 'vitest';
import { dateByKey, monthOf, weekOf } from '../../../../src/dashboard/lib/time/weeks.ts';
import { writtenDates, writtenTimes } from '../../../../src/dashboard/lib/time/written.ts';

/** A Monday. */
const now = () => Date.parse('2026-11-30T10:00:00Z');
const dates = (locale: string) => writtenDates(locale, now, 'UTC');

describe('a date', () => {
  test.each([
    ['en-GB', '02/12/2026'],
    ['en-US', '12/02/2026'],
    ['de-DE', '02.12.2026'],
    ['en-CA', '2026-12-02'],
    ['en-ZA', '2026/12/02'],
  ])('is written in the order of %s, and read again', (locale, written) => {
    const { write, read } = dates(locale);
    expect(write('2026-12-02')).toBe(written);
    for (const date of ['2026-12-02', '2020-02-29', '1999-01-31', '2031-10-09'])
      expect(read(write(date))).toBe(date);
  });

  test.each([
    ['en-GB', 'fri', '2026-12-04'],
    ['en-GB', '2 dec', '2026-12-02'],
    ['en-GB', '02/12', '2026-12-02'],
    ['en-US', '02/12', '2027-02-12'],
    ['en-US', '2/12/2026', '2026-02-12'],
    ['de-DE', '2.12.', '2026-12-02'],
    ['de-DE', 'übermorgen', '2026-12-02'],
    ['de-DE', 'in 3 tagen', '2026-12-03'],
    ['en-GB', 'today', '2026-11-30'],
    ['en-GB', '2027-03-04', '2027-03-04'],
    ['en-GB', '2 dec 2020', '2020-12-02'],
    ['en-GB', '2.1.2020', '2020-01-02'],
  ])('in %s, %j is %s', (locale, typed, date) => {
    expect(dates(locale).read(typed)).toBe(date);
  });

  test.each(['', 'foo', '31/02/2026', '2026-13-01', '9:30', '12'])('%j is none', (typed) => {
    expect(dates('en-GB').read(typed)).toBeUndefined();
  });
});

describe('a time of day', () => {
  test.each([
    ['en-GB', '14:30', '14:30'],
    ['en-US', '14:30', '2:30 PM'],
    ['en-US', '00:05', '12:05 AM'],
    ['de-DE', '09:05', '09:05'],
  ])('in %s, %s is written %j', (locale, time, written) => {
    // Versions of the data differ in the kind of space.
    expect(writtenTimes(locale).write(time).replace('\u202f', ' ')).toBe(written);
  });

  test.each(['en-GB', 'en-US', 'de-DE', 'en-AU'])('is read as %s writes it, at every minute', (locale) => {
    const { write, read } = writtenTimes(locale);
    for (let hour = 0; hour < 24; hour++) {
      for (const minute of ['00', '01', '30', '59']) {
        const time = `${String(hour).padStart(2, '0')}:${minute}`;
        expect(read(write(time))).toBe(time);
      }
    }
  });

  test.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['2pm', '14:00'],
    ['2', '14:00'],
    ['14 uhr', '14:00'],
    ['halb 3', '14:30'],
    ['noon', '12:00'],
    ['12am', '00:00'],
  ])('%j is %s', (typed, time) => {
    expect(writtenTimes('en-GB').read(typed)).toBe(time);
  });

  test.each(['', 'foo', '25', '9:75', 'fri', '2460'])('%j is none', (typed) => {
    expect(writtenTimes('en-GB').read(typed)).toBeUndefined();
  });
});

describe('the grid of a month', () => {
  test('has the whole weeks that the month touches', () => {
    const november = monthOf('2026-11-15', 1);
    expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(monthOf('2027-02-01', 1)).toHaveLength(28);
    expect(monthOf('2026-11-15', 7)[0]).toBe('2026-11-01');
    expect(weekOf('2026-11-22', 1)[0]).toBe('2026-11-16');
  });

  test.each([
    ['ArrowRight', '2026-12-01'],
    ['ArrowLeft', '2026-11-29'],
    ['ArrowDown', '2026-12-07'],
    ['ArrowUp', '2026-11-23'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-10-30'],
    ['PageDown', '2026-12-30'],
    ['a', undefined],
  ])('%s leads to %s', (key, date) => {
    expect(dateByKey('2026-11-30', { key, shiftKey: false }, 1, false)).toBe(date);
  });

  test('turns years with Shift, and the arrows around from right to left', () => {
    expect(dateByKey('2024-02-29', { key: 'PageDown', shiftKey: true }, 1, false)).toBe('2025-02-28');
    expect(dateByKey('2026-11-30', { key: 'ArrowRight', shiftKey: false }, 1, true)).toBe('2026-11-29');
  });
});
