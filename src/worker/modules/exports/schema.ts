import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Key } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';

/** Where the next step continues: in the mail, or in a table. Null: at its beginning. */
export type Place = { mail: number | null } | { table: string; after: Key | null };

export const exports = sqliteTable('exports', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  state: text().$type<'running' | 'completed' | 'failed' | 'expired'>().notNull(),
  place: text().notNull(),
  mailPieces: integer('mail_pieces').notNull().default(0),
  mailBytes: integer('mail_bytes').notNull().default(0),
  mailCount: integer('mail_count').notNull().default(0),
  recordPieces: integer('record_pieces').notNull().default(0),
  recordBytes: integer('record_bytes').notNull().default(0),
  recordCount: integer('record_count').notNull().default(0),
  createdBy: integer('created_by'),
  createdAt: integer('created_at').notNull(),
  completedAt: integer('completed_at'),
  expiresAt: integer('expires_at'),
});
export type ExportRow = typeof exports.$inferSelect;

shows('export', exports, 'id');
