import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TaskField, TaskPriority, TaskStatus } from '../../../contract/tasks.ts';
import type { Tag } from '../../../lib/tags.ts';
import { exported } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';

export const tasks = sqliteTable('tasks', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  title: text().notNull(),
  description: text().notNull(),
  priority: text().$type<TaskPriority>().notNull(),
  status: text().$type<TaskStatus>().notNull(),
  tag: text().$type<Tag>(),
  emailId: integer('email_id'),
  fromAddress: text('from_address'),
  subject: text(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  completedAt: integer('completed_at'),
  assigneeId: integer('assignee_id'),
  /** The time when its source email was received. */
  receivedAt: integer('received_at'),
  /** The user who completed it. */
  completedBy: integer('completed_by'),
  /** Whether the reports count it. */
  inReports: integer('in_reports', { mode: 'boolean' }).notNull().default(false),
  /** Whether the conversation of its email is in spam or trash. */
  isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
  dueAt: integer('due_at'),
  /** Null for every completed task. */
  snoozedUntil: integer('snoozed_until'),
  /** The due date of the last reminder. */
  remindedDueAt: integer('reminded_due_at'),
  isSnoozed: integer('is_snoozed', { mode: 'boolean' }).generatedAlwaysAs(sql`snoozed_until IS NOT NULL`, {
    mode: 'virtual',
  }),
  /** The position that somebody has given it. */
  place: text(),
  /** Sorts lists, greatest first. */
  position: text().generatedAlwaysAs(sql`COALESCE(place, printf('%08x', id & 4294967295))`, {
    mode: 'virtual',
  }),
});

export const taskHistory = sqliteTable('task_history', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  taskId: integer('task_id').notNull(),
  createdAt: integer('created_at').notNull(),
  actor: text().notNull(),
  field: text().$type<TaskField>().notNull(),
  fromValue: text('from_value'),
  toValue: text('to_value'),
});

export const taskNotes = sqliteTable('task_notes', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  taskId: integer('task_id').notNull(),
  emailId: integer('email_id'),
  text: text().notNull(),
  createdAt: integer('created_at').notNull(),
});

export const taskCounts = sqliteTable(
  'task_counts',
  {
    organizationId: integer('organization_id').notNull(),
    status: text().$type<TaskStatus>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.status] })],
);

/** Times in milliseconds. */
export type TaskRow = typeof tasks.$inferSelect;
export type TaskChangeRow = typeof taskHistory.$inferSelect;
export type TaskNoteRow = typeof taskNotes.$inferSelect;

shows('task', tasks, 'id');
shows('task', taskHistory, 'task_id');
shows('task', taskNotes, 'task_id');
exported(tasks);
exported(taskHistory);
exported(taskNotes);
