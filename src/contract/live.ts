import { z } from 'zod';

/** The kinds of live changes, with the meaning of their ids. */
export const LIVE_TYPES = {
  agent: 'agents that act for members, and what they propose',
  api_key: 'API keys',
  audit: 'audits of websites and videos, their results and schedules',
  audit_log: 'entries of the audit log',
  billing: 'the plan, invoices, purchases',
  booking: 'connections to booking services, and what they report',
  canned_reply: 'replies to reuse',
  caption: 'captions and announcements',
  chat: 'chats with the AI',
  contact: 'contacts: who writes, and whom one writes to',
  draft: 'drafts, also those that wait to be sent',
  email: 'emails, the state of those that are sent',
  event: 'events of the calendar',
  export: 'exports of the organization',
  inbox: 'inboxes and their reply settings',
  label: 'labels of conversations',
  insight: 'what the AI wrote about an email or a thread',
  member: 'members, their names, invitations',
  milestone: 'milestones of subscribers',
  note: 'notes in conversations',
  notification: 'what the receiver was told, and wants to be told; the ids are those of users',
  reply: 'automatic replies and suggested drafts',
  rule: 'rules, and what they did',
  settings: 'the organization, preferences, connected platforms',
  signature: 'signatures',
  stream: 'live streams and the watched channel',
  suggestion: 'meetings that mail suggests',
  sync: 'how the reading of mailboxes goes',
  task: 'tasks, their history and notes',
  thread: 'conversations',
  tokens: 'the balance, usage and alerts of AI tokens',
  video: 'videos that are uploaded to be audited',
  view: 'saved views of conversations',
  webhook: 'webhook endpoints and their deliveries',
} as const;
export const LIVE_TYPE_NAMES = Object.keys(LIVE_TYPES) as [LiveType, ...LiveType[]];
export type LiveType = keyof typeof LIVE_TYPES;

/** Ids of one change; more become none, which means all. */
export const MAX_CHANGE_IDS = 100;

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
