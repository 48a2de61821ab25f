import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ResponderMode, ResponderWriter } from '../../../../contract/mail/auto-replies.ts';
import type { AutoReplyStatus } from '../../../../contract/mail/emails.ts';
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

export const autoReplies = sqliteTable('auto_replies', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  emailId: integer('email_id').notNull(),
  inboxId: integer('inbox_id'),
  origin: text().$type<'responder' | 'engine'>().notNull(),
  recipient: text().notNull(),
  status: text().$type<AutoReplyStatus>().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  html: text().notNull(),
  messageId: text('message_id'),
  sentEmailId: integer('sent_email_id'),
  model: text(),
  reason: text(),
  claim: text(),
  claimedUntil: integer('claimed_until'),
  createdAt: integer('created_at').notNull(),
  askedAt: integer('asked_at'),
  /** The rule that replies, even if automatic replies are off for the inbox. */
  ruleId: integer('rule_id'),
});

shows('inbox', responders);
shows('reply', autoReplies, 'id');
exported(responders, { hasSharedIds: true });
exported(autoReplies, { without: ['claim', 'claimed_until'] });
