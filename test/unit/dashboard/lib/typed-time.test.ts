import { describe, expect, test } from 'vitest';
import { isMonthFirst, readTime } from '../../../../src/dashboard/lib/time/typed-time.ts';
import { clockText, wallOf } from '../../../../src/dashboard/lib/zones.ts';

const BERLIN = 'Europe/Berlin';
/** A Monday, ten o'clock in Berlin. */
const NOW = '2026-11-30T09:00:00Z';

/** Returns the local time that a text means, such as `2026-12-04 09:00`. */
function read(typed: string, { now = NOW, zone = BERLIN, locale = 'en-GB', minute = 480 } = {}) {
  const at = readTime(typed, { now: Date.parse(now), zone, isMonthFirst: isMonthFirst(locale), minute });
  if (at === undefined) return undefined;
  const wall = wallOf(at, zone);
  return `${wall.date} ${clockText(wall.minute)}`;
}

describe('days', () => {
  test.each([
    ['today', '2026-11-30 18:00'],
    ['heute', '2026-11-30 18:00'],
    ['tomorrow', '2026-12-01 08:00'],
    ['Tomorrow', '2026-12-01 08:00'],
    ['tmrw', '2026-12-01 08:00'],
    ['tomor', '2026-12-01 08:00'],
    ['morgen', '2026-12-01 08:00'],
    ['day after tomorrow', '2026-12-02 08:00'],
    ['the day after tomorrow', '2026-12-02 08:00'],
    ['übermorgen', '2026-12-02 08:00'],
    ['uebermorgen', '2026-12-02 08:00'],
    ['mon', '2026-12-07 08:00'],
    ['mo', '2026-12-07 08:00'],
    ['montag', '2026-12-07 08:00'],
    ['tue', '2026-12-01 08:00'],
    ['di', '2026-12-01 08:00'],
    ['we', '2026-12-02 08:00'],
    ['Mittwoch', '2026-12-02 08:00'],
    ['thurs', '2026-12-03 08:00'],
    ['do', '2026-12-03 08:00'],
    ['fri', '2026-12-04 08:00'],
    ['frid', '2026-12-04 08:00'],
    ['fr.', '2026-12-04 08:00'],
    ['on friday', '2026-12-04 08:00'],
    ['am Freitag', '2026-12-04 08:00'],
    ['this friday', '2026-12-04 08:00'],
    ['next friday', '2026-12-11 08:00'],
    ['nächsten freitag', '2026-12-04 08:00'],
    ['kommenden freitag', '2026-12-04 08:00'],
    ['sonnabend', '2026-12-05 08:00'],
    ['sa', '2026-12-05 08:00'],
    ['so', '2026-12-06 08:00'],
    ['weekend', '2026-12-05 08:00'],
    ['am wochenende', '2026-12-05 08:00'],
    ['next week', '2026-12-07 08:00'],
    ['nächste woche', '2026-12-07 08:00'],
    ['kommende Woche', '2026-12-07 08:00'],
    ['next week fri', '2026-12-11 08:00'],
    ['wed next week', '2026-12-09 08:00'],
    ['freitag nächste woche', '2026-12-11 08:00'],
    ['next month', '2026-12-01 08:00'],
    ['nächsten monat', '2026-12-01 08:00'],
    ['2 dec', '2026-12-02 08:00'],
    ['2nd of December', '2026-12-02 08:00'],
    ['dec 2', '2026-12-02 08:00'],
    ['december 2nd', '2026-12-02 08:00'],
    ['2. dez', '2026-12-02 08:00'],
    ['2. Dezember', '2026-12-02 08:00'],
    ['2dec', '2026-12-02 08:00'],
    ['2.12.', '2026-12-02 08:00'],
    ['2.12', '2026-12-02 08:00'],
    ['2. 12.', '2026-12-02 08:00'],
    ['02.12.2026', '2026-12-02 08:00'],
    ['2.12.26', '2026-12-02 08:00'],
    ['2026-12-02', '2026-12-02 08:00'],
    ['2 dec 2027', '2027-12-02 08:00'],
    ['29 nov', '2027-11-29 08:00'],
    ['12.3.', '2027-03-12 08:00'],
    ['3. märz', '2027-03-03 08:00'],
    ['3 mrz', '2027-03-03 08:00'],
    ['1. Jänner', '2027-01-01 08:00'],
    ['5 mai', '2027-05-05 08:00'],
    ['may 5', '2027-05-05 08:00'],
    ['29 feb', '2028-02-29 08:00'],
    ['the 14th', '2026-12-14 08:00'],
    ['am 14.', '2026-12-14 08:00'],
    ['31.', '2026-12-31 08:00'],
    ['wed 2 dec', '2026-12-02 08:00'],
    ['Mittwoch, 2. Dezember', '2026-12-02 08:00'],
    ['mi 2.12.', '2026-12-02 08:00'],
  ])('%s', (typed, expected) => expect(read(typed)).toBe(expected));
});

