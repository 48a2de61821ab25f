import { type SQL, sql } from 'drizzle-orm';
import type { RuleCondition } from '../../../../contract/mail/rules.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { foldedText, hasFlags, holds, searchTerm } from '../../mail/index.ts';
import { attachments, emails } from '../../mail/schema.ts';

type Operator = 'contains' | 'is' | 'starts_with' | 'ends_with';

/** The rows that a condition tests: the email, or several rows that belong to it. */
export type Source = 'email' | 'recipients' | 'attachments';

export function sourceOf({ field }: RuleCondition): Source {
  if (field === 'to') return 'recipients';
  return field === 'attachment_name' ? 'attachments' : 'email';
}

/**
 * Selects, per email, the id and a JSON list of 0 and 1: which of the conditions hold, before negation. All conditions
 * have this source. Returns no row for an email without recipients or attachments. (No condition is inside a subquery:
 * the folding of a text nests nearly as deep as D1 allows.)
 */
export function selectHolding(
  ctx: Ctx,
  emailIds: number[],
  source: Source,
  conditions: RuleCondition[],
): Statement<{ id: number; held: string }[]> {
  const holding = conditions.map(source === 'email' ? conditionOf : (each) => sql`max(${conditionOf(each)})`);
  const held = sql`json_array(${sql.join(holding, sql`, `)})`;
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(emailIds)}))`;
  const isChosen = sql`e.id IN ${ids} AND +e.organization_id = ${ctx.organizationId}`;
  switch (source) {
    case 'email':
      return database(ctx).all(sql`SELECT e.id, ${held} AS held FROM ${emails} AS e WHERE ${isChosen}`);
    case 'recipients':
      return database(ctx).all(sql`SELECT r.id, ${held} AS held
        FROM (SELECT s.id, s.shown, ${addressIn('s.shown')} AS address
          FROM (SELECT e.id, r.atom AS shown FROM ${emails} AS e,
              json_tree(json_array(e.recipients -> '$.to', e.recipients -> '$.cc', e.to_address)) AS r
            WHERE ${isChosen} AND r.type = 'text') AS s) AS r
        GROUP BY r.id`);
    case 'attachments':
      return database(ctx).all(sql`SELECT a.email_id AS id, ${held} AS held FROM ${attachments} AS a
        WHERE a.email_id IN ${ids} AND +a.organization_id = ${ctx.organizationId} AND a.is_inline = 0
        GROUP BY a.email_id`);
  }
}

/** Extracts the address of a recipient as displayed: an address, or a name with the address in angle brackets. */
function addressIn(column: string): SQL {
  // The position after the last opening bracket.
  const start = `length(rtrim(${column}, replace(${column}, '<', ''))) + 1`;
  return sql.raw(
    `CASE WHEN substr(${column}, -1) = '>' THEN rtrim(substr(${column}, ${start}), '>') ELSE ${column} END`,
  );
}

/** Returns an SQL condition: the rule condition holds, before negation. */
function conditionOf(condition: RuleCondition): SQL {
  switch (condition.field) {
    case 'words':
      return holds(searchTerm(condition.value));
    case 'subject':
      return compare('e.subject', condition.operator, condition.value);
    case 'from':
      return isSender(condition.operator, condition.value);
    case 'to': {
      const { operator, value } = condition;
      return compare(operator === 'contains' ? 'r.shown' : 'r.address', operator, value);
    }
    case 'attachment_name':
      return compare('a.filename', condition.operator, condition.value);
    case 'has_attachment':
      return sql`(EXISTS (SELECT 1 FROM ${attachments} AS a WHERE a.email_id = e.id AND a.is_inline = 0)
        = ${condition.value ? 1 : 0})`;
    case 'tag':
      return sql`(e.tag = ${condition.value})`;
    case 'is_automatic':
      return sql`(${hasFlags({ is_automatic: condition.value })})`;
  }
}

/** Compares the sender. Only `contains` includes the name: anybody can use any name. */
function isSender(operator: Operator, value: string): SQL {
  const address = compare('e.from_address', operator, value);
  return operator === 'contains' ? sql`(${address} OR ${compare('e.from_name', operator, value)})` : address;
}

/** Compares a column with a value, both folded as in a search. Uses no patterns, so no value is slow. */
function compare(column: string, operator: Operator, value: string): SQL {
  const term = searchTerm(value);
  const text = foldedText(column, term);
  switch (operator) {
    case 'contains':
      return sql`(instr(${text}, ${term}) > 0)`;
    case 'is':
      return sql`(${text} = ${term})`;
    case 'starts_with':
      return sql`(substr(${text}, 1, length(${term})) = ${term})`;
    case 'ends_with':
      return sql`(substr(${text}, -length(${term})) = ${term})`;
  }
}
