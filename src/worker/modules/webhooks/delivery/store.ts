import { type SQL, sql } from 'drizzle-orm';
import type { EventData } from '../../../../contract/webhooks/events.ts';
import type { DeliveryState } from '../../../../contract/webhooks/webhooks.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { events } from '../../../platform/data/schema.ts';
import { type Claim, holdsLease, updateIdleDue } from '../../../platform/work/jobs.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { WEBHOOK } from '../endpoints/store.ts';
import { type DeliveryRow, webhookDeliveries, webhooks } from '../schema.ts';

/** What the log of deliveries shows. */
export type LoggedRow = Omit<DeliveryRow, 'organizationId' | 'webhookId' | 'data' | 'removeAt'>;

/** The `limit` oldest waiting events with each endpoint that wants them. CROSS: the events come first. */
const wanted = (limit: number) => sql`(SELECT * FROM ${events} WHERE delivered_at IS NULL
    ORDER BY id LIMIT ${limit}) AS event
  CROSS JOIN ${webhooks} AS webhook ON webhook.organization_id = event.organization_id
  WHERE webhook.is_active AND (webhook.events IS NULL
    OR EXISTS (SELECT 1 FROM json_each(webhook.events) WHERE value = event.type))`;

/**
 * Gives the `limit` oldest waiting events of all organizations to the endpoints that want them: one transaction,
 * within which each statement sees the same events. The first makes the deliveries; the rows of the second are
 * the jobs that are due by it, those of the third the events. A job that runs looks for more itself when it ends,
 * and one that is put off because its endpoint is down is left so.
 */
export function fanOut(ctx: ServiceCtx, limit: number, keepMs: number): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  return [
    db.run(sql`INSERT INTO ${webhookDeliveries} (organization_id, webhook_id, event_id, type, data, created_at,
        state, due_at, remove_at)
      SELECT event.organization_id, webhook.id, event.id, event.type, event.data, event.created_at,
        'pending', ${now}, ${now + keepMs}
      FROM ${wanted(limit)} ON CONFLICT DO NOTHING`),
    updateIdleDue(
      ctx,
      WEBHOOK,
      sql`SELECT webhook.organization_id, webhook.id AS subject_id FROM ${wanted(limit)}`,
    ),
    db.all(sql`UPDATE ${events} SET delivered_at = ${now}
      WHERE id IN (SELECT id FROM ${events} WHERE delivered_at IS NULL ORDER BY id LIMIT ${limit}) RETURNING id`),
  ];
}

/** DeliveryRow of those of an endpoint that are due, the longest due first. */
export function dueDeliveries(ctx: Ctx, webhookId: number, limit: number): Statement {
  return database(ctx).all(sql`SELECT id, event_id AS eventId, type, data, created_at AS createdAt, attempts
    FROM ${webhookDeliveries}
    WHERE webhook_id = ${webhookId} AND organization_id = ${ctx.organizationId} AND due_at <= ${ctx.now()}
    ORDER BY due_at LIMIT ${limit}`);
}
export type DueRow = Pick<DeliveryRow, 'id' | 'eventId' | 'type' | 'data' | 'createdAt' | 'attempts'>;

/** When the endpoint's next delivery is due, not before `notBefore`; null: none waits. An expression. */
export function nextDue(ctx: Ctx, webhookId: number, notBefore: number): SQL {
  return sql`(SELECT max(min(due_at), ${notBefore}) FROM ${webhookDeliveries}
    WHERE webhook_id = ${webhookId} AND organization_id = ${ctx.organizationId} AND due_at IS NOT NULL)`;
}

/** Writes down an attempt, if the claim still holds; `isCounted`: once more. `removeAt` of null leaves it as it is. */
export function recordAttempt(
  ctx: Ctx,
  claim: Claim,
  id: number,
  after: Pick<DeliveryRow, 'state' | 'dueAt' | 'lastStatus' | 'lastError'> & {
    removeAt: number | null;
    isCounted: boolean;
  },
): Promise<unknown> {
  return database(ctx).run(sql`UPDATE ${webhookDeliveries}
    SET state = ${after.state}, due_at = ${after.dueAt}, attempts = attempts + ${after.isCounted ? 0 : 1}, last_attempt_at = ${ctx.now()},
      last_status = ${after.lastStatus}, last_error = ${after.lastError},
      remove_at = COALESCE(${after.removeAt}, remove_at)
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND ${holdsLease(claim)}`);
}

