import { MAX_RULES, type RuleAction, takersOf } from '../../../contract/mail/rules.ts';
import { DomainError, invalid } from '../../../lib/errors.ts';
import { foldings } from '../../../lib/fold.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit, requireThat } from '../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { tagNamed } from '../../platform/tags.ts';
import { listPeople } from '../identity/index.ts';
import { labelsExist, searchTerm, selectKnownLabels } from '../mail/index.ts';
import { selectWebhookStates, webhooksExist } from '../webhooks/index.ts';
import { type Parts, withTags } from './present.ts';

/** Throws `invalid`, with the path of the field, for values that cannot be compared, and for conflicting actions. */
export function checkParts({ conditions = [], actions = [] }: Parts): void {
  for (const [i, condition] of conditions.entries()) {
    if (typeof condition.value !== 'string' || condition.field === 'tag') continue;
    const term = searchTerm(condition.value);
    if (term === '') throw invalid(`conditions.${i}.value`, 'expected a letter, a digit or a sign');
    if (foldings(term).term !== term) {
      throw invalid(
        `conditions.${i}.value`,
        'has too many different letters to be compared; use a shorter part of the text, or two conditions',
      );
    }
  }
  for (const [i, action] of actions.entries()) {
    const isSame = (other: RuleAction) =>
      other.type === action.type &&
      !(other.type === 'label' && action.type === 'label' && other.label_id !== action.label_id) &&
      !(other.type === 'webhook' && action.type === 'webhook' && areOthers(other, action));
    if (actions.findIndex(isSame) < i) throw invalid(`actions.${i}`, `expected at most one ${action.type}`);
  }
  const reply = actions.findIndex(({ type }) => type === 'reply');
  const excludes = actions.some(
    (action) => action.type === 'no_auto_reply' || (action.type === 'state' && action.state !== 'done'),
  );
  if (reply >= 0 && excludes) {
    throw invalid(`actions.${reply}`, 'a reply does not go together with no_auto_reply, spam or trash');
  }
}

/** Returns the ids of the labels that the actions add. */
export function labelIdsOf(actions: RuleAction[]): number[] {
  return actions.flatMap((action) => (action.type === 'label' ? [action.label_id] : []));
}

/** Returns the ids of the webhooks that the actions call by id. */
export function webhookIdsOf(actions: RuleAction[]): number[] {
  return actions.flatMap((action) =>
    action.type === 'webhook' && action.webhook_id !== undefined ? [action.webhook_id] : [],
  );
}

type Call = Extract<RuleAction, { type: 'webhook' }>;
/** Returns whether the actions call two different webhooks by id. */
const areOthers = (a: Call, b: Call) =>
  a.webhook_id !== undefined && b.webhook_id !== undefined && a.webhook_id !== b.webhook_id;

/** Returns the ids of the users and agents whom the actions assign conversations to. */
export function assigneeIdsOf(actions: RuleAction[]): number[] {
  return actions.flatMap((action) => (action.type === 'assign' ? takersOf(action) : []));
}

/** Throws `refused` (NO_SUCH_MEMBER) for an assignee who is neither a member nor an agent of one. */
export async function requireMembers(ctx: Ctx, actions: RuleAction[] = []): Promise<void> {
  const people = await listPeople(ctx, assigneeIdsOf(actions));
  for (const [i, action] of actions.entries()) {
    if (action.type !== 'assign') continue;
    const isThere = (taker: number) => people.some(({ id, role }) => id === taker && role !== null);
    const stranger = takersOf(action).find((taker) => !isThere(taker));
    if (stranger === undefined) continue;
    throw refused(
      'NO_SUCH_MEMBER',
      `actions.${i}.${stranger === action.assignee_id ? 'assignee_id' : 'turns'}`,
      'there is no such member or agent in this organization',
    );
  }
}

/** Fails the batch unless the labels and webhooks of the actions exist. */
export function requireParts(ctx: Ctx, actions: RuleAction[] = []): Statement[] {
  const labels = labelIdsOf(actions);
  const webhooks = webhookIdsOf(actions);
  return [
    ...(labels.length > 0 ? [requireThat(database(ctx), labelsExist(ctx, labels))] : []),
    ...(webhooks.length > 0 ? [requireThat(database(ctx), webhooksExist(ctx, webhooks))] : []),
  ];
}

/** Returns why the batch of a change was refused: NO_SUCH_LABEL, NO_SUCH_WEBHOOK, or else `other`. */
export async function refusalOf(
  ctx: Ctx,
  actions: RuleAction[] = [],
  other: DomainError,
): Promise<DomainError> {
  const [labels, webhooks] = await commit(database(ctx), [
    selectKnownLabels(ctx, labelIdsOf(actions)),
    selectWebhookStates(ctx, webhookIdsOf(actions)),
  ]);
  for (const [i, action] of actions.entries()) {
    if (action.type === 'label' && !labels.some(({ id }) => id === action.label_id)) {
      const path = `actions.${i}.label_id`;
      return refused('NO_SUCH_LABEL', path, 'there is no such label in this organization; see /api/labels');
    }
    if (action.type !== 'webhook' || action.webhook_id === undefined) continue;
    if (!webhooks.some(({ id }) => id === action.webhook_id)) {
      const path = `actions.${i}.webhook_id`;
      return refused(
        'NO_SUCH_WEBHOOK',
        path,
        'there is no such webhook in this organization; see /api/webhooks',
      );
    }
  }
  return other;
}

export function tooManyRules(): DomainError {
  const detail = `An organization has at most ${MAX_RULES} rules. Delete one first.`;
  return new DomainError('refused', 'TOO_MANY_RULES', detail);
}

function refused(code: string, path: string, message: string): DomainError {
  return new DomainError('refused', code, `${path}: ${message}.`, { errors: [{ path, message }] });
}

/** Returns the parts of a request with tags as rows have them. Throws `invalid`. */
export async function withStoredTags<P extends Parts>(ctx: Ctx, parts: P): Promise<P> {
  const named: [string, string][] = [];
  withTags(parts, (name, path) => {
    named.push([name, path]);
    return name;
  });
  const stored = new Map<string, string>();
  for (const [name, path] of named) stored.set(path, await tagNamed(ctx, name, path));
  return withTags(parts, (_, path) => stored.get(path)!);
}
