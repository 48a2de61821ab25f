import { z } from 'zod';
import { queryBoolean } from '../common.ts';
import { conversationsUpdated } from './conversations.ts';

/** The states that keep conversations for some days only. */
export const HIDDEN_STATES = ['trash', 'spam'] as const;
export type HiddenState = (typeof HIDDEN_STATES)[number];

export const emailDeleted = z
  .object({ message: z.string().meta({ example: 'The email is deleted.' }) })
  .meta({ id: 'EmailDeleted' });

export const deleteConversationQuery = z.strictObject({
  permanently: queryBoolean.default(false).meta({
    description:
      'True deletes the conversation for good, wherever it is. Otherwise it goes to the trash, and stays there if it is there already.',
  }),
});

export const conversationDeleted = z
  .object({
    is_permanent: z.boolean().meta({ description: 'False: it is in the trash.' }),
    is_done: z.boolean().meta({
      description: 'False: it is in the trash, and a job deletes its emails within minutes.',
    }),
    undo: conversationsUpdated.shape.undo,
  })
  .meta({ id: 'ConversationDeleted' });
export type ConversationDeleted = z.infer<typeof conversationDeleted>;

export const emptyConversationsQuery = z.strictObject({
  state: z.enum(HIDDEN_STATES).meta({ description: 'What is emptied.' }),
});

export const conversationsEmptied = z
  .object({
    message: z.string().meta({ example: 'What is in the trash now is deleted within minutes.' }),
  })
  .meta({ id: 'ConversationsEmptied' });
