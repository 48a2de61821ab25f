import { z } from 'zod';
import { AUDIT_ENGINES } from './audits.ts';

export const auditPreferences = z
  .object({
    engine: z.enum(AUDIT_ENGINES).meta({
      description:
        'Who audits websites. `automation`: an automation engine gets the event `audit.requested`, and delivers by `POST /api/audits/{id}/complete`. Videos are always audited by Herald.',
    }),
  })
  .meta({ id: 'AuditPreferences' });
export type AuditPreferences = z.infer<typeof auditPreferences>;

export const changeAuditPreferencesRequest = z
  .strictObject({ engine: z.enum(AUDIT_ENGINES) })
  .meta({ id: 'ChangeAuditPreferences' });
