import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { View, ViewFilters } from '../../../../contract/mail/views.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

/** Saved filters of the list of conversations. */
export const views = sqliteTable('views', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  ownerId: integer('owner_id').notNull(),
  isShared: integer('is_shared', { mode: 'boolean' }).notNull(),
  name: text().notNull(),
  /** The filters, with a tag as rows have it. */
  filters: text({ mode: 'json' }).$type<ViewFilters>().notNull(),
  sort: text().$type<View['sort']>().notNull(),
  position: integer().notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});
export type ViewRow = typeof views.$inferSelect;

shows('view', views, 'id');
exported(views, { ofUser: (userId) => sql`t.owner_id = ${userId}` });
