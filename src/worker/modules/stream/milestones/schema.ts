import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const milestones = sqliteTable('milestones', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  threshold: integer().notNull(),
  isCustom: integer('is_custom', { mode: 'boolean' }).notNull(),
  isEnabled: integer('is_enabled', { mode: 'boolean' }).notNull().default(true),
  reachedAt: integer('reached_at'),
  /** The count that reached the milestone. Null if it was passed before the first count, or while it was off. */
  reachedCount: integer('reached_count'),
  createdAt: integer('created_at').notNull(),
});
export type MilestoneRow = typeof milestones.$inferSelect;

shows('milestone', milestones, 'id');
exported(milestones);
