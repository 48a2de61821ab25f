import { type Notice, plainWords } from '../../notices/index.ts';
import { titleOf } from '../events/columns.ts';
import type { InvitationMail } from './message.ts';

const MAX_TITLE = 200;
const MAX_REASON = 500;
const WHAT: Record<InvitationMail['method'], string> = {
  REQUEST: 'invitation',
  CANCEL: 'cancellation',
  REPLY: 'answer',
};

/** Tells members of a mail that was given up. `inbox` is null if it is gone; `reason` is a sentence, if there is one. */
export function unsentNotice(mail: InvitationMail, inbox: string | null, reason: string | null): Notice {
  const what = WHAT[mail.method];
  const shown = mail.series.master ?? mail.series.exceptions[0];
  // The event often comes from an invitation that anybody can send.
  const title = (shown && plainWords(titleOf(shown), MAX_TITLE)) || 'an event';
  const people = mail.to.length === 1 ? 'one person' : `${mail.to.length} people`;
  const from = inbox === null ? 'an inbox that is gone' : `the inbox ${plainWords(inbox, MAX_TITLE)}`;
  return {
    subject: `Not sent: ${what} (${title})`,
    parts: [
      `For a day, Herald could not send this ${what} to ${people} from ${from}:`,
      { quote: title },
      ...(reason === null ? [] : [plainWords(reason, MAX_REASON)]),
      `It is given up. The calendar shows the event as if they knew. Tell them yourself, or mend the inbox and then ${
        mail.method === 'REPLY' ? 'answer the invitation again.' : 'change the event again.'
      }`,
    ],
  };
}
