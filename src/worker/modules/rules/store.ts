import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { type CreateRule, MAX_RULES, type UpdateRule } from '../../../contract/mail/rules.ts';
import type { Tag } from '../../../lib/tags.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { requireThat } from '../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { advance, idRange, nextId } from '../../platform/data/sequence.ts';
import { type RuleRow, rules } from './schema.ts';

const SEQUENCE = 'rule';

function ofOrganization(ctx: Ctx) {
  const { first, last } = idRange(ctx.organizationId);
  return and(eq(rules.organizationId, ctx.organizationId), gte(rules.id, first), lte(rules.id, last));
}
const hasId = (ctx: Ctx, id: number) => and(eq(rules.id, id), eq(rules.organizationId, ctx.organizationId));
const count = (ctx: Ctx, when: SQL = sql`true`): SQL => {
  const { first, last } = idRange(ctx.organizationId);
  return sql`(SELECT count(*) FROM ${rules} WHERE organization_id = ${ctx.organizationId}
    AND id BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER) AND ${when})`;
};

/** Selects the rules of the organization, in their order. */
export function selectRules(ctx: Ctx): Statement<RuleRow[]> {
  return database(ctx)
    .select()
    .from(rules)
    .where(ofOrganization(ctx))
    .orderBy(asc(rules.position), asc(rules.id));
}

export function selectRule(ctx: Ctx, id: number): Statement<RuleRow[]> {
  return database(ctx).select().from(rules).where(hasId(ctx, id));
}

/** Fails the batch if the organization has the maximum number of rules. */
export function requireRoom(ctx: Ctx): Statement {
  return requireThat(database(ctx), sql`${count(ctx)} < ${MAX_RULES}`);
}

/** Fails the batch unless the rule exists. */
export function requireRule(ctx: Ctx, id: number): Statement {
  return requireThat(database(ctx), sql`${count(ctx, sql`id = ${id}`)} = 1`);
}

/** Fails the batch unless these are the ids of all rules. */
export function requireAll(ctx: Ctx, ids: number[]): Statement {
  const known = count(ctx, sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return requireThat(database(ctx), sql`${known} = ${ids.length} AND ${count(ctx)} = ${ids.length}`);
}

/** Creates a rule after the others. The first statement returns it; `advance` must directly follow it. */
export function insertRule(ctx: Ctx, input: CreateRule): [Statement<RuleRow[]>, Statement] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  const { first, last } = idRange(organizationId);
  const behind = sql<number>`(SELECT 1 + COALESCE(max(position), 0) FROM ${rules}
    WHERE organization_id = ${organizationId} AND id BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER))`;
  const values = {
    id: nextId(organizationId, SEQUENCE),
    organizationId,
    name: input.name,
    isEnabled: input.is_enabled,
    position: behind,
    needs: input.match,
    conditions: input.conditions,
    actions: input.actions,
    stop: input.stop,
    createdAt: now,
    updatedAt: now,
  };
  return [db.insert(rules).values(values).returning(), db.run(advance(organizationId, SEQUENCE, sql`true`))];
}

/** Changes a rule, and returns it. Changing its actions or enabling it clears the reason why Herald disabled it. */
export function updateRuleRow(ctx: Ctx, id: number, change: UpdateRule): Statement<RuleRow[]> {
  const { is_enabled: isEnabled, match: needs, ...same } = change;
  const isTouched = isEnabled !== undefined || change.actions !== undefined;
  return database(ctx)
    .update(rules)
    .set({
      ...same,
      ...(isEnabled === undefined ? {} : { isEnabled }),
      ...(needs === undefined ? {} : { needs }),
      ...(isTouched ? { disabledReason: null } : {}),
      updatedAt: ctx.now(),
    })
    .where(hasId(ctx, id))
    .returning();
}

/** Stores the order of the rules. */
export function updateOrder(ctx: Ctx, ids: number[]): Statement {
  const places = sql`json_each(${JSON.stringify(ids)}) AS place`;
  return database(
    ctx,
  ).run(sql`UPDATE ${rules} SET position = 1 + (SELECT place.key FROM ${places} WHERE place.value = rules.id)
    WHERE organization_id = ${ctx.organizationId} AND id IN (SELECT place.value FROM ${places}) RETURNING id`);
}

/** Deletes a rule. Returns its id, or no row. */
export function deleteRuleRow(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(ctx).delete(rules).where(hasId(ctx, id)).returning({ id: rules.id });
}

/** Replaces a tag in the conditions and actions of all rules. */
export function replaceTagInRules(ctx: Ctx, from: Tag, to: Tag): Statement {
  const replaced = (column: 'conditions' | 'actions', kind: string, is: string, path: string) =>
    sql`${sql.identifier(column)} = (SELECT json_group_array(json(iif(
        value ->> ${kind} = ${is} AND value ->> ${path} = ${from}, json_set(value, ${path}, ${to}), value)))
      FROM json_each(${sql.identifier(column)}))`;
  return database(ctx).run(sql`UPDATE ${rules}
    SET ${replaced('conditions', '$.field', 'tag', '$.value')}, ${replaced('actions', '$.type', 'move', '$.tag')}
    WHERE organization_id = ${ctx.organizationId}
      AND (EXISTS (SELECT 1 FROM json_each(conditions) WHERE value ->> '$.field' = 'tag' AND value ->> '$.value' = ${from})
        OR EXISTS (SELECT 1 FROM json_each(actions) WHERE value ->> '$.type' = 'move' AND value ->> '$.tag' = ${from}))`);
}
