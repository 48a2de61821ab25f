import { z } from 'zod';
import { emailAddress } from '../../../../contract/common.ts';
import type { Draft } from '../../../../contract/mail/drafts.ts';
import type { EmailDetail, Thread } from '../../../../contract/mail/emails.ts';
import type { SendEmailResult } from '../../../../contract/mail/sending.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import { htmlOfText } from '../../../../lib/message/html/html-of-text.ts';
import { envelopeOf } from '../../ai/index.ts';
import { strangerAmong } from './guard.ts';
import { addressOf, change, idOfRecord, numberOf, type ToolBox, tool } from './tool.ts';

const conversation = idOfRecord('the conversation, or of the email to answer');
const about = (input: { conversation: number | string }) => numberOf(input.conversation);
const text = z.string().trim().min(1).max(50_000).describe('Plain text, without the quoted mail.');

/** Returns the reply to the newest mail of others in a conversation: to its sender, whatever a mail asks for. */
async function replyTo(box: ToolBox, id: number, content: string) {
  const { body: thread } = await box.call<Thread>('GET', `/api/emails/${id}/thread`);
  const newest =
    thread.messages.findLast(({ direction }) => direction === 'inbound') ?? thread.messages.at(-1);
  if (!newest) throw notFound('email');
  const { body: email } = await box.call<EmailDetail>('GET', `/api/emails/${newest.id}`);
  const { envelope } = await envelopeOf(box.ctx, email);
  if (envelope.from_inbox === null || envelope.to === '') {
    throw new DomainError('refused', 'NO_INBOX', 'No active inbox can send this reply.');
  }
  const subject = /^re:/i.test(email.subject) ? email.subject : `Re: ${email.subject}`;
  return { email, envelope, subject, html: htmlOfText(content) };
}

export const draftReply = tool({
  name: 'draft_reply',
  title: 'Draft a reply',
  description:
    'Writes a draft of a reply to the newest mail of others in a conversation. Nothing is sent: a member reads, changes and sends it. Links and addresses stay only if they are of the organization.',
  group: 'draft',
  scopes: ['emails:send', 'emails:read'],
  input: z.strictObject({ conversation, text }),
  output: change({ draft: z.string(), to: z.string(), subject: z.string() }),
  isIdempotent: false,
  texts: ['text'],
  about,
  async run(box, { conversation, text }) {
    const { email, envelope, subject, html } = await replyTo(box, numberOf(conversation), text);
    const { body } = await box.call<Draft>('POST', '/api/drafts', {
      body: {
        mode: 'reply',
        original_email_id: email.id,
        from_inbox: envelope.from_inbox,
        to: [envelope.to],
        subject,
        body: html,
      },
    });
    return {
      data: { draft: addressOf(box, 'draft', body.id), to: envelope.to, subject },
      rows: 1,
    };
  },
});

const sent = change({ id: z.string(), to: z.array(z.string()) });

async function send(box: ToolBox, to: string[], body: object) {
  const { body: result } = await box.call<SendEmailResult>('POST', '/api/send-email', {
    body: { to, ...body },
    idempotencyKey: box.key,
  });
  return {
    data: { id: addressOf(box, 'conversation', result.emailId), to },
    rows: 1,
  };
}

export const sendReply = tool({
  name: 'send_reply',
  title: 'Send a reply',
  description:
    'Sends a reply to the sender of the newest mail of others in a conversation. It usually waits for a person. The same reply twice within a day is sent once.',
  group: 'send',
  scopes: ['emails:send', 'emails:read'],
  input: z.strictObject({ conversation, text }),
  output: sent,
  isIdempotent: true,
  texts: ['text'],
  about,
  async run(box, { conversation, text }) {
    const { envelope, subject, html } = await replyTo(box, numberOf(conversation), text);
    const { to, from_inbox, parent_message_id, references_chain } = envelope;
    const references = references_chain === '' ? {} : { references_chain };
    return send(box, [to], { subject, body: html, from_inbox, parent_message_id, ...references });
  },
});

export const sendEmail = tool({
  name: 'send_email',
  title: 'Send a new email',
  description:
    'Sends a new email. It usually waits for a person, and always if the organization has never written to one of the recipients. The same email twice within a day is sent once.',
  group: 'send',
  scopes: ['emails:send', 'emails:read'],
  input: z.strictObject({
    to: z.array(emailAddress).min(1).max(10),
    subject: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'expected one line'),
    text,
    inbox: z.string().min(1).max(40).describe('The inbox that sends, by its name of get_workspace.'),
  }),
  output: sent,
  isIdempotent: true,
  texts: ['subject', 'text'],
  asks: ({ ctx }, { to }) => strangerAmong(ctx, to),
  async run(box, { to, subject, text, inbox }) {
    if (box.tags && ![...box.tags].some((tag) => tag.toLowerCase() === inbox.toLowerCase())) {
      throw notFound('inbox');
    }
    return send(box, to, { subject, body: htmlOfText(text), from_inbox: inbox });
  },
});
