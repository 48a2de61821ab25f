import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Retention } from '../../../contract/retention.ts';
import { shows } from '../../platform/data/shown.ts';

export const retentionSettings = sqliteTable('retention_settings', {
  organizationId: integer('organization_id').primaryKey(),
  days: text({ mode: 'json' }).$type<Retention>().notNull(),
  updatedAt: integer('updated_at').notNull(),
});

/** Where work that scans everything continues. */
export const positions = sqliteTable('positions', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Objects that no row referenced in the last sweep, and since when. */
export const objectSightings = sqliteTable('object_sightings', {
  key: text().primaryKey(),
  seenAt: integer('seen_at').notNull(),
});

shows('settings', retentionSettings);
