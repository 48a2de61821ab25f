import { type SQL, sql } from 'drizzle-orm';
import type { EventType } from '../../../contract/webhooks/events.ts';
import { type Ctx, type ServiceCtx, userOf } from '../ctx.ts';
import { homeOf } from '../data/commit/placement.ts';
import { database, type Statement } from '../data/database.ts';
import { events } from '../data/schema.ts';
import { idRange, keepIds, newId, newIds, OLD_IDS_END } from '../data/sequence.ts';
import { registerRows } from '../data/written-rows.ts';
import { nameDatabase } from './jobs.ts';

/** Receivers know an event by its id, and ignore duplicates: the id of a deleted event is never reused. */
const KEPT = 'event';
const newEvent = (ctx: Ctx) => ({ organizationId: ctx.organizationId, now: ctx.now(), kept: KEPT });
const actorIdOf = (ctx: Ctx) => userOf(ctx.actor)?.userId ?? null;

/** Deletes the events of `ids`, a SELECT. */
function deleteEvents(ctx: ServiceCtx, ids: SQL): Statement[] {
  const db = database(ctx);
  const deletion = db.run(sql`DELETE FROM ${events} WHERE id IN (${ids})`);
  return [registerRows(db.run(keepIds(KEPT, ids, ctx.now())), ids), registerRows(deletion, ids)];
}

/**
 * Writes an event to the outbox, in the batch of the change that it reports, if `when` holds. `data` is a JSON
 * expression, so that it can contain values that only the batch knows. `webhookId` names the endpoint that gets it;
 * null: those that subscribe to it. Call `wakeOutbox` after the commit.
 */
export function recordEvent(
  ctx: Ctx,
  type: EventType,
  data: SQL,
  when: SQL,
  webhookId: number | null = null,
): Statement {
  return database(ctx).run(sql`INSERT INTO ${events} (id, organization_id, type, data, created_at, webhook_id,
      actor_id)
    SELECT ${newId(events, newEvent(ctx))}, ${ctx.organizationId}, ${type}, ${data}, ${ctx.now()},
      ${webhookId}, ${actorIdOf(ctx)} WHERE ${when}`);
}

/** Writes an event for each row of `rows`: a SELECT of the JSON, as a column `data`. */
export function recordEvents(
  ctx: Ctx,
  type: EventType,
  rows: SQL,
  webhookId: number | null = null,
): Statement {
  return database(ctx).run(sql`INSERT INTO ${events} (id, organization_id, type, data, created_at, webhook_id,
      actor_id)
    SELECT ${newIds(events, newEvent(ctx))}, ${ctx.organizationId}, ${type}, happened.data, ${ctx.now()}, ${webhookId},
      ${actorIdOf(ctx)} FROM (${rows}) AS happened`);
}

/** Sends the queue a message that events wait. If this is lost, the next cron tick finds them. */
export function wakeOutbox(ctx: ServiceCtx): void {
  const send = async () =>
    ctx.env.EVENT_QUEUE.send({ kind: 'deliver-events', ...nameDatabase(await homeOf(ctx)) });
  ctx.defer(send());
}

/** Selects the ids of events about emails. `emailIds` is a SELECT. */
export function eventsOfEmails(ctx: Ctx, emailIds: SQL): SQL {
  const ofEmails = sql`organization_id = ${ctx.organizationId} AND data ->> 'email_id' IN (${emailIds})`;
  return sql`SELECT id FROM ${events} WHERE delivered_at IS NOT NULL AND ${ofEmails}
    UNION ALL SELECT id FROM ${events} WHERE delivered_at IS NULL AND +${ofEmails}`;
}

/** Deletes the events about emails, also those that wait. */
export function deleteEventsOfEmails(ctx: Ctx, emailIds: SQL): Statement[] {
  return deleteEvents(ctx, eventsOfEmails(ctx, emailIds));
}

/** Selects the `limit` oldest waiting events. Ids are in order of time within an organization, but not across all. */
const oldestWaiting = (limit: number): SQL =>
  sql`delivered_at IS NULL ORDER BY created_at, id LIMIT ${limit}`;

/**
 * Selects the `limit` oldest waiting events of all organizations: `id, organization_id, type, data, created_at,
 * webhook_id`. All statements of a batch see the same events until `updateDelivered` runs.
 */
export function waitingEvents(limit: number): SQL {
  return sql`SELECT id, organization_id, type, data, created_at, webhook_id FROM ${events} WHERE ${oldestWaiting(limit)}`;
}

/** Returns the organization's events after an id, an expression, as a table: `id, type, data, created_at, actor_id`. */
export function eventsAfter(ctx: Ctx, after: SQL): SQL {
  const { last } = idRange(ctx.organizationId);
  return sql`(SELECT id, organization_id, type, data, created_at, actor_id FROM ${events}
    WHERE id > ${after} AND id <= CAST(${last} AS INTEGER))`;
}

/** Returns the id of the organization's last event, as an expression. */
export function lastEventId(ctx: Ctx): SQL {
  const { first, last } = idRange(ctx.organizationId);
  return sql`(SELECT max(id) FROM ${events} WHERE id BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER))`;
}

/** An event that has just left the outbox. */
export interface PastEvent {
  id: number;
  organizationId: number;
  type: EventType;
}

/** Marks the `limit` oldest waiting events as delivered. Returns them. */
export function updateDelivered(ctx: ServiceCtx, limit: number): Statement<PastEvent[]> {
  const waiting = sql`SELECT id FROM ${events} WHERE ${oldestWaiting(limit)}`;
  return registerRows(
    database(ctx).all<PastEvent>(sql`UPDATE ${events} SET delivered_at = ${ctx.now()} WHERE id IN (${waiting})
      RETURNING id, organization_id AS organizationId, type`),
    waiting,
  );
}

/** Deletes those of the organization's `limit` oldest delivered events that are older than `before`. */
export function deletePastEventsOf(ctx: Ctx, before: number, limit: number): Statement[] {
  const { first, last } = idRange(ctx.organizationId);
  const own = sql`SELECT id, created_at FROM ${events} WHERE id BETWEEN CAST(${first} AS INTEGER)
    AND CAST(${last} AS INTEGER) AND +delivered_at IS NOT NULL ORDER BY id LIMIT ${limit}`;
  const old = sql`SELECT id, created_at FROM ${events} WHERE organization_id = ${ctx.organizationId}
    AND id < ${OLD_IDS_END} AND delivered_at IS NOT NULL ORDER BY id LIMIT ${limit}`;
  const oldest = sql`SELECT * FROM (${own}) UNION ALL SELECT * FROM (${old})`;
  return deleteEvents(ctx, sql`SELECT id FROM (${oldest}) WHERE created_at < ${before}`);
}

/** Deletes the `limit` oldest delivered events of all organizations that were recorded before `before`. */
export function deletePastEvents(ctx: ServiceCtx, before: number, limit: number): Statement[] {
  return deleteEvents(
    ctx,
    sql`SELECT id FROM ${events} WHERE delivered_at IS NOT NULL AND created_at < ${before}
      ORDER BY created_at LIMIT ${limit}`,
  );
}

/** Deletes the waiting events of an organization, which are delivered from another database. */
export function deleteWaitingEventsOfMoved(ctx: ServiceCtx, organizationId: number): Statement[] {
  return deleteEvents(
    ctx,
    sql`SELECT id FROM ${events} WHERE organization_id = ${organizationId} AND delivered_at IS NULL`,
  );
}