/** The event that an endpoint was switched off. */
export function eventOfDisabled(ctx: Ctx, data: EventData<'webhook.disabled'>): Statement {
  return recordEvent(ctx, 'webhook.disabled', sql`${JSON.stringify(data)}`, sql`true`);
}

const LOGGED = sql`id, event_id AS eventId, type, created_at AS createdAt, state, due_at AS dueAt, attempts,
  last_attempt_at AS lastAttemptAt, last_status AS lastStatus, last_error AS lastError`;

/** LoggedRow of an endpoint's deliveries, the newest event first. */
export function loggedDeliveries(
  ctx: Ctx,
  webhookId: number,
  filter: { state?: DeliveryState; before: number | null; limit: number },
): Statement {
  const state = filter.state === undefined ? sql`` : sql` AND state = ${filter.state}`;
  const before = filter.before === null ? sql`` : sql` AND event_id < ${filter.before}`;
  return database(ctx).all(sql`SELECT ${LOGGED} FROM ${webhookDeliveries}
    WHERE webhook_id = ${webhookId} AND organization_id = ${ctx.organizationId}${state}${before}
    ORDER BY event_id DESC LIMIT ${filter.limit}`);
}

/** Fails the batch when the endpoint has no such delivery. */
export function requireDelivery(ctx: Ctx, webhookId: number, id: number): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${webhookDeliveries}
      WHERE id = ${id} AND webhook_id = ${webhookId} AND organization_id = ${ctx.organizationId})`,
  );
}

/** Makes a delivery as new, due now. Its LoggedRow, or no row. */
export function renewDelivery(ctx: Ctx, webhookId: number, id: number, keepMs: number): Statement {
  const now = ctx.now();
  return database(ctx).all(sql`UPDATE ${webhookDeliveries}
    SET state = 'pending', due_at = ${now}, attempts = 0, remove_at = ${now + keepMs}
    WHERE id = ${id} AND webhook_id = ${webhookId} AND organization_id = ${ctx.organizationId}
    RETURNING ${LOGGED}`);
}

/** Takes away `limit` deliveries of an endpoint that is gone; the ids of these. */
export function removeDeliveriesOf(ctx: Ctx, webhookId: number, limit: number): Promise<{ id: number }[]> {
  return database(
    ctx,
  ).all(sql`DELETE FROM ${webhookDeliveries} WHERE id IN (SELECT id FROM ${webhookDeliveries}
      WHERE webhook_id = ${webhookId} AND organization_id = ${ctx.organizationId} LIMIT ${limit})
    RETURNING id`);
}

/** Takes away deliveries of all organizations whose time is over. */
export function removePastDeliveries(ctx: ServiceCtx, limit: number): Statement {
  return database(
    ctx,
  ).run(sql`DELETE FROM ${webhookDeliveries} WHERE id IN (SELECT id FROM ${webhookDeliveries}
    WHERE remove_at <= ${ctx.now()} ORDER BY remove_at LIMIT ${limit})`);
}

/**
 * Takes away delivered events from before `before`. They are in the order of their ids, so that no index is
 * needed: while the oldest of all is younger, nothing further is read.
 */
export function removePastEvents(ctx: ServiceCtx, before: number, limit: number): Statement {
  const oldest = sql`SELECT created_at FROM ${events} ORDER BY id LIMIT 1`;
  return database(ctx).run(sql`DELETE FROM ${events}
    WHERE created_at < ${before} AND delivered_at IS NOT NULL AND id IN (SELECT id FROM ${events}
      ORDER BY id LIMIT CASE WHEN (${oldest}) < ${before} THEN ${limit} ELSE 0 END)`);
}
