/** Tests of the mails used to improve detection: they are valid, and detection scores well on the known ones. */
import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../bench/meetings/score.ts';
import { LANGUAGES, readMails } from '../../bench/meetings/sets.ts';
import { checkMail } from '../unit/lib/meetings/check-mail.ts';

describe.each(LANGUAGES)('in the language %s', (language) => {
  test.each(['known', 'fresh'] as const)('the %s mails can be right', (set) => {
    const mails = readMails(set, language);
    expect(new Set(mails.map(({ batch, name }) => `${batch} ${name}`)).size).toBe(mails.length);
    for (const mail of mails) checkMail(mail);
  });

  test('detection finds 8 of 10 known times and mails, and 9 of 10 that it finds are right', () => {
    const { whole, ...times } = scoreOf(readMails('known', language));
    for (const { precision, recall } of [times, whole]) {
      expect(precision).toBeGreaterThanOrEqual(0.9);
      expect(recall).toBeGreaterThanOrEqual(0.8);
    }
  });
});
