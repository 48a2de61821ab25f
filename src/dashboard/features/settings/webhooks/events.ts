import type { Schemas } from '../../../api/client.ts';

type EventType = Schemas['EventType'];

/** The event types of the API. `satisfies` fails for removed types, `EVERY` for new ones. */
const EVERY: Record<EventType, true> = {
  'email.saved': true,
  'email.sent': true,
  'email.failed': true,
  'email.bounced': true,
  'reply.requested': true,
  'rule.matched': true,
  'conversation.assigned': true,
  'note.written': true,
  'task.created': true,
  'task.updated': true,
  'alert.reached': true,
  'stream.live': true,
  'stream.ended': true,
  'milestone.reached': true,
  'agent.proposed': true,
  'caption.pending': true,
  'announcement.sent': true,
  'announcement.failed': true,
  'audit.requested': true,
  'audit.completed': true,
  'event.created': true,
  'event.updated': true,
  'event.cancelled': true,
  'suggestion.found': true,
  'webhook.disabled': true,
  'webhook.test': true,
};

type Group = EventType extends `${infer G}.${string}` ? G : never;

/** The types by subject: `email` has `email.saved` and others. */
export const EVENT_GROUPS = Object.entries(
  Object.groupBy(Object.keys(EVERY) as EventType[], (type) => type.split('.')[0] as Group),
) as [Group, EventType[]][];