describe('lengths', () => {
  test.each([
    ['in 3 days', '2026-12-03 08:00'],
    ['in three days', '2026-12-03 08:00'],
    ['3 days', '2026-12-03 08:00'],
    ['3d', '2026-12-03 08:00'],
    ['in 3 Tagen', '2026-12-03 08:00'],
    ['in drei tagen', '2026-12-03 08:00'],
    ['in 2 weeks', '2026-12-14 08:00'],
    ['2w', '2026-12-14 08:00'],
    ['in a week', '2026-12-07 08:00'],
    ['in einer Woche', '2026-12-07 08:00'],
    ['in zwei wochen', '2026-12-14 08:00'],
    ['in a month', '2026-12-30 08:00'],
    ['in 3 monaten', '2027-02-28 08:00'],
    ['in 2 hours', '2026-11-30 12:00'],
    ['in 2h', '2026-11-30 12:00'],
    ['in einer Stunde', '2026-11-30 11:00'],
    ['in 30 min', '2026-11-30 10:30'],
    ['45 minuten', '2026-11-30 10:45'],
    ['in 3 days at 9', '2026-12-03 09:00'],
    ['in 3 tagen um 14 uhr', '2026-12-03 14:00'],
  ])('%s', (typed, expected) => expect(read(typed)).toBe(expected));
});

describe('days with a time', () => {
  test.each([
    ['fri 9', '2026-12-04 09:00'],
    ['friday 9', '2026-12-04 09:00'],
    ['fri 9:30', '2026-12-04 09:30'],
    ['fri 9.30', '2026-12-04 09:30'],
    ['fri at 9', '2026-12-04 09:00'],
    ['fri, 9am', '2026-12-04 09:00'],
    ['fri 9 pm', '2026-12-04 21:00'],
    ['fri 9 p.m.', '2026-12-04 21:00'],
    ['fri 12am', '2026-12-04 00:00'],
    ['fri 12pm', '2026-12-04 12:00'],
    ['fri 3', '2026-12-04 15:00'],
    ['fri 03', '2026-12-04 03:00'],
    ['fri 3am', '2026-12-04 03:00'],
    ['fri 6:30', '2026-12-04 06:30'],
    ['fr 9', '2026-12-04 09:00'],
    ['freitag 9 uhr', '2026-12-04 09:00'],
    ['Freitag um neun Uhr', '2026-12-04 09:00'],
    ['freitag 9 uhr 30', '2026-12-04 09:30'],
    ['fr 17h', '2026-12-04 17:00'],
    ['fr 17h30', '2026-12-04 17:30'],
    ['fr halb 10', '2026-12-04 09:30'],
    ['fri half past nine', '2026-12-04 09:30'],
    ['fri quarter to 10', '2026-12-04 09:45'],
    ['fr viertel nach 9', '2026-12-04 09:15'],
    ['9 uhr freitag', '2026-12-04 09:00'],
    ['9am fri', '2026-12-04 09:00'],
    ['9 am freitag', '2026-12-04 09:00'],
    ['at 9 on friday', '2026-12-04 09:00'],
    ['mon 17', '2026-11-30 17:00'],
    ['mon 9', '2026-12-07 09:00'],
    ['tomorrow 14', '2026-12-01 14:00'],
    ['14 tomorrow', '2026-12-01 14:00'],
    ['tomorrow noon', '2026-12-01 12:00'],
    ['morgen früh', '2026-12-01 08:00'],
    ['morgen mittag', '2026-12-01 12:00'],
    ['morgen abend', '2026-12-01 18:00'],
    ['tomorrow evening', '2026-12-01 18:00'],
    ['tomorrow at 7 in the evening', '2026-12-01 19:00'],
    ['tomorrow evening 7', '2026-12-01 19:00'],
    ['morgen um 7 abends', '2026-12-01 19:00'],
    ['morgen 5 uhr morgens', '2026-12-01 05:00'],
    ['übermorgen 9', '2026-12-02 09:00'],
    ['fri morning', '2026-12-04 08:00'],
    ['fr morgen', '2026-12-04 08:00'],
    ['freitagabend', '2026-12-04 18:00'],
    ['Dienstagnachmittag', '2026-12-01 14:00'],
    ['2 dec 9', '2026-12-02 09:00'],
    ['dec 2 14:30', '2026-12-02 14:30'],
    ['2.12. 9 uhr', '2026-12-02 09:00'],
    ['2. dez um 9', '2026-12-02 09:00'],
    ['2026-12-02 09:00', '2026-12-02 09:00'],
    ['Freitag, den 4. Dezember um 9:30 Uhr', '2026-12-04 09:30'],
    ['next week 10:00', '2026-12-07 10:00'],
    ['nächste woche mi 10 uhr', '2026-12-09 10:00'],
    ['30 nov 17:00', '2026-11-30 17:00'],
    ['30 nov 9:00', '2027-11-30 09:00'],
    ['tonight', '2026-11-30 18:00'],
    ['heute abend', '2026-11-30 18:00'],
    ['this afternoon', '2026-11-30 14:00'],
    ['this morning', undefined],
    ['today 9', undefined],
  ])('%s', (typed, expected) => expect(read(typed)).toBe(expected));
});

