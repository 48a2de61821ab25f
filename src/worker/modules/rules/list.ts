import type { Rule } from '../../../contract/mail/rules.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { toRule } from './present.ts';
import { selectRules } from './store.ts';

/** Lists all rules of the organization, in their order. */
export async function listRules(ctx: Ctx): Promise<Rule[]> {
  const [rows] = await commit(database(ctx), [selectRules(ctx)]);
  const tags = await tagsOf(ctx);
  return rows.map((row) => toRule(row, tags));
}
