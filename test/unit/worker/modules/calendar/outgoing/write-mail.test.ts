import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCalendar, type Series } from '../../../../../../src/lib/ical/index.ts';
import type { InvitationMail } from '../../../../../../src/worker/modules/calendar/outgoing/message.ts';
import { writeMail } from '../../../../../../src/worker/modules/calendar/outgoing/write-mail.ts';

const ZONE = 'America/New_York';

function seriesOf(...parts: string[][]): Series {
  const events = parts.flatMap((lines) => ['BEGIN:VEVENT', 'UID:one@herald', ...lines, 'END:VEVENT']);
  const { events: read, refused } = readCalendar(
    ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n'),
  );
  expect(refused).toEqual([]);
  return read[0]!;
}

const mail = (series: Series, over: Partial<InvitationMail> = {}): InvitationMail => ({
  method: 'REQUEST',
  to: [{ email: 'kim@example.com', name: null }],
  series,
  isUpdate: false,
  comment: null,
  ...over,
});
const written = (series: Series, over: Partial<InvitationMail> = {}) =>
  writeMail(mail(series, over), 'Support', ZONE);
/** Returns the lines of the table, which follows the first paragraph and the title. */
const tableOf = (text: string) =>
  text
    .split('\n\n')[2]!
    .split('\n')
    .map((line) => line.replace(/ {2,}/, ' '));

describe('When an event takes place is told', () => {
  test.each([
    [
      'by the clock of its zone',
      ['DTSTART;TZID=Europe/Berlin:20261126T140000', 'DTEND;TZID=Europe/Berlin:20261126T150000'],
      '26 Nov 2026, 14:00 Europe/Berlin',
      'Thursday, 26 November 2026, 14:00–15:00 (Europe/Berlin)',
    ],
    [
      'by that of the organization if it is in UTC',
      ['DTSTART:20261126T140000Z', 'DTEND:20261126T150000Z'],
      '26 Nov 2026, 09:00 America/New_York',
      'Thursday, 26 November 2026, 09:00–10:00 (America/New_York)',
    ],
    [
      'over midnight',
      ['DTSTART;TZID=Europe/Berlin:20261231T230000', 'DURATION:PT2H'],
      '31 Dec 2026, 23:00 Europe/Berlin',
      'Thursday, 31 December 2026, 23:00 – Friday, 1 January 2027, 01:00 (Europe/Berlin)',
    ],
    [
      'without a length',
      ['DTSTART:20260501T040000Z'],
      '1 May 2026, 00:00 America/New_York',
      'Friday, 1 May 2026, 00:00 (America/New_York)',
    ],
    ['as a day', ['DTSTART;VALUE=DATE:20261126'], '26 Nov 2026', 'Thursday, 26 November 2026 (all day)'],
    [
      'as days, the last one included',
      ['DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261129'],
      '26 Nov 2026',
      'Thursday, 26 November 2026 – Saturday, 28 November 2026 (all day)',
    ],
    [
      'in every zone',
      ['DTSTART:20261126T140000', 'DURATION:PT30M'],
      '26 Nov 2026, 14:00',
      'Thursday, 26 November 2026, 14:00–14:30',
    ],
  ])('%s', (_, lines, short, long) => {
    const { subject, text } = written(seriesOf([...lines, 'SUMMARY:Kick-off']));
    expect(subject).toBe(`Invitation: Kick-off (${short})`);
    expect(tableOf(text)).toEqual([`When: ${long}`]);
  });

  test.each([
    ['RRULE:FREQ=WEEKLY;COUNT=2', 'every week, 2 times: 26 Nov 2026, 3 Dec 2026'],
    ['RRULE:FREQ=DAILY;INTERVAL=2', 'every 2 days: 26 Nov 2026, 28 Nov 2026, 30 Nov 2026, 2 Dec 2026, …'],
    [
      'RRULE:FREQ=MONTHLY;UNTIL=20270226',
      'every month, until 26 Feb 2027: 26 Nov 2026, 26 Dec 2026, 26 Jan 2027, 26 Feb 2027',
    ],
    ['RRULE:FREQ=YEARLY', 'every year: 26 Nov 2026'],
  ])('%s as: %s', (rule, words) => {
    const { subject, text } = written(seriesOf(['DTSTART;VALUE=DATE:20261126', 'SUMMARY:Kick-off', rule]));
    expect(subject).toBe('Invitation: Kick-off (from 26 Nov 2026)');
    expect(tableOf(text)).toContain(`Repeats: ${words}`);
  });

  test('with the occurrences that differ', () => {
    const times = [
      'DTSTART:20261126T140000Z',
      'DURATION:PT1H',
      'SUMMARY:Kick-off',
      'RRULE:FREQ=WEEKLY;COUNT=5',
    ];
    const moved = ['RECURRENCE-ID:20261203T140000Z', 'DTSTART:20261204T150000Z', 'DURATION:PT1H'];
    const off = ['RECURRENCE-ID:20261210T140000Z', 'DTSTART:20261210T140000Z', 'STATUS:CANCELLED'];
    expect(tableOf(written(seriesOf(times, moved, off)).text).slice(2)).toEqual([
      'Except: Friday, 4 December 2026, 10:00–11:00 (America/New_York) instead of 3 Dec 2026, 09:00',
      ' not on 10 Dec 2026, 09:00',
    ]);
  });
});

