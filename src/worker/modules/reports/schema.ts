import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const reportCounts = sqliteTable(
  'report_counts',
  {
    organizationId: integer('organization_id').notNull(),
    tag: text().notNull(),
    isPerson: integer('is_person', { mode: 'boolean' }).notNull(),
    month: integer().notNull(),
    userId: integer('user_id').notNull(),
    /** A number for each day, hour (UTC) and measure, such as `2309r`. */
    counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** The same for the tasks that are still open. */
    open: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.tag, table.isPerson, table.month, table.userId] }),
  ],
);
