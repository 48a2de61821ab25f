import { z } from 'zod';
import { fieldsOf, page, timestamp } from '../common.ts';
import { person } from './emails.ts';

export const ACTIVITY_TYPES = [
  'state',
  'assignee',
  'label',
  'tag',
  'merge',
  'split',
  'sent',
  'meeting',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

const activityType = z.enum(ACTIVITY_TYPES).meta({
  id: 'ActivityType',
  description: [
    'What happened, and what `from` and `to` are:',
    '',
    '- `state`: the states before and after. A snooze that has ended, and mail that opens a conversation again, are changes to `open` by the system.',
    '- `assignee`: the ids of the users or agents before and after; null is nobody.',
    '- `label`: the id of a label, in `to` if it was added, in `from` if it was removed.',
    '- `tag`: the tags of the moved emails before and after. `from` is one of them if there were several.',
    '- `merge`: in `to`, how many other conversations were merged into this one; in `from`, how many of them a member has taken out again.',
    '- `split`: the id of the other conversation, in `to` if emails have left for it, in `from` if they come from it or have come back.',
    '- `meeting`: in `to`, the id of the event that a suggestion of `email_id` has become. See `GET /api/calendar/events/{id}`.',
    '- `sent`: Herald was told to send `email_id`. Its `send_state` says how that went.',
  ].join('\n'),
});

export const activity = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    at: timestamp,
    type: activityType,
    by: person
      .nullable()
      .meta({ description: 'The user, if `via` is `person`; the one it acted for, if `via` is `agent`.' }),
    via: z.enum(['person', 'key', 'agent', 'rule', 'system']).meta({
      description: 'Who did it: a member, an API key, an agent for a member, a rule, or Herald itself.',
    }),
    agent: z.string().nullable().meta({
      description: 'The name of the agent, if `via` is `agent` and its connection exists.',
      example: null,
    }),
    rule_id: z.int().nullable().meta({ description: 'The rule, if `via` is `rule`. See `GET /api/rules`.' }),
    from: z.string().nullable().meta({ description: 'See `type`.', example: 'open' }),
    from_name: z.string().nullable().meta({
      description:
        'The name of the user or label in `from`. Null for others, and for those that are deleted.',
      example: null,
    }),
    to: z.string().nullable().meta({ description: 'See `type`.', example: 'snoozed' }),
    to_name: z.string().nullable().meta({ description: 'The same for `to`.', example: null }),
    until: timestamp.nullable().meta({ description: 'For a change to `snoozed`: when the snooze ends.' }),
    email_id: z.int().nullable().meta({
      description: 'The newest email of the conversation then. For `sent`, the email. Null if it is deleted.',
    }),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof activity>;

export const listActivityQuery = z.strictObject({
  type: activityType.optional().meta({ description: 'Only entries of this type.' }),
  fields: fieldsOf(activity),
  limit: page.limit,
  cursor: page.cursor,
});
