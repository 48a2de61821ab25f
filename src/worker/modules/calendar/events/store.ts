import { and, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../../platform/data/sequence.ts';
import { storedEmailId } from '../../mail/index.ts';
import { storedTaskId } from '../../tasks/index.ts';
import type { ObjectState } from '../invitations/index.ts';
import { MAX_LONG_EVENTS, MAX_UNTRUSTED_LONG_EVENTS } from '../limits.ts';
import { SHORT_SPAN } from './columns.ts';
import type { StoredEvent } from './event.ts';
import { calendarEvents } from './schema.ts';
import { asSeries, isAmong, listedSeries } from './series-store.ts';

const { organizationId, series, state, ...plain } = getTableColumns(calendarEvents);
const readState = (text: string): ObjectState | null => JSON.parse(text);
const stateText = sql`json(${state})`.mapWith(readState).as('state_text');
const COLUMNS = { ...plain, series: asSeries(sql`json(${series})`), state: stateText };
/** Bytes of the series that a list reads of those that recur: as objects they take several times as much. */
const MAX_LISTED_BYTES = 16_000_000;
/** Only thousands of dates that mean nothing make an event longer that does not recur. */
const MAX_SHORT_LENGTH = 65_536;

const shortText = sql`(SELECT CASE WHEN length(listed) <= ${MAX_SHORT_LENGTH} THEN listed END
  FROM (SELECT ${listedSeries} AS listed))`;

/**
 * An event as lists read it: without what invitations said, and the series without people and long texts. Without a
 * series it is too large to be listed.
 */
export type ListedEvent = Omit<StoredEvent, 'state'>;

const ofOrganization = (ctx: Ctx) => eq(organizationId, ctx.organizationId);

export type EventKey = { id: number } | { uid: string };

function hasKey(ctx: Ctx, key: EventKey): SQL | undefined {
  return and(ofOrganization(ctx), 'id' in key ? eq(plain.id, key.id) : eq(plain.uid, key.uid));
}

/** The event, also one that is not shown. */
export function selectEvent(ctx: Ctx, key: EventKey): Statement<StoredEvent[]> {
  return database(ctx).select(COLUMNS).from(calendarEvents).where(hasKey(ctx, key));
}

/** The id of an event that the batch may have created, as an expression. */
export function eventIdOf(ctx: Ctx, uid: string): SQL<number> {
  return sql`(SELECT id FROM ${calendarEvents}
    WHERE organization_id = ${ctx.organizationId} AND uid = ${uid})`;
}

const inRange = (ctx: Ctx, { from, to }: { from: number; to: number }) =>
  and(ofOrganization(ctx), sql`is_shown = 1`, lt(plain.startsAt, to), gt(plain.endsAt, from));

/** Events that do not recur and that can take place in the range, by `startsAt`. */
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
 * Events that recur or last long and that can take place in the range, those first that are busy. If they have more than
 * 16 MB together, the largest are left out.
 */
export function selectLongEvents(
  ctx: Ctx,
  range: { from: number; to: number; limit: number },
): Statement<ListedEvent[]> {
  const where = and(inRange(ctx, range), sql`is_long = 1`);
  const rows = sql`SELECT id, series FROM ${calendarEvents} WHERE ${where}
    ORDER BY is_busy DESC, id LIMIT ${range.limit}`;
  return database(ctx)
    .select({ ...plain, series: asSeries(listedSeries) })
    .from(calendarEvents)
    .where(isAmong(ctx, rows, MAX_LISTED_BYTES))
    .orderBy(sql`is_busy DESC`, plain.id);
}

/**
 * At most `limit` events that these emails are about, or that have one of these ids, also deleted ones: both are SELECTs
 * of ids. If they have more than 16 MB together, the largest are left out.
 */
export function selectEventsOfEmails(
  ctx: Ctx,
  emailIds: SQL,
  ids: SQL,
  limit: number,
): Statement<ListedEvent[]> {
  // Two ranges of indexes: with OR, SQLite would walk the whole organization.
  const found = sql`SELECT id FROM ${calendarEvents} WHERE ${ofOrganization(ctx)} AND email_id IS NOT NULL
    AND email_id IN (${emailIds}) UNION ${ids}`;
  const rows = sql`SELECT id, series FROM ${calendarEvents}
    WHERE +organization_id = ${ctx.organizationId} AND id IN (${found}) LIMIT ${limit}`;
  return database(ctx)
    .select({ ...plain, series: asSeries(listedSeries) })
    .from(calendarEvents)
    .where(isAmong(ctx, rows, MAX_LISTED_BYTES));
}

/** An event without what invitations said of it, but with whether they said anything. */
export type KnownEvent = Omit<StoredEvent, 'state'> & { hasState: boolean };

/** The events with these UIDs, also those that are not shown. */
export function selectEventsByUid(ctx: Ctx, uids: string[]): Statement<KnownEvent[]> {
  const hasState = sql`${state} IS NOT NULL`.mapWith(Boolean).as('has_state');
  return database(ctx)
    .select({ ...plain, series: asSeries(sql`json(${series})`), hasState })
    .from(calendarEvents)
    .where(and(ofOrganization(ctx), sql`uid IN (SELECT value FROM json_each(${JSON.stringify(uids)}))`));
}

/** Those of the UIDs that the calendar knows, deleted events included. */
export function selectUids(ctx: Ctx, uids: string[]): Statement<{ uid: string }[]> {
  return database(ctx)
    .select({ uid: plain.uid })
    .from(calendarEvents)
    .where(and(ofOrganization(ctx), sql`uid IN (SELECT value FROM json_each(${JSON.stringify(uids)}))`));
}

const isExpanded = (ctx: Ctx) => sql`organization_id = ${ctx.organizationId} AND is_shown = 1 AND is_long = 1
  AND ends_at > ${ctx.now()}`;

/** How many events a list has to expand: those that recur or last long, and have not ended. */
export function selectLongCounts(ctx: Ctx): Statement<{ count: number; untrusted: number }[]> {
  return database(ctx).all(sql`SELECT count(*) AS count, count(CASE WHEN is_busy = 0 THEN 1 END) AS untrusted
    FROM ${calendarEvents} WHERE ${isExpanded(ctx)}`);
}

/** Fails the batch if there are more events to expand than a calendar has room for. */
export function requireRoom(ctx: Ctx, isBusy: boolean): Statement {
  const count = sql`SELECT count(*) FROM ${calendarEvents} WHERE ${isExpanded(ctx)}`;
  const hasRoom = sql`(${count}) <= ${MAX_LONG_EVENTS}`;
  const isTrusted = sql`(${count} AND is_busy = 0) <= ${MAX_UNTRUSTED_LONG_EVENTS}`;
  return requireThat(database(ctx), isBusy ? hasRoom : sql`${hasRoom} AND ${isTrusted}`);
}

type Columns = Omit<StoredEvent, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

const jsonb = (value: unknown) => (value === null ? null : sql`jsonb(${JSON.stringify(value)})`);

/**
 * Undefined leaves a column as it is. An email or a task that was deleted since it was read is not named.
 */
function written<C extends Partial<Columns>>(
  ctx: Ctx,
  { series: all, state: said, emailId, taskId, ...columns }: C,
) {
  return {
    ...columns,
    ...(emailId === undefined ? {} : { emailId: emailId === null ? null : storedEmailId(ctx, emailId) }),
    ...(taskId === undefined ? {} : { taskId: taskId === null ? null : storedTaskId(ctx, taskId) }),
    ...(all === undefined ? {} : { series: jsonb(all) }),
    ...(said === undefined ? {} : { state: jsonb(said) }),
  };
}

/** Fails on a UID that is there already. Answers the id. */
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
