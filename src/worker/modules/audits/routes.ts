import type { App } from '../../platform/http/http.ts';
import { registerAuditPreferences } from './preferences/routes.ts';
import { registerReports } from './report/routes.ts';
import { registerAuditRequests } from './requests/routes.ts';
import { registerSecurityAudits } from './requests/security-routes.ts';
import { registerAuditSchedules } from './schedules/routes.ts';
import { registerAuditTasks } from './tasks/routes.ts';
import { registerUploads } from './uploads/routes.ts';

export function registerAudits(app: App): void {
  // Before the audits, whose `{id}` would match `schedules`, `preferences` and `uploads`.
  registerAuditSchedules(app);
  registerAuditPreferences(app);
  registerUploads(app);
  registerAuditRequests(app);
  registerSecurityAudits(app);
  registerReports(app);
  registerAuditTasks(app);
}
