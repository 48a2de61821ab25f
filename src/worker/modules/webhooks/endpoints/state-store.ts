import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { webhooks } from '../schema.ts';

const named = (ctx: Ctx, ids: number[]) => sql`organization_id = ${ctx.organizationId}
  AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Selects which of these endpoints exist, and whether they are active. */
export function selectWebhookStates(ctx: Ctx, ids: number[]): Statement<{ id: number; isActive: boolean }[]> {
  return database(ctx)
    .select({ id: webhooks.id, isActive: webhooks.isActive })
    .from(webhooks)
    .where(named(ctx, ids));
}

const count = (ctx: Ctx, ids: number[], and: SQL) =>
  sql`(SELECT count(*) FROM ${webhooks} WHERE ${named(ctx, ids)} ${and}) = ${new Set(ids).size}`;

/** True, as an expression, if all of these endpoints exist. */
export const webhooksExist = (ctx: Ctx, ids: number[]): SQL => count(ctx, ids, sql``);

/** True, as an expression, if all of these endpoints exist and are active. */
export const webhooksAreActive = (ctx: Ctx, ids: number[]): SQL => count(ctx, ids, sql`AND is_active = 1`);
