import type { RuleAction } from '../../../../contract/mail/rules.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import {
  assignmentNotice,
  bringToChange,
  type Change,
  getConversation,
  hasFewLabels,
  insertUndo,
} from '../../mail/index.ts';
import { wakeNotices } from '../../notices/index.ts';
import { webhookIdsOf } from '../check.ts';
import { insertLog } from '../log-store.ts';
import type { RuleRow } from '../schema.ts';
import { effectsJson, insertMatchedEvent, mayRun, updatePriority, updateRuns } from './effect-store.ts';
import { selectMoment } from './email-store.ts';
import { effectOf, type Facts, inTurn, judge, judgeMoment, type RuleEmail } from './judge.ts';
import { replyStatements, wakeReplies } from './reply.ts';

/** `stale`: the rule, the email, a label or a webhook has changed since it was read, and nothing was done. */
export type Applied = 'done' | 'stale';

/**
 * Applies a rule to an email, once: its effects and its log entry are one batch. Actions that cannot be done are
 * skipped, with the reason in the log.
 */
export async function applyRule(
  service: Ctx,
  claim: Claim,
  rule: RuleRow,
  email: RuleEmail,
  facts: Facts,
): Promise<Applied> {
  const ctx: Ctx = { ...service, actor: { type: 'rule', ruleId: rule.id } };
  const db = database(ctx);
  const [[moment]] = await commit(db, [selectMoment(ctx, rule.id, email.id)]);
  if (!moment || moment.is_logged === 1) return 'done';
  if (moment.is_hidden === 1) return 'stale';
  if (moment.is_unfilled === 1) {
    await getConversation(ctx, email.id);
    return 'stale';
  }

  const labels = new Set(JSON.parse(moment.labels) as number[]);
  const judged = rule.actions.map((each) => {
    const action = inTurn(each, moment, facts);
    const reason = judge(each, email, facts) ?? judgeMoment(action, moment, labels);
    if (action.type === 'label' && reason === null) labels.add(action.label_id);
    return { action, reason };
  });
  const effects = judged.map(({ action, reason }) => effectOf(action, reason, email));
  const doable = judged.flatMap(({ action, reason }) => (reason === null ? [action] : []));
  const change = changeOf(doable);
  const { assigneeId } = change;
  const hash = sha256(crypto.randomUUID());
  const notices =
    // A notice may arrive at an inbox, where a rule must not trigger another notice.
    assigneeId && !email.is_automatic ? await assignmentNotice(ctx, [email.id], assigneeId, hash) : [];
  const reply = await replyStatements(ctx, rule.id, doable, email, facts);
  const tags = await tagsOf(ctx);
  const statements: Statement[] = [
    requireThat(db, mayRun(ctx, claim, rule, email.id, change.added, webhookIdsOf(doable))),
    ...(isChange(change)
      ? [
          insertUndo(ctx, hash, [email.id], change, ctx.now(), email.id),
          requireThat(db, hasFewLabels(ctx, hash)),
          ...bringToChange(ctx, hash, change),
        ]
      : []),
    ...notices,
    ...doable.flatMap((action) =>
      action.type === 'priority' ? updatePriority(ctx, email.id, action.priority) : [],
    ),
    ...reply.statements,
    ...doable.flatMap((action) =>
      action.type === 'webhook'
        ? [insertMatchedEvent(ctx, rule, email.id, action.webhook_id ?? null, tags)]
        : [],
    ),
    insertLog(ctx, rule.id, email.id, effectsJson(ctx, email.id, effects, reply.claim)),
    updateRuns(ctx, rule.id, assigneeId ?? null),
  ];
  try {
    await commit(db, statements);
  } catch (error) {
    if (isRefusal(error)) return 'stale';
    throw error;
  }
  wakeOutbox(ctx);
  if (notices.length > 0) wakeNotices(ctx);
  if (reply.claim !== null && email.inbox_id !== null) wakeReplies(ctx, email.inbox_id);
  return 'done';
}

/** Returns the change of the conversation by the actions. */
function changeOf(actions: RuleAction[]): Change {
  const change: Change = {
    state: null,
    snoozedUntil: null,
    assigneeId: undefined,
    added: [],
    removed: [],
    tag: null,
  };
  for (const action of actions) {
    if (action.type === 'state') change.state = action.state;
    if (action.type === 'assign') change.assigneeId = action.assignee_id;
    if (action.type === 'move') change.tag = action.tag as Tag;
    if (action.type === 'label') change.added.push(action.label_id);
  }
  return change;
}

const isChange = ({ state, assigneeId, added, tag }: Change) =>
  state !== null || assigneeId !== undefined || added.length > 0 || tag !== null;
