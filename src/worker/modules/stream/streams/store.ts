import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import {
  type Sample,
  type StateRow,
  type StreamColumns,
  type StreamRow,
  type Subscribers,
  streamSamples,
  streamStates,
  streams,
} from './schema.ts';

const hasId = (ctx: Ctx, id: number) =>
  and(eq(streams.id, id), eq(streams.organizationId, ctx.organizationId));
const isVideo = (ctx: Ctx, videoId: string) =>
  and(eq(streams.organizationId, ctx.organizationId), eq(streams.videoId, videoId));

export function selectState(ctx: Ctx): Statement<StateRow[]> {
  return database(ctx).select().from(streamStates).where(eq(streamStates.organizationId, ctx.organizationId));
}

export function selectStream(ctx: Ctx, id: number): Statement<StreamRow[]> {
  return database(ctx).select().from(streams).where(hasId(ctx, id));
}

export function selectStreamOfVideo(ctx: Ctx, videoId: string): Statement<StreamRow[]> {
  return database(ctx).select().from(streams).where(isVideo(ctx, videoId));
}

/** Selects the stream of the status. */
export function selectCurrentStream(ctx: Ctx): Statement<StreamRow[]> {
  const current = sql`(SELECT current_stream_id FROM ${streamStates} WHERE organization_id = ${ctx.organizationId})`;
  return database(ctx)
    .select()
    .from(streams)
    .where(and(eq(streams.id, current), eq(streams.organizationId, ctx.organizationId)));
}

/** Selects the last started stream of this status. */
export function selectNewestStream(ctx: Ctx, status: StreamRow['status']): Statement<StreamRow[]> {
  return selectStreams(ctx, { status }, { before: null, limit: 1, offset: 0 });
}

/** Selects streams, newest first. `before` is the start and the ID of the last stream of the previous page. */
export function selectStreams(
  ctx: Ctx,
  { status }: { status?: StreamRow['status'] },
  page: { before: number[] | null; limit: number; offset: number },
): Statement<StreamRow[]> {
  const [startedAt, id] = page.before ?? [];
  const isBefore =
    startedAt === undefined || id === undefined
      ? undefined
      : sql`(${streams.startedAt}, ${streams.id}) < (${startedAt}, ${id})`;
  return database(ctx)
    .select()
    .from(streams)
    .where(
      and(
        eq(streams.organizationId, ctx.organizationId),
        status === undefined ? undefined : eq(streams.status, status),
        isBefore,
      ),
    )
    .orderBy(desc(streams.startedAt), desc(streams.id))
    .limit(page.limit)
    .offset(page.offset);
}

export function selectSamples(
  ctx: Ctx,
  streamId: number,
): Statement<{ at: number; viewerCount: number | null }[]> {
  return database(ctx)
    .select({ at: streamSamples.at, viewerCount: streamSamples.viewerCount })
    .from(streamSamples)
    .where(and(eq(streamSamples.streamId, streamId), eq(streamSamples.organizationId, ctx.organizationId)))
    .orderBy(streamSamples.at);
}

/** Fails the batch if a report was applied since `state` was read. */
export function requireState(ctx: Ctx, state: StateRow | undefined): Statement {
  const version = sql`(SELECT version FROM ${streamStates} WHERE organization_id = ${ctx.organizationId})`;
  return requireThat(database(ctx), sql`${version} IS ${state?.version ?? null}`);
}

/** Creates the stream of a video that had none. */
export function insertStream(ctx: Ctx, columns: StreamColumns): Statement[] {
  const { organizationId } = ctx;
  const db = database(ctx);
  return [
    db
      .insert(streams)
      .values({ ...columns, id: nextId(organizationId, 'stream'), organizationId, createdAt: ctx.now() }),
    db.run(advance(organizationId, 'stream', sql`true`)),
  ];
}

export function updateStream(ctx: Ctx, id: number, columns: StreamColumns): Statement {
  return database(ctx).update(streams).set(columns).where(hasId(ctx, id));
}

