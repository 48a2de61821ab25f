/** What is alike in all languages: whole days, times in other zones, spans of hours, and what the writer does alone. */
import { describe, expect, test } from 'vitest';
import { detectMeetings } from '../../../../../../src/worker/modules/calendar/detection/index.ts';
import type { Case } from './cases/case.ts';
import { notices, ownDays, parts, written } from './cases/everyday/common/beside.ts';
import { ranges } from './cases/everyday/common/ranges.ts';
import { wholeDays } from './cases/everyday/common/whole-days.ts';
import { otherDays, withoutReader } from './cases/everyday/common/without-reader.ts';
import { zoneCases } from './cases/everyday/common/zones.ts';
import { takenByRules } from './rules.ts';

const KINDS: [string, Case[]][] = [
  ['that takes whole days', wholeDays],
  ['that has a beginning and an end', ranges],
  ['beside the times of others', withoutReader],
  ['beside another day', otherDays],
  ['that a notice does not have', notices],
  ['beside what others do', ownDays],
  ['in its part of a sentence', parts],
  ['as people write it', written],
];

describe.each(KINDS)('of a meeting %s the rules take the time', (_, cases) => {
  test.each(cases)('of "%s": %s', (subject, text, expected) => {
    const mail = { subject, text, sentAt: '2026-10-05T09:00:00+02:00', timezone: 'Europe/Berlin' };
    const found = takenByRules(mail).map(({ start, end }) => (end === null ? start : `${start}/${end}`));
    expect(found).toEqual(expected);
  });
});

test.each(zoneCases)('a mail of %s to a reader in %s says "%s"', (sentAt, timezone, text, starts) => {
  const found = detectMeetings({ subject: '', text, sentAt, timezone });
  expect(found.flatMap(({ times }) => times.map(({ start }) => start))).toEqual(starts);
});
