import type { Rule } from '../../../contract/mail/rules.ts';
import { notFound } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { toRule } from './present.ts';
import { selectRule } from './store.ts';

/** Throws `not_found`. */
export async function getRule(ctx: Ctx, id: number): Promise<Rule> {
  const [[row]] = await commit(database(ctx), [selectRule(ctx, id)]);
  if (!row) throw notFound('rule');
  return toRule(row, await tagsOf(ctx));
}
