import { type SQL, sql } from 'drizzle-orm';
import type { EventType } from '../../../contract/webhooks/events.ts';
import type { Ctx, ServiceCtx } from '../ctx.ts';
import { database, type Statement } from '../data/database.ts';
import { events } from '../data/schema.ts';

/**
 * Writes an event to the outbox, in the batch of the change it tells of, if `when` holds. `data` is a JSON
 * expression, so that it can hold what only the batch knows. Call `wakeOutbox` after the commit.
 */
export function recordEvent(ctx: Ctx, type: EventType, data: SQL, when: SQL): Statement {
  return recordEvents(ctx, type, sql`SELECT ${data} AS data WHERE ${when}`);
}

/** The same, once for each row of `rows`: a SELECT of the JSON, as a column `data`. */
export function recordEvents(ctx: Ctx, type: EventType, rows: SQL): Statement {
  return database(ctx).run(sql`INSERT INTO ${events} (organization_id, type, data, created_at)
    SELECT ${ctx.organizationId}, ${type}, happened.data, ${ctx.now()} FROM (${rows}) AS happened`);
}

/** Tells the queue that events wait. If this is lost, the next cron tick finds them. */
export function wakeOutbox(ctx: ServiceCtx): void {
  ctx.defer(ctx.env.EVENT_QUEUE.send({ kind: 'deliver-events' }));
}
