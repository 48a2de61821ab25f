/** Whether the rules tell short mails of many kinds from those that ask for a meeting, in each language. */
import { describe, expect, test } from 'vitest';
import { shortMails } from './cases/all.ts';
import { takenByRules } from './rules.ts';

describe.each(shortMails)('in mail that is %s the rules take the times', (_, cases) => {
  test.each(cases)('of "%s": %s', (subject, text, starts) => {
    const mail = { subject, text, sentAt: '2026-10-05T09:00:00+02:00', timezone: 'Europe/Berlin' };
    expect(takenByRules(mail).map(({ start }) => start)).toEqual(starts);
  });
});
