import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Usage per API key of the video platform. In the directory: organizations with the same key share its quota. */
export const youtubeKeys = sqliteTable('youtube_keys', {
  keyHash: text('key_hash').primaryKey(),
  /** The day in Los Angeles. */
  day: text().notNull(),
  units: integer().notNull(),
  /** The time before which no calls are made. */
  blockedUntil: integer('blocked_until'),
  blockedCode: text('blocked_code'),
  updatedAt: integer('updated_at').notNull(),
});
export type YoutubeKeyRow = typeof youtubeKeys.$inferSelect;
