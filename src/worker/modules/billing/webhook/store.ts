import { and, eq, inArray, lt } from 'drizzle-orm';
import { isUniqueViolation } from '../../../../lib/errors.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { stripeEvents } from '../schema.ts';

/** The organization of events stored before they had one. None is left once `KEEP_EVENTS` has passed. */
const OF_NONE = 0;

/** Whether the event has taken effect in the organization. */
export async function isKnownEvent(ctx: Ctx, id: string): Promise<boolean> {
  const db = database(ctx);
  const isOwn = inArray(stripeEvents.organizationId, [ctx.organizationId, OF_NONE]);
  const [rows] = await commit(db, [
    db
      .select({ id: stripeEvents.id })
      .from(stripeEvents)
      .where(and(eq(stripeEvents.id, id), isOwn)),
  ]);
  return rows.length > 0;
}

/**
 * Records an event beside its effect. Fails the batch if the event was processed before (see `isKnownEventError`).
 */
export function insertEvent(ctx: Ctx, { id, type }: { id: string; type: string }): Statement {
  const { organizationId } = ctx;
  return database(ctx).insert(stripeEvents).values({ id, organizationId, type, receivedAt: ctx.now() });
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
  return registerRows(db.delete(stripeEvents).where(inArray(id, past)), past);
}
