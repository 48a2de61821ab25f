import { z } from 'zod';
import { emailAddress, fieldsOf, line, page, queryBoolean, timestamp } from '../common.ts';
import { conversation, undo } from './conversations.ts';

const MAX_CONTACT_NAME = 200;
const MAX_CONTACT_NOTES = 10_000;
const MAX_CONTACT_FIELDS = 20;

const company = line(200).trim();
const contactFields = z
  .array(
    z.strictObject({
      name: line(60).trim().min(1).meta({ example: 'Customer number' }),
      value: line(500).trim().min(1).meta({ example: '4711' }),
    }),
  )
  .max(MAX_CONTACT_FIELDS)
  .meta({ description: 'What else members know about it, in their order.' });

export const contact = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    address: z.string().meta({
      description:
        'In lower case, without a +detail: mail from `kim+shop@example.com` is from `kim@example.com`.',
      example: 'kim@example.com',
    }),
    name: z.string().meta({
      description: 'What a member has set, else the name in the latest email from it. Empty without either.',
      example: 'Kim Sato',
    }),
    first_mail_at: timestamp.nullable().meta({ description: 'Null if there is no email yet.' }),
    last_mail_at: timestamp.nullable(),
    mails_in: z.int().meta({ description: 'Emails from it, those in spam and trash among them.' }),
    mails_out: z.int().meta({ description: 'Emails that went to it, in To or Cc.' }),
    notes: z.string(),
    company: z.string().nullable().meta({ example: 'Acme Ltd' }),
    fields: contactFields,
    is_blocked: z.boolean().meta({ description: 'New mail from it goes to spam.' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof contact>;

export const listContactsQuery = z.strictObject({
  search: z.string().trim().max(200).optional().meta({
    description:
      'Contacts with a word that begins like each word here: in the name, the local part, the domain, or the whole address. They are then in alphabetical order of the words found, and a page may have fewer than `limit` results and still have a next page.',
    example: 'kim acme',
  }),
  is_blocked: queryBoolean.optional(),
  fields: fieldsOf(contact),
  ...page,
});

export const listContactConversationsQuery = z.strictObject({
  fields: fieldsOf(conversation),
  limit: page.limit,
  cursor: page.cursor,
});

const alsoExisting = z.boolean().optional().meta({
  description:
    'Moves the present conversations of the sender to spam too; only with `is_blocked: true`. Conversations with other people stay.',
});

export const updateContactRequest = z
  .strictObject({
    name: line(MAX_CONTACT_NAME)
      .trim()
      .nullable()
      .optional()
      .meta({ description: 'Null or empty: the name in the mail again.', example: 'Kim Sato' }),
    notes: z
      .string()
      .max(MAX_CONTACT_NOTES)
      .refine((text) => !text.includes('\0'), 'expected text without NUL characters')
      .optional()
      .meta({ example: 'Pays by invoice.' }),
    company: company.nullable().optional().meta({ description: 'Null or empty: none.', example: 'Acme Ltd' }),
    fields: contactFields.optional().meta({ description: 'All of them: they replace those before.' }),
    is_blocked: z.boolean().optional(),
    also_existing: alsoExisting,
  })
  .meta({ id: 'UpdateContactRequest', example: { is_blocked: true, also_existing: true } });
export type UpdateContact = z.infer<typeof updateContactRequest>;

export const contactDeleted = z
  .object({ message: z.string().meta({ example: 'The contact is deleted.' }) })
  .meta({ id: 'ContactDeleted' });

export const blockContactRequest = z
  .strictObject({
    address: emailAddress,
    also_existing: alsoExisting,
  })
  .meta({ id: 'BlockContactRequest', example: { address: 'offers@example.com', also_existing: true } });
export type BlockContact = z.infer<typeof blockContactRequest>;

export const contactUpdated = contact
  .extend({
    moved: z
      .object({
        changed: z.int().meta({ description: 'Conversations that are in spam now.' }),
        continues: z.boolean().meta({ description: 'There are more, which follow within minutes.' }),
        undo,
      })
      .nullable()
      .meta({ description: 'What `also_existing` did; null without it.' }),
  })
  .meta({ id: 'ContactUpdated' });
export type ContactUpdated = z.infer<typeof contactUpdated>;
