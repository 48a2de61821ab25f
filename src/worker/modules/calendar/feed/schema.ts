import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shows } from '../../../platform/data/shown.ts';

export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    organizationId: integer('organization_id').notNull(),
    userId: integer('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

shows('event', calendarFeeds);
