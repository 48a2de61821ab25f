/** Tests that the mails that measure detection are valid themselves. */
import { expect, test } from 'vitest';
import { LANGUAGES, readMails } from '../../../../bench/meetings/sets.ts';
import { checkMail } from './check-mail.ts';

test.each(LANGUAGES)('the unseen mails in the language %s can be right', (language) => {
  const mails = readMails('unseen', language);
  expect(new Set(mails.map(({ batch, name }) => `${batch} ${name}`)).size).toBe(mails.length);
  for (const mail of mails) checkMail(mail);
});
