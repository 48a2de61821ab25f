import { z } from 'zod';
import { fieldsOf, instant, page, queryBoolean, timestamp } from '../common.ts';
import { anyCaseTag, tag } from '../tags.ts';
import { assigneeQuery, taskStatus } from '../tasks.ts';
import { direction, searchQuery, sendState } from './emails.ts';
import { MAX_CONVERSATION_LABELS } from './labels.ts';

export const CONVERSATION_STATES = ['open', 'snoozed', 'done', 'trash', 'spam'] as const;
export const conversationState = z.enum(CONVERSATION_STATES).meta({
  id: 'ConversationState',
  description:
    'New inbound mail and bounces open a conversation again, unless it is in spam; automatic replies do not. Mail in spam and trash is in no list, count or search, and neither are its tasks.',
});
export type ConversationState = z.infer<typeof conversationState>;

/** In lists: every state but spam and trash. */
export const ALL_STATES = 'all';

/** Conversations that one call may change. */
export const MAX_CHANGED_CONVERSATIONS = 200;
/** How long a change can be taken back. */
export const UNDO_MINUTES = 10;
/** Conversations that one call may merge. */
export const MAX_MERGED_CONVERSATIONS = 20;
/** Messages that a merge or a split may move from one conversation into another. */
export const MAX_MOVED_MESSAGES = 2_000;
/** Messages that one call may split off. */
export const MAX_SPLIT_EMAILS = 200;
/** A conversation may sleep this long. */
export const MAX_SNOOZE_DAYS = 366;

const participant = z.object({
  address: z.string().meta({ example: 'kim@example.com' }),
  name: z.string().meta({ description: 'Empty if no email has it.', example: 'Kim Sato' }),
});

