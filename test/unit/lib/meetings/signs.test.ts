/** Tests that the rules separate short mails of many kinds from those that ask for a meeting, in each language. */
import { describe, expect, test } from 'vitest';
import { readShortMails, SHORT } from '../../../../bench/meetings/sets.ts';
import { takenByRules } from './rules.ts';

const byKind = Map.groupBy(readShortMails(), ({ kind }) => kind);

describe.each([...byKind])('in mail that is %s the rules take the times', (_, mails) => {
  const cases = mails.map(({ subject, text, expected }) => [subject, text, expected] as const);
  test.each(cases)('of "%s": %s', (subject, text, expected) => {
    expect(takenByRules({ ...SHORT, subject, text }).map(({ start }) => start)).toEqual(expected);
  });
});
