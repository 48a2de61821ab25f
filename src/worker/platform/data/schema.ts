import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shows } from './shown.ts';

/** The platform's own tables. Modules use them through its functions: the audit log, sequences, jobs and the outbox. */
export const auditLog = sqliteTable('audit_log', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  createdAt: integer('created_at').notNull(),
  actor: text().notNull(),
  action: text().notNull(),
  target: text().notNull(),
  details: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  requestId: text('request_id').notNull(),
});

export const jobs = sqliteTable('jobs', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  kind: text().notNull(),
  subjectId: integer('subject_id').notNull(),
  dueAt: integer('due_at'),
  lease: text(),
  leaseUntil: integer('lease_until'),
  attempts: integer().notNull().default(0),
  died: integer({ mode: 'boolean' }).notNull().default(false),
  slow: integer({ mode: 'boolean' }).notNull().default(false),
  claimedAt: integer('claimed_at'),
});

export const events = sqliteTable('events', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  type: text().notNull(),
  data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  createdAt: integer('created_at').notNull(),
  deliveredAt: integer('delivered_at'),
  /** The endpoint that gets the event; null: those that subscribe to it. */
  webhookId: integer('webhook_id'),
  /** The user who made it happen; null: nobody of the organization, or not known. */
  actorId: integer('actor_id'),
});

export const sequences = sqliteTable(
  'sequences',
  {
    organizationId: integer('organization_id').notNull(),
    name: text().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.name] })],
);

/** An organization's use of the resources that the operator limits. */
export const organizationUsage = sqliteTable('organization_usage', {
  organizationId: integer('organization_id').primaryKey(),
  databaseBytes: integer('database_bytes').notNull(),
  objectBytes: integer('object_bytes').notNull(),
  /** The day of `mails`, counted since 1970. */
  day: integer().notNull(),
  mails: integer().notNull(),
});

/** The installation's databases, if there are several. In the directory. */
export const databases = sqliteTable('databases', {
  number: integer().primaryKey(),
  bytes: integer().notNull(),
  measuredAt: integer('measured_at').notNull(),
});

/** Conditions that need the operator's action. In the directory. */
export const conditions = sqliteTable(
  'conditions',
  {
    kind: text().$type<ConditionKind>().notNull(),
    about: text().notNull(),
    detail: text().notNull(),
    since: integer().notNull(),
    seenAt: integer('seen_at').notNull(),
    times: integer().notNull().default(1),
    toldAt: integer('told_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.about] })],
);

/** What needs the operator's action. */
type ConditionKind =
  | 'database_unreachable'
  | 'database_filling'
  | 'database_full'
  | 'bucket_unreachable'
  | 'sidecar_unreachable'
  | 'setting_missing'
  | 'tick_late'
  | 'tick_part_failing'
  | 'jobs_overdue'
  | 'jobs_failing'
  | 'dead_letters'
  | 'mail_given_up'
  | 'service_mail_given_up'
  | 'upkeep_stopped';

/** The organizations whose rows a database has. */
export const residents = sqliteTable('residents', {
  organizationId: integer('organization_id').primaryKey(),
  leavesAt: integer('leaves_at'),
  drainsAt: integer('drains_at'),
  leftAt: integer('left_at'),
  closedAt: integer('closed_at'),
  emptySince: integer('empty_since'),
});

/** The installation that a database belongs to; in the directory, one row for each database. */
export const installation = sqliteTable('installation', {
  number: integer().primaryKey(),
  id: text().notNull(),
  mark: integer().notNull().default(0),
  stop: text().$type<StopReason>(),
  stopDetail: text('stop_detail'),
  stoppedAt: integer('stopped_at'),
  resumedAt: integer('resumed_at').notNull().default(0),
});

/** The reason why cron deletes nothing. */
export type StopReason =
  | 'DATABASE_MISSING'
  | 'OTHER_DATABASE'
  | 'OTHER_BUCKET'
  | 'EARLIER_DATABASE'
  | 'TOO_MANY_ORPHANS';

shows('audit_log', auditLog);