export const conversation = z
  .object({
    id: z.int().meta({
      description:
        'The id of one of its emails. It stays the same until conversations are merged or split, or a late email connects two; the ids of all of its emails lead to it.',
      example: 4294967297,
    }),
    thread_id: z.string().meta({ description: '`message_id` of the first message.' }),
    subject: z.string().meta({ description: 'The subject of the first message.' }),
    snippet: z.string().meta({
      description:
        'The first 300 characters of the last message, on one line, without quoted messages and the signature.',
    }),
    last_message: z
      .object({
        id: z.int(),
        from_address: z.string(),
        from_name: z.string(),
        to_address: z.string(),
        subject: z.string(),
        direction,
        received_at: timestamp,
        send_state: sendState.nullable().meta({ description: 'Null if Herald did not send the email.' }),
      })
      .meta({ description: 'The message with the newest `received_at`.' }),
    participants: z.array(participant).meta({
      description:
        'The senders of inbound and the recipients of outbound messages: the ten with the latest ones, latest first.',
    }),
    message_count: z.int(),
    unread_count: z.int(),
    tags: z.array(tag).meta({ description: 'The tags of its messages, in alphabetical order.' }),
    has_attachment: z.boolean().meta({ description: 'Images inside the text do not count.' }),
    state: conversationState,
    snoozed_until: timestamp.nullable().meta({ description: 'When a snoozed conversation opens again.' }),
    label_ids: z.array(z.int()).meta({ description: 'See `GET /api/labels`.', example: [4294967297] }),
    assignee_id: z.int().nullable().meta({
      description: 'The user or agent responsible: the assignee of its newest task, if it has one.',
      example: 7,
    }),
    task: z
      .object({ id: z.int(), status: taskStatus, assignee_id: z.int().nullable() })
      .nullable()
      .meta({ description: 'The newest task of its messages.' }),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversation>;

export const listConversationsQuery = z.strictObject({
  tag: anyCaseTag.optional().meta({ description: 'Conversations with a message of this tag.' }),
  direction: direction.optional().meta({ description: 'The direction of the last message.' }),
  is_read: queryBoolean.optional().meta({ description: 'Whether all messages are read.' }),
  assignee_id: assigneeQuery,
  state: z
    .enum([...CONVERSATION_STATES, ALL_STATES])
    .default('open')
    .meta({
      description: '`all`: open, snoozed and done ones.',
    }),
  label_id: z.coerce
    .number()
    .pipe(z.int().min(1))
    .optional()
    .meta({ description: 'Conversations with this label. Not together with `tag`.', example: 4294967297 }),
  sent: z.literal('true').optional().meta({
    description:
      'Conversations with an email that the organization has sent, in the order of these emails, newest first. With `search` or `q`, one that fulfils these too. Pages are like those of a search.',
    example: 'true',
  }),
  search: z.string().trim().max(200).optional().meta({
    description:
      'Finds conversations with a message that contains this text, as in the list of emails. They are then in the order of these messages, newest first, and `offset` counts messages. A page may have fewer than `limit` results and still have a next page.',
  }),
  q: searchQuery.meta({
    description:
      'Finds conversations with a message that fulfils all conditions, as `q` of the list of emails: `from:kim has:attachment -newsletter`. Otherwise like `search`.',
    example: 'from:kim has:attachment -newsletter',
  }),
  fields: fieldsOf(conversation),
  ...page,
});

const labelIds = z.array(z.int().min(1)).max(MAX_CONVERSATION_LABELS).optional();

const change = {
  state: conversationState.optional().meta({
    description: '`done` completes the open tasks of the conversation. `snoozed` needs `snoozed_until`.',
  }),
  snoozed_until: instant.optional().meta({
    description: `In the future, at most ${MAX_SNOOZE_DAYS} days ahead; only with the state \`snoozed\`.`,
  }),
  assignee_id: z.int().min(1).nullable().optional().meta({
    description:
      'A member, an agent of one, or null for nobody. The open tasks of the conversation get the same assignee.',
    example: 7,
  }),
  add_label_ids: labelIds.meta({
    description: `Labels of the organization. A conversation has at most ${MAX_CONVERSATION_LABELS}.`,
    example: [4294967297],
  }),
  remove_label_ids: labelIds.meta({ description: 'Ids that a conversation does not have are ignored.' }),
  tag: anyCaseTag.optional().meta({ description: 'The tag of all of its messages and of their tasks.' }),
};

export const updateConversationRequest = z
  .strictObject(change)
  .meta({ id: 'UpdateConversationRequest', example: { state: 'done' } });
export type ConversationChange = z.infer<typeof updateConversationRequest>;

export const updateConversationsRequest = z
  .strictObject({
    ids: z
      .array(z.int().min(1))
      .min(1)
      .max(MAX_CHANGED_CONVERSATIONS)
      .meta({
        description: 'Ids of conversations, or of any of their emails.',
        example: [4294967297],
      }),
    ...change,
  })
  .meta({ id: 'UpdateConversationsRequest', example: { ids: [4294967297], state: 'trash' } });

export const undo = z
  .object({
    token: z.string().meta({ example: 'q1V9Zr0mT4aXb7Kd2LhYc8' }),
    expires_at: timestamp.meta({ description: `${UNDO_MINUTES} minutes after the change.` }),
  })
  .nullable()
  .meta({ description: 'For `POST /api/threads/undo`. Null if nothing changed.' });

export const conversationUpdated = conversation.extend({ undo }).meta({ id: 'ConversationUpdated' });
export type ConversationUpdated = z.infer<typeof conversationUpdated>;

export const conversationsUpdated = z
  .object({
    changed: z.int().meta({ description: 'The number of conversations that changed.' }),
    undo,
  })
  .meta({ id: 'ConversationsUpdated' });
export type ConversationsUpdated = z.infer<typeof conversationsUpdated>;

export const mergeConversationsRequest = z
  .strictObject({
    ids: z
      .array(z.int().min(1))
      .min(2)
      .max(MAX_MERGED_CONVERSATIONS)
      .meta({
        description: 'Ids of conversations, or of any of their emails.',
        example: [4294967297, 4294967299],
      }),
  })
  .meta({ id: 'MergeConversationsRequest' });

export const splitConversationRequest = z
  .strictObject({
    email_ids: z
      .array(z.int().min(1))
      .min(1)
      .max(MAX_SPLIT_EMAILS)
      .meta({
        description: 'Emails of this conversation, but not all of them.',
        example: [4294967299],
      }),
  })
  .meta({ id: 'SplitConversationRequest' });

export const conversationSplit = z
  .object({
    conversation: conversation.meta({ description: 'The new conversation, of the named emails.' }),
    rest: conversation.meta({ description: 'What remains of the old one.' }),
    undo,
  })
  .meta({ id: 'ConversationSplit' });
export type ConversationSplit = z.infer<typeof conversationSplit>;

export const undoConversationsRequest = z
  .strictObject({
    token: z.string().min(1).max(100).meta({ example: 'q1V9Zr0mT4aXb7Kd2LhYc8' }),
  })
  .meta({ id: 'UndoConversationsRequest' });

export const conversationsRestored = z
  .object({
    restored: z.int().meta({ description: 'Conversations that stand as before the change.' }),
    skipped: z.int().meta({
      description:
        'Conversations whose state, assignee or labels, as far as the change set them, are others by now, for example by new mail. They stay as they are.',
    }),
  })
  .meta({ id: 'ConversationsRestored' });
export type ConversationsRestored = z.infer<typeof conversationsRestored>;
