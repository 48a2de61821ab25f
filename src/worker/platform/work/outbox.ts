import { type SQL, sql } from 'drizzle-orm';
import type { EventType } from '../../../contract/webhooks/events.ts';
import type { Ctx, ServiceCtx } from '../ctx.ts';
import { database, type Statement } from '../data/database.ts';
import { homeOf } from '../data/place.ts';
import { events } from '../data/schema.ts';
import { nameDatabase } from './jobs.ts';

/**
 * Writes an event to the outbox, in the batch of the change that it reports, if `when` holds. `data` is a JSON
 * expression, so that it can hold what only the batch knows. `webhookId` names the endpoint that gets it; null: those that
 * subscribe to it. Call `wakeOutbox` after the commit.
 */
export function recordEvent(
  ctx: Ctx,
  type: EventType,
  data: SQL,
  when: SQL,
  webhookId: number | null = null,
): Statement {
  return recordEvents(ctx, type, sql`SELECT ${data} AS data WHERE ${when}`, webhookId);
}

/** The same, once for each row of `rows`: a SELECT of the JSON, as a column `data`. */
export function recordEvents(
  ctx: Ctx,
  type: EventType,
  rows: SQL,
  webhookId: number | null = null,
): Statement {
  return database(ctx).run(sql`INSERT INTO ${events} (organization_id, type, data, created_at, webhook_id)
    SELECT ${ctx.organizationId}, ${type}, happened.data, ${ctx.now()}, ${webhookId} FROM (${rows}) AS happened`);
}

/** Tells the queue that events wait. If this is lost, the next cron tick finds them. */
export function wakeOutbox(ctx: ServiceCtx): void {
  const send = async () =>
    ctx.env.EVENT_QUEUE.send({ kind: 'deliver-events', ...nameDatabase(await homeOf(ctx)) });
  ctx.defer(send());
}

/** A SELECT of the ids of events about emails. `emailIds` is a SELECT. */
export function eventsOfEmails(ctx: Ctx, emailIds: SQL): SQL {
  const ofEmails = sql`organization_id = ${ctx.organizationId} AND data ->> 'email_id' IN (${emailIds})`;
  return sql`SELECT id FROM ${events} WHERE delivered_at IS NOT NULL AND ${ofEmails}
    UNION ALL SELECT id FROM ${events} WHERE delivered_at IS NULL AND +${ofEmails}`;
}

/** Deletes the events about emails, also those that wait. */
export function deleteEventsOfEmails(ctx: Ctx, emailIds: SQL): Statement {
  return database(ctx).run(sql`DELETE FROM ${events} WHERE id IN (${eventsOfEmails(ctx, emailIds)})`);
}

/**
 * A SELECT of the `limit` oldest waiting events of all organizations: `id, organization_id, type, data, created_at,
 * webhook_id`.
 * All statements of a batch see the same events until `updateDelivered` runs.
 */
export function waitingEvents(limit: number): SQL {
  return sql`SELECT id, organization_id, type, data, created_at, webhook_id FROM ${events} WHERE delivered_at IS NULL
    ORDER BY id LIMIT ${limit}`;
}

/** An event that has just left the outbox. */
export interface PastEvent {
  id: number;
  organizationId: number;
  type: EventType;
}

/** Marks the `limit` oldest waiting events as delivered. Returns them. */
export function updateDelivered(ctx: ServiceCtx, limit: number): Statement<PastEvent[]> {
  return database(ctx).all(sql`UPDATE ${events} SET delivered_at = ${ctx.now()}
    WHERE id IN (SELECT id FROM ${events} WHERE delivered_at IS NULL ORDER BY id LIMIT ${limit})
    RETURNING id, organization_id AS organizationId, type`);
}

/** Deletes those of the `limit` oldest delivered events of the organization that are older than `before`. */
export function deletePastEventsOf(ctx: Ctx, before: number, limit: number): Statement {
  return database(ctx).run(sql`DELETE FROM ${events} WHERE created_at < ${before} AND id IN
    (SELECT id FROM ${events} WHERE organization_id = ${ctx.organizationId} AND delivered_at IS NOT NULL
      ORDER BY id LIMIT ${limit})`);
}

/**
 * Deletes the delivered events among the `limit` oldest that were recorded before `before`. Ids are in order of time,
 * so this needs no index: if the oldest event is too young, the statement reads no other.
 */
export function deletePastEvents(ctx: ServiceCtx, before: number, limit: number): Statement {
  const oldest = sql`SELECT created_at FROM ${events} ORDER BY id LIMIT 1`;
  return database(ctx).run(sql`DELETE FROM ${events}
    WHERE created_at < ${before} AND delivered_at IS NOT NULL AND id IN (SELECT id FROM ${events}
      ORDER BY id LIMIT CASE WHEN (${oldest}) < ${before} THEN ${limit} ELSE 0 END)`);
}
