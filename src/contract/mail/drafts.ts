import { z } from 'zod';
import { emailAddress, fieldsOf, instant, page, problem, timestamp } from '../common.ts';
import { attachedFile, DRAFT_STATES, headerLine, MAX_SCHEDULE_DAYS } from './sending.ts';

export const DRAFT_MODES = ['new', 'reply', 'reply_all', 'forward'] as const;
export type DraftMode = (typeof DRAFT_MODES)[number];

/** Drafts of an organization that are not sent. */
export const MAX_DRAFTS = 1000;
/** A deleted draft can be restored for so long. */
export const RESTORE_MINUTES = 10;
/** A sent draft stays for so long. */
const SENT_DAYS = 7;
export const SENT_DRAFT_KEPT_MS = SENT_DAYS * 86_400_000;

const MAX_HTML_CHARACTERS = 2_000_000;

const id = z.int().min(1).meta({ example: 4294967297 });
const version = z
  .int()
  .min(1)
  .meta({ description: 'The number of its changes by people, from 1.', example: 3 });
const state = z.enum(DRAFT_STATES).meta({
  description:
    '`draft`: being written. `held`: sent, and can be taken back for a moment. `scheduled`: sent at `send_at`. `sending`: an email, tried until it is sent. `failed`: not sent, see `error`; it can be changed and sent again. `unconfirmed`: nobody knows whether it was sent; it is not sent again by itself (see `POST /api/emails/{id}/retry`).',
});
const mode = z.enum(DRAFT_MODES).meta({
  description: 'How it relates to `original_email_id`. Replies join its conversation.',
});
const addresses = (about: string) =>
  z
    .array(headerLine(1000))
    .max(100)
    .meta({ description: about, example: ['Kim Sato <kim@example.com>'] });

const content = {
  from_address: emailAddress.nullable().meta({
    description:
      'An address of the inbox, or one of its aliases. Null: of a reply, the one that the email was sent to; else the address of the inbox.',
    example: null,
  }),
  from_inbox: headerLine(100)
    .nullable()
    .meta({ description: 'The tag of an active inbox. Case is ignored.', example: 'support' }),
  mode,
  original_email_id: id
    .nullable()
    .meta({ description: 'The email that it answers or forwards.', example: 4294967297 }),
  to: addresses('Addresses, or `Name <address>`. They are checked when it is sent.'),
  cc: addresses('As `to`.'),
  bcc: addresses('As `to`. The message does not name these recipients.'),
  subject: headerLine(998),
  body: z.string().max(MAX_HTML_CHARACTERS).meta({ description: 'HTML: what somebody writes.' }),
  quoted_html: z.string().max(MAX_HTML_CHARACTERS).meta({
    description:
      'HTML that is sent below the body, such as the message that it answers. Together they have at most 2,000,000 characters.',
  }),
  attachments: z.array(attachedFile).max(50).meta({
    description:
      'Keys of uploads, and attachments of stored emails: at most 50 files and 25 MB in total. Uploads are kept as long as the draft.',
  }),
};

export const createDraftRequest = z
  .strictObject(content)
  .partial()
  .meta({
    id: 'CreateDraftRequest',
    example: {
      from_inbox: 'support',
      to: ['kim@example.com'],
      subject: 'Your parcel',
      body: '<p>It is on its way.</p>',
    },
  });
export type DraftContent = z.infer<typeof createDraftRequest>;

export const updateDraftRequest = z
  .strictObject({
    ...z.strictObject(content).partial().shape,
    version: version.meta({ description: 'The version that you have read.', example: 3 }),
  })
  .meta({ id: 'UpdateDraftRequest', example: { version: 3, body: '<p>It is on its way.</p>' } });
export type UpdateDraft = z.infer<typeof updateDraftRequest>;

const { attachments: _, body, quoted_html, ...shown } = content;

const draftAgent = z.object({
  id: z.int(),
  name: z.string().meta({ description: 'Its name then.', example: 'Claude' }),
  model: z.string().nullable().meta({ description: 'The model that it said it used.' }),
});
export type DraftAgent = z.infer<typeof draftAgent>;

/** A draft in a list. */
export const draftSummary = z
  .object({
    id,
    version,
    state,
    ...shown,
    snippet: z.string().meta({ description: 'The beginning of its text, on one line.' }),
    attachment_count: z.int(),
    send_at: timestamp.nullable().meta({ description: 'When it is sent: of `held` and `scheduled` ones.' }),
    author: z.int().meta({ description: 'The user who began it.', example: 7 }),
    agent: draftAgent
      .nullable()
      .meta({ description: 'The agent that wrote it for `author`. Null: `author` wrote it.' }),
    updated_by: z.int().meta({ description: 'The user who changed it last.', example: 7 }),
    created_at: timestamp,
    updated_at: timestamp,
    email_id: z.int().nullable().meta({ description: 'The email that was made of it, if there is one.' }),
    error: z
      .object({ code: z.string().meta({ example: 'REFUSED' }), detail: z.string() })
      .nullable()
      .meta({ description: 'Why it was not sent.' }),
  })
  .meta({ id: 'DraftSummary' });
export type DraftSummary = z.infer<typeof draftSummary>;

export const draft = draftSummary
  .extend({
    body,
    quoted_html,
    parent_message_id: z.string().nullable().meta({ description: '`message_id` of the email it answers.' }),
    attachments: z.array(
      z.object({
        key: z.string().nullable().meta({ description: 'Of an upload.' }),
        email_id: z.int().nullable().meta({ description: 'Of an attachment of a stored email.' }),
        attachment_id: z.int().nullable(),
        filename: z.string().meta({ example: 'invoice.pdf' }),
        content_type: z.string().meta({ example: 'application/pdf' }),
        size: z.int().meta({ description: 'In bytes.' }),
      }),
    ),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof draft>;

export const listDraftsQuery = z.object({
  ...page,
  state: z
    .enum(DRAFT_STATES)
    .optional()
    .meta({
      description: `Only drafts in this state. Default: all that are not sent. Sent ones are kept for ${SENT_DAYS} days.`,
    }),
  email_id: z.coerce.number().pipe(z.int().min(1)).optional().meta({
    description:
      'Only drafts that answer or forward an email of the conversation of this one, of all that are not sent.',
    type: 'integer',
    format: 'int64',
    minimum: 1,
  }),
  fields: fieldsOf(draftSummary),
});
export type DraftQuery = z.infer<typeof listDraftsQuery>;

export const sendDraftRequest = z
  .strictObject({
    version: version.meta({ description: 'The version that you have read.', example: 3 }),
    send_at: instant.optional().meta({
      description: `In the future, at most ${MAX_SCHEDULE_DAYS} days ahead. Default: after the hold of the sender (\`send_hold_seconds\` of the profile).`,
    }),
  })
  .meta({ id: 'SendDraftRequest', example: { version: 3 } });
export type SendDraft = z.infer<typeof sendDraftRequest>;

export const draftDeleted = z
  .object({
    message: z.string().meta({ example: 'The draft is deleted. It can be restored for ten minutes.' }),
  })
  .meta({ id: 'DraftDeleted' });

/** The draft is not as the caller thinks. */
export const draftProblem = problem
  .extend({ draft: draft.optional().meta({ description: 'As it stands now.' }) })
  .meta({ id: 'DraftProblem', description: 'An error (RFC 9457), with the draft that it concerns.' });
