import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type {
  AuditEngine,
  AuditStatus,
  AuditType,
  DimensionId,
  FailureCode,
} from '../../../../contract/audits/audits.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const audits = sqliteTable('audits', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  type: text().$type<AuditType>().notNull(),
  status: text().$type<AuditStatus>().notNull(),
  /** Null for a video. */
  url: text(),
  /** The result of `siteOf` for the URL, the same for all audits of one site. */
  site: text(),
  uploadId: integer('upload_id'),
  engine: text().$type<AuditEngine>().notNull(),
  overallScore: integer('overall_score'),
  scores: text({ mode: 'json' }).$type<Partial<Record<DimensionId, number>>>(),
  /** The user to notify when it is finished. Null: a schedule requested it, or the service. */
  userId: integer('user_id'),
  previousAuditId: integer('previous_audit_id'),
  scheduleId: integer('schedule_id'),
  /** How many times the engine was asked for it, and when last. */
  requests: integer().notNull().default(1),
  requestedAt: integer('requested_at').notNull(),
  /** How many times the engine had Herald analyze the site for it. */
  analyses: integer().notNull().default(0),
  failureCode: text('failure_code').$type<FailureCode>(),
  failureMessage: text('failure_message'),
  createdAt: integer('created_at').notNull(),
  startedAt: integer('started_at'),
  completedAt: integer('completed_at'),
});
export type AuditRow = typeof audits.$inferSelect;

export const auditResults = sqliteTable('audit_results', {
  auditId: integer('audit_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  /** JSONB. */
  results: blob().notNull(),
});

export const auditTasks = sqliteTable(
  'audit_tasks',
  {
    auditId: integer('audit_id').notNull(),
    recommendationId: text('recommendation_id').notNull(),
    organizationId: integer('organization_id').notNull(),
    taskId: integer('task_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.recommendationId] })],
);

export const auditDays = sqliteTable(
  'audit_days',
  {
    organizationId: integer('organization_id').notNull(),
    /** Days since 1970 (UTC). */
    day: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.day] })],
);

shows('audit', audits, 'id');
shows('audit', auditResults, 'audit_id');
shows('audit', auditTasks, 'audit_id');
exported(audits, { without: ['requests', 'requested_at', 'analyses'] });
exported(auditTasks);
