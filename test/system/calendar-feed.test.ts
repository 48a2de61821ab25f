import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type Herald, signUp, startHerald, stateFolder } from './herald.ts';

/** Debian's interpreter, which has Debian's packages. */
const PYTHON = '/usr/bin/python3';
const hasReaders = spawnSync(PYTHON, ['-c', 'import recurring_ical_events, vobject']).status === 0;
const why = hasReaders ? '' : ' (skipped: needs python3-recurring-ical-events and python3-vobject)';
/** The year of the events: always the next one, because the feed leaves out events that ended long ago. */
const YEAR = new Date().getUTCFullYear() + 1;
const RANGE = { from: `${YEAR}-01-01T00:00:00Z`, to: `${YEAR + 1}-01-01T00:00:00Z` };

/** The lines of each event, `-` before those of an exception. YYYY is the year. */
const EVENTS = [
  [
    'DTSTART;TZID=Europe/Berlin:YYYY0301T090000',
    'DURATION:PT45M',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=YYYY1130T225959Z',
    'EXDATE;TZID=Europe/Berlin:YYYY0401T090000',
    'SUMMARY:Standup über die Größe, mit Umlauten, Komma und 🗓️, die länger als fünfundsiebzig Oktette ist',
  ],
  [
    'DTSTART;TZID=America/New_York:YYYY0115T133000',
    'DTEND;TZID=America/New_York:YYYY0115T143000',
    'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'SUMMARY:Last working day\\, New York\\; with a semicolon',
  ],
  ['DTSTART;TZID=W. Europe Standard Time:YYYY0320T080000', 'DURATION:PT2H', 'SUMMARY:A zone of Windows'],
  ['DTSTART;VALUE=DATE:YYYY0506', 'DTEND;VALUE=DATE:YYYY0509', 'SUMMARY:A fair of three days'],
  ['DTSTART;VALUE=DATE:YYYY0214', 'RRULE:FREQ=YEARLY', 'SUMMARY:Anniversary'],
  ['DTSTART:YYYY0610T100000Z', 'DTEND:YYYY0610T103000Z', 'SUMMARY:In UTC', 'DESCRIPTION:two\\nlines'],
  [
    'DTSTART;TZID=Europe/London:YYYY0302T160000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=12',
    'SUMMARY:Retrospective',
    '-',
    'RECURRENCE-ID;TZID=Europe/London:YYYY0330T160000',
    'DTSTART;TZID=Europe/London:YYYY0331T093000',
    'DURATION:PT1H',
    'SUMMARY:Retrospective\\, moved over the change of the clock',
  ],
  [
    'DTSTART;TZID=Australia/Lord_Howe:YYYY0401T070000',
    'DURATION:PT1H30M',
    'RRULE:FREQ=DAILY;COUNT=10',
    'SUMMARY:Half an hour of summer time',
  ],
  [
    'DTSTART;TZID=Europe/Paris:YYYY0907T140000',
    'DURATION:PT1H',
    'RDATE;TZID=Europe/Paris:YYYY0921T150000,YYYY1102T140000',
    'SUMMARY:Dates of their own',
  ],
  ['DTSTART;TZID=Asia/Kathmandu:YYYY1101T181500', 'DURATION:PT30M', 'SUMMARY:A quarter of an hour'],
].map((lines, index) =>
  lines
    .join('\r\n')
    .replaceAll('YYYY', String(YEAR))
    .split('-\r\n')
    .map((part) =>
      [
        'BEGIN:VEVENT',
        `UID:event-${index}@other.example`,
        `DTSTAMP:${YEAR}0101T000000Z`,
        part.trim(),
        'END:VEVENT',
      ].join('\r\n'),
    )
    .join('\r\n'),
);

const calendarOf = (events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');

interface Occurrence {
  uid: string;
  title: string;
  start: string;
  end: string;
}
interface Reading {
  occurrences: Occurrence[];
  icalendar: [uid: string, recurrenceId: string | null][];
  vobject: [uid: string, recurrenceId: string | null][];
  written: string;
}

function readElsewhere(text: string): Reading {
  const { stdout, stderr, status } = spawnSync(
    PYTHON,
    [join(import.meta.dirname, 'calendar-feed', 'read.py')],
    { input: JSON.stringify({ text, ...RANGE }), encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Reading;
}

const sorted = (occurrences: Occurrence[]) =>
  occurrences.map(({ uid, title, start, end }) => [start, end, uid, title].join(' ')).toSorted();

describe.skipIf(!hasReaders)(`the feed of the calendar${why}`, () => {
  const state = stateFolder();
  let herald: Herald;
  let client: Client;

  beforeAll(async () => {
    herald = await startHerald(state.path, { DEMO: '0' });
    client = await signUp(herald.origin, 'calendar@example.com');
    await importInto(client, calendarOf(EVENTS));
  });
  afterAll(async () => {
    await herald?.stop();
    state.remove();
  });

  async function importInto(to: Client, text: string) {
    const answer = await to.fetch('POST', '/api/calendar/events', text, { 'content-type': 'text/calendar' });
    expect([answer.status, ((await answer.json()) as { refused: unknown[] }).refused]).toEqual([201, []]);
  }

  async function listOf(of: Client): Promise<(Occurrence & { recurrence_id: string | null })[]> {
    const query = new URLSearchParams({ ...RANGE, timezone: 'UTC', limit: '200' });
    return of.get(`/api/calendar/events?${query}`);
  }

  async function feedOf(of: Client): Promise<string> {
    const { url } = await of.post<{ url: string }>('/api/calendar/feed');
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    return answer.text();
  }

  test('has the occurrences of the list when recurring-ical-events expands it', async () => {
    const listed = await listOf(client);
    expect(listed.length).toBeGreaterThan(100);
    expect(sorted(readElsewhere(await feedOf(client)).occurrences)).toEqual(sorted(listed));
  });

  test('has the same events and exceptions for icalendar and for vobject', async () => {
    const { icalendar, vobject } = readElsewhere(await feedOf(client));
    expect(icalendar).toHaveLength(EVENTS.length + 1);
    expect(vobject).toEqual(icalendar);
    expect(new Set(icalendar.map(([uid]) => uid)).size).toBe(EVENTS.length);
  });

  test('is the same calendar in another organization after icalendar has read and written it', async () => {
    const { written } = readElsewhere(await feedOf(client));
    const other = await signUp(herald.origin, 'other@example.com');
    await importInto(other, written);
    const identity = (list: Awaited<ReturnType<typeof listOf>>) =>
      list.map(({ uid, recurrence_id, title, start, end }) => ({ uid, recurrence_id, title, start, end }));
    expect(identity(await listOf(other))).toEqual(identity(await listOf(client)));
  });
});
