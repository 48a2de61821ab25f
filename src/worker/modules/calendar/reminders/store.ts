import { and, getTableColumns, lte, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { calendarEvents } from '../events/schema.ts';
import { asSeries, listedSeries } from '../events/series-store.ts';
import type { ListedEvent } from '../events/store.ts';
import type { Plan } from './plan.ts';

const { organizationId, series: _, state: __, ...plain } = getTableColumns(calendarEvents);

export interface DueEvent {
  id: number;
  organizationId: number;
}

/** Selects at most `limit` events with due reminders, of all organizations, longest due first. */
export function selectDueAnywhere(ctx: ServiceCtx, limit: number): Statement<DueEvent[]> {
  return database(ctx)
    .select({ id: plain.id, organizationId })
    .from(calendarEvents)
    .where(lte(plain.remindAt, ctx.now()))
    .orderBy(plain.remindAt)
    .limit(limit);
}

/** Selects those of these events whose reminders are still due. */
export function selectDueEvents(ctx: Ctx, ids: number[]): Statement<ListedEvent[]> {
  const isGiven = sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  // The plus keeps SQLite from using the index by organization, which would read all events.
  const isOwn = sql`+organization_id = ${ctx.organizationId}`;
  return database(ctx)
    .select({ ...plain, series: asSeries(listedSeries) })
    .from(calendarEvents)
    .where(and(isGiven, isOwn, sql`+remind_at <= ${ctx.now()}`));
}

/** Fails the batch if one of the events was changed since it was read. */
export function requireVersions(ctx: Ctx, events: ListedEvent[]): Statement {
  const keys = JSON.stringify(events.map(({ id, version }) => [id, version]));
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM json_each(${keys}) AS read JOIN ${calendarEvents} AS event
      ON event.id = read.value ->> 0 AND event.version = read.value ->> 1
      WHERE event.organization_id = ${ctx.organizationId}) = ${events.length}`,
  );
}

/**
 * Stores the reminder times of events. Increments their versions, so that concurrent changes retry; it is not a visible
 * change.
 */
export function updateReminders(ctx: Ctx, plans: Plan[]): Statement {
  const rows = JSON.stringify(
    plans.map(({ id, remindAt, remindedUntil }) => ({ id, remindAt, remindedUntil })),
  );
  return database(ctx).run(sql`UPDATE ${calendarEvents} SET version = version + 1,
      remind_at = plan.value ->> 'remindAt', reminded_until = plan.value ->> 'remindedUntil'
    FROM json_each(${rows}) AS plan
    WHERE calendar_events.id = plan.value ->> 'id' AND organization_id = ${ctx.organizationId}`);
}
