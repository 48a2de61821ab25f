import { notFound } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { getRule } from './get.ts';
import { startRules } from './runs/cursor-store.ts';
import { deleteRuleRow, requireRule } from './store.ts';

/** Deletes a rule. Keeps its effects; its log expires. Throws `not_found`. */
export async function deleteRule(ctx: Ctx, id: number): Promise<void> {
  const { name } = await getRule(ctx, id);
  await commitUnlessRefused(
    database(ctx),
    [
      requireRule(ctx, id),
      deleteRuleRow(ctx, id),
      ...startRules(ctx),
      audit(ctx, 'rule.deleted', `rule:${name}`, { id }),
    ],
    () => notFound('rule'),
  );
}