describe('times of day', () => {
  test.each([
    ['9am', '2026-12-01 09:00'],
    ['11am', '2026-11-30 11:00'],
    ['17h', '2026-11-30 17:00'],
    ['17:15', '2026-11-30 17:15'],
    ['9:30', '2026-12-01 09:30'],
    ['9 uhr', '2026-12-01 09:00'],
    ['um 16 uhr', '2026-11-30 16:00'],
    ["4 o'clock", '2026-11-30 16:00'],
    ['noon', '2026-11-30 12:00'],
    ['evening', '2026-11-30 18:00'],
    ['morning', '2026-12-01 08:00'],
    ['end of day', '2026-11-30 17:00'],
  ])('%s', (typed, expected) => expect(read(typed)).toBe(expected));
});

test.each([
  ['3/12', 'en-GB', '2026-12-03 08:00'],
  ['3/12', 'en-US', '2027-03-12 08:00'],
  ['3/12', 'de-DE', '2026-12-03 08:00'],
  ['12/3', 'en-US', '2026-12-03 08:00'],
  ['12/3/27', 'en-US', '2027-12-03 08:00'],
  ['25/12', 'en-US', '2026-12-25 08:00'],
  ['12/25', 'en-GB', '2026-12-25 08:00'],
  // With dots, the day is first everywhere.
  ['3.12.', 'en-US', '2026-12-03 08:00'],
])('%s in %s', (typed, locale, expected) => expect(read(typed, { locale })).toBe(expected));

test.each([
  '',
  '9',
  '14',
  'yesterday',
  'gestern',
  'last friday',
  'soon',
  'dec',
  '2.12.2020',
  '31 apr',
  '32.1.',
  '13.13.',
  'fri 25',
  'fri 9:75',
  'thu 2 dec 2026',
  'in 3',
  'in 3 lightyears',
  '2 dec 1999',
  '1999-12-02',
  '2.12.1999',
  'friday friday',
  'call Nadia on friday',
  '9 apples',
  '1'.repeat(50),
  'a '.repeat(25),
  'fri '.repeat(12),
])('“%s” is no time to come', (typed) => expect(read(typed)).toBeUndefined());

test('a day without a time has the one that is usual', () => {
  expect(read('fri', { minute: 17 * 60 })).toBe('2026-12-04 17:00');
  expect(read('today', { minute: 17 * 60 })).toBe('2026-11-30 17:00');
  expect(read('in 3 days', { minute: 17 * 60 })).toBe('2026-12-03 17:00');
  expect(read('today', { now: '2026-11-30T20:00:00Z' })).toBeUndefined();
});

test.each([
  // Clocks go forward on 28 March 2027, and back on 25 October 2026.
  ['2027-03-26T09:00:00Z', 'sun 9', '2027-03-28 09:00'],
  ['2027-03-26T09:00:00Z', 'sun 02:30', '2027-03-28 03:30'],
  ['2026-10-23T09:00:00Z', 'so 9 uhr', '2026-10-25 09:00'],
  ['2026-10-24T21:30:00Z', 'in 4 hours', '2026-10-25 02:30'],
  ['2026-10-23T09:00:00Z', 'in 3 days', '2026-10-26 08:00'],
  ['2027-03-27T09:00:00Z', 'tomorrow 9', '2027-03-28 09:00'],
])('from %s on, %s follows the clocks', (now, typed, expected) =>
  expect(read(typed, { now })).toBe(expected),
);

test.each([
  ['Asia/Kolkata', '2026-11-30T20:00:00Z', 'tomorrow', '2026-12-02 08:00'],
  ['America/Los_Angeles', '2026-12-01T03:00:00Z', 'tomorrow 9', '2026-12-01 09:00'],
  ['Pacific/Auckland', '2026-11-30T12:00:00Z', 'fri 9', '2026-12-04 09:00'],
])('in %s at %s, %s is of its own calendar', (zone, now, typed, expected) =>
  expect(read(typed, { zone, now })).toBe(expected),
);

test('every text ends in a time to come, whatever the day', () => {
  for (let day = 0; day < 400; day += 7) {
    const now = Date.parse(NOW) + day * 86_400_000;
    for (const typed of [
      'mon',
      'fri 9',
      '2 dec',
      '30.11.',
      'the 31st',
      'next week',
      '9am',
      '29 feb',
      'so 2:30',
    ]) {
      expect(readTime(typed, { now, zone: BERLIN, isMonthFirst: false, minute: 480 })).toBeGreaterThan(now);
    }
  }
});
