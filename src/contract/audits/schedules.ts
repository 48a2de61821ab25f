import { z } from 'zod';
import { fieldsOf, line, page, timestamp } from '../common.ts';

const scheduledType = z.enum(['digital', 'security']);
const everyDays = z.int().min(1).max(90).meta({ description: 'Days between two audits.', example: 7 });
const dropPoints = z.int().min(1).max(100).meta({
  description: 'Members are notified if the overall score falls by at least this many points.',
  example: 5,
});

export const auditSchedule = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    type: scheduledType,
    url: z.string(),
    every_days: everyDays,
    notify_drop: dropPoints,
    is_active: z.boolean(),
    next_at: timestamp,
    last_audit_id: z.int().nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'AuditSchedule' });
export type AuditSchedule = z.infer<typeof auditSchedule>;

export const createScheduleRequest = z
  .strictObject({
    type: scheduledType.default('digital'),
    url: line(2000).trim().min(1).meta({ example: 'https://www.example.com/' }),
    every_days: everyDays.default(7),
    notify_drop: dropPoints.default(5),
  })
  .meta({ id: 'CreateAuditSchedule', description: 'The first audit begins at once.' });
export type CreateSchedule = z.infer<typeof createScheduleRequest>;

export const updateScheduleRequest = z
  .strictObject({
    every_days: everyDays.optional(),
    notify_drop: dropPoints.optional(),
    is_active: z.boolean().optional(),
  })
  .meta({ id: 'UpdateAuditSchedule', description: 'Fields that are left out keep their value.' });
export type UpdateSchedule = z.infer<typeof updateScheduleRequest>;

export const listSchedulesQuery = z.strictObject({ fields: fieldsOf(auditSchedule), ...page });
export type ListSchedules = z.infer<typeof listSchedulesQuery>;

export const deleteScheduleResult = z
  .object({ message: z.string() })
  .meta({ id: 'DeleteAuditScheduleResult' });
