import { z } from 'zod';
import { fieldsOf, line, timestamp } from '../common.ts';
import { anyCaseTag, tag } from '../tags.ts';
import { content } from './content.ts';

/** Canned replies of an organization. */
export const MAX_CANNED_REPLIES = 200;

/** The placeholders of a canned reply, in double braces. */
export const REPLY_VARIABLES = [
  'contact.name',
  'contact.first_name',
  'contact.address',
  'user.name',
  'inbox.name',
  'inbox.address',
  'conversation.subject',
  'task.id',
] as const;
export const replyVariable = z.enum(REPLY_VARIABLES).meta({
  id: 'ReplyVariable',
  description:
    'A value that is filled in, written as `{{contact.name}}`. `contact` is who gets the reply; `contact.first_name` is empty for a name that is not that of a person.',
});

const name = line(100).trim().min(1).meta({
  description: 'Unique in the organization; case is ignored.',
  example: 'Where is my parcel?',
});
const shortcut = z
  .string()
  .trim()
  .toLowerCase()
  .refine(
    (word) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,29}$/u.test(word),
    'expected one word of at most 30 letters, digits, - and _',
  )
  .meta({ description: 'A short word for typing, unique in the organization.', example: 'parcel' });
const subject = line(500).trim().min(1).meta({
  description: 'The subject for a new mail. It may have variables.',
  example: 'Your order',
});
const tags = z
  .array(anyCaseTag)
  .max(5)
  .meta({
    description: 'The tags of the inboxes that it is offered for. Empty: all.',
    example: ['Support'],
  });
const { text, html } = content(
  `Variables: {{${REPLY_VARIABLES.join('}}, {{')}}}. An unknown one is refused (422 \`UNKNOWN_VARIABLE\`).`,
);

export const cannedReply = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    name: z.string().meta({ example: 'Where is my parcel?' }),
    shortcut: z.string().nullable().meta({ example: 'parcel' }),
    subject: z.string().nullable().meta({ example: 'Your order' }),
    text: z.string().meta({ description: 'The words of `html`, with its variables.' }),
    html: z.string().meta({ description: 'Sanitized HTML, with its variables.' }),
    tags: z.array(tag).meta({ description: 'Empty: it is offered for all inboxes.' }),
    uses: z.int().min(0).meta({ description: 'How often it was rendered.', example: 12 }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'CannedReply' });
export type CannedReply = z.infer<typeof cannedReply>;

export const listCannedRepliesQuery = z.strictObject({
  fields: fieldsOf(cannedReply),
  search: z.string().trim().max(100).optional().meta({
    description:
      'Finds replies whose name, shortcut, subject or text has all of these words. Case and accents are ignored.',
  }),
});

export const createCannedReplyRequest = z
  .strictObject({
    name,
    shortcut: shortcut.nullable().optional(),
    subject: subject.nullable().optional(),
    text: text.optional(),
    html: html.optional(),
    tags: tags.optional(),
  })
  .meta({
    id: 'CreateCannedReplyRequest',
    description: 'Either `text` or `html`.',
    example: {
      name: 'Where is my parcel?',
      shortcut: 'parcel',
      text: 'Hello {{contact.first_name}},\n\nit is on its way.',
    },
  });
export type CreateCannedReply = z.infer<typeof createCannedReplyRequest>;

export const updateCannedReplyRequest = createCannedReplyRequest.partial().meta({
  id: 'UpdateCannedReplyRequest',
  description:
    'The fields to change, at most one of `text` and `html`. `null` takes a shortcut or subject away.',
  example: { shortcut: 'parcel' },
});
export type UpdateCannedReply = z.infer<typeof updateCannedReplyRequest>;

export const renderCannedReplyRequest = z
  .strictObject({
    email_id: z.int().min(1).optional().meta({ description: 'The email that is answered.' }),
    from_inbox: anyCaseTag.optional().meta({
      description: 'The tag of the inbox that the reply is sent from. Default: that of the email.',
    }),
    to: line(1000).optional().meta({
      description: 'Who gets a new mail, as an address or `Name <address>`. Without `email_id`.',
      example: 'Kim Sato <kim@example.com>',
    }),
  })
  .meta({ id: 'RenderCannedReplyRequest', example: { email_id: 4294967297, from_inbox: 'Support' } });
export type RenderCannedReply = z.infer<typeof renderCannedReplyRequest>;

export const renderedReply = z
  .object({
    subject: z.string().nullable(),
    text: z.string(),
    html: z.string().meta({
      description: 'For `body` of `POST /api/send-email`. The values are escaped, and not filled in again.',
    }),
    missing: z.array(replyVariable).meta({
      description: 'Variables without a value. `[…]` stands in their places.',
      example: ['contact.first_name'],
    }),
  })
  .meta({ id: 'RenderedReply' });
export type RenderedReply = z.infer<typeof renderedReply>;

export const cannedReplyDeleted = z
  .object({ message: z.string().meta({ example: 'The reply is deleted.' }) })
  .meta({ id: 'CannedReplyDeleted' });
