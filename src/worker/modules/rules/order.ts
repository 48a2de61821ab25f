import type { Rule } from '../../../contract/mail/rules.ts';
import { DomainError } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { toRule } from './present.ts';
import { requireAll, selectRules, updateOrder } from './store.ts';

/** Orders all rules of the organization. Throws `refused` (NOT_ALL_RULES). */
export async function orderRules(ctx: Ctx, ids: number[]): Promise<Rule[]> {
  const message = 'expected the id of each rule once; see GET /api/rules';
  const refusal = () =>
    new DomainError('refused', 'NOT_ALL_RULES', `ids: ${message}.`, { errors: [{ path: 'ids', message }] });
  if (new Set(ids).size !== ids.length) throw refusal();
  const select = selectRules(ctx);
  const results = await commitUnlessRefused(
    database(ctx),
    [requireAll(ctx, ids), updateOrder(ctx, ids), audit(ctx, 'rule.ordered', 'rules', { ids }), select],
    refusal,
  );
  const tags = await tagsOf(ctx);
  return results.of(select).map((row) => toRule(row, tags));
}
