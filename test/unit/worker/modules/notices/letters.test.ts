import { expect, test } from 'vitest';
import { noticeOf as reminders } from '../../../../../src/worker/modules/calendar/reminders/notice.ts';
import { writeText } from '../../../../../src/worker/modules/notices/letter/parts.ts';
import { momentOf, type Reader } from '../../../../../src/worker/modules/notices/reader.ts';
import { noticeOf as dueTasks } from '../../../../../src/worker/modules/tasks/dates/notice.ts';
import { noticeOf as alerts } from '../../../../../src/worker/modules/tokens/alerts/notice.ts';

const KIM: Reader = { language: 'en', timezone: 'America/New_York' };
const LEE: Reader = { language: 'de', timezone: 'Europe/Berlin' };
/** 08:30 in Berlin, 02:30 in New York. */
const TIME = Date.UTC(2026, 10, 23, 7, 30);

test('a moment is one of the reader: in their language, by their clock, with its zone', () => {
  expect(momentOf(KIM, TIME)).toBe('23 November 2026 at 02:30 GMT-5');
  expect(momentOf(LEE, TIME)).toBe('23. November 2026 um 08:30 MEZ');
});

test('due tasks have their time by the clock of the reader', () => {
  const task = { id: 4, title: 'Oars', dueAt: TIME, assigneeId: null };
  const write = (reader: Reader) => {
    const { subject, parts } = dueTasks({ PUBLIC_URL: 'https://herald.example' }, [task], true, reader);
    return `${subject}\n${writeText(parts)}`;
  };
  expect(write(KIM)).toBe(
    'Due: Oars\n- Oars: due Monday, 23 November 2026 at 02:30\n  https://herald.example/board/4\n\nNobody is assigned to it.\n\nTimes are in the time zone America/New_York.\n',
  );
  expect(write(LEE)).toBe(
    'Fällig: Oars\n- Oars: fällig am Montag, 23. November 2026 um 08:30\n  https://herald.example/board/4\n\nSie ist niemandem zugewiesen.\n\nDie Uhrzeiten sind in der Zeitzone Europe/Berlin.\n',
  );
});

test('events too', () => {
  const { subject, parts } = reminders([{ title: 'Kick-off', start: TIME }], LEE);
  expect(subject).toBe('Gleich: Kick-off');
  expect(writeText(parts)).toBe(
    '- Kick-off: Montag, 23. November 2026 um 08:30\n\nDie Uhrzeiten sind in der Zeitzone Europe/Berlin.\n',
  );
});

test('numbers are written as in the language of the reader', () => {
  const reached = {
    id: 1,
    mailDueAt: TIME,
    fired: {
      alert_id: 1,
      type: 'usage',
      threshold: 1_000_000,
      period: 'month',
      period_start: '2026-11-01T00:00:00.000Z',
      used: 1_200_000,
      balance: 5,
    },
  } as const;
  expect(alerts([reached], KIM).subject).toBe('1,200,000 tokens were used');
  expect(alerts([reached], LEE).parts[0]).toBe(
    '1.200.000 Token wurden seit dem 1. November 2026 verbraucht. Die Warnung ist auf 1.000.000 im Monat eingestellt.',
  );
});
