import type { CreateRule, Rule } from '../../../contract/mail/rules.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import {
  checkParts,
  refusalOf,
  requireMembers,
  requireParts,
  tooManyRules,
  withStoredTags,
} from './check.ts';
import { toRule } from './present.ts';
import { startRules } from './runs/cursor-store.ts';
import { insertRule, requireRoom } from './store.ts';

/**
 * Creates a rule after the others. Throws `invalid`; `refused` (TOO_MANY_RULES, NO_SUCH_LABEL, NO_SUCH_MEMBER,
 * NO_SUCH_WEBHOOK).
 */
export async function createRule(ctx: Ctx, request: CreateRule): Promise<Rule> {
  checkParts(request);
  const input = await withStoredTags(ctx, request);
  await requireMembers(ctx, input.actions);
  const [created, advanced] = insertRule(ctx, input);
  const results = await commitUnlessRefused(
    database(ctx),
    [
      requireRoom(ctx),
      ...requireParts(ctx, input.actions),
      created,
      advanced,
      ...startRules(ctx),
      audit(ctx, 'rule.created', `rule:${input.name}`),
    ],
    () => refusalOf(ctx, input.actions, tooManyRules()),
  );
  return toRule(results.of(created)[0]!, await tagsOf(ctx));
}
