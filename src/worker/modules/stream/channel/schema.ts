import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shows } from '../../../platform/data/shown.ts';
import type { Watched } from './watched.ts';

export const streamChannels = sqliteTable('stream_channels', {
  organizationId: integer('organization_id').primaryKey(),
  channelId: text('channel_id').notNull(),
  /** The playlist of uploads. */
  uploadsId: text('uploads_id').notNull(),
  handle: text(),
  title: text().notNull(),
  /** The number of subscribers. Null if hidden or unknown. */
  subscriberCount: integer('subscriber_count'),
  secretId: text('secret_id'),
  /** The organization's own key, encrypted. Null uses the deployment's. */
  apiKey: text('api_key'),
  keyHash: text('key_hash'),
  /** The time of the connection by the platform's clock. Streams that ended earlier are ignored. */
  baselineAt: integer('baseline_at').notNull(),
  isBaselineDone: integer('is_baseline_done', { mode: 'boolean' }).notNull().default(false),
  /** The known videos, the last listed first. */
  videos: text({ mode: 'json' }).$type<Watched[]>().notNull().default([]),
  /** The time at which the list of uploads was last requested. */
  listedAt: integer('listed_at'),
  /** The time at which the number of subscribers was last requested. */
  countedAt: integer('counted_at'),
  /** The current day in Los Angeles, and the units used on it. */
  quotaDay: text('quota_day').notNull(),
  quotaUsed: integer('quota_used').notNull(),
  /** Units left on that day for irregular requests. */
  spare: integer().notNull(),
  lastPolledAt: integer('last_polled_at'),
  nextPollAt: integer('next_poll_at').notNull(),
  /** The end of the lease of a running poll. */
  claimedUntil: integer('claimed_until'),
  errorCode: text('error_code'),
  errorMessage: text('error_message'),
  createdAt: integer('created_at').notNull(),
  encryptionKey: integer('encryption_key').generatedAlwaysAs(sql`CAST(api_key AS INTEGER)`, {
    mode: 'virtual',
  }),
});
export type ChannelRow = typeof streamChannels.$inferSelect;

export const streamLookups = sqliteTable('stream_lookups', {
  organizationId: integer('organization_id').primaryKey(),
  /** The day in Los Angeles. */
  day: text().notNull(),
  count: integer().notNull(),
});

shows('stream', streamChannels);
