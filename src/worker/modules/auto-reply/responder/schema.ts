import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ResponderMode, ResponderWriter } from '../../../../contract/mail/auto-replies.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const responders = sqliteTable('responders', {
  inboxId: integer('inbox_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  mode: text().$type<ResponderMode>().notNull(),
  writer: text().$type<ResponderWriter>().notNull().default('template'),
  subject: text().notNull(),
  body: text().notNull(),
  intervalHours: integer('interval_hours').notNull(),
  dailyCap: integer('daily_cap').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

shows('inbox', responders);
exported(responders, { hasSharedIds: true });
