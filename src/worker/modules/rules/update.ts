import type { Rule, UpdateRule } from '../../../contract/mail/rules.ts';
import { notFound } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { checkParts, refusalOf, requireMembers, requireParts, withStoredTags } from './check.ts';
import { getRule } from './get.ts';
import { toRule } from './present.ts';
import { startRules } from './runs/cursor-store.ts';
import { requireRule, updateRuleRow } from './store.ts';

/**
 * Changes the fields of the request. Throws `not_found`, `invalid`, `refused` (NO_SUCH_LABEL, NO_SUCH_MEMBER,
 * NO_SUCH_WEBHOOK).
 */
export async function updateRule(ctx: Ctx, id: number, request: UpdateRule): Promise<Rule> {
  checkParts(request);
  const change = await withStoredTags(ctx, request);
  await requireMembers(ctx, change.actions);
  const current = await getRule(ctx, id);
  const update = updateRuleRow(ctx, id, change);
  const results = await commitUnlessRefused(
    database(ctx),
    [
      requireRule(ctx, id),
      ...requireParts(ctx, change.actions),
      update,
      ...startRules(ctx),
      audit(ctx, 'rule.updated', `rule:${current.name}`, { id, fields: Object.keys(change) }),
    ],
    () => refusalOf(ctx, change.actions, notFound('rule')),
  );
  return toRule(results.of(update)[0]!, await tagsOf(ctx));
}
