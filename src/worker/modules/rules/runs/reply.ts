import type { RuleAction } from '../../../../contract/mail/rules.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { sendAll } from '../../../platform/work/jobs.ts';
import {
  insertReplyOfRule,
  insertSkippedByRule,
  replyAddress,
  selectSettings,
  settingsById,
  writeReply,
} from '../../auto-reply/index.ts';
import type { Facts, RuleEmail } from './judge.ts';

/**
 * Returns the statements by which a rule replies to an email, or keeps the auto-responder from it. `claim` identifies
 * the reply; null if there is none. The limits are those in the settings of the inbox.
 */
export async function replyStatements(
  ctx: Ctx,
  ruleId: number,
  actions: RuleAction[],
  email: RuleEmail,
  facts: Facts,
): Promise<{ statements: Statement[]; claim: string | null }> {
  if (actions.some(({ type }) => type === 'no_auto_reply')) {
    return { statements: insertSkippedByRule(ctx, ruleId, email.inbox_id, email), claim: null };
  }
  const action = actions.find((each) => each.type === 'reply');
  const inbox = email.inbox_id === null ? undefined : facts.inboxes.get(email.inbox_id);
  if (!action || !inbox) return { statements: [], claim: null };
  const [rows] = await commit(database(ctx), [selectSettings(ctx, [inbox.id])]);
  const settings = settingsById(rows)(inbox.id);
  const { subject, body } = action;
  const reply = writeReply(email, { ...settings, subject, body, inboxName: inbox.name });
  const claim = crypto.randomUUID();
  const to = replyAddress(email);
  return {
    statements: insertReplyOfRule(ctx, ruleId, inbox.id, email, to, reply, settings, claim),
    claim,
  };
}

/** Wakes the job that sends the replies of rules. If the message is lost, the next cron tick finds them. */
export function wakeReplies(ctx: Ctx, inboxId: number): void {
  const body = { kind: 'auto-reply', organization_id: ctx.organizationId, inbox_id: inboxId };
  ctx.defer(sendAll(ctx.env.SEND_SLOW_QUEUE, [{ body }]));
}
