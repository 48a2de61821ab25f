import { expect, test } from 'vitest';
import { formatsOf, localeOf } from '../../../../src/dashboard/lib/format.ts';

test.each<['en' | 'de', string[], string]>([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['en'], 'en'],
  ['en', ['en-IE'], 'en-IE'],
  ['en', ['en-AU', 'de-DE'], 'en-AU'],
  ['en', ['en-US-u-hc-h23'], 'en-US-u-hc-h23'],
  // As Chrome and Firefox list a German's languages: the region of the first one counts.
  ['en', ['de-DE', 'de', 'en-US', 'en'], 'en-DE'],
  ['en', ['de', 'en-US', 'en'], 'en-DE'],
  ['en', ['de-CH'], 'en-CH'],
  ['en', ['fr-FR', 'en-US'], 'en-FR'],
  ['en', ['es-US'], 'en-US'],
  ['en', ['es-MX', 'en-US'], 'en-GB'],
  ['en', [], 'en'],
  ['en', ['C.UTF-8'], 'en'],
  ['de', ['de-DE'], 'de-DE'],
  ['de', ['de-AT', 'en'], 'de-AT'],
  ['de', ['en-GB'], 'de-DE'],
  ['de', ['en-US'], 'de-DE'],
  ['de', ['it-CH'], 'de-CH'],
  ['de', [], 'de'],
])('a page in %s in a browser of %j formats as %s', (language, tags, locale) => {
  expect(localeOf(language, tags)).toBe(locale);
});

/** Spaces of formats differ between versions of their data. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const AT = '2026-11-29T21:05:00Z';

test.each([
  ['en-GB', 'UTC', '21:05', '29 Nov 2026', '29 Nov 2026, 21:05'],
  ['en-US', 'UTC', '9:05 PM', 'Nov 29, 2026', 'Nov 29, 2026, 9:05 PM'],
  ['en', 'UTC', '9:05 PM', 'Nov 29, 2026', 'Nov 29, 2026, 9:05 PM'],
  ['en-DE', 'Europe/Berlin', '22:05', '29 Nov 2026', '29 Nov 2026, 22:05'],
  ['en-AU', 'Australia/Sydney', '8:05 am', '30 Nov 2026', '30 Nov 2026, 8:05 am'],
  ['en-IN', 'Asia/Kolkata', '2:35 am', '30 Nov 2026', '30 Nov 2026, 2:35 am'],
  ['en-US-u-hc-h23', 'UTC', '21:05', 'Nov 29, 2026', 'Nov 29, 2026, 21:05'],
  ['de-DE', 'Europe/Berlin', '22:05', '29. Nov. 2026', '29.11.2026, 22:05'],
  ['de-AT', 'Europe/Vienna', '22:05', '29. Nov. 2026', '29.11.2026, 22:05'],
])('%s in %s shows its clock and its order of days', (locale, zone, time, day, whole) => {
  const format = formatsOf(locale, zone);
  expect([format.time(AT), format.day(AT), format.dateTime(AT)].map(plain)).toEqual([time, day, whole]);
});

test.each([
  ['en-GB', '01:05', 'Sun 29 Nov, 01:05'],
  ['en-US', '1:05 AM', 'Sun, Nov 29, 1:05 AM'],
  ['en-DE', '01:05', 'Sun, 29 Nov, 01:05'],
  ['en-CA', '1:05 a.m.', 'Sun, Nov 29, 1:05 a.m.'],
  ['de-DE', '01:05', 'So., 29. Nov., 01:05'],
])('%s shows an hour of one digit as its clocks do', (locale, time, dayTime) => {
  const format = formatsOf(locale, 'UTC');
  const at = '2026-11-29T01:05:00Z';
  expect([format.time(at), format.dayTime(at)].map(plain)).toEqual([time, dayTime]);
});

test.each([
  ['a time of today', 'UTC', '2026-11-29T01:00:00Z', '01:00'],
  ['yesterday, which is today elsewhere', 'Europe/Berlin', '2026-11-28T22:30:00Z', '28 Nov'],
  ['today, which is yesterday elsewhere', 'Europe/Berlin', '2026-11-28T23:30:00Z', '00:30'],
  ['a day of this year', 'UTC', '2026-01-01T00:00:00Z', '1 Jan'],
  ['the last minute of the year before', 'UTC', '2025-12-31T23:59:00Z', '31 Dec 2025'],
  [
    'the first minute of this year, which is the year before elsewhere',
    'Europe/Berlin',
    '2025-12-31T23:30:00Z',
    '1 Jan',
  ],
  [
    'the last minute of the year before, which is this year elsewhere',
    'America/New_York',
    '2026-01-01T04:30:00Z',
    '31 Dec 2025',
  ],
])('the short form shows %s', (_, zone, at, shown) => {
  expect(formatsOf('en-GB', zone).short(at, new Date(AT))).toBe(shown);
});
