import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shows } from '../../../platform/data/shown.ts';

export const uploads = sqliteTable('audit_uploads', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  fileName: text('file_name').notNull(),
  bytes: integer().notNull(),
  partSize: integer('part_size').notNull(),
  status: text().$type<'uploading' | 'complete'>().notNull(),
  /** R2's id; null until R2 has returned it. */
  r2UploadId: text('r2_upload_id'),
  createdAt: integer('created_at').notNull(),
  /** When the file is deleted. A past time: it is about to be. */
  expiresAt: integer('expires_at').notNull(),
});
export type UploadRow = typeof uploads.$inferSelect;

export const uploadParts = sqliteTable(
  'audit_upload_parts',
  {
    uploadId: integer('upload_id').notNull(),
    number: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
    /** The last request for this part. */
    putId: text('put_id').notNull(),
    /** R2's etag; null if the part has not arrived, or it is unknown which of two requests R2 kept. */
    etag: text(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);
/** A part that has arrived. */
export interface ArrivedPart {
  number: number;
  etag: string;
}

shows('video', uploads, 'id');
shows('video', uploadParts);
