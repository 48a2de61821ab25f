import { and, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { EventData } from '../../../../contract/webhooks/events.ts';
import type { DeliveryState } from '../../../../contract/webhooks/webhooks.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { raiseVersions } from '../../../platform/data/commit/announcing.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { newIds } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import type { DeletedEmails } from '../../../platform/module.ts';
import { type Claim, type DueJob, holdsLease, updateIdleDue } from '../../../platform/work/jobs.ts';
import {
  deleteEventsOfEmails,
  eventsOfEmails,
  recordEvent,
  waitingEvents,
} from '../../../platform/work/outbox.ts';
import { WEBHOOK } from '../endpoints/store.ts';
import { type DeliveryRow, webhookDeliveries, webhooks } from '../schema.ts';

/** Joins the oldest waiting events with the endpoints that get them. CROSS makes SQLite read the events first. */
const subscriptions = (limit: number) => sql`(${waitingEvents(limit)}) AS event
  CROSS JOIN ${webhooks} AS webhook ON webhook.organization_id = event.organization_id
  WHERE webhook.is_active AND CASE WHEN event.webhook_id IS NULL
    THEN webhook.events IS NULL OR EXISTS (SELECT 1 FROM json_each(webhook.events) WHERE value = event.type)
    ELSE event.webhook_id = webhook.id END`;

/** Creates a delivery of each of the `limit` oldest waiting events for each endpoint that gets it. */
export function insertDeliveries(ctx: ServiceCtx, limit: number, keepMs: number): Statement[] {
  const now = ctx.now();
  const db = database(ctx);
  return [
    raiseVersions(db, sql`SELECT event.organization_id FROM ${subscriptions(limit)}`),
    db.run(sql`INSERT INTO ${webhookDeliveries} (id, organization_id, webhook_id, event_id, type, data, created_at,
      state, due_at, remove_at)
    SELECT ${newIds(webhookDeliveries, { organizationId: sql`event.organization_id`, now, order: sql`event.id, webhook.id` })}, event.organization_id, webhook.id, event.id, event.type, event.data, event.created_at,
      'pending', ${now}, ${now + keepMs}
    FROM ${subscriptions(limit)} ON CONFLICT (webhook_id, event_id) DO NOTHING`),
  ];
}

/** Makes the jobs of these endpoints due, except those that pause because their endpoint is down. Returns their ids. */
export function updateSubscribedJobs(ctx: ServiceCtx, limit: number): Statement<DueJob[]> {
  const subjects = sql`SELECT webhook.organization_id, webhook.id AS subject_id FROM ${subscriptions(limit)}`;
  return updateIdleDue(ctx, WEBHOOK, subjects);
}

const DUE_COLUMNS = {
  id: webhookDeliveries.id,
  eventId: webhookDeliveries.eventId,
  type: webhookDeliveries.type,
  data: webhookDeliveries.data,
  createdAt: webhookDeliveries.createdAt,
  attempts: webhookDeliveries.attempts,
};
export type DueRow = Pick<DeliveryRow, keyof typeof DUE_COLUMNS>;

/** Selects the due deliveries of an endpoint, the longest due first. */
export function selectDueDeliveries(ctx: Ctx, webhookId: number, limit: number): Statement<DueRow[]> {
  return database(ctx)
    .select(DUE_COLUMNS)
    .from(webhookDeliveries)
    .where(and(ofEndpoint(ctx, webhookId), lte(webhookDeliveries.dueAt, ctx.now())))
    .orderBy(webhookDeliveries.dueAt)
    .limit(limit);
}

/** Returns when the endpoint's next delivery is due, but not before `notBefore`; null without one. An expression. */
export function nextDue(ctx: Ctx, webhookId: number, notBefore: number): SQL {
  return sql`(SELECT max(min(due_at), ${notBefore}) FROM ${webhookDeliveries}
    WHERE webhook_id = ${webhookId} AND organization_id = ${ctx.organizationId} AND due_at IS NOT NULL)`;
}

export interface AttemptResult extends Pick<DeliveryRow, 'state' | 'dueAt' | 'lastStatus' | 'lastError'> {
  /** When to delete the delivery; null leaves it as it is. */
  removeAt: number | null;
  /** Whether the attempt was counted before it was made. */
  isCounted: boolean;
}

/** Records the result of an attempt, if the claim still holds. */
export function updateAttempt(ctx: Ctx, claim: Claim, id: number, result: AttemptResult): Statement {
  const { isCounted, removeAt, ...columns } = result;
  return database(ctx)
    .update(webhookDeliveries)
    .set({
      ...columns,
      attempts: sql`attempts + ${isCounted ? 0 : 1}`,
      lastAttemptAt: ctx.now(),
      removeAt: sql`COALESCE(${removeAt}, remove_at)`,
    })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.organizationId, ctx.organizationId),
        holdsLease(claim),
      ),
    );
}

/** Inserts the event `webhook.disabled`. */
export function insertDisabledEvent(ctx: Ctx, data: EventData<'webhook.disabled'>): Statement {
  return recordEvent(ctx, 'webhook.disabled', sql`${JSON.stringify(data)}`, sql`true`);
}

