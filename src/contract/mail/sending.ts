import { z } from 'zod';
import { problem } from '../common.ts';

/** What ends up in a header: one line, no control characters of any kind, no halves of surrogate pairs. */
const headerLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine(
      (text) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.isWellFormed(),
      'one line, without control characters',
    );

const recipients = z.union([headerLine(20_000).min(1), z.array(headerLine(1000).min(1)).max(1000)]);
const messageId = headerLine(900).trim().min(1);

/** `POST /api/send-email`. */
export const sendEmailRequest = z
  .strictObject({
    to: recipients.meta({
      description: 'An address, `Name <address>`, several with commas between, or a list of these.',
      example: 'Kim Sato <kim@example.com>',
    }),
    cc: recipients.optional(),
    bcc: recipients.optional().meta({ description: 'The message names none of these.' }),
    subject: headerLine(998),
    body: z
      .string()
      .min(1)
      .max(2_000_000)
      .meta({ description: 'HTML. It goes out as it is, with a text made of it.' }),
    from_inbox: headerLine(100).meta({
      description: 'The tag of an active inbox, whatever its case.',
      example: 'support',
    }),
    parent_message_id: messageId
      .optional()
      .meta({ description: 'message_id of the email that is answered.' }),
    references_chain: headerLine(200_000).optional().meta({
      description: 'The References header: ids from the oldest to the parent. Default: that of the parent.',
    }),
    attachments: z
      .array(headerLine(200))
      .max(50)
      .optional()
      .meta({ description: 'Keys of uploads: at most 50 files, and 25 MB in all.' }),
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

export const sendEmailHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, '1 to 200 visible ASCII characters')
    .optional()
    .meta({
      description:
        'The same key and body within 24 hours are answered with the mail that the first request made. The same key with another body is 422, and 409 while the first one runs.',
    }),
});

const sent = {
  messageId: z.string().meta({ example: '<k3v9@example.com>' }),
  emailId: z.int().meta({ description: 'For `/api/emails/{id}`.', example: 4294967298 }),
};
export const sendEmailResult = z
  .object({ success: z.literal(true), ...sent, message: z.string() })
  .meta({ id: 'SendEmailResult' });
export type SendEmailResult = z.infer<typeof sendEmailResult>;

/** A mail that is stored and was not sent. */
export const sendProblem = problem
  .extend({
    success: z.literal(false).optional(),
    emailId: sent.emailId.optional(),
    messageId: sent.messageId.optional(),
  })
  .meta({ id: 'SendProblem', description: 'An error (RFC 9457), with the mail that it is about.' });

export const retryEmailRequest = z
  .strictObject({
    confirm: z.boolean().default(false).meta({
      description: 'Needed for an unconfirmed mail, which may have gone out already.',
    }),
  })
  .meta({ id: 'RetryEmailRequest', example: { confirm: true } });

/** `POST /api/upload-attachment`, multipart/form-data. */
export const uploadRequest = z.object({
  file: z
    .instanceof(File, { error: 'one file' })
    .meta({ type: 'string', format: 'binary', description: 'One file of at most 25 MB.' }),
});

export const upload = z
  .object({
    key: z.string().meta({ description: 'For `attachments` of `POST /api/send-email`.' }),
    filename: z.string().meta({ example: 'invoice.pdf' }),
    content_type: z.string().meta({ example: 'application/pdf' }),
    size: z.int().meta({ description: 'Bytes.' }),
    sha256: z.string().meta({ description: 'In hex.' }),
  })
  .meta({ id: 'Upload' });
export type Upload = z.infer<typeof upload>;
