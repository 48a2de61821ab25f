import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

/** Websites that are audited regularly. */
export const auditSchedules = sqliteTable('audit_schedules', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  type: text().$type<'digital' | 'security'>().notNull(),
  url: text().notNull(),
  site: text().notNull(),
  everyDays: integer('every_days').notNull(),
  notifyDrop: integer('notify_drop').notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  nextAt: integer('next_at').notNull(),
  lastAuditId: integer('last_audit_id'),
  createdAt: integer('created_at').notNull(),
});
export type ScheduleRow = typeof auditSchedules.$inferSelect;

shows('audit', auditSchedules);
exported(auditSchedules);
