import { z } from 'zod';
import { fieldsOf, page, timestamp } from '../common.ts';
import { answerFields, modelId } from './answer.ts';

export const chatRequest = z
  .strictObject({
    message: z.string().trim().min(1).max(4000),
    chat_id: z.int().min(1).optional().meta({ description: 'Continues this chat. Default: a new one.' }),
    model: modelId.optional(),
  })
  .meta({ id: 'ChatRequest', example: { message: 'What did Kim write about the parcel?' } });
export type ChatRequest = z.infer<typeof chatRequest>;

const citations = z.array(z.object({ email_id: z.int() })).meta({
  description: 'The emails that the text cites as `[#<id>]`, in the order of their first citation.',
});

const proposals = z
  .array(z.object({ proposal_id: z.int() }))
  .optional()
  .meta({
    description:
      'What the assistant would do, and a member approves or rejects: ids of proposals of agents. Only if there are some.',
  });

/** The data of the event `done`. */
export const chatDone = z.object({
  chat_id: z.int().meta({ example: 4294967297 }),
  title: z.string(),
  citations,
  proposals,
  ...answerFields,
});
export type ChatDone = z.infer<typeof chatDone>;

const fields = {
  id: z.int().meta({ example: 4294967297 }),
  title: z.string().meta({ description: 'The beginning of the first message.' }),
  created_at: timestamp,
  updated_at: timestamp.meta({ description: 'When the last answer was complete.' }),
};

export const chat = z
  .object({ ...fields, message_count: z.int().meta({ description: 'Questions and answers.' }) })
  .meta({ id: 'Chat' });
export type Chat = z.infer<typeof chat>;

const chatMessage = z
  .object({
    role: z.enum(['user', 'assistant']),
    text: z.string().meta({ description: 'Plain text. An answer cites emails as `[#<id>]`.' }),
    citations,
    proposals,
    created_at: timestamp,
  })
  .meta({ id: 'ChatMessage' });

export const chatDetail = z
  .object({
    ...fields,
    messages: z
      .array(chatMessage)
      .meta({ description: 'Oldest first: each question is followed by its answer.' }),
  })
  .meta({ id: 'ChatDetail' });
export type ChatDetail = z.infer<typeof chatDetail>;

export const listChatsQuery = z.strictObject({ fields: fieldsOf(chat), ...page });
