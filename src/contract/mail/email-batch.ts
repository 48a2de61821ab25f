import { z } from 'zod';
import { saveEmailRequest } from './emails.ts';

/** Messages of one call. */
export const MAX_BATCH_MESSAGES = 100;
export const MAX_BATCH_BYTES = 32 * 1024 * 1024;

/** A line of a body of type `application/x-ndjson`. */
export const emailBatchLine = saveEmailRequest;

export const savedInBatch = z
  .object({
    index: z.int().meta({ description: 'The place of the message in the request, from 0.', example: 0 }),
    status: z.enum(['created', 'existing', 'failed']).meta({
      description:
        '`created`: it was saved. `existing`: an email with its Message-ID was stored already, or came before it in this request; nothing changed. `failed`: it was not saved; `problem` says why.',
    }),
    id: z
      .int()
      .nullable()
      .meta({ description: 'The id of the email. Null if it was not saved.', example: 4294967297 }),
    problem: z
      .object({
        status: z.int().meta({ description: 'As `POST /api/emails` would have answered.', example: 400 }),
        code: z.string().meta({ example: 'MESSAGE_EMPTY' }),
        detail: z.string().meta({ example: 'The message is empty.' }),
        errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      })
      .optional(),
  })
  .meta({ id: 'SavedInBatch' });
export type SavedInBatch = z.infer<typeof savedInBatch>;

export const savedBatch = z
  .array(savedInBatch)
  .max(MAX_BATCH_MESSAGES)
  .meta({
    id: 'SavedBatch',
    description: 'What became of each message, in the order of the request.',
    example: [
      { index: 0, status: 'created', id: 4294967297 },
      { index: 1, status: 'existing', id: 4294967290 },
      {
        index: 2,
        status: 'failed',
        id: null,
        problem: { status: 400, code: 'VALIDATION_FAILED', detail: 'raw: the message is empty' },
      },
    ],
  });
