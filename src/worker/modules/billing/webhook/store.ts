import { sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { isUniqueViolation } from '../../../platform/errors.ts';
import { stripeEvents } from '../schema.ts';

export async function isKnownEvent(ctx: ServiceCtx, id: string): Promise<boolean> {
  const rows = await database(ctx).all(sql`SELECT 1 FROM ${stripeEvents} WHERE id = ${id}`);
  return rows.length > 0;
}

/** Fails the batch when the event was dealt with before (see `isKnownEventError`). */
export function insertEvent(ctx: ServiceCtx, event: { id: string; type: string }): Statement {
  return database(ctx).insert(stripeEvents).values({ id: event.id, type: event.type, receivedAt: ctx.now() });
}

export function isKnownEventError(error: unknown): boolean {
  return isUniqueViolation(error, 'stripe_events.id');
}

/** At most `limit` of those that came before `before`. */
export function removeEvents(ctx: ServiceCtx, before: number, limit: number): Statement {
  return database(ctx).run(sql`DELETE FROM ${stripeEvents} WHERE id IN
    (SELECT id FROM ${stripeEvents} WHERE received_at < ${before} ORDER BY received_at LIMIT ${limit})`);
}
