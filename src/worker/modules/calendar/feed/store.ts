import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Series } from '../../../../lib/ical/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { SHORT_SPAN } from '../events/columns.ts';
import { calendarEvents } from '../events/schema.ts';
import { asSeries, isAmong, reducedSeries } from '../events/series-store.ts';
import { MAX_FEED_BYTES, MAX_FEED_EVENTS } from '../limits.ts';
import { calendarFeeds } from './schema.ts';

const { organizationId, userId, tokenHash, createdAt } = calendarFeeds;

/** Upserts the feed of a user with a new token. */
export function insertFeed(ctx: Ctx, feed: { userId: number; tokenHash: string }): Statement {
  const changed = { tokenHash: feed.tokenHash, createdAt: ctx.now() };
  return database(ctx)
    .insert(calendarFeeds)
    .values({ organizationId: ctx.organizationId, userId: feed.userId, ...changed })
    .onConflictDoUpdate({ target: [organizationId, userId], set: changed });
}

export function deleteFeed(ctx: Ctx, owner: number): Statement {
  return database(ctx)
    .delete(calendarFeeds)
    .where(and(eq(organizationId, ctx.organizationId), eq(userId, owner)));
}

export function selectFeed(ctx: Ctx, hash: string): Statement<{ userId: number; createdAt: number }[]> {
  return database(ctx)
    .select({ userId, createdAt })
    .from(calendarFeeds)
    .where(and(eq(organizationId, ctx.organizationId), eq(tokenHash, hash)));
}

/** Returns a fingerprint of the feed's events that end after `from`, which any change alters, except reminders. */
export function selectFeedVersion(ctx: Ctx, from: number): Statement<Record<string, number | null>[]> {
  return database(ctx).all(sql`SELECT count(*) AS events, sum(updated_at) AS changes,
      max(updated_at) AS updated_at, max(id) AS id
    FROM (SELECT * FROM (${ofFeed(ctx, from, 'short')}) UNION ALL SELECT * FROM (${ofFeed(ctx, from, 'long')}))`);
}

/**
 * Selects the events of the feed that end after `from`, in two statements: non-recurring ones, and the rest. Each has
 * at most `MAX_FEED_EVENTS`, the latest, and `MAX_FEED_BYTES`: the largest are left out.
 */
export function selectFeedEvents(ctx: Ctx, from: number): [Statement<FeedEvent[]>, Statement<FeedEvent[]>] {
  return [selectPart(ctx, from, 'short'), selectPart(ctx, from, 'long')];
}

export interface FeedEvent {
  id: number;
  series: Series | null;
}

/** The series without names of people, because anyone with the URL can read the feed. */
const feedText = reducedSeries((field) => ({
  attendees: sql`json('[]')`,
  organizer: sql`NULL`,
  description: sql`substr(${field('description')}, 1, 2000)`,
}));

function selectPart(ctx: Ctx, from: number, part: 'short' | 'long'): Statement<FeedEvent[]> {
  return database(ctx)
    .select({ id: calendarEvents.id, series: asSeries(feedText) })
    .from(calendarEvents)
    .where(isAmong(ctx, ofFeed(ctx, from, part), MAX_FEED_BYTES));
}

function ofFeed(ctx: Ctx, from: number, part: 'short' | 'long'): SQL {
  const [isOfPart, start] =
    part === 'short'
      ? [sql`is_long = 0 AND starts_at > ${from - SHORT_SPAN}`, sql`starts_at`]
      : [sql`is_long = 1`, sql`ends_at`];
  return sql`SELECT id, updated_at, length(series) AS size FROM ${calendarEvents}
    WHERE organization_id = ${ctx.organizationId} AND is_shown = 1 AND ${isOfPart} AND ends_at > ${from} AND in_feed = 1
    ORDER BY ${start} DESC, id DESC LIMIT ${MAX_FEED_EVENTS}`;
}
