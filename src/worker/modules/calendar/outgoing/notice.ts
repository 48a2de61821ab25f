import { type Notice, plainWords, type Reader } from '../../notices/index.ts';
import { titleOf } from '../events/columns.ts';
import type { InvitationMail } from './message.ts';
import { unsentWords } from './words.ts';

const MAX_TITLE = 200;

/** Tells a member of a mail that was given up. `inbox` is null if it is gone; `code` says why, if that is known. */
export function unsentNotice(
  mail: InvitationMail,
  inbox: string | null,
  code: string | null,
  { language }: Reader,
): Notice {
  const words = unsentWords[language];
  const shown = mail.series.master ?? mail.series.exceptions[0];
  // The event often comes from an invitation that anybody can send.
  const title = (shown && plainWords(titleOf(shown), MAX_TITLE)) || words.event;
  const from = inbox === null ? words.goneInbox : words.inbox(plainWords(inbox, MAX_TITLE));
  const reason = Object.entries(words.reasons).find(([each]) => each === code)?.[1];
  return {
    subject: words.subjects[mail.method](title),
    parts: [
      words.failed(words.what[mail.method], words.people(mail.to.length), from),
      { quote: title },
      ...(reason ? [reason] : []),
      words.givenUp,
      mail.method === 'REPLY' ? words.answerAgain : words.changeAgain,
    ],
  };
}
