import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../../../src/lib/ical/index.ts';
import { expand } from '../../../../src/lib/recurrence/index.ts';
import { calendar } from './texts.ts';

/** Reads an event at nine o'clock on two days, in winter and in summer. */
function read(tzid: string, zone: string[] = []) {
  const lines = [`DTSTART;TZID=${tzid}:20260101T090000`, `RDATE;TZID=${tzid}:20260701T090000`];
  return readCalendar(calendar(...zone, 'BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'));
}

/** Returns the name of the zone, and the hours in UTC at which it is nine o'clock there in winter and in summer. */
function found(tzid: string, zone?: string[]): [name: string | null | undefined, hours: string] {
  const { events, refused } = read(tzid, zone);
  expect(refused).toEqual([]);
  const range = { from: Date.UTC(2025, 11, 30), to: Date.UTC(2026, 11, 1), zone: 'Asia/Tokyo' };
  const starts = expand(events[0]!, range).occurrences.map(({ start }) => start.slice(11, 16));
  return [events[0]!.master?.start.zone, starts.join(' ')];
}

const BERLIN = ['Europe/Berlin', '08:00 07:00'];
const NEW_YORK = ['America/New_York', '14:00 13:00'];
const LONDON = ['Europe/London', '09:00 08:00'];
const ZULU = ['UTC', '09:00 09:00'];

describe('names that mean a zone', () => {
  test.each([
    ['Europe/Berlin', ...BERLIN],
    ['"Europe/Berlin"', ...BERLIN],
    ['UTC', ...ZULU],
    ['Etc/GMT+5', 'Etc/GMT+5', '14:00 14:00'],
    ['EST5EDT', ...NEW_YORK],
    ['US-Eastern', ...NEW_YORK],
    ['America-New_York', ...NEW_YORK],
    ['/example.org/2026/America/Indiana/Knox', 'America/Indiana/Knox', '15:00 14:00'],
    ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', ...BERLIN],
    ['/mozilla.org/20050126_1/Europe/Berlin', ...BERLIN],
    ['"http://tzurl.org/zoneinfo/Europe/Berlin"', ...BERLIN],
    ['"tzone://Microsoft/Utc"', ...ZULU],
    ['tzone://Microsoft/Utc', ...ZULU],
    ['"(UTC) Coordinated Universal Time"', ...ZULU],
    ['Romance Standard Time', 'Europe/Paris', '08:00 07:00'],
    ['w. europe standard time', ...BERLIN],
    ['Eastern Daylight Time', ...NEW_YORK],
    ['GMT Standard Time 1', ...LONDON],
    ['W. Europe Standard Time-2', ...BERLIN],
    ['Europe/Berlin 1', ...BERLIN],
    ['"(GMT-05:00) Eastern Time (US & Canada)"', ...NEW_YORK],
    ['(UTC-05:00) Eastern Time (US & Canada)', ...NEW_YORK],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', ...BERLIN],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien"', ...BERLIN],
    ['"Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', ...BERLIN],
    ['"Pacific Time (US & Canada)"', 'America/Los_Angeles', '17:00 16:00'],
    ['"(UTC+01:00) Brussels, Copenhagen, Madrid, Paris"', 'Europe/Paris', '08:00 07:00'],
    ['"(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London"', ...LONDON],
    ['"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"', ...LONDON],
    ['"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"', 'Asia/Calcutta', '03:30 03:30'],
    ['"(UTC-07:00) Chihuahua, La Paz, Mazatlan"', 'America/Mazatlan', '16:00 16:00'],
    ['"(UTC-03:00) City of Buenos Aires"', 'America/Buenos_Aires', '12:00 12:00'],
    ['"(UTC+10:00) Canberra, Melbourne, Sydney"', 'Australia/Sydney', '22:00 23:00'],
    ['"(UTC+01:00) Amsterdam"', ...BERLIN],
    ['"(GMT+01.00) Amsterdam/Berlin/Bern/Rome/Stockholm/Vienna"', ...BERLIN],
    ['"(GMT+01.00) Paris/Madrid/Brussels/Copenhagen"', 'Europe/Paris', '08:00 07:00'],
    ['"(GMT-05.00) Eastern Time (US & Canada)"', ...NEW_YORK],
    ['"(GMT-08.00) Pacific Time (US & Canada)/Tijuana"', 'America/Los_Angeles', '17:00 16:00'],
    ['"(GMT+05.30) Bombay/Calcutta/Madras/New Delhi"', 'Asia/Calcutta', '03:30 03:30'],
    ['"(GMT+10.00) Canberra/Melbourne/Sydney"', 'Australia/Sydney', '22:00 23:00'],
    ['"(GMT) Greenwich Mean Time/Dublin/Edinburgh/London"', ...LONDON],
    ['"UTC+01:00"', 'UTC+01:00', '08:00 08:00'],
    ['UTC+01:00', 'UTC+01:00', '08:00 08:00'],
    ['GMT+0100', 'UTC+01:00', '08:00 08:00'],
    ['GMT-5', 'UTC-05:00', '14:00 14:00'],
    ['UTC+5:30', 'UTC+05:30', '03:30 03:30'],
    ['"(UTC-11:00) Coordinated Universal Time-11"', 'UTC-11:00', '20:00 20:00'],
    ['+02:00', 'UTC+02:00', '07:00 07:00'],
    ['UTC+00:00', ...ZULU],
  ])('%s', (name, ...zone) => {
    expect(found(name)).toEqual(zone);
  });
});