const LOG_COLUMNS = {
  id: webhookDeliveries.id,
  eventId: webhookDeliveries.eventId,
  type: webhookDeliveries.type,
  createdAt: webhookDeliveries.createdAt,
  state: webhookDeliveries.state,
  dueAt: webhookDeliveries.dueAt,
  attempts: webhookDeliveries.attempts,
  lastAttemptAt: webhookDeliveries.lastAttemptAt,
  lastStatus: webhookDeliveries.lastStatus,
  lastError: webhookDeliveries.lastError,
};
/** A delivery in the delivery log. */
export type DeliveryLogRow = Pick<DeliveryRow, keyof typeof LOG_COLUMNS>;

/** Selects the deliveries of an endpoint, the newest event first. */
export function selectDeliveries(
  ctx: Ctx,
  webhookId: number,
  filter: { state?: DeliveryState | undefined; before: number | null; limit: number },
): Statement<DeliveryLogRow[]> {
  const { state, before, limit } = filter;
  const conditions = [
    ofEndpoint(ctx, webhookId),
    state === undefined ? undefined : eq(webhookDeliveries.state, state),
    before === null ? undefined : lt(webhookDeliveries.eventId, before),
  ];
  return database(ctx)
    .select(LOG_COLUMNS)
    .from(webhookDeliveries)
    .where(and(...conditions))
    .orderBy(desc(webhookDeliveries.eventId))
    .limit(limit);
}

/** Fails the batch if the endpoint has no such delivery. */
export function requireDelivery(ctx: Ctx, webhookId: number, id: number): Statement {
  const isDelivery = and(ofEndpoint(ctx, webhookId), eq(webhookDeliveries.id, id));
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${webhookDeliveries} WHERE ${isDelivery})`);
}

/** Makes a delivery due now, with all attempts. Returns it, or no row if it does not exist. */
export function updateForReplay(
  ctx: Ctx,
  webhookId: number,
  id: number,
  keepMs: number,
): Statement<DeliveryLogRow[]> {
  const now = ctx.now();
  return database(ctx)
    .update(webhookDeliveries)
    .set({ state: 'pending', dueAt: now, attempts: 0, removeAt: now + keepMs })
    .where(and(ofEndpoint(ctx, webhookId), eq(webhookDeliveries.id, id)))
    .returning(LOG_COLUMNS);
}

/** Deletes at most `limit` deliveries of a deleted endpoint, and returns their ids. */
export function deleteDeliveries(ctx: Ctx, webhookId: number, limit: number): Statement<{ id: number }[]> {
  const db = database(ctx);
  const { id } = webhookDeliveries;
  const ids = db.select({ id }).from(webhookDeliveries).where(ofEndpoint(ctx, webhookId)).limit(limit);
  return db.delete(webhookDeliveries).where(inArray(id, ids)).returning({ id });
}

/** Deletes expired deliveries of all organizations, the oldest first. */
export function deletePastDeliveries(ctx: ServiceCtx, limit: number): Statement {
  const db = database(ctx);
  const { id, removeAt } = webhookDeliveries;
  const past = db
    .select({ id })
    .from(webhookDeliveries)
    .where(lte(removeAt, ctx.now()))
    .orderBy(removeAt)
    .limit(limit);
  return hidden(registerRows(db.delete(webhookDeliveries).where(inArray(id, past)), past));
}

function ofEndpoint(ctx: Ctx, webhookId: number): SQL | undefined {
  return and(
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.organizationId, ctx.organizationId),
  );
}

/** Deletes the events about deleted emails, and their deliveries, even pending ones. */
export function forgetEmails(ctx: Ctx, { ids }: DeletedEmails): Statement[] {
  const db = database(ctx);
  const endpoints = sql`SELECT id FROM ${webhooks} WHERE organization_id = ${ctx.organizationId}`;
  return [
    db.run(sql`DELETE FROM ${webhookDeliveries} WHERE webhook_id IN (${endpoints})
      AND event_id IN (${eventsOfEmails(ctx, ids)})`),
    ...deleteEventsOfEmails(ctx, ids),
  ];
}

/**
 * Deletes the organization's deliveries whose event is older than `before`: for each endpoint and state, among the
 * `limit` oldest. Ids of events are in order of time.
 */
export function deletePastDeliveriesOf(ctx: Ctx, before: number, limit: number): Statement {
  const states = sql`(SELECT 'pending' AS state UNION ALL SELECT 'delivered' UNION ALL SELECT 'failed')`;
  const oldest = sql`SELECT d.id FROM ${webhooks} AS w CROSS JOIN ${states} AS s CROSS JOIN ${webhookDeliveries} AS d
    ON d.webhook_id = w.id AND d.state = s.state
    WHERE w.organization_id = ${ctx.organizationId} AND d.event_id < COALESCE((SELECT o.event_id
      FROM ${webhookDeliveries} AS o WHERE o.webhook_id = w.id AND o.state = s.state AND o.created_at >= ${before}
      ORDER BY o.event_id LIMIT 1), 9e15) LIMIT ${limit}`;
  return database(ctx).run(
    sql`DELETE FROM ${webhookDeliveries} WHERE id IN (${oldest}) AND created_at < ${before}`,
  );
}
