import type { RuleAction } from '../../../../contract/mail/rules.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { listPeople } from '../../identity/index.ts';
import { hasSmtp, selectInboxes } from '../../inboxes/index.ts';
import { toCandidate } from '../auto-replies/hand-over.ts';
import { selectKnownLabels } from '../labels/store.ts';
import { assigneeIdsOf, labelIdsOf } from '../rules/check.ts';
import type { RuleEmailRow } from './email-store.ts';
import type { Facts, RuleEmail } from './judge.ts';

/** What these actions have to work with. */
export async function findFacts(ctx: Ctx, actions: RuleAction[]): Promise<Facts> {
  const [[labels, inboxes], people] = await Promise.all([
    commit(database(ctx), [selectKnownLabels(ctx, labelIdsOf(actions)), selectInboxes(ctx)]),
    listPeople(ctx, assigneeIdsOf(actions)),
  ]);
  const sending = inboxes.filter((inbox) => inbox.isActive && hasSmtp(inbox));
  return {
    labels: new Set(labels.map(({ id }) => id)),
    members: new Set(people.flatMap(({ id, role }) => (role === null ? [] : [id]))),
    inboxes: new Map(sending.map((inbox) => [inbox.id, inbox])),
    own: inboxes.map(({ emailAddress }) => emailAddress),
  };
}

export function toRuleEmail(row: RuleEmailRow): RuleEmail {
  return { ...toCandidate(row), inbox_id: row.inbox_id, is_automatic: row.is_automatic === 1 };
}
