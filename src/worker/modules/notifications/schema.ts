import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { NoticeKind } from '../../../contract/notifications/notifications.ts';
import { exported } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';
import type { GivenSettings } from './settings/effective.ts';

export const notifications = sqliteTable('notifications', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  /** Who is told. */
  userId: integer('user_id').notNull(),
  /** What happened: nobody is told it twice. */
  subject: text().notNull(),
  kind: text().$type<NoticeKind>().notNull(),
  text: text().notNull(),
  path: text().notNull(),
  /** The user who did it. */
  actorId: integer('actor_id'),
  /** An email of the conversation. */
  emailId: integer('email_id'),
  taskId: integer('task_id'),
  createdAt: integer('created_at').notNull(),
  readAt: integer('read_at'),
  isListed: integer('is_listed', { mode: 'boolean' }).notNull(),
  /** Whether it waits for a mail. */
  inDigest: integer('in_digest', { mode: 'boolean' }).notNull(),
  /** The devices that have yet to get it. */
  pushTo: text('push_to', { mode: 'json' }).$type<number[]>(),
});
export type NotificationRow = typeof notifications.$inferSelect;

/** What a member wants to be told, where it differs from the default. */
export const notificationSettings = sqliteTable(
  'notification_settings',
  {
    organizationId: integer('organization_id').notNull(),
    userId: integer('user_id').notNull(),
    settings: text({ mode: 'json' }).$type<GivenSettings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

/** The last event that notifications were made of. */
export const notificationCursors = sqliteTable('notification_cursors', {
  organizationId: integer('organization_id').primaryKey(),
  eventId: integer('event_id').notNull(),
});

// The ids of this type are those of the members whose notifications have changed: each page hears of its own.
shows('notification', notifications, 'user_id');
shows('notification', notificationSettings, 'user_id');
exported(notifications, {
  without: ['subject', 'push_to'],
  ofUser: (userId) => sql`t.user_id = ${userId}`,
});
exported(notificationSettings, { ofUser: (userId) => sql`t.user_id = ${userId}` });
