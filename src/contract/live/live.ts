import { z } from 'zod';
import { LIVE_TYPE_NAMES, LIVE_TYPES, MAX_CHANGE_IDS } from './types.ts';

/** Every commit that changes what a page shows raises it. */
const version = z.int().min(0).meta({
  description: 'The number of changes to what the pages of the organization show. It only grows.',
  example: 1027,
});

export const liveVersion = z.object({ version }).meta({ id: 'LiveVersion' });
export type LiveVersion = z.infer<typeof liveVersion>;

export const liveChange = z
  .object({
    type: z.enum(LIVE_TYPE_NAMES).meta({
      description: `What has changed:\n\n${Object.entries(LIVE_TYPES)
        .map(([name, about]) => `- \`${name}\`: ${about}`)
        .join('\n')}`,
      example: 'task',
    }),
    ids: z
      .array(z.int())
      .max(MAX_CHANGE_IDS)
      .meta({
        description: `Which ones. Empty: any of this type, as for new ones and for more than ${MAX_CHANGE_IDS}.`,
        example: [4294967297],
      }),
  })
  .meta({ id: 'LiveChange' });
export type LiveChange = z.infer<typeof liveChange>;

const person = z.object({
  user_id: z.int(),
  name: z.string(),
  state: z.enum(['looking', 'writing']),
});
export type Person = z.infer<typeof person>;

/** The id of a conversation. */
const thread = z.int().positive().meta({ description: 'The `id` of a conversation.', example: 4294967297 });

export const serverMessage = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('hello'), version }).meta({
      description: 'The first message. Whatever was fetched at another version has to be fetched again.',
    }),
    z.object({ type: z.literal('changes'), version, changes: z.array(liveChange) }).meta({
      description:
        'What has changed, collected for 250 ms. Everything up to this version has been told now; what changed after it may be among these, and comes with a later version then.',
    }),
    z.object({ type: z.literal('presence'), thread, people: z.array(person) }).meta({
      description: 'Who has a conversation open now: all of them, the receiver too. Empty: nobody.',
    }),
  ])
  .meta({
    id: 'LiveServerMessage',
    example: { type: 'changes', version: 1027, changes: [{ type: 'task', ids: [4294967297] }] },
  });
export type ServerMessage = z.infer<typeof serverMessage>;

export const clientMessage = z
  .strictObject({
    type: z.literal('presence'),
    thread,
    state: z.enum(['looking', 'writing', 'gone']),
  })
  .meta({
    id: 'LiveClientMessage',
    description: 'What the user does in a conversation. It holds for 30 seconds, so send it every 15.',
    example: { type: 'presence', thread: 4294967297, state: 'writing' },
  });
