import { z } from 'zod';
import { tag } from '../tags.ts';

const conversations = (description: string) =>
  z
    .object({
      count: z.int().min(0).meta({ example: 12 }),
      unread: z.int().min(0).meta({ description: 'Those with an unread message.', example: 3 }),
    })
    .meta({ description });

export const conversationCounts = z
  .object({
    mine: conversations(
      'Open, and assigned to the caller; for an API key, to its creator; for an agent, to itself.',
    ),
    unassigned: conversations('Open, and assigned to nobody.'),
    waiting_for_us: conversations('Open, and the last message is inbound.'),
    waiting_for_them: conversations('Open, and the last message is outbound.'),
    open: conversations('All open ones.'),
    snoozed: conversations('Snoozed ones.'),
    done: conversations('Done ones.'),
    spam: conversations('Those in spam.'),
    trash: conversations('Those in the trash.'),
    all: conversations('Open, snoozed and done ones.'),
    sent: z.int().min(0).meta({
      description: 'Outbound emails: the total of `GET /api/emails?direction=outbound`.',
      example: 340,
    }),
    drafts: z.int().min(0).meta({ description: 'Drafts of the caller that are not sent.', example: 2 }),
    tags: z
      .array(z.object({ tag, ...conversations('').shape }))
      .meta({ description: 'Open conversations of each tag, in the order of the organization.' }),
    labels: z
      .array(
        z.object({
          label_id: z.int().meta({ example: 4294967297 }),
          ...conversations('').shape,
        }),
      )
      .meta({ description: 'Open conversations of each label, by name.' }),
  })
  .meta({ id: 'ConversationCounts' });
export type ConversationCounts = z.infer<typeof conversationCounts>;
