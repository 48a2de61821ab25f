import { decodeWords } from 'postal-mime';
import type { SaveEmailRequest } from '../../../../contract/mail/emails.ts';
import { invalid } from '../../../../lib/errors.ts';
import { type Mailbox, parseMailboxes } from '../../../../lib/message/headers/addresses.ts';
import { clean, oneLine } from '../../../../lib/message/headers/clean-text.ts';
import { signaturesIn } from '../../../../lib/message/headers/notice.ts';
import { deliveredTo, senderOf } from '../../../../lib/message/headers/people.ts';
import { cleanHtml, textOfHtml } from '../../../../lib/message/html/clean-html.ts';
import {
  MAX_MESSAGE_ID_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_SUBJECT_CHARACTERS,
} from '../../../../lib/message/limits.ts';
import { parseIds, synthesizeId } from '../../../../lib/message/message-id.ts';
import { classify, type ParsedEmail } from '../../../../lib/message/parse.ts';
import { visibleTextOfHtml } from '../../../../lib/message/visible/visible-text.ts';

type EmailFields = Omit<SaveEmailRequest, 'raw' | 'direction' | 'is_read' | 'restore_deleted'>;

/** Parses an email from the fields of `POST /api/emails`. Throws `invalid` if they are all empty. */
export function parseFields(request: EmailFields): ParsedEmail {
  const headers = headersOf(request);
  const from = senderOf([
    ...listOf(request.from_address).map((value) => ({ key: 'from', value })),
    ...headers.filter(({ key }) => key !== 'from' || !request.from_address),
    ...listOf(request.reply_to).map((value) => ({ key: 'reply-to', value })),
  ]);
  const to = mailboxes(request.to_address);
  const cc = mailboxes(request.cc);
  const [messageId] = ids(request.message_id);
  const parents = ids(request.in_reply_to_message_id);
  const inReplyTo = parents[0] ?? null;
  const references = [request.references_chain ?? []].flat().flatMap(ids);
  const html = clean(request.body_html ?? '');
  const textPart = clean(request.body_text ?? '');
  const text = textPart || (html ? clean(visibleTextOfHtml(html)) : '');
  const subject = oneLine(request.subject ?? '').slice(0, MAX_SUBJECT_CHARACTERS);
  if (![messageId, from.name, from.address, to.length, cc.length, subject, text, html].some(Boolean)) {
    throw invalid(
      'from_address',
      'expected a sender, a recipient, a subject or a text; or the whole message in raw',
    );
  }
  const date = request.received_at === undefined ? null : Date.parse(request.received_at);
  return {
    messageId: messageId ?? synthesizeId({ from, to, subject, date, text: wholeText(textPart, html), html }),
    inReplyTo,
    references: [...references, ...parents],
    from: {
      name: oneLine(request.from_name ?? from.name).slice(0, MAX_NAME_CHARACTERS),
      address: from.address,
    },
    to,
    cc,
    replyTo: mailboxes(request.reply_to),
    deliveredTo: deliveredTo(headers),
    subject,
    text,
    html: cleanHtml(html),
    date,
    attachments: [],
    ...classify({
      headers: inReplyTo === null ? headers : [...headers, { key: 'in-reply-to', value: inReplyTo }],
      from,
      subject,
      text,
      parts: [],
      raw: new Uint8Array(),
    }),
    noticeSignatures: signaturesIn(headers),
    problems: [],
  };
}

/** Returns the text including text hidden in HTML, from which the ids of stored mail were derived. */
function wholeText(textPart: string, html: string): string {
  return textPart || (html ? clean(textOfHtml(html)) : '');
}

/** Parses the Message-IDs in a field as in a header. A single id needs no @ and no angle brackets. */
function ids(value: string | null | undefined): string[] {
  const id = decodeWords(value ?? '').trim();
  const isPlain = /^[^\s<>\p{Cc}]+$/u.test(id) && id.length <= MAX_MESSAGE_ID_CHARACTERS;
  return isPlain ? [id] : parseIds(id);
}

/** Parses a field as a header, so that it accepts every address that a whole message may have. */
function mailboxes(value: string | string[] | undefined): Mailbox[] {
  return listOf(value).flatMap(parseMailboxes);
}

const listOf = (value: string | string[] | undefined): string[] => [value ?? []].flat();

function headersOf({ headers = [] }: EmailFields) {
  return headers.map(({ name, value }) => ({ key: name.trim().toLowerCase(), value: oneLine(value) }));
}
