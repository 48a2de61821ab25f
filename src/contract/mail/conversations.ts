import { z } from 'zod';
import { fieldsOf, page, queryBoolean, timestamp } from '../common.ts';
import { assigneeQuery, taskStatus } from '../tasks.ts';
import { anyCaseTag, direction, sendState, tag } from './emails.ts';

const participant = z.object({
  address: z.string().meta({ example: 'kim@example.com' }),
  name: z.string().meta({ description: 'Empty if no email has it.', example: 'Kim Sato' }),
});

export const conversation = z
  .object({
    id: z.int().meta({
      description:
        'The id of one of its emails. It stays the same until a late email connects two conversations; both ids then lead to the one.',
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
  search: z.string().trim().max(200).optional().meta({
    description:
      'Finds conversations with a message that contains this text, as in the list of emails. They are then in the order of these messages, newest first, and `offset` counts messages. A page may have fewer than `limit` results and still have a next page.',
  }),
  fields: fieldsOf(conversation),
  ...page,
});
