import { eq, inArray, lt } from 'drizzle-orm';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/data/database.ts';
import { isUniqueViolation } from '../../../platform/errors.ts';
import { stripeEvents } from '../schema.ts';

export async function isKnownEvent(ctx: ServiceCtx, id: string): Promise<boolean> {
  const db = database(ctx);
  const [rows] = await commit(db, [
    db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id)),
  ]);
  return rows.length > 0;
}

/** Fails the batch if the event was processed before (see `isKnownEventError`). */
export function insertEvent(ctx: ServiceCtx, event: { id: string; type: string }): Statement {
  return database(ctx).insert(stripeEvents).values({ id: event.id, type: event.type, receivedAt: ctx.now() });
}

export function isKnownEventError(error: unknown): boolean {
  return isUniqueViolation(error, 'stripe_events.id');
}

/** Deletes at most `limit` events that were received before `before`, the oldest first. */
export function deletePastEvents(ctx: ServiceCtx, before: number, limit: number): Statement {
  const db = database(ctx);
  const { id, receivedAt } = stripeEvents;
  const past = db
    .select({ id })
    .from(stripeEvents)
    .where(lt(receivedAt, before))
    .orderBy(receivedAt)
    .limit(limit);
  return db.delete(stripeEvents).where(inArray(id, past));
}