const TIMES = ['DTSTART:20261126T140000Z', 'DURATION:PT1H', 'SUMMARY:Kick-off'];
const ATTENDEE = (status: string) => `ATTENDEE;PARTSTAT=${status}:mailto:support@example.com`;

test.each([
  ['Invitation', 'invites you to this event:', { method: 'REQUEST' }, []],
  ['Updated invitation', 'changed this event:', { method: 'REQUEST', isUpdate: true }, []],
  ['Cancelled', 'cancelled this event:', { method: 'CANCEL' }, ['STATUS:CANCELLED']],
  ['Cancelled', 'no longer expects you at this event:', { method: 'CANCEL' }, []],
  ['Accepted', 'accepted the invitation to this event:', { method: 'REPLY' }, [ATTENDEE('ACCEPTED')]],
  ['Declined', 'declined the invitation to this event:', { method: 'REPLY' }, [ATTENDEE('DECLINED')]],
  [
    'Tentatively accepted',
    'tentatively accepted the invitation to this event:',
    { method: 'REPLY' },
    [ATTENDEE('TENTATIVE')],
  ],
] as [string, string, Partial<InvitationMail>, string[]][])('%s: %s', (prefix, sentence, over, lines) => {
  const { subject, text, html, calendar } = written(seriesOf([...TIMES, ...lines]), over);
  expect(subject).toBe(`${prefix}: Kick-off (26 Nov 2026, 09:00 America/New_York)`);
  expect(text.split('\n')[0]).toBe(`Support ${sentence}`);
  expect(html).toContain(`<p>Support ${sentence}</p>`);
  expect(calendar).toContain(`METHOD:${over.method}\r\n`);
});

test('many people and long texts are cut', () => {
  const people = Array.from({ length: 30 }, (_, i) => `ATTENDEE:mailto:a${i}@example.com`);
  const { subject, text } = written(
    seriesOf([
      'DTSTART:20261126T140000Z',
      `SUMMARY:${'😀'.repeat(300)}`,
      `DESCRIPTION:${'x'.repeat(100_000)}`,
      ...people,
    ]),
  );
  expect(subject).toBe(`Invitation: ${'😀'.repeat(149)}… (26 Nov 2026, 09:00 America/New_York)`);
  expect(text).toContain('a19@example.com');
  expect(text).not.toContain('a20@example.com');
  expect(text).toContain('and 10 more');
  expect(text.length).toBeLessThan(8_000);
});

test('no text breaks the subject, the HTML or the calendar, and everything that is sent can be read', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\r\nBcc: eve@example.org',
      '"><script>alert(1)</script>',
      '\u2028X',
      "' onload='x",
      'a\nEND:VEVENT\nATTENDEE:mailto:x@y.z',
    ),
  );
  fc.assert(
    fc.property(nasty, nasty, nasty, nasty, (title, location, name, comment) => {
      const series = seriesOf([
        ...TIMES,
        'ORGANIZER:mailto:support@example.com',
        'ATTENDEE:mailto:kim@example.com',
      ]);
      const master = { ...series.master!, summary: title, location, description: location };
      master.organizer = { email: 'support@example.com', name, sentBy: null };
      const { subject, html, calendar } = writeMail(mail({ ...series, master }, { comment }), name, ZONE);
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(
        [...html.matchAll(/<(\w+)/g)].every(([, tag]) => ['p', 'table', 'tr', 'td', 'br'].includes(tag!)),
      ).toBe(true);
      const { events, refused } = readCalendar(calendar);
      expect(refused).toEqual([]);
      expect(events[0]?.master?.attendees.map(({ email }) => email)).toEqual(['kim@example.com']);
    }),
    { numRuns: 300 },
  );
});