/** Returns an SQL expression: the ID of a video's stream, even if the same batch creates it. */
export function idOfVideo(ctx: Ctx, videoId: string): SQL {
  return sql`(SELECT id FROM ${streams} WHERE ${isVideo(ctx, videoId)})`;
}

/** Adds a sample to the stream. `thins` first deletes every other one. */
export function insertSample(ctx: Ctx, videoId: string, { at, viewerCount, thins }: Sample): Statement[] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const id = idOfVideo(ctx, videoId);
  const numbered = sql`SELECT at, row_number() OVER (ORDER BY at) AS place FROM ${streamSamples}
    WHERE stream_id = ${id} AND organization_id = ${organizationId}`;
  return [
    ...(thins
      ? [
          db.run(sql`DELETE FROM ${streamSamples} WHERE stream_id = ${id} AND organization_id = ${organizationId}
            AND at IN (SELECT at FROM (${numbered}) WHERE place % 2 = 0)`),
        ]
      : []),
    db.run(sql`INSERT INTO ${streamSamples} (stream_id, at, organization_id, viewer_count)
      SELECT id, ${at}, organization_id, ${viewerCount} FROM ${streams} WHERE ${isVideo(ctx, videoId)}
      ON CONFLICT DO UPDATE SET viewer_count = excluded.viewer_count`),
  ];
}

/** Increments the version, recounts the live streams, and stores the subscribers. */
export function upsertState(ctx: Ctx, subscribers: Subscribers | null): Statement {
  const { organizationId } = ctx;
  const ofStatus = (status: StreamRow['status']) =>
    sql`(SELECT id FROM ${streams} WHERE organization_id = ${organizationId} AND status = ${status}
      ORDER BY started_at DESC, id DESC LIMIT 1)`;
  const columns = {
    currentStreamId: sql<number>`COALESCE(${ofStatus('live')}, ${ofStatus('ended')})`,
    liveCount: sql<number>`(SELECT count(*) FROM ${streams} WHERE organization_id = ${organizationId} AND status = 'live')`,
    checkedAt: ctx.now(),
    ...(subscribers
      ? {
          subscriberCount: subscribers.count,
          subscribersAsOf: subscribers.asOf,
          subscriberPeak: subscribers.peak,
        }
      : {}),
  };
  return database(ctx)
    .insert(streamStates)
    .values({ ...columns, organizationId, version: 1 })
    .onConflictDoUpdate({
      target: streamStates.organizationId,
      set: { ...columns, version: sql`${streamStates.version} + 1` },
    });
}

/** Records a check of the channel without changes. */
export function updateCheckedAt(ctx: Ctx): Statement {
  return database(ctx)
    .update(streamStates)
    .set({ checkedAt: ctx.now() })
    .where(and(eq(streamStates.organizationId, ctx.organizationId), lt(streamStates.checkedAt, ctx.now())));
}

/** Resets the subscribers for another channel, which starts with a first count. */
export function updateForNewChannel(ctx: Ctx): Statement {
  return database(ctx)
    .update(streamStates)
    .set({
      version: sql`${streamStates.version} + 1`,
      subscriberCount: null,
      subscribersAsOf: null,
      subscriberPeak: null,
    })
    .where(eq(streamStates.organizationId, ctx.organizationId));
}

/** Records `stream.live` or `stream.ended`. */
export function recordTurn(ctx: Ctx, stream: StreamColumns): Statement {
  const isEnded = stream.endedAt !== null;
  const data = {
    stream_id: 0,
    video_id: stream.videoId,
    title: stream.title,
    url: stream.url,
    started_at: new Date(stream.startedAt).toISOString(),
    ...(stream.endedAt === null
      ? {}
      : { ended_at: new Date(stream.endedAt).toISOString(), peak_viewers: stream.peakViewers }),
  };
  const id = idOfVideo(ctx, stream.videoId);
  return recordEvent(
    ctx,
    isEnded ? 'stream.ended' : 'stream.live',
    sql`json_set(${JSON.stringify(data)}, '$.stream_id', ${id})`,
    sql`true`,
  );
}
