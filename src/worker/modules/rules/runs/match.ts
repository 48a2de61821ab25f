import type { Rule, RuleCondition } from '../../../../contract/mail/rules.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectHolding, sourceOf } from './condition-store.ts';
import { CONDITIONS_PER_STATEMENT } from './limits.ts';

/** A function that returns whether an email matches a rule. */
export type Matches = (
  emailId: number,
  rule: { match: Rule['match']; conditions: RuleCondition[] },
) => boolean;

const keyOf = ({ negate: _, ...condition }: RuleCondition) => JSON.stringify(condition);

/**
 * Evaluates these conditions for these emails, each condition once, with the expressions of lists and searches. Used by
 * runs and previews, so that they cannot differ. `cameAs` has the original tags of emails that a rule has moved.
 */
export async function findMatches(
  ctx: Ctx,
  emailIds: number[],
  conditions: RuleCondition[],
  cameAs: ReadonlyMap<number, Tag> = new Map(),
): Promise<Matches> {
  const distinct = new Map(conditions.map((condition) => [keyOf(condition), condition]));
  const parts = [...Map.groupBy(distinct.values(), sourceOf)].flatMap(([source, ofSource]) =>
    Array.from({ length: Math.ceil(ofSource.length / CONDITIONS_PER_STATEMENT) }, (_, i) => ({
      source,
      conditions: ofSource.slice(i * CONDITIONS_PER_STATEMENT, (i + 1) * CONDITIONS_PER_STATEMENT),
    })),
  );
  const results = await commit(
    database(ctx),
    parts.map((part) => selectHolding(ctx, emailIds, part.source, part.conditions)),
  );
  const holding = new Map<string, Set<number>>();
  for (const [i, part] of parts.entries()) {
    const rows = results[i]!.map(({ id, held }) => ({ id, held: JSON.parse(held) as (0 | 1)[] }));
    for (const [place, condition] of part.conditions.entries()) {
      holding.set(
        keyOf(condition),
        new Set(rows.filter(({ held }) => held[place] === 1).map(({ id }) => id)),
      );
    }
  }
  return (emailId, rule) => {
    const holds = (condition: RuleCondition) => {
      const tag = condition.field === 'tag' ? cameAs.get(emailId) : undefined;
      return tag === undefined ? holding.get(keyOf(condition))!.has(emailId) : tag === condition.value;
    };
    const isMet = (condition: RuleCondition) => holds(condition) !== condition.negate;
    return rule.match === 'all' ? rule.conditions.every(isMet) : rule.conditions.some(isMet);
  };
}
