import type { RuleAction } from '../../../../contract/mail/rules.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toCandidate } from '../../auto-reply/index.ts';
import { listPeople } from '../../identity/index.ts';
import { addressesOf, selectInboxes, sendsBy } from '../../inboxes/index.ts';
import { selectKnownLabels } from '../../mail/index.ts';
import { selectWebhookStates } from '../../webhooks/index.ts';
import { assigneeIdsOf, labelIdsOf, webhookIdsOf } from '../check.ts';
import type { RuleEmailRow } from './email-store.ts';
import type { Facts, RuleEmail } from './judge.ts';

/** Looks up the facts that these actions depend on. */
export async function findFacts(ctx: Ctx, actions: RuleAction[]): Promise<Facts> {
  const [[labels, inboxes, webhooks], people] = await Promise.all([
    commit(database(ctx), [
      selectKnownLabels(ctx, labelIdsOf(actions)),
      selectInboxes(ctx),
      selectWebhookStates(ctx, webhookIdsOf(actions)),
    ]),
    listPeople(ctx, assigneeIdsOf(actions)),
  ]);
  const sending = inboxes.filter((inbox) => inbox.isActive && sendsBy(ctx.env, inbox) !== null);
  return {
    labels: new Set(labels.map(({ id }) => id)),
    members: new Set(people.flatMap(({ id, role }) => (role === null ? [] : [id]))),
    webhooks: new Map(webhooks.map(({ id, isActive }) => [id, isActive])),
    inboxes: new Map(sending.map((inbox) => [inbox.id, inbox])),
    own: inboxes.flatMap(addressesOf),
  };
}

export function toRuleEmail(row: RuleEmailRow): RuleEmail {
  return { ...toCandidate(row), inbox_id: row.inbox_id, is_automatic: row.is_automatic === 1, tag: row.tag };
}
