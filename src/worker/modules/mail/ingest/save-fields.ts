import type { SaveEmailRequest } from '../../../../contract/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { invalid } from '../../../platform/errors.ts';
import { cleanHtml, textOfHtml } from './clean-html.ts';
import { ingest, type Saved, type SaveOptions, save } from './ingest.ts';
import { parseIds, synthesizeId } from './message-id.ts';
import { classify, clean, type Mailbox, oneLine, parseMailboxes } from './parse.ts';

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

  const from = mailboxes('from_address', request.from_address)[0]!;
  const to = mailboxes('to_address', request.to_address);
  const messageId = single('message_id', request.message_id);
  const inReplyTo = single('in_reply_to_message_id', request.in_reply_to_message_id);
  const chain = request.references_chain;
  const references = Array.isArray(chain)
    ? chain.flatMap((id) => single('references_chain', id) ?? [])
    : parseIds(chain);
  const html = clean(request.body_html ?? '');
  const text = clean(request.body_text ?? '') || (html ? clean(textOfHtml(html)) : '');
  const subject = oneLine(request.subject ?? '').slice(0, 998);
  const date = request.received_at === undefined ? null : Date.parse(request.received_at);
  return save(
    ctx,
    {
      messageId: messageId ?? synthesizeId({ from, to, subject, date, text, html }),
      inReplyTo,
      references,
      from: { name: request.from_name ?? from.name, address: from.address },
      to,
      cc: optional('cc', request.cc),
      replyTo: optional('reply_to', request.reply_to),
      deliveredTo: [],
      subject,
      text,
      html: cleanHtml(html),
      date,
      attachments: [],
      ...classify({
        headers: inReplyTo === null ? [] : [{ key: 'in-reply-to', value: inReplyTo }],
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

/** An id as it was given; one that stands alone may do without its angle brackets. */
function single(path: string, id: string | null | undefined): string | null {
  if (id === undefined || id === null) return null;
  if (/[\s]/.test(id) || (/[<>]/.test(id) && !/^<[^<>]+>$/.test(id))) {
    throw invalid(path, 'one Message-ID such as <abc@example.com>');
  }
  return id;
}

function mailboxes(path: string, value: string | string[] | undefined): Mailbox[] {
  const found = optional(path, value);
  if (found.length === 0) throw invalid(path, 'a mail address is needed, unless the whole message is in raw');
  return found;
}

function optional(path: string, value: string | string[] | undefined): Mailbox[] {
  const parts = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => {
    const found = parseMailboxes(part);
    const wrong = found.find(({ address }) => !/^[^\s@]+@[^\s@]+$/.test(address));
    if (wrong || found.length === 0)
      throw invalid(path, `${JSON.stringify(part.slice(0, 100))} is no mail address`);
    return found;
  });
}
