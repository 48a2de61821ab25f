import { blob, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { shows } from '../../../platform/data/shown.ts';

export const calendarMails = sqliteTable('calendar_mails', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  inboxId: integer('inbox_id').notNull(),
  emailId: integer('email_id'),
  createdAt: integer('created_at').notNull(),
  /** JSONB: an `InvitationMail`. */
  message: blob().notNull(),
});

shows('event', calendarMails);
