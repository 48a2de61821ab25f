import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ResponderMode } from '../../../contract/responder.ts';

export const responders = sqliteTable('responders', {
  inboxId: integer('inbox_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  mode: text().$type<ResponderMode>().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  intervalHours: integer('interval_hours').notNull(),
  dailyCap: integer('daily_cap').notNull(),
  updatedAt: integer('updated_at').notNull(),
});
