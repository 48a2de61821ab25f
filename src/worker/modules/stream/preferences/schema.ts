import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { shows } from '../../../platform/data/shown.ts';

/** An organization's preferences for announcing streams. */
export const streamPreferences = sqliteTable('stream_preferences', {
  organizationId: integer('organization_id').primaryKey(),
  isEditedAtEnd: integer('is_edited_at_end', { mode: 'boolean' }).notNull().default(false),
  isStory: integer('is_story', { mode: 'boolean' }).notNull().default(false),
  updatedAt: integer('updated_at').notNull(),
});
export type StreamPreferencesRow = typeof streamPreferences.$inferSelect;

shows('settings', streamPreferences);
