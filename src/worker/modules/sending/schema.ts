import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DraftAgent, DraftMode } from '../../../contract/mail/drafts.ts';
import type { DraftState } from '../../../contract/mail/sending.ts';
import { exported } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';

export const uploads = sqliteTable('uploads', {
  key: text().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  filename: text().notNull(),
  contentType: text('content_type').notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  createdAt: integer('created_at').notNull(),
  state: text().$type<'unused' | 'drafted' | 'used' | 'expired'>().notNull(),
});
export type UploadRow = typeof uploads.$inferSelect;

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    organizationId: integer('organization_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    emailId: integer('email_id').notNull(),
    draftId: integer('draft_id'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.key] })],
);

/** The recipients as entered. */
export interface WrittenRecipients {
  to: string[];
  cc: string[];
  bcc: string[];
}

export const drafts = sqliteTable('drafts', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  version: integer().notNull(),
  state: text().$type<DraftState>().notNull(),
  mode: text().$type<DraftMode>().notNull(),
  fromInbox: text('from_inbox'),
  fromAddress: text('from_address'),
  recipients: text({ mode: 'json' }).$type<WrittenRecipients>().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  quotedHtml: text('quoted_html').notNull(),
  snippet: text().notNull(),
  attachmentCount: integer('attachment_count').notNull(),
  originalEmailId: integer('original_email_id'),
  parentMessageId: text('parent_message_id'),
  referencesChain: text('references_chain'),
  sendAt: integer('send_at'),
  emailId: integer('email_id'),
  code: text(),
  detail: text(),
  author: integer().notNull(),
  /** The agent that wrote it for its author, as it was then. */
  agent: text({ mode: 'json' }).$type<DraftAgent>(),
  updatedBy: integer('updated_by').notNull(),
  /** Who has it sent (`actorName`). */
  actor: text(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  deletedAt: integer('deleted_at'),
  removeAt: integer('remove_at'),
});
export type DraftColumns = typeof drafts.$inferInsert;

export const draftUploads = sqliteTable(
  'draft_uploads',
  {
    draftId: integer('draft_id').notNull(),
    position: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
    key: text(),
    emailId: integer('email_id'),
    attachmentId: integer('attachment_id'),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.position] })],
);

shows('draft', drafts, 'id');
exported(drafts, { ofUser: (userId) => sql`t.author = ${userId} AND t.deleted_at IS NULL` });
