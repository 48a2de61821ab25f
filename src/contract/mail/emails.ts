import { z } from 'zod';
import { fieldsOf, instant, page, pathId, queryBoolean, timestamp } from '../common.ts';
import { anyCaseTag, tag } from '../tags.ts';

export const direction = z.enum(['inbound', 'outbound']).meta({ id: 'Direction' });
export type Direction = z.infer<typeof direction>;

export const sendState = z.enum(['queued', 'sending', 'sent', 'failed', 'unconfirmed']).meta({
  id: 'SendState',
  description:
    '`queued`: a first or further attempt follows soon; some of several recipients may have the mail already. `sent`: the mail server accepted it for at least one recipient. `failed`: the server refused it, or it could not be sent for a day. `unconfirmed`: the server received the whole mail but did not confirm it, so the mail may have gone out; Herald does not send it again automatically.',
});
export type SendState = z.infer<typeof sendState>;

/** A user, with the name. */
export const person = z
  .object({
    id: z.int().meta({ description: 'The id of the user.', example: 7 }),
    name: z.string().meta({ description: 'Empty if the account is deleted.', example: 'Kim Sato' }),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

/** The fields of an email in every response. */
const common = {
  id: z.int().meta({ example: 4294967297 }),
  message_id: z.string().meta({ description: 'Message-ID (RFC 5322).', example: '<2f1c@example.com>' }),
  from_address: z.string().meta({ example: 'kim@example.com' }),
  from_name: z.string().meta({ example: 'Kim Sato' }),
  to_address: z.string().meta({ example: 'support@herald.test' }),
  subject: z.string(),
  body_text: z.string(),
  tag,
  direction,
  is_read: z.boolean(),
  thread_count: z.int().meta({ description: 'Number of messages in the thread.' }),
  received_at: timestamp,
  in_reply_to_message_id: z.string().nullable().meta({ description: '`message_id` of the parent.' }),
  send_state: sendState.nullable().meta({ description: 'Null if Herald did not send the email.' }),
  sent_by: person.nullable().meta({
    description:
      'The user who had Herald send the email, also from a draft. Null if an API key, a rule or Herald itself did, for mail that Herald did not send, and for what it sent before it kept this.',
  }),
};
export const emailSummary = z
  .object({
    ...common,
    body_text: z.string().meta({
      description: 'The first 2,000 characters of the text. `GET /api/emails/{id}` has all of it.',
    }),
  })
  .meta({ id: 'EmailSummary' });
export type EmailSummary = z.infer<typeof emailSummary>;

export const attachment = z
  .object({
    id: z.int().meta({ description: 'Position in the message, starting at 1.' }),
    filename: z.string(),
    content_type: z.string(),
    size: z.int().meta({ description: 'In bytes.' }),
    content_id: z.string().nullable().meta({ description: 'The id that `cid:` links in the HTML refer to.' }),
    is_inline: z.boolean(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachment>;

export const PROBLEMS = ['charset', 'structure', 'sender', 'truncated'] as const;
export type EmailProblem = (typeof PROBLEMS)[number];

const body = {
  body_text: z
    .string()
    .meta({ description: 'The whole text. Derived from the HTML if the message has no text part.' }),
  body_new: z.string().meta({
    description:
      'The new part of the text, without the signature and quoted messages, found by the earlier emails of the conversation and by the forms of mail programs. The whole text for forwarded mail, and if nothing else would remain.',
  }),
  body_html: z.string().meta({
    description:
      'Sanitized HTML: no scripts, no event handlers, nothing that a browser loads from other servers. A remote image has its URL in `data-src` and no `src`: to show it, set `src` to `/api/emails/{id}/images?url=` plus that URL, percent-encoded. Embedded images use `data:`, or `cid:` with the `content_id` of an attachment. Empty if the message has no HTML.',
  }),
  to: z.array(z.string()).meta({ description: 'All recipients, each as `Name <address>` or an address.' }),
  cc: z.array(z.string()),
  reply_to: z.array(z.string()),
  reply_to_address: z.string().meta({
    description:
      'The address to reply to: the first in Reply-To, else the sender; for an outbound email, its first recipient. Skips addresses of the inboxes of the organization, if others remain.',
    example: 'kim@example.com',
  }),
  size: z.int().meta({ description: 'Size of the original message in bytes.' }),
  attachments: z.array(attachment),
  problems: z.array(z.enum(PROBLEMS)).meta({
    description:
      'Why the text, the attachments or the sender may differ from what was written. `charset`: the message names no charset, or a wrong one, so Herald guessed it. `structure`: its header or its parts are not where it says, so Herald read what it found. `sender`: From has no address; `from_address` is that of another header. `truncated`: it is longer than Herald stores. `GET /api/emails/{id}/raw` has the whole message. Empty for nearly all mail.',
    example: [],
  }),
};

export const threadMessage = z.object({ ...common, ...body }).meta({ id: 'ThreadMessage' });
export type ThreadMessage = z.infer<typeof threadMessage>;

const recipientKind = z.enum(['to', 'cc', 'bcc']);
export type RecipientKind = z.infer<typeof recipientKind>;

/** The send state for one recipient. */
export const emailRecipient = z
  .object({
    address: z.string().meta({ example: 'kim@example.com' }),
    kind: recipientKind,
    state: sendState,
    detail: z.string().meta({ description: 'The response of the mail server for this recipient, or empty.' }),
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
    action: z.enum(BOUNCE_ACTIONS).meta({
      description: 'The action of RFC 3464, or `complained` if the recipient reported the mail as spam.',
    }),
    status: z.string().nullable().meta({ description: 'Enhanced status code (RFC 3463).', example: '5.1.1' }),
    diagnostic: z
      .string()
      .nullable()
      .meta({ description: 'The response of the mail server.', example: '550 5.1.1 No such user' }),
  })
  .meta({ id: 'BouncedRecipient' });
export type BouncedRecipient = z.infer<typeof bouncedRecipient>;

export const autoReplyStatus = z
  .enum(['pending', 'sent', 'failed', 'unconfirmed', 'draft', 'discarded', 'skipped'])
  .meta({
    id: 'AutoReplyStatus',
    description:
      '`pending`: a first or further attempt to send it follows soon. `unconfirmed`: it may or may not have gone out. `draft`: it waits for a user to send it. `skipped`: no reply was written; `reason` says why.',
  });
export type AutoReplyStatus = z.infer<typeof autoReplyStatus>;

export const autoReply = z
  .object({
    id: z.int(),
    email_id: z.int().meta({ description: 'The email it replies to.' }),
    status: autoReplyStatus,
    subject: z.string(),
    body: z.string().meta({ description: 'Plain text.' }),
    message_id: z.string().nullable(),
    sent_email_id: z.int().nullable().meta({ description: 'The outbound email that carries the reply.' }),
    model: z
      .string()
      .nullable()
      .meta({ description: 'The model or template that wrote the reply.', example: 'template' }),
    reason: z.string().nullable().meta({ description: 'Why the reply was skipped or failed.' }),
    created_at: timestamp,
  })
  .meta({ id: 'AutoReply' });
export type AutoReply = z.infer<typeof autoReply>;

export const emailDetail = z
  .object({
    ...common,
    ...body,
    inbox_id: z.int().nullable().meta({ description: 'The inbox that received it.' }),
    created_at: timestamp.meta({ description: 'When the email was saved.' }),
    task_id: z.int().nullable().meta({ description: 'The task created from the email.' }),
    is_automatic: z.boolean().meta({
      description:
        'No person wrote the email to you: it is an automatic reply, mailing-list mail, a notification or a bounce. Herald never replies to it automatically.',
    }),
    automatic_reason: z.string().nullable().meta({
      description: 'Why the email counts as automatic.',
      example: 'auto_submitted',
    }),
    is_bounce: z.boolean().meta({
      description:
        'The email reports that another email was not delivered, is delayed, or was reported as spam.',
    }),
    bounce: z
      .object({
        recipients: z.array(bouncedRecipient),
        bounced_email_id: z.int().nullable().meta({ description: 'The email that bounced, if known.' }),
        original_message_id: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'The contents of the bounce. Null for other emails.' }),
    bounced: z
      .array(
        bouncedRecipient.extend({
          email_id: z.int().meta({ description: 'The email that reports the bounce.' }),
        }),
      )
      .meta({ description: 'Bounces of this outbound email: the latest 100, newest first.' }),
    recipients: z.array(emailRecipient).meta({
      description: 'All recipients of an email that Herald sends, including Bcc. Empty for other emails.',
    }),
    auto_replies: z.array(autoReply).meta({ description: 'Automatic replies to this email, oldest first.' }),
    auto_reply_skipped: z.string().nullable().meta({
      description:
        'Why the auto-responder did not reply. Null also for automatic mail, which it never considers.',
      example: 'sender_interval',
    }),
  })
  .meta({ id: 'EmailDetail' });
export type EmailDetail = z.infer<typeof emailDetail>;

export const updateEmailRequest = z
  .strictObject({ tag: anyCaseTag.meta({ description: 'The tag of its task becomes the same.' }) })
  .meta({ id: 'UpdateEmailRequest', example: { tag: 'Support' } });
export type UpdateEmail = z.infer<typeof updateEmailRequest>;

export const thread = z
  .object({
    thread_id: z.string().meta({ description: '`message_id` of the first message.' }),
    messages: z.array(threadMessage).meta({ description: 'Oldest first.' }),
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof thread>;

/** Most threads fit into one page; very long or very large ones span several. */
export const threadQuery = z.strictObject({
  limit: z.coerce.number().pipe(z.int().min(1).max(200)).default(200).meta({
    description: 'Maximum number of messages. A page has fewer if their texts are very long.',
    type: 'integer',
    minimum: 1,
    maximum: 200,
    default: 200,
  }),
  cursor: page.cursor,
});

/** The grammar is in docs/search.md too. */
export const searchQuery = z
  .string()
  .max(500)
  .optional()
  .meta({
    description: [
      'Finds emails as people type it: all conditions hold, in any order, at most 20 of them.',
      '',
      '- `parcel`: subject, text, or the name or address of the sender contains it, also inside a word. Case is ignored.',
      '- `"late parcel"`: the same for a phrase.',
      '- `from:kim`, `to:support@herald.test`, `subject:invoice`, `subject:"late parcel"`: the name or address of the sender; of a recipient in To or Cc; the subject.',
      '- `has:attachment`: other than images that its HTML shows.',
      '- `before:2026-11-23`, `after:2026-11-23`: received before that day begins; on that day or later. In UTC. Also a month (`2026-11`) or a year (`2026`).',
      '- `is:unread`, `is:read`, `tag:Support`.',
      '- `in:done`, or `open`, `snoozed`, `spam`, `trash`: of conversations in that state, whatever `state` says. No other search finds mail in spam or trash, unless it is of conversations in one of them.',
      '- `-parcel`, `-from:kim`, `-has:attachment`: the opposite of any of these.',
      '',
      'A wrong one is refused (400): `errors` names `q`, and `reason`, `offset`, `length` (in UTF-16 units, from 0) and `expected` say why, where and what is right. A page may have fewer than `limit` results and still have a next page. With `search`, both hold.',
    ].join('\n'),
    example: 'from:kim has:attachment -newsletter',
  });

export const LIST_BODIES = ['text', 'snippet'] as const;
export type ListBody = (typeof LIST_BODIES)[number];

export const listEmailsQuery = z.strictObject({
  body: z.enum(LIST_BODIES).default('text').meta({
    description:
      'With `snippet`, `body_text` has only the first 300 characters of the new text, on one line: no quoted messages, no signature.',
  }),
  fields: fieldsOf(emailSummary),
  tag: anyCaseTag.optional(),
  direction: direction.optional(),
  is_read: queryBoolean.optional(),
  is_automatic: queryBoolean.optional().meta({
    description:
      'Filters by whether an email is automatic. With this filter or `is_bounce`, a page may have fewer than `limit` results and still have a next page.',
  }),
  is_bounce: queryBoolean.optional(),
  search: z.string().trim().max(200).optional().meta({
    description:
      'Finds emails whose subject or text contains this text. Case is ignored in every language, and there are no operators. The first 1 MB of a text is searched. For one or two letters, or for several frequent words, a page may have fewer than `limit` results and still have a next page.',
  }),
  q: searchQuery,
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
    updated: z.int().meta({ description: 'Number of changed emails, including others in the same threads.' }),
    message: z.string(),
  })
  .meta({ id: 'MarkReadResult' });

/** The value of a header field, however malformed. No real mail has a longer one. */
const headerText = z.string().max(20_000);
/** The value of an address field: 200,000 characters hold about 5,000 addresses. */
const addressText = z.string().max(200_000);

/**
 * `POST /api/emails`: the fields of an email, or the whole message in `raw`. Fields are parsed as leniently as headers:
 * an email is saved even if its sender, recipient or id is missing or unreadable.
 */
export const saveEmailRequest = z
  .strictObject({
    raw: z.string().max(34_000_000).optional().meta({
      description:
        'The whole message (RFC 5322), instead of the other fields. Encode bytes above 127 as UTF-8.',
    }),
    message_id: headerText.optional().meta({
      description:
        'If an email with this id is stored, the response is that email. If the id is missing or invalid, Herald derives one from the content.',
    }),
    from_address: headerText.optional().meta({ description: 'An address, or `Name <address>`.' }),
    from_name: headerText.optional(),
    to_address: z.union([addressText, z.array(headerText).max(1000)]).optional(),
    cc: z.union([addressText, z.array(headerText).max(1000)]).optional(),
    reply_to: headerText.optional(),
    subject: headerText.optional(),
    body_text: z.string().max(2_000_000).optional(),
    body_html: z.string().max(2_000_000).optional(),
    direction: direction.optional().meta({ description: 'Default: `inbound`.' }),
    is_read: z
      .boolean()
      .optional()
      .meta({ description: 'Default: `true` for outbound, `false` for inbound.' }),
    restore_deleted: z.boolean().optional().meta({
      description:
        'Saves the email even if it was deleted for good. May stand beside `raw`. Default: `false`, so that an engine that posts all mail again brings nothing back.',
    }),
    received_at: instant.optional(),
    in_reply_to_message_id: headerText.nullable().optional(),
    references_chain: z
      .union([z.string().max(200_000), z.array(headerText).max(5000)])
      .optional()
      .meta({ description: 'The References header: message ids from the oldest to the parent.' }),
    headers: z
      .array(z.strictObject({ name: z.string().max(200), value: headerText }))
      .max(1000)
      .optional()
      .meta({
        description:
          'The header fields of the message. Herald uses them to recognize automatic mail, mailing lists and bounces, and to find the delivery address. They do not replace the other fields of this request.',
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

/** Longest URL of a remote image, in a mail and in `imageQuery`. */
export const MAX_IMAGE_URL_CHARACTERS = 4000;
export const imageQuery = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(MAX_IMAGE_URL_CHARACTERS)
    .meta({
      description: 'The URL of the image: the `data-src` of an image in `body_html`.',
      example: 'https://example.com/logo.png',
    }),
});

export const attachmentParams = z.object({
  id: pathId('The id of the email.', 4294967297),
  attachmentId: pathId('The id of the attachment within the email.'),
});
