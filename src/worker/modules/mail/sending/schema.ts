import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RecipientKind, SendState } from '../../../../contract/mail/emails.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const outgoing = sqliteTable('outgoing', {
  emailId: integer('email_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  inboxId: integer('inbox_id').notNull(),
  automatic: integer({ mode: 'boolean' }).notNull(),
  queuedAt: integer('queued_at').notNull(),
  attempts: integer().notNull().default(0),
  lease: text(),
  sentAt: integer('sent_at'),
  code: text(),
  detail: text().notNull().default(''),
  reply: text(),
  takenBack: integer('taken_back', { mode: 'boolean' }).notNull().default(false),
});

export const outgoingRecipients = sqliteTable(
  'outgoing_recipients',
  {
    emailId: integer('email_id').notNull(),
    position: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
    address: text().notNull(),
    kind: text().$type<RecipientKind>().notNull(),
    state: text().$type<SendState>().notNull(),
    detail: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.emailId, table.position] })],
);

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

shows('email', outgoing, 'email_id');
shows('email', outgoingRecipients, 'email_id');
exported(outgoingRecipients);
