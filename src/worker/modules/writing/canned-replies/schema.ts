import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Tag } from '../../../../lib/tags.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const cannedReplies = sqliteTable('canned_replies', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  shortcut: text(),
  subject: text(),
  html: text().notNull(),
  text: text().notNull(),
  tags: text({ mode: 'json' }).$type<Tag[]>().notNull(),
  uses: integer().notNull().default(0),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});
export type CannedReplyRow = typeof cannedReplies.$inferSelect;

shows('canned_reply', cannedReplies, 'id');
exported(cannedReplies, { without: ['name_key'] });
