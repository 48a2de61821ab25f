/** Tests of all languages: whole days, times in other zones, spans of hours, and plans of the writer alone. */
import { describe, expect, test } from 'vitest';
import { readLines, SHORT, type ShortMail } from '../../../../bench/meetings/sets.ts';
import { detectMeetings } from '../../../../src/lib/meetings/index.ts';
import { takenByRules } from './rules.ts';

const byKind = Map.groupBy(readLines<ShortMail>('alike'), ({ kind }) => kind);

describe.each([...byKind])('of a meeting %s the rules take the time', (_, mails) => {
  const cases = mails.map(({ subject, text, expected }) => [subject, text, expected] as const);
  test.each(cases)('of "%s": %s', (subject, text, expected) => {
    const found = takenByRules({ ...SHORT, subject, text }).map(({ start, end }) =>
      end === null ? start : `${start}/${end}`,
    );
    expect(found).toEqual(expected);
  });
});

const zones = readLines<Record<'sentAt' | 'timezone' | 'text', string> & { expected: string[] }>('zones').map(
  ({ sentAt, timezone, text, expected }) => [sentAt, timezone, text, expected] as const,
);

test.each(zones)('a mail of %s to a reader in %s says "%s"', (sentAt, timezone, text, expected) => {
  const found = detectMeetings({ subject: '', text, sentAt, timezone });
  expect(found.flatMap(({ times }) => times.map(({ start }) => start))).toEqual(expected);
});
