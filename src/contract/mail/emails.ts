import { z } from 'zod';
import { page, pathId, queryBoolean, timestamp } from '../common.ts';

export const TAGS = ['Hello', 'Partners', 'Info', 'Support', 'Neo'] as const;
export const tag = z
  .enum(TAGS)
  .meta({ id: 'Tag', description: 'Which of the shared inboxes it belongs to.' });
export type Tag = (typeof TAGS)[number];

export const direction = z.enum(['inbound', 'outbound']).meta({ id: 'Direction' });
export type Direction = z.infer<typeof direction>;

export const sendState = z.enum(['queued', 'sending', 'sent', 'failed', 'unconfirmed']).meta({
  id: 'SendState',
  description:
    'queued: it is tried, or tried again, soon; of several recipients some may have it by then. sent: the mail server took it, for one recipient at least. failed: it was refused, or could not be sent for a day. unconfirmed: the server had all of it and did not answer, so that it may or may not have gone out; it is not sent again by itself.',
});
export type SendState = z.infer<typeof sendState>;

/** A tag in a query or body, whatever its case. */
export const anyCaseTag = z
  .string()
  .transform((value) => TAGS.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value)
  .pipe(z.enum(TAGS))
  .meta({ type: 'string', enum: [...TAGS] });

/** What an email shows wherever it stands. */
const listed = {
  id: z.int().meta({ example: 4294967297 }),
  message_id: z.string().meta({ description: 'Message-ID of RFC 5322.', example: '<2f1c@example.com>' }),
  from_address: z.string().meta({ example: 'kim@example.com' }),
  from_name: z.string().meta({ example: 'Kim Sato' }),
  to_address: z.string().meta({ example: 'support@herald.test' }),
  subject: z.string(),
  body_text: z.string(),
  tag,
  direction,
  is_read: z.boolean(),
  thread_count: z.int().meta({ description: 'Messages in the thread.' }),
  received_at: timestamp,
  in_reply_to_message_id: z.string().nullable().meta({ description: 'message_id of the parent.' }),
  send_state: sendState.nullable().meta({ description: 'Null for what Herald did not send.' }),
};
export const emailSummary = z
  .object({
    ...listed,
    body_text: z.string().meta({
      description: 'The beginning of the text: up to 2,000 characters. The whole is in the detail.',
    }),
  })
  .meta({ id: 'EmailSummary' });
export type EmailSummary = z.infer<typeof emailSummary>;