describe('names that mean none are refused, and never taken for UTC', () => {
  test.each([
    'Mars/Olympus',
    'CEST',
    '..',
    '/Europe',
    'Eastern',
    'Customized Time Zone',
    'Customized Time Zone 1',
    'tzone://Microsoft/Custom',
    '(UTC+01:00) Atlantis',
    '(UTC+05:00) Amsterdam, Berlin',
    '(GMT+05.00) Amsterdam/Berlin',
    'Example/Amsterdam',
    'Example/Berlin/Vienna',
    'Amsterdam',
    'constructor',
    '__proto__',
    'UTC+99:00',
    'GMT 5',
    '1',
  ])('%s', (name) => {
    const { events, refused } = read(`"${name}"`);
    expect(events).toEqual([]);
    expect(refused[0]?.reason).toBe(`Nobody knows its time zone "${name}".`);
  });
});

/** A VTIMEZONE of central Europe, with some of its lines replaced. */
function vtimezone(tzid: string, changes: Record<string, string> = {}): string[] {
  const part = (kind: string, start: string, month: number, from: string, to: string) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ];
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    ...part('STANDARD', '16011028T030000', 10, '+0200', '+0100'),
    ...part('DAYLIGHT', '16010325T020000', 3, '+0100', '+0200'),
    'END:VTIMEZONE',
  ];
  return lines.map((line) => changes[line] ?? line).filter((line) => line !== '');
}

const HARBOUR = 'Harbour Time';
const HOURS = '08:00 07:00';

