import {
  PREVIEWED_EMAILS,
  PREVIEWED_MATCHES,
  type PreviewRule,
  type RulePreview,
} from '../../../../contract/mail/rules.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { checkParts, withStoredTags } from '../check.ts';
import { shown } from '../present.ts';
import { selectNewestInbound, selectRuleEmails } from './email-store.ts';
import { findFacts, toRuleEmail } from './facts.ts';
import { effectOf, judge } from './judge.ts';
import { findMatches } from './match.ts';

/** Returns what a rule would have done with the newest inbound emails. Changes nothing. Throws `invalid`. */
export async function previewRule(ctx: Ctx, request: PreviewRule): Promise<RulePreview> {
  checkParts(request);
  const { match, conditions, actions = [] } = await withStoredTags(ctx, request);
  const tags = await tagsOf(ctx);
  const [newest] = await commit(database(ctx), [selectNewestInbound(ctx, PREVIEWED_EMAILS)]);
  const ids = newest.map(({ id }) => id);
  const matches = await findMatches(ctx, ids, conditions);
  const matching = ids.filter((id) => matches(id, { match, conditions }));
  const [[rows], facts] = await Promise.all([
    commit(database(ctx), [selectRuleEmails(ctx, matching.slice(0, PREVIEWED_MATCHES))]),
    findFacts(ctx, actions),
  ]);
  return {
    checked: ids.length,
    matched: matching.length,
    matches: rows.map((row) => ({
      email_id: row.id,
      subject: row.subject,
      from_address: row.from_address,
      received_at: new Date(row.received_at).toISOString(),
      actions: actions.map((action) => {
        const email = toRuleEmail(row);
        return shown(effectOf(action, judge(action, email, facts), email), tags);
      }),
    })),
  };
}
