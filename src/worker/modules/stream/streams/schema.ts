import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const streams = sqliteTable('streams', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  videoId: text('video_id').notNull(),
  status: text().$type<'live' | 'ended'>().notNull(),
  title: text().notNull(),
  url: text().notNull(),
  thumbnailUrl: text('thumbnail_url'),
  startedAt: integer('started_at').notNull(),
  endedAt: integer('ended_at'),
  /** Whether the time of the end was reported, so that it cannot resume. */
  isEndCertain: integer('is_end_certain', { mode: 'boolean' }).notNull().default(false),
  viewerCount: integer('viewer_count'),
  peakViewers: integer('peak_viewers'),
  subscriberCount: integer('subscriber_count'),
  /** The time of the newest applied report. */
  asOf: integer('as_of').notNull(),
  sampledAt: integer('sampled_at'),
  /** The minimum time between samples, in milliseconds. */
  sampleGap: integer('sample_gap').notNull(),
  sampleCount: integer('sample_count').notNull().default(0),
  createdAt: integer('created_at').notNull(),
});
export type StreamRow = typeof streams.$inferSelect;
/** The columns of a stream that a report sets. */
export type StreamColumns = Omit<StreamRow, 'id' | 'organizationId' | 'createdAt'>;

export const streamSamples = sqliteTable(
  'stream_samples',
  {
    streamId: integer('stream_id').notNull(),
    at: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
    viewerCount: integer('viewer_count'),
  },
  (table) => [primaryKey({ columns: [table.streamId, table.at] })],
);

/** A viewer count to sample; `thins` deletes every other sample first. */
export interface Sample {
  at: number;
  viewerCount: number | null;
  thins: boolean;
}

export const streamStates = sqliteTable('stream_states', {
  organizationId: integer('organization_id').primaryKey(),
  version: integer().notNull(),
  currentStreamId: integer('current_stream_id'),
  liveCount: integer('live_count').notNull(),
  subscriberCount: integer('subscriber_count'),
  subscribersAsOf: integer('subscribers_as_of'),
  /** The highest count of subscribers. Null until the first count, which reaches no milestone. */
  subscriberPeak: integer('subscriber_peak'),
  checkedAt: integer('checked_at').notNull(),
});
export type StateRow = typeof streamStates.$inferSelect;

/** A count of subscribers, and the highest count so far. */
export interface Subscribers {
  count: number | null;
  asOf: number;
  peak: number | null;
}

shows('stream', streams, 'id');
shows('stream', streamSamples, 'stream_id');
shows('stream', streamStates);
exported(streams);
exported(streamSamples);