describe('a zone of the calendar is read as far as its meaning is plain', () => {
  test.each([
    ['as written', HARBOUR, vtimezone(HARBOUR)],
    ['an offset without a sign', HARBOUR, vtimezone(HARBOUR, { 'TZOFFSETTO:+0100': 'TZOFFSETTO:0100' })],
    ['an offset with a colon', HARBOUR, vtimezone(HARBOUR, { 'TZOFFSETTO:+0200': 'TZOFFSETTO:+02:00' })],
    ['an offset in quotes', HARBOUR, vtimezone(HARBOUR, { 'TZOFFSETTO:+0200': 'TZOFFSETTO:"+0200"' })],
    [
      'an offset with one digit of hours',
      HARBOUR,
      vtimezone(HARBOUR, { 'TZOFFSETTO:+0200': 'TZOFFSETTO:+200' }),
    ],
    ['an offset with seconds', HARBOUR, vtimezone(HARBOUR, { 'TZOFFSETTO:+0200': 'TZOFFSETTO:+02:00:00' })],
    ['no TZOFFSETFROM', HARBOUR, vtimezone(HARBOUR, { 'TZOFFSETFROM:+0200': '' })],
    ['another case', 'harbour time', vtimezone(HARBOUR)],
    ['quotes', `"${HARBOUR}"`, vtimezone(`"${HARBOUR}"`)],
    [
      'a second, equal rule',
      HARBOUR,
      vtimezone(HARBOUR, {
        'DTSTART:16011028T030000': 'DTSTART:16011028T030000\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      }),
    ],
    [
      'rules that repeat the hour of the change',
      HARBOUR,
      vtimezone(HARBOUR, {
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10':
          'RRULE:FREQ=YEARLY;BYMINUTE=0;BYHOUR=3;BYDAY=-1SU;BYMONTH=10',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3':
          'RRULE:FREQ=YEARLY;BYMINUTE=0;BYHOUR=2;BYDAY=-1SU;BYMONTH=3',
      }),
    ],
    [
      'rules of every twelfth month',
      HARBOUR,
      vtimezone(HARBOUR, {
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10': 'RRULE:FREQ=MONTHLY;INTERVAL=12;BYDAY=-1SU',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3': 'RRULE:BYDAY=-1SU;INTERVAL=12;FREQ=MONTHLY',
      }),
    ],
    [
      'a rule of every twelfth month that names it',
      HARBOUR,
      vtimezone(HARBOUR, {
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3':
          'RRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=25,26,27,28,29,30,31;BYDAY=SU',
      }),
    ],
  ])('%s', (_, tzid, zone) => {
    expect(found(tzid, zone)[1]).toBe(HOURS);
  });

  test('it gives the place of its zone', () => {
    const zone = vtimezone(HARBOUR, { 'BEGIN:STANDARD': 'X-LIC-LOCATION:Europe/Berlin\r\nBEGIN:STANDARD' });
    expect(found(HARBOUR, zone)).toEqual(BERLIN);
  });

  test('a zone of one part that does not begin', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Own',
      'BEGIN:STANDARD',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    expect(found('Own', zone)).toEqual(['Own', '06:00 06:00']);
  });
});

describe('where the rules of a zone cannot be read, a name that is known decides', () => {
  const broken: [string, string[]][] = [
    ['no parts', ['BEGIN:VTIMEZONE', 'TZID:NAME', 'END:VTIMEZONE']],
    ['no TZOFFSETTO', vtimezone('NAME', { 'TZOFFSETTO:+0100': '' })],
    ['an offset that is none', vtimezone('NAME', { 'TZOFFSETTO:+0100': 'TZOFFSETTO:one' })],
    ['a date that is none', vtimezone('NAME', { 'DTSTART:16011028T030000': 'DTSTART:0' })],
    ['a part that does not end', vtimezone('NAME', { 'END:STANDARD': '' })],
    [
      'a monthly rule',
      vtimezone('NAME', { 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10': 'RRULE:FREQ=MONTHLY;BYDAY=-1SU' }),
    ],
    ['a daily rule', vtimezone('NAME', { 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10': 'RRULE:FREQ=DAILY' })],
  ];
  test.each(broken)('%s', (_, lines) => {
    const named = (name: string) => lines.map((line) => line.replace('NAME', name));
    expect(found('Eastern Standard Time', named('Eastern Standard Time'))).toEqual(NEW_YORK);
    const { events, refused } = read(HARBOUR, named(HARBOUR));
    expect(events).toEqual([]);
    expect(refused[0]?.reason).toMatch(/^Its time zone "Harbour Time" cannot be read\. .+\.$/);
  });
});

test('a calendar that names thousands of zones costs little', () => {
  const lines = Array.from(
    { length: 5000 },
    (_, index) => `EXDATE;TZID="(UTC+0${index % 10}:00) Berlin, City ${index}":20260101T090000`,
  );
  const { events, refused } = readCalendar(
    calendar('BEGIN:VEVENT', 'UID:a', 'DTSTART:20260101', ...lines, 'END:VEVENT'),
  );
  expect(events).toHaveLength(1);
  expect(refused[0]?.reason).toMatch(/^It is taken without \d+ lines or values of EXDATE\./);
});
