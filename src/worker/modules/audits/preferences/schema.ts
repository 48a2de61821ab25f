import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AuditEngine } from '../../../../contract/audits/audits.ts';
import { shows } from '../../../platform/data/shown.ts';

export const auditPreferences = sqliteTable('audit_preferences', {
  organizationId: integer('organization_id').primaryKey(),
  engine: text().$type<AuditEngine>().notNull(),
  updatedAt: integer('updated_at').notNull(),
});

shows('settings', auditPreferences);
