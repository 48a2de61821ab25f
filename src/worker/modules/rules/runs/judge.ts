import { MAX_CONVERSATION_LABELS } from '../../../../contract/mail/labels.ts';
import {
  type RuleAction,
  type RuleEffect,
  type RuleSkip,
  takersOf,
} from '../../../../contract/mail/rules.ts';
import type { Tag } from '../../../../lib/tags.ts';
import { type Candidate, decide } from '../../auto-reply/index.ts';
import type { InboxRow } from '../../inboxes/index.ts';
import type { Moment } from './email-store.ts';

/** An email as the actions process it. */
export type RuleEmail = Candidate & {
  inbox_id: number | null;
  is_automatic: boolean;
  /** The tag at arrival. */
  tag: Tag;
};

/** The facts that actions depend on. */
export interface Facts {
  /** The ids of the existing labels and members that the rules refer to. */
  labels: Set<number>;
  members: Set<number>;
  /** The webhooks that the rules refer to, and whether they are active. */
  webhooks: Map<number, boolean>;
  /** The active inboxes that can send, by id. */
  inboxes: Map<number, InboxRow>;
  /** The addresses of all inboxes. */
  own: string[];
}

/** Returns why an action cannot be done with this email, or null. Independent of the conversation's current state. */
export function judge(action: RuleAction, email: RuleEmail, facts: Facts): RuleSkip | null {
  switch (action.type) {
    case 'label':
      return facts.labels.has(action.label_id) ? null : 'label_deleted';
    case 'assign':
      return takersOf(action).some((id) => facts.members.has(id)) ? null : 'member_left';
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

/** Returns why the email gets no reply, as for the auto-responder (RFC 3834), or null. */
function judgeReply(email: RuleEmail, { inboxes, own }: Facts): RuleSkip | null {
  if (email.is_automatic) return 'automatic';
  if (email.inbox_id === null || !inboxes.has(email.inbox_id)) return 'inbox_inactive';
  const decision = decide(email, own);
  return 'skip' in decision ? (decision.skip as RuleSkip) : null;
}

/**
 * Returns an action as it is for this conversation: of those who take turns, the next one after the last who is still
 * there. A conversation with an assignee keeps them.
 */
export function inTurn(action: RuleAction, moment: Moment, { members }: Facts): RuleAction {
  if (action.type !== 'assign' || action.turns === undefined) return action;
  const takers = takersOf(action);
  const last = takers.indexOf(moment.last_assignee_id ?? 0);
  const next = [...takers.slice(last + 1), ...takers].find((id) => members.has(id));
  return { type: 'assign', assignee_id: moment.assignee_id ?? next ?? action.assignee_id };
}

/** Returns why an action has no effect on the conversation, or null. `labels` are those after earlier actions. */
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

/** An effect as the log stores it. */
export type StoredEffect = Omit<RuleEffect, 'tag' | 'from_tag'> & { tag?: Tag; from_tag?: Tag };

/** Returns the effect of an action for the log. */
export function effectOf(action: RuleAction, reason: RuleSkip | null, { tag }: RuleEmail): StoredEffect {
  const outcome = reason === null ? 'done' : 'skipped';
  switch (action.type) {
    case 'assign':
      return { type: action.type, assignee_id: action.assignee_id, outcome, reason };
    case 'label':
    case 'priority':
    case 'state':
    case 'webhook':
      return { ...action, outcome, reason };
    case 'move':
      return { ...action, tag: action.tag as Tag, from_tag: tag, outcome, reason };
    case 'no_auto_reply':
    case 'reply':
      return { type: action.type, outcome, reason };
  }
}

const GONE: (RuleSkip | null)[] = ['label_deleted', 'member_left', 'webhook_deleted'];

/** Returns whether no action of the rule can ever be done again. */
export function isUseless(actions: RuleAction[], email: RuleEmail, facts: Facts): boolean {
  return actions.every((action) => GONE.includes(judge(action, email, facts)));
}
