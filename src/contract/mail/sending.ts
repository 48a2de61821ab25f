import { z } from 'zod';
import { emailAddress, idempotencyHeaders, instant, problem, timestamp } from '../common.ts';

/** How a draft stands. From `sending` on it is an email. */
export const DRAFT_STATES = [
  'draft',
  'held',
  'scheduled',
  'sending',
  'sent',
  'failed',
  'unconfirmed',
] as const;
export type DraftState = (typeof DRAFT_STATES)[number];
/** A year, whether it has a leap day or not. */
export const MAX_SCHEDULE_DAYS = 366;

/** A value for a mail header: one line, no control characters, no lone surrogates. */
export const headerLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine(
      (text) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.isWellFormed(),
      'expected one line without control characters',
    );

const recipients = z.union([headerLine(20_000).min(1), z.array(headerLine(1000).min(1)).max(1000)]);
const messageId = headerLine(900).trim().min(1);

/** A file to attach: the key of an upload, or an attachment of a stored email. */
export const attachedFile = z.union([
  headerLine(200),
  z.strictObject({
    email_id: z.int().min(1).meta({ example: 4294967297 }),
    attachment_id: z.int().min(1).meta({ description: 'The `id` of an attachment of that email.' }),
  }),
]);
export type AttachedFile = z.infer<typeof attachedFile>;

/** `POST /api/send-email`. */
export const sendEmailRequest = z
  .strictObject({
    to: recipients.meta({
      description: 'An address, `Name <address>`, several of them separated by commas, or a list of these.',
      example: 'Kim Sato <kim@example.com>',
    }),
    cc: recipients.optional(),
    bcc: recipients.optional().meta({ description: 'The message does not name these recipients.' }),
    subject: headerLine(998),
    body: z
      .string()
      .min(1)
      .max(2_000_000)
      .meta({ description: 'HTML. It is sent unchanged, with a plain-text version derived from it.' }),
    from_inbox: headerLine(100).meta({
      description: 'The tag of an active inbox. Case is ignored.',
      example: 'support',
    }),
    from_address: emailAddress.optional().meta({
      description:
        'An address of the inbox, or one of its aliases. Default: of a reply, the one that the parent was sent to; else the address of the inbox.',
      example: 'support@example.com',
    }),
    parent_message_id: messageId
      .optional()
      .meta({ description: '`message_id` of the email this replies to.' }),
    references_chain: headerLine(200_000).optional().meta({
      description:
        'The References header: message ids from the oldest to the parent. Default: those of the parent, then the parent.',
    }),
    attachments: z.array(attachedFile).max(50).optional().meta({
      description:
        'Keys of uploads, and attachments of stored emails: at most 50 files and 25 MB in total. An attachment with a `content_id` that the body shows by `cid:` stays an image inside the mail.',
    }),
    forward_of: z.int().min(1).optional().meta({
      description:
        'The id of the email that this one forwards. The message then names it (`X-Forwarded-Message-Id`). A forwarded mail begins a conversation of its own: the answers to it are not those to the original.',
    }),
    send_at: instant.optional().meta({
      description: `Sends it then instead of at once: in the future, at most ${MAX_SCHEDULE_DAYS} days ahead. The answer is 202 with the id of a draft.`,
    }),
  })
  .meta({
    id: 'SendEmailRequest',
    example: {
      to: 'Kim Sato <kim@example.com>',
      subject: 'Re: My parcel',
      body: '<p>It is on its way.</p>',
      from_inbox: 'support',
      parent_message_id: '<2f1c@example.com>',
    },
  });

export const sendEmailHeaders = idempotencyHeaders(
  'Repeating a request with the same key and body within 24 hours returns the email of the first request, or 409 while that request is still running. The same key with another body is refused (422).',
);

const email = {
  messageId: z.string().meta({ example: '<k3v9@example.com>' }),
  emailId: z.int().meta({ description: 'For `/api/emails/{id}`.', example: 4294967298 }),
};
export const sendEmailResult = z
  .object({ success: z.literal(true), ...email, message: z.string() })
  .meta({ id: 'SendEmailResult' });
export type SendEmailResult = z.infer<typeof sendEmailResult>;

/** The answer to `send_at`. */
export const scheduledResult = z
  .object({
    success: z.literal(true),
    draftId: z
      .int()
      .meta({ description: 'For `/api/drafts/{id}`, which can cancel it.', example: 4294967297 }),
    state: z.enum(DRAFT_STATES).meta({ description: 'Of the draft.', example: 'scheduled' }),
    sendAt: timestamp.nullable().meta({ description: 'Null once it is sent or cancelled.' }),
    message: z.string(),
  })
  .meta({ id: 'ScheduledResult' });
export type ScheduledResult = z.infer<typeof scheduledResult>;

/** The email was stored but not sent. */
export const sendProblem = problem
  .extend({
    success: z.literal(false).optional(),
    emailId: email.emailId.optional(),
    messageId: email.messageId.optional(),
  })
  .meta({ id: 'SendProblem', description: 'An error (RFC 9457), with the email it concerns.' });

export const retryEmailRequest = z
  .strictObject({
    confirm: z.boolean().default(false).meta({
      description: 'Must be `true` for an unconfirmed email, which may have gone out already.',
    }),
  })
  .meta({ id: 'RetryEmailRequest', example: { confirm: true } });

/** `POST /api/upload-attachment`, multipart/form-data. */
export const uploadRequest = z.object({
  file: z
    .instanceof(File, { error: 'expected one file' })
    .meta({ type: 'string', format: 'binary', description: 'A file of at most 25 MB.' }),
});

export const upload = z
  .object({
    key: z.string().meta({ description: 'Use it in `attachments` of `POST /api/send-email`.' }),
    filename: z.string().meta({ example: 'invoice.pdf' }),
    content_type: z.string().meta({ example: 'application/pdf' }),
    size: z.int().meta({ description: 'In bytes.' }),
    sha256: z.string().meta({ description: 'In hexadecimal.' }),
  })
  .meta({ id: 'Upload' });
export type Upload = z.infer<typeof upload>;
