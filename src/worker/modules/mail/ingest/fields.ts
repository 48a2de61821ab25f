import type { SaveEmailRequest } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { invalid } from '../../../platform/errors.ts';
import { cleanHtml, textOfHtml } from '../message/html/clean-html.ts';
import { MAX_MESSAGE_ID_CHARACTERS, MAX_NAME_CHARACTERS, MAX_SUBJECT_CHARACTERS } from '../message/limits.ts';
import { parseIds, synthesizeId } from '../message/message-id.ts';
import { classify, clean, deliveredTo, type Mailbox, oneLine, parseMailboxes } from '../message/parse.ts';
import { type Saved, type SaveOptions, save } from '../save/save.ts';
import { ingest } from './ingest.ts';

/** Saves what `POST /api/emails` was given as JSON: the fields of an email, or a whole message in `raw`. */
export async function saveFields(
  ctx: Ctx,
  request: SaveEmailRequest,
  options: SaveOptions = {},
): Promise<Saved> {
  const { raw, direction, is_read: isRead, ...fields } = request;
  const arrival = { arrivedAt: ctx.now(), direction, isRead };
  if (raw !== undefined) {
    const [other] = Object.keys(fields);
    if (other) throw invalid(other, 'not together with raw, which holds the whole message');
    return ingest(ctx, { ...arrival, raw: new TextEncoder().encode(raw) }, options);
  }

  const from = mailboxes(request.from_address)[0] ?? { name: '', address: '' };
  const to = mailboxes(request.to_address);
  const cc = mailboxes(request.cc);
  const [messageId] = ids(request.message_id);
  const answered = ids(request.in_reply_to_message_id);
  const inReplyTo = answered[0] ?? null;
  const references = [request.references_chain ?? []].flat().flatMap(ids);
  const html = clean(request.body_html ?? '');
  const text = clean(request.body_text ?? '') || (html ? clean(textOfHtml(html)) : '');
  const subject = oneLine(request.subject ?? '').slice(0, MAX_SUBJECT_CHARACTERS);
  if (![messageId, from.name, from.address, to.length, cc.length, subject, text, html].some(Boolean)) {
    throw invalid(
      'from_address',
      'an email needs a sender, a recipient, a subject or a text; or the whole message in raw',
    );
  }
  const headers = (request.headers ?? []).map(({ name, value }) => ({
    key: name.trim().toLowerCase(),
    value: oneLine(value),
  }));
  const date = request.received_at === undefined ? null : Date.parse(request.received_at);
  return save(
    ctx,
    {
      messageId: messageId ?? synthesizeId({ from, to, subject, date, text, html }),
      inReplyTo,
      references: [...references, ...answered],
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
    },
    arrival,
    options,
  );
}

/** The ids of a field. One that stands alone may do without @ and angle brackets; of anything else, what a header would give. */
function ids(value: string | null | undefined): string[] {
  const id = (value ?? '').trim();
  const isPlain = /^[^\s<>\p{Cc}]+$/u.test(id) && id.length <= MAX_MESSAGE_ID_CHARACTERS;
  return isPlain ? [id] : parseIds(id);
}

/** As they would be of headers of the message, so that nothing is refused here that is taken in whole. */
function mailboxes(value: string | string[] | undefined): Mailbox[] {
  return [value ?? []].flat().flatMap(parseMailboxes);
}
