import { z } from 'zod';
import { BUILT_IN_TAGS } from './built-in-tags.ts';

/** Tags of an organization, the built-in ones included. */
export const MAX_TAGS = 200;
export const MAX_TAG_CHARACTERS = 40;

/** No control or bidirectional characters, and nothing else that nobody sees. */
const TAG_PATTERN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression rejects control characters
  /^[^\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+$/;
const EXAMPLES = `\`${BUILT_IN_TAGS.join('`, `')}\``;

/** The name of a tag in every response. */
export const tag = z
  .string()
  .min(1)
  .max(MAX_TAG_CHARACTERS)
  .brand<'TagName'>()
  .meta({
    id: 'Tag',
    description: `The shared inbox that an email belongs to, by the name of its tag: ${EXAMPLES} from the start, and those that the organization has added (\`/api/tags\`).`,
    example: 'Support',
  });
export type TagName = z.infer<typeof tag>;

/** A tag in a query or body. Case is ignored. */
export const anyCaseTag = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TAG_CHARACTERS)
  .regex(TAG_PATTERN, 'expected one line without invisible characters')
  .meta({ description: 'The name or key of a tag. Case is ignored.', example: 'Support' });

const name = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TAG_CHARACTERS)
  .regex(TAG_PATTERN, 'expected one line without invisible characters')
  .meta({
    description:
      'What people see. Unique in the organization, also among the keys of other tags; case is ignored.',
    example: 'Billing',
  });

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'expected a color such as #1a7f5a')
  .meta({ example: '#1a7f5a' });

const order = z
  .int()
  .min(1)
  .max(MAX_TAGS)
  .meta({ description: 'Its place in lists, from 1. The others move up or down.', example: 6 });

const count = z.int().min(0);

export const organizationTag = z
  .object({
    id: z.int().meta({ example: 4294967302 }),
    name: tag,
    key: z.string().meta({
      description:
        'Its first name in lower case, which stays when it is renamed. Wherever a name is taken, a key is too.',
      example: 'billing',
    }),
    color,
    order,
    is_hidden: z.boolean().meta({ description: 'Hidden tags are not offered.' }),
    is_built_in: z.boolean().meta({ description: 'Built-in tags cannot be deleted.' }),
    inbox_id: z.int().nullable().meta({ description: 'Its active inbox.', example: null }),
    counts: z
      .object({ emails: count, unread: count })
      .meta({ description: 'Its emails outside spam and trash, and the unread ones among them.' }),
  })
  .meta({ id: 'OrganizationTag' });
export type OrganizationTag = z.infer<typeof organizationTag>;

export const createTagRequest = z
  .strictObject({ name, color: color.optional() })
  .meta({ id: 'CreateTagRequest', example: { name: 'Billing', color: '#1a7f5a' } });
export type CreateTag = z.infer<typeof createTagRequest>;

export const updateTagRequest = z
  .strictObject({
    name: name.optional(),
    color: color.optional(),
    order: order.optional(),
    is_hidden: z.boolean().optional().meta({
      description: 'Only a built-in tag that has no email and no inbox can be hidden.',
    }),
  })
  .refine((body) => Object.keys(body).length > 0, 'expected at least one field')
  .meta({ id: 'UpdateTagRequest', example: { name: 'Invoices' } });
export type UpdateTag = z.infer<typeof updateTagRequest>;

export const deleteTagQuery = z.strictObject({
  move_to: anyCaseTag.optional().meta({
    description: 'The tag that gets its emails, tasks, rules and replies. Required if it has any email.',
    example: 'Info',
  }),
});

export const tagDeleted = z
  .object({
    message: z.string().meta({ example: 'The tag is deleted. Its mail moves to Info within minutes.' }),
  })
  .meta({ id: 'TagDeleted' });
