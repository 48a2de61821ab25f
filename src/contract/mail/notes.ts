import { z } from 'zod';
import { fieldsOf, idempotencyHeaders, page, timestamp } from '../common.ts';

const MAX_NOTE_CHARACTERS = 10_000;
const MAX_MENTIONS = 20;
/** How long a deleted note can be restored. */
export const RESTORE_MINUTES = 10;

const text = z.string().trim().min(1).max(MAX_NOTE_CHARACTERS).meta({
  description: 'Plain text.',
  example: '@Kim can we refund this one?',
});
const mentions = z
  .array(z.int().min(1))
  .max(MAX_MENTIONS)
  .meta({ description: 'Ids of the members and agents whom the note mentions.', example: [7] });

export const note = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    email_id: z
      .int()
      .meta({ description: 'The email whose conversation has the note.', example: 4294967297 }),
    author_id: z.int().meta({ description: 'The user who wrote it.', example: 7 }),
    text,
    mentions,
    created_at: timestamp,
    edited_at: timestamp.nullable(),
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof note>;

export const listNotesQuery = z.strictObject({
  thread: z.coerce.number().pipe(z.int().min(1)).optional().meta({
    description: 'The id of any email of the conversation. Required without `mentions`.',
    type: 'integer',
    example: 4294967297,
  }),
  mentions: z.literal('me').optional().meta({
    description:
      'Instead of `thread`: the notes that mention the caller (for an agent: itself) in any conversation, the newest first.',
  }),
  fields: fieldsOf(note),
  ...page,
});

export const createNoteRequest = z
  .strictObject({
    email_id: z.int().min(1).meta({
      description:
        'An email of the conversation: the note follows it when conversations are merged or split.',
      example: 4294967297,
    }),
    text,
    mentions: mentions.default([]),
  })
  .meta({ id: 'CreateNoteRequest' });
export type CreateNote = z.infer<typeof createNoteRequest>;

export const createNoteHeaders = idempotencyHeaders(
  'A repetition of the request with the same key answers the note that the first one made, and mails nobody again.',
);

export const updateNoteRequest = z
  .strictObject({ text: text.optional(), mentions: mentions.optional() })
  .refine((body) => Object.keys(body).length > 0, 'expected at least one of text, mentions')
  .meta({ id: 'UpdateNoteRequest', example: { text: 'Refunded.' } });
export type UpdateNote = z.infer<typeof updateNoteRequest>;

export const noteDeleted = z
  .object({
    restorable_until: timestamp.meta({
      description: `Until then \`POST /api/notes/{id}/restore\` brings it back: ${RESTORE_MINUTES} minutes.`,
    }),
  })
  .meta({ id: 'NoteDeleted' });
export type NoteDeleted = z.infer<typeof noteDeleted>;
