import { expect, test } from 'vitest';
import { messagesIn } from '../../../../../../src/worker/modules/calendar/invitations/messages.ts';

const SENDER = { from: 'kim@example.com', sender: 'known', authentication: 'pass' } as const;
const SENT_AT = '2026-11-26T14:00:00+01:00';

function calendar(method: string | null, ...lines: string[]): string {
  const head = ['BEGIN:VCALENDAR', ...(method === null ? [] : [`METHOD:${method}`])];
  return [...head, 'BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
}

test.each([
  ['missing', [], '2026-11-26T13:00:00.000Z'],
  ['of zeros', ['DTSTAMP:00000000T000000Z'], '2026-11-26T13:00:00.000Z'],
  ['not in UTC', ['DTSTAMP:20261126T120000'], '2026-11-26T13:00:00.000Z'],
  ['readable', ['DTSTAMP:20261126T120000Z'], '2026-11-26T12:00:00.000Z'],
])('a DTSTAMP that is %s', (_, lines, stamp) => {
  const { byUid } = messagesIn([calendar('REPLY', ...lines)], SENDER, SENT_AT);
  expect(byUid.get('a')?.map(({ method, series }) => [method, series.master?.stamp])).toEqual([
    ['REPLY', stamp],
  ]);
});

test('what is not read of a message is told, and nothing of a calendar that is none', () => {
  const request = calendar('REQUEST', 'DTSTART:20261126T120000Z', 'DTEND:None');
  const lost = calendar('REQUEST', 'DTSTART:soon');
  const file = calendar(null, 'DTSTART:20261126T120000Z', 'DTEND:None');
  const { byUid, refused } = messagesIn([request, lost, file], SENDER, SENT_AT);
  expect(byUid.get('a')).toHaveLength(1);
  expect(refused).toEqual([
    'It is taken without its line DTEND. Its DTEND is not a date or time: None',
    'Its DTSTART is not a date or time: soon',
  ]);
});
