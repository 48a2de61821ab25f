import { type SQL, sql } from 'drizzle-orm';
import type { TaskPriority } from '../../../../contract/tasks.ts';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { nameInSql } from '../../../platform/tags.ts';
import { type Claim, holdsLease } from '../../../platform/work/jobs.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { areStored, isHiddenEmail, labelsExist } from '../../mail/index.ts';
import { autoReplies, emails } from '../../mail/schema.ts';
import { taskIdOfEmail, updateTasks } from '../../tasks/index.ts';
import { webhooksAreActive } from '../../webhooks/index.ts';
import { isLogged } from '../log-store.ts';
import { type RuleRow, rules } from '../schema.ts';
import type { StoredEffect } from './judge.ts';

/** Returns an SQL condition: the rule is enabled and unchanged. */
export function isUnchanged(ctx: Ctx, rule: RuleRow): SQL {
  return sql`EXISTS (SELECT 1 FROM ${rules} WHERE id = ${rule.id} AND organization_id = ${ctx.organizationId}
    AND is_enabled = 1 AND needs = ${rule.needs} AND conditions = ${JSON.stringify(rule.conditions)}
    AND actions = ${JSON.stringify(rule.actions)})`;
}

/**
 * Returns an SQL condition: this run still holds the job, the rule is unchanged and has not run for the email, which
 * exists and is not in spam or trash, the labels exist, and the webhooks are active.
 */
export function mayRun(
  ctx: Ctx,
  claim: Claim,
  rule: RuleRow,
  emailId: number,
  labelIds: number[],
  webhookIds: number[],
): SQL {
  return sql`${holdsLease(claim)} AND ${isUnchanged(ctx, rule)} AND ${areStored(ctx, [emailId])}
    AND NOT ${isLogged(ctx, rule.id, emailId)}
    AND NOT ${isHiddenEmail(ctx, emailId)} AND ${labelsExist(ctx, labelIds)}
    AND ${webhooksAreActive(ctx, webhookIds)}`;
}

/** Sets the priority of the task of an email. */
export function updatePriority(ctx: Ctx, emailId: number, priority: TaskPriority): Statement[] {
  return updateTasks(ctx, taskIdOfEmail(sql`${emailId}`), { priority: sql`${priority}` });
}

/** Records the event `rule.matched` for this webhook, or for all that subscribe to it if null. */
export function insertMatchedEvent(
  ctx: Ctx,
  rule: RuleRow,
  emailId: number,
  webhookId: number | null,
  tags: Tags,
): Statement {
  return recordEvent(
    ctx,
    'rule.matched',
    sql`(SELECT json_object('rule_id', CAST(${rule.id} AS INTEGER), 'rule_name', ${rule.name}, 'email_id', e.id,
        'task_id', ${taskIdOfEmail(sql`e.id`)}, 'message_id', e.message_id, 'from_address', e.from_address,
        'subject', e.subject, 'tag', ${nameInSql(tags, sql`e.tag`)}, 'is_automatic', json(iif(e.is_automatic, 'true', 'false')))
      FROM ${emails} AS e WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId})`,
    sql`true`,
    webhookId,
  );
}

/** Increments the number of runs, and stores whom the rule has assigned a conversation to, if it has. */
export function updateRuns(ctx: Ctx, ruleId: number, assigneeId: number | null): Statement {
  return database(ctx).run(sql`UPDATE ${rules} SET runs = runs + 1, last_run_at = ${ctx.now()},
      last_assignee_id = COALESCE(CAST(${assigneeId} AS INTEGER), last_assignee_id)
    WHERE id = ${ruleId} AND organization_id = ${ctx.organizationId} RETURNING id`);
}

/** Disables a rule that can do nothing any more. */
export function updateToDisabled(ctx: Ctx, ruleId: number): Statement {
  return database(ctx).run(sql`UPDATE ${rules}
    SET is_enabled = 0, disabled_reason = 'nothing_to_do', updated_at = ${ctx.now()}
    WHERE id = ${ruleId} AND organization_id = ${ctx.organizationId} RETURNING id`);
}

/**
 * Returns an SQL expression: the effects as JSON. For a reply, reads the outcome of the one with this claim, as only
 * the batch knows whether the interval or the cap allows it. `claim` is null if there is none.
 */
export function effectsJson(ctx: Ctx, emailId: number, effects: StoredEffect[], claim: string | null): SQL {
  const place = effects.findIndex(({ type, outcome }) => type === 'reply' && outcome === 'done');
  if (claim === null || place < 0) return sql`${JSON.stringify(effects)}`;
  const reply = sql`FROM ${autoReplies} WHERE email_id = ${emailId} AND claim = ${claim}
    AND organization_id = ${ctx.organizationId}`;
  const at = (field: string) => `$[${place}].${field}`;
  return sql`json_set(${JSON.stringify(effects)},
    ${at('outcome')}, iif(EXISTS (SELECT 1 ${reply} AND status = 'pending'), 'done', 'skipped'),
    ${at('reason')}, iif(EXISTS (SELECT 1 ${reply}), (SELECT reason ${reply}), 'already_replied'))`;
}
