import { and, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { ObjectState } from '../../../../lib/invitations/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../../platform/data/sequence.ts';
import { storedEmailId } from '../../mail/index.ts';
import { storedTaskId } from '../../tasks/index.ts';
import { MAX_LONG_EVENTS, MAX_UNTRUSTED_LONG_EVENTS } from '../limits.ts';
import { SHORT_SPAN } from './columns.ts';
import type { StoredEvent } from './event.ts';
import { calendarEvents } from './schema.ts';
import { asSeries, isAmong, listedSeries } from './series-store.ts';

const { organizationId, series, state, ...plain } = getTableColumns(calendarEvents);
const readState = (text: string): ObjectState | null => JSON.parse(text);
const stateText = sql`json(${state})`.mapWith(readState).as('state_text');
const COLUMNS = { ...plain, series: asSeries(sql`json(${series})`), state: stateText };
/**
 * The maximum size of the recurring series that a list reads, in bytes. As objects, they take several times as much.
 */
const MAX_LISTED_BYTES = 16_000_000;
/** The size of an event as a list reads it, in bytes. */
const listedSize = sql`length(series) + ifnull(length(answers), 0)`;
/** The maximum length of a non-recurring event. Only thousands of meaningless dates make it longer. */
const MAX_SHORT_LENGTH = 65_536;

const shortText = sql`(SELECT CASE WHEN length(listed) <= ${MAX_SHORT_LENGTH} THEN listed END
  FROM (SELECT ${listedSeries} AS listed))`;

/**
 * An event as read by lists: without the invitation state, and with a series without people and long texts. The series
 * is null if it is too large to list.
 */
export type ListedEvent = Omit<StoredEvent, 'state'>;

const ofOrganization = (ctx: Ctx) => eq(organizationId, ctx.organizationId);

export type EventKey = { id: number } | { uid: string };

function hasKey(ctx: Ctx, key: EventKey): SQL | undefined {
  return and(ofOrganization(ctx), 'id' in key ? eq(plain.id, key.id) : eq(plain.uid, key.uid));
}

/** Selects the event, even if it is not shown. */
export function selectEvent(ctx: Ctx, key: EventKey): Statement<StoredEvent[]> {
  return database(ctx).select(COLUMNS).from(calendarEvents).where(hasKey(ctx, key));
}

/** Returns an SQL expression: the ID of an event that the batch may create. */
export function eventIdOf(ctx: Ctx, uid: string): SQL<number> {
  return sql`(SELECT id FROM ${calendarEvents}
    WHERE organization_id = ${ctx.organizationId} AND uid = ${uid})`;
}

const inRange = (ctx: Ctx, { from, to }: { from: number; to: number }) =>
  and(ofOrganization(ctx), sql`is_shown = 1`, lt(plain.startsAt, to), gt(plain.endsAt, from));

/** Selects non-recurring events that may overlap the range, by `startsAt`. */
export function selectShortEvents(
  ctx: Ctx,
  range: { from: number; to: number; limit: number },
): Statement<ListedEvent[]> {
  return database(ctx)
    .select({ ...plain, series: asSeries(shortText) })
    .from(calendarEvents)
    .where(and(inRange(ctx, range), sql`is_long = 0`, gt(plain.startsAt, range.from - SHORT_SPAN)))
    .orderBy(plain.startsAt, plain.id)
    .limit(range.limit);
}

/**
 * Selects recurring or long events that may overlap the range, busy ones first. If they exceed 16 MB in total, the
 * largest are left out.
 */
export function selectLongEvents(
  ctx: Ctx,
  range: { from: number; to: number; limit: number },
): Statement<ListedEvent[]> {
  const where = and(inRange(ctx, range), sql`is_long = 1`);
  const rows = sql`SELECT id, ${listedSize} AS size FROM ${calendarEvents} WHERE ${where}
    ORDER BY is_busy DESC, id LIMIT ${range.limit}`;
  return database(ctx)
    .select({ ...plain, series: asSeries(listedSeries) })
    .from(calendarEvents)
    .where(isAmong(ctx, rows, MAX_LISTED_BYTES))
    .orderBy(sql`is_busy DESC`, plain.id);
}

/**
 * Selects at most `limit` events about these emails or with one of these IDs (both SELECTs of IDs), including deleted
 * ones. If they exceed 16 MB in total, the largest are left out.
 */
export function selectEventsOfEmails(
  ctx: Ctx,
  emailIds: SQL,
  ids: SQL,
  limit: number,
): Statement<ListedEvent[]> {
  // A UNION uses two index ranges: with OR, SQLite would scan the whole organization.
  const found = sql`SELECT id FROM ${calendarEvents} WHERE ${ofOrganization(ctx)} AND email_id IS NOT NULL
    AND email_id IN (${emailIds}) UNION ${ids}`;
  const rows = sql`SELECT id, ${listedSize} AS size FROM ${calendarEvents}
    WHERE +organization_id = ${ctx.organizationId} AND id IN (${found}) LIMIT ${limit}`;
  return database(ctx)
    .select({ ...plain, series: asSeries(listedSeries) })
    .from(calendarEvents)
    .where(isAmong(ctx, rows, MAX_LISTED_BYTES));
}

/** An event without its invitation state, but with whether it has one. */
export type KnownEvent = Omit<StoredEvent, 'state'> & { hasState: boolean };

/** Selects the events with these UIDs, including hidden ones. */
export function selectEventsByUid(ctx: Ctx, uids: string[]): Statement<KnownEvent[]> {
  const hasState = sql`${state} IS NOT NULL`.mapWith(Boolean).as('has_state');
  return database(ctx)
    .select({ ...plain, series: asSeries(sql`json(${series})`), hasState })
    .from(calendarEvents)
    .where(and(ofOrganization(ctx), sql`uid IN (SELECT value FROM json_each(${JSON.stringify(uids)}))`));
}

/** Selects those of the UIDs that the calendar knows, including deleted events. */
export function selectUids(ctx: Ctx, uids: string[]): Statement<{ uid: string }[]> {
  return database(ctx)
    .select({ uid: plain.uid })
    .from(calendarEvents)
    .where(and(ofOrganization(ctx), sql`uid IN (SELECT value FROM json_each(${JSON.stringify(uids)}))`));
}

const isExpanded = (ctx: Ctx) => sql`organization_id = ${ctx.organizationId} AND is_shown = 1 AND is_long = 1
  AND ends_at > ${ctx.now()}`;

/** Counts the events that a list expands: those that recur or are long, and have not ended. */
export function selectLongCounts(ctx: Ctx): Statement<{ count: number; untrusted: number }[]> {
  return database(ctx).all(sql`SELECT count(*) AS count, count(CASE WHEN is_busy = 0 THEN 1 END) AS untrusted
    FROM ${calendarEvents} WHERE ${isExpanded(ctx)}`);
}

/** Fails the batch if it exceeds the limit of events to expand. */
export function requireRoom(ctx: Ctx, isBusy: boolean): Statement {
  const count = sql`SELECT count(*) FROM ${calendarEvents} WHERE ${isExpanded(ctx)}`;
  const hasRoom = sql`(${count}) <= ${MAX_LONG_EVENTS}`;
  const isTrusted = sql`(${count} AND is_busy = 0) <= ${MAX_UNTRUSTED_LONG_EVENTS}`;
  return requireThat(database(ctx), isBusy ? hasRoom : sql`${hasRoom} AND ${isTrusted}`);
}

type Columns = Omit<StoredEvent, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

const jsonb = (value: unknown) => (value === null ? null : sql`jsonb(${JSON.stringify(value)})`);

/**
 * Returns the columns for a row. An undefined column keeps its value. The ID of an email or task deleted since it was
 * read becomes null.
 */
function written<C extends Partial<Columns>>(ctx: Ctx, { series, state, emailId, taskId, ...columns }: C) {
  return {
    ...columns,
    ...(emailId === undefined ? {} : { emailId: emailId === null ? null : storedEmailId(ctx, emailId) }),
    ...(taskId === undefined ? {} : { taskId: taskId === null ? null : storedTaskId(ctx, taskId) }),
    ...(series === undefined ? {} : { series: jsonb(series) }),
    ...(state === undefined ? {} : { state: jsonb(state) }),
  };
}

/** Inserts an event and returns its ID. Fails if the UID exists. */
export function insertEvent(ctx: Ctx, columns: Columns): [Statement<{ id: number }[]>, Statement] {
  const db = database(ctx);
  const now = ctx.now();
  return [
    db
      .insert(calendarEvents)
      .values({
        ...written(ctx, columns),
        id: nextId(ctx.organizationId, 'calendar_event'),
        organizationId: ctx.organizationId,
        version: 1,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: plain.id }),
    db.run(advance(ctx.organizationId, 'calendar_event', sql`true`)),
  ];
}

/** Fails the batch if the event was changed since it was read. */
export function requireVersion(ctx: Ctx, { id, version }: StoredEvent): Statement {
  const isSame = and(ofOrganization(ctx), eq(plain.id, id), eq(plain.version, version));
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${calendarEvents} WHERE ${isSame})`);
}

export function updateEventRow(ctx: Ctx, id: number, columns: Partial<Columns>): Statement {
  return database(ctx)
    .update(calendarEvents)
    .set({ ...written(ctx, columns), version: sql`version + 1`, updatedAt: ctx.now() })
    .where(hasKey(ctx, { id }));
}

/** Links the event to the task that the batch has just created. */
export function updateToLastTask(ctx: Ctx, id: number): Statement {
  return database(ctx)
    .update(calendarEvents)
    .set({
      taskId: lastId(ctx.organizationId, 'task'),
      version: sql`version + 1`,
      updatedAt: ctx.now(),
    })
    .where(hasKey(ctx, { id }));
}

export function deleteEventRow(ctx: Ctx, id: number): Statement {
  return database(ctx).delete(calendarEvents).where(hasKey(ctx, { id }));
}
