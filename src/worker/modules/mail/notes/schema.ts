import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const notes = sqliteTable('notes', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  emailId: integer('email_id').notNull(),
  authorId: integer('author_id').notNull(),
  text: text().notNull(),
  mentions: text({ mode: 'json' }).$type<number[]>().notNull(),
  /** The ids of all users who were ever mentioned, and thus mailed. */
  notified: text({ mode: 'json' }).$type<number[]>().notNull(),
  createdAt: integer('created_at').notNull(),
  editedAt: integer('edited_at'),
  /** The time of the deletion. The note can be restored for a while; then cron deletes the row. */
  deletedAt: integer('deleted_at'),
  /** The Idempotency-Key of the request that created it, and the hash of that request. */
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
});

export type NoteRow = typeof notes.$inferSelect;

shows('note', notes, 'id');
exported(notes, {
  without: ['notified', 'request_key', 'request_hash'],
  ofUser: (userId) => sql`t.author_id = ${userId} AND t.deleted_at IS NULL`,
});
