import { sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/database.ts';
import { events } from '../../platform/schema.ts';

/** Takes up to `limit` waiting events of all organizations for `leaseMs`, oldest first. */
export function claimEvents(ctx: Ctx, limit: number, leaseMs: number): Promise<{ id: number }[]> {
  const now = ctx.now();
  return database(ctx).all(sql`UPDATE ${events} SET lease_until = ${now + leaseMs}, attempts = attempts + 1
    WHERE id IN (SELECT id FROM ${events} WHERE delivered_at IS NULL AND (lease_until IS NULL OR lease_until < ${now})
      ORDER BY id LIMIT ${limit})
    RETURNING id`);
}

export function markDelivered(ctx: Ctx, ids: number[]): Statement {
  return database(ctx).run(sql`UPDATE ${events} SET delivered_at = ${ctx.now()}, lease_until = NULL
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}
