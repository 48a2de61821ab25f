import type { Tag } from '../../../../contract/mail/emails.ts';
import { MAX_CONVERSATION_LABELS } from '../../../../contract/mail/labels.ts';
import type { RuleAction, RuleEffect, RuleSkip } from '../../../../contract/mail/rules.ts';
import type { InboxRow } from '../../inboxes/index.ts';
import { type Candidate, decide } from '../auto-responder/decide.ts';
import type { Moment } from './email-store.ts';

/** An email as an action sees it. */
export type RuleEmail = Candidate & {
  inbox_id: number | null;
  is_automatic: boolean;
  /** With which it came. */
  tag: Tag;
};

/** What there is to work with. */
export interface Facts {
  /** The ids of the labels and members of the organization that the rules name. */
  labels: Set<number>;
  members: Set<number>;
  /** Of the webhooks that the rules name: whether they are active. */
  webhooks: Map<number, boolean>;
  /** The active inboxes that can send, by id. */
  inboxes: Map<number, InboxRow>;
  /** The addresses of all inboxes. */
  own: string[];
}

/** Why an action cannot be done with this email, or null. Does not depend on the moment. */
export function judge(action: RuleAction, email: RuleEmail, facts: Facts): RuleSkip | null {
  switch (action.type) {
    case 'label':
      return facts.labels.has(action.label_id) ? null : 'label_deleted';
    case 'assign':
      return facts.members.has(action.assignee_id) ? null : 'member_left';
    case 'reply':
      return judgeReply(email, facts);
    case 'webhook':
      return judgeWebhook(action.webhook_id, facts);
    case 'priority':
    case 'state':
    case 'move':
    case 'no_auto_reply':
      return null;
  }
}

function judgeWebhook(id: number | undefined, { webhooks }: Facts): RuleSkip | null {
  if (id === undefined) return null;
  const isActive = webhooks.get(id);
  if (isActive === undefined) return 'webhook_deleted';
  return isActive ? null : 'webhook_inactive';
}

/** RFC 3834, as for the auto-responder. */
function judgeReply(email: RuleEmail, { inboxes, own }: Facts): RuleSkip | null {
  if (email.is_automatic) return 'automatic';
  if (email.inbox_id === null || !inboxes.has(email.inbox_id)) return 'inbox_inactive';
  const decision = decide(email, own);
  return 'skip' in decision ? (decision.skip as RuleSkip) : null;
}

/** Why an action has nothing to change as the conversation stands, or null. `labels` are those that it has by then. */
export function judgeMoment(action: RuleAction, moment: Moment, labels: Set<number>): RuleSkip | null {
  switch (action.type) {
    case 'label':
      if (labels.has(action.label_id)) return 'unchanged';
      return labels.size >= MAX_CONVERSATION_LABELS ? 'too_many_labels' : null;
    case 'assign':
      return moment.assignee_id === action.assignee_id ? 'unchanged' : null;
    case 'priority':
      if (moment.priority === null) return 'no_task';
      return moment.priority === action.priority ? 'unchanged' : null;
    case 'state':
      return moment.state === action.state && (action.state !== 'done' || moment.task_status !== 'todo')
        ? 'unchanged'
        : null;
    case 'move':
      return moment.tags === JSON.stringify([action.tag]) ? 'unchanged' : null;
    case 'no_auto_reply':
    case 'reply':
    case 'webhook':
      return null;
  }
}

/** What comes of an action. */
export function effectOf(action: RuleAction, reason: RuleSkip | null, { tag }: RuleEmail): RuleEffect {
  const outcome = reason === null ? 'done' : 'skipped';
  switch (action.type) {
    case 'label':
    case 'assign':
    case 'priority':
    case 'state':
    case 'webhook':
      return { ...action, outcome, reason };
    case 'move':
      return { ...action, from_tag: tag, outcome, reason };
    case 'no_auto_reply':
    case 'reply':
      return { type: action.type, outcome, reason };
  }
}

const GONE: (RuleSkip | null)[] = ['label_deleted', 'member_left', 'webhook_deleted'];

/** True if no action of the rule can ever be done again. */
export function isUseless(actions: RuleAction[], email: RuleEmail, facts: Facts): boolean {
  return actions.every((action) => GONE.includes(judge(action, email, facts)));
}
