import type { AuditSchedule } from '../../../../contract/audits/schedules.ts';
import type { ScheduleRow } from './schema.ts';

export function toSchedule(row: ScheduleRow): AuditSchedule {
  return {
    id: row.id,
    type: row.type,
    url: row.url,
    every_days: row.everyDays,
    notify_drop: row.notifyDrop,
    is_active: row.isActive,
    next_at: new Date(row.nextAt).toISOString(),
    last_audit_id: row.lastAuditId,
    created_at: new Date(row.createdAt).toISOString(),
  };
}
