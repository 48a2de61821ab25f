import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EventSource, EventStatus, Response } from '../../../../contract/calendar/events.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';
import type { InstanceAnswer, InstanceResponse } from './event.ts';

export const calendarEvents = sqliteTable('calendar_events', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  uid: text().notNull(),
  source: text().$type<EventSource>().notNull(),
  /** Incremented by every change. */
  version: integer().notNull(),
  title: text().notNull(),
  status: text().$type<EventStatus>().notNull(),
  myResponse: text('my_response').$type<Response>(),
  responses: text({ mode: 'json' }).$type<InstanceResponse[]>(),
  answers: text({ mode: 'json' }).$type<InstanceAnswer[]>(),
  /** The result of `lastStartOf`. Null also in rows older than this column. */
  lastStart: integer('last_start'),
  /** The result of `spanOf`. */
  startsAt: integer('starts_at').notNull(),
  endsAt: integer('ends_at').notNull(),
  isLong: integer('is_long', { mode: 'boolean' }).notNull(),
  isShown: integer('is_shown', { mode: 'boolean' }).notNull(),
  isBusy: integer('is_busy', { mode: 'boolean' }).notNull(),
  inFeed: integer('in_feed', { mode: 'boolean' }).notNull(),
  isVerified: integer('is_verified', { mode: 'boolean' }),
  conferenceUrl: text('conference_url'),
  reminderMinutes: integer('reminder_minutes'),
  remindAt: integer('remind_at'),
  remindedUntil: integer('reminded_until').notNull(),
  inboxId: integer('inbox_id'),
  emailId: integer('email_id'),
  taskId: integer('task_id'),
  connectionId: integer('connection_id'),
  /** The creator. Null if it came by mail or from a booking service. */
  userId: integer('user_id'),
  deletedAt: integer('deleted_at'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** JSONB: a `Series`. */
  series: blob(),
  /** JSONB: an `ObjectState`, if invitations to it were sent or received by mail. */
  state: blob(),
});

shows('event', calendarEvents, 'id');
exported(calendarEvents);