export const attachment = z
  .object({
    id: z.int().meta({ description: 'Its place in the message, from 1.' }),
    filename: z.string(),
    content_type: z.string(),
    size: z.int().meta({ description: 'Bytes.' }),
    content_id: z.string().nullable().meta({ description: 'What `cid:` links in the HTML name.' }),
    is_inline: z.boolean(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachment>;

const body = {
  body_text: z
    .string()
    .meta({ description: 'The whole text; made from the HTML when the message has no text part.' }),
  body_new: z.string().meta({
    description:
      'The newly written part of the text, without the quoted chain and the signature; all of it when nothing else would be left, and of forwarded mail.',
  }),
  body_html: z.string().meta({
    description:
      'Cleaned: no scripts, no event handlers, nothing that a browser loads from elsewhere. Remote images have their address in `data-src` and no `src`: to show one, set `src` to `/api/emails/{id}/images?url=` and that address, percent-encoded. Images in the mail itself are `data:`, or `cid:` and the `content_id` of an attachment. Empty when the message has none.',
  }),
  to: z.array(z.string()).meta({ description: 'Every recipient, as `Name <address>` or address.' }),
  cc: z.array(z.string()),
  reply_to: z.array(z.string()),
  reply_to_address: z.string().meta({
    description: 'Whom an answer goes to: Reply-To, else the sender; for what was sent, its recipient.',
    example: 'kim@example.com',
  }),
  size: z.int().meta({ description: 'Bytes of the message as it came.' }),
  attachments: z.array(attachment),
};

/** An email within its thread. */
export const threadMessage = z.object({ ...listed, ...body }).meta({ id: 'ThreadMessage' });
export type ThreadMessage = z.infer<typeof threadMessage>;

const recipientKind = z.enum(['to', 'cc', 'bcc']);
export type RecipientKind = z.infer<typeof recipientKind>;

/** Where the sending to one recipient stands. */
export const emailRecipient = z
  .object({
    address: z.string().meta({ example: 'kim@example.com' }),
    kind: recipientKind,
    state: sendState,
    detail: z.string().meta({ description: 'Empty, or what the mail server said of this recipient.' }),
  })
  .meta({ id: 'EmailRecipient' });
export type EmailRecipient = z.infer<typeof emailRecipient>;

export const BOUNCE_ACTIONS = [
  'failed',
  'delayed',
  'relayed',
  'delivered',
  'expanded',
  'complained',
] as const;
export type BounceAction = (typeof BOUNCE_ACTIONS)[number];

const bouncedRecipient = z
  .object({
    address: z.string().meta({ example: 'kim@example.com' }),
    action: z
      .enum(BOUNCE_ACTIONS)
      .meta({ description: 'That of RFC 3464; `complained` when the recipient called the mail unwanted.' }),
    status: z.string().nullable().meta({ description: 'Enhanced status code (RFC 3463).', example: '5.1.1' }),
    diagnostic: z
      .string()
      .nullable()
      .meta({ description: 'What the server said.', example: '550 5.1.1 No such user' }),
  })
  .meta({ id: 'BouncedRecipient' });
export type BouncedRecipient = z.infer<typeof bouncedRecipient>;

export const autoReplyStatus = z
  .enum(['pending', 'sent', 'failed', 'unconfirmed', 'draft', 'discarded', 'skipped'])
  .meta({
    id: 'AutoReplyStatus',
    description:
      'pending: it is being sent, or tried again soon. unconfirmed: it may or may not have gone out. draft: it waits for somebody to send it. skipped: no reply was made, for the reason given.',
  });
export type AutoReplyStatus = z.infer<typeof autoReplyStatus>;

export const autoReply = z
  .object({
    id: z.int(),
    email_id: z.int().meta({ description: 'The email that it answers.' }),
    status: autoReplyStatus,
    subject: z.string(),
    body: z.string().meta({ description: 'Text.' }),
    message_id: z.string().nullable(),
    sent_email_id: z.int().nullable().meta({ description: 'The outbound email that it became.' }),
    model: z.string().nullable().meta({ description: 'What wrote it.', example: 'template' }),
    reason: z.string().nullable().meta({ description: 'Why it was skipped, or what went wrong.' }),
    created_at: timestamp,
  })
  .meta({ id: 'AutoReply' });
export type AutoReply = z.infer<typeof autoReply>;

/** One email with everything. */
export const emailDetail = z
  .object({
    ...listed,
    ...body,
    inbox_id: z.int().nullable().meta({ description: 'The inbox that received it.' }),
    created_at: timestamp.meta({ description: 'When it was saved.' }),
    task_id: z.int().nullable().meta({ description: 'The task made of it.' }),
    is_automatic: z.boolean().meta({
      description:
        'No person wrote it: an automatic reply, a mailing list, a notification, a bounce. Never answered automatically.',
    }),
    automatic_reason: z.string().nullable().meta({
      description: 'Why it is taken for automatic, in a word.',
      example: 'auto_submitted',
    }),
    is_bounce: z.boolean().meta({
      description: 'It reports that an email was not delivered, is late, or was complained about.',
    }),
    bounce: z
      .object({
        recipients: z.array(bouncedRecipient),
        bounced_email_id: z
          .int()
          .nullable()
          .meta({ description: 'The email it is about, where that is known.' }),
        original_message_id: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'What a bounce says.' }),
    bounced: z
      .array(bouncedRecipient.extend({ email_id: z.int().meta({ description: 'The bounce.' }) }))
      .meta({ description: 'What came back of an outbound email: the newest 100, newest first.' }),
    recipients: z.array(emailRecipient).meta({
      description: 'Of what Herald sends, those of Bcc included; else empty.',
    }),
    auto_replies: z
      .array(autoReply)
      .meta({ description: 'Replies that were made automatically, oldest first.' }),
    auto_reply_skipped: z.string().nullable().meta({
      description:
        'Why the responder looked at it and made no reply, in a word. Automatic mail it does not look at.',
      example: 'sender_interval',
    }),
  })
  .meta({ id: 'EmailDetail' });
export type EmailDetail = z.infer<typeof emailDetail>;

export const thread = z
  .object({
    thread_id: z.string().meta({ description: 'message_id of the first message.' }),
    messages: z.array(threadMessage).meta({ description: 'Oldest first.' }),
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof thread>;

/** A thread comes whole as a rule; a very long or very large one comes in parts. */
export const threadQuery = z.strictObject({
  limit: z.coerce.number().pipe(z.int().min(1).max(200)).default(200).meta({
    description: 'How many messages at most; fewer come when their texts are very long.',
    type: 'integer',
    minimum: 1,
    maximum: 200,
    default: 200,
  }),
  cursor: page.cursor,
});

export const listEmailsQuery = z.strictObject({
  tag: anyCaseTag.optional(),
  direction: direction.optional(),
  is_read: queryBoolean.optional(),
  is_automatic: queryBoolean.optional().meta({
    description:
      'Whether no person wrote it. With this or `is_bounce`, a page can hold fewer than `limit` and still have a next one.',
  }),
  is_bounce: queryBoolean.optional(),
  search: z.string().trim().max(200).optional().meta({
    description:
      'Part of the subject or of the first 16 KB of the text, whatever its case in any language; nothing in it is an operator. One or two letters, and frequent words together, may give a page with fewer than `limit` that still has a next one.',
  }),
  ...page,
});

export const markReadRequest = z
  .strictObject({
    ids: z.array(z.int().min(1)).min(1).max(500),
    is_read: z.boolean(),
  })
  .meta({ id: 'MarkReadRequest', example: { ids: [4294967297], is_read: true } });

export const markReadResult = z
  .object({
    updated: z.int().meta({ description: 'How many emails changed, those of the same threads included.' }),
    message: z.string(),
  })
  .meta({ id: 'MarkReadResult' });

/** What a header field holds, in one line or more, however malformed; longer ones no mail has. */
const headerText = z.string().max(20_000);
/** A field that lists addresses: 200,000 characters are some 5,000 of them. */
const addressText = z.string().max(200_000);

/**
 * `POST /api/emails`: the fields of an email, or the whole message in `raw`. Fields are read as the headers of a message
 * are: without a sender, a recipient or an id that can be read it is saved all the same.
 */
export const saveEmailRequest = z
  .strictObject({
    raw: z.string().max(34_000_000).optional().meta({
      description: 'The whole message (RFC 5322), instead of the other fields. Bytes above 127 as UTF-8.',
    }),
    message_id: headerText.optional().meta({
      description:
        'Known already: the stored email is answered. Missing, or no id: one is made from the content.',
    }),
    from_address: headerText.optional().meta({ description: 'Address, or `Name <address>`.' }),
    from_name: headerText.optional(),
    to_address: z.union([addressText, z.array(headerText).max(1000)]).optional(),
    cc: z.union([addressText, z.array(headerText).max(1000)]).optional(),
    reply_to: headerText.optional(),
    subject: headerText.optional(),
    body_text: z.string().max(2_000_000).optional(),
    body_html: z.string().max(2_000_000).optional(),
    direction: direction.optional().meta({ description: 'Default inbound.' }),
    is_read: z.boolean().optional().meta({ description: 'Default: outbound is read, inbound is not.' }),
    received_at: z.iso.datetime({ offset: true }).optional(),
    in_reply_to_message_id: headerText.nullable().optional(),
    references_chain: z
      .union([z.string().max(200_000), z.array(headerText).max(5000)])
      .optional()
      .meta({ description: 'The References header: ids from the oldest to the parent.' }),
    headers: z
      .array(z.strictObject({ name: z.string().max(200), value: headerText }))
      .max(1000)
      .optional()
      .meta({
        description:
          'The header fields of the message. They tell automatic mail, mailing lists and bounces, and whom it was delivered to; what the other fields say is not taken from here.',
        example: [{ name: 'List-Id', value: '<news.example.com>' }],
      }),
  })
  .meta({
    id: 'SaveEmailRequest',
    example: {
      message_id: '<2f1c@example.com>',
      from_address: 'kim@example.com',
      from_name: 'Kim Sato',
      to_address: 'support@herald.test',
      subject: 'My parcel has not arrived',
      body_text: 'Hello, order 1042 should have been here on Monday.',
      received_at: '2026-11-21T09:30:00Z',
    },
  });
export type SaveEmailRequest = z.infer<typeof saveEmailRequest>;

/** The address of a remote image, in a mail and in the query that asks for it. */
export const MAX_IMAGE_URL_CHARACTERS = 4000;
export const imageQuery = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(MAX_IMAGE_URL_CHARACTERS)
    .meta({
      description: 'The address of the image: what `data-src` of an image in `body_html` says.',
      example: 'https://example.com/logo.png',
    }),
});

export const attachmentParams = z.object({
  id: pathId('The id of the email.', 4294967297),
  attachmentId: pathId('The id of the attachment within the email.'),
});
