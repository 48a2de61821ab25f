import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { registerAuditPreferences } from './preferences/routes.ts';
import { registerReports } from './report/routes.ts';
import { registerAuditRequests } from './requests/routes.ts';
import { registerSecurityAudits } from './requests/security-routes.ts';
import { analyze } from './running/analyze.ts';
import { auditJob } from './running/job.ts';
import { registerAuditSchedules } from './schedules/routes.ts';
import { startScheduledAuditsPart } from './schedules/start.ts';
import { registerAuditTasks } from './tasks/routes.ts';
import { forgetTasks } from './tasks/store.ts';
import { endUploads, freeAuditUploadsPart } from './uploads/free.ts';
import { uploadedFiles } from './uploads/owner.ts';
import { registerUploads } from './uploads/routes.ts';

export { receiveAuditRequest } from './running/receive.ts';

export const audits: Module = {
  routes: registerAudits,
  tags: { Audits: 'Audits of websites and videos, once or by a schedule.' },
  scopes: {
    'audits:read': 'read audits, their results and schedules',
    'audits:write': 'ask for audits, upload videos, deliver results, and change schedules',
  },
  jobs: [auditJob(analyze)],
  forgetTasks,
  endOrganization: endUploads,
  objects: [uploadedFiles],
  upkeep: { startScheduledAudits: startScheduledAuditsPart },
  removals: { freeAuditUploads: freeAuditUploadsPart },
};

function registerAudits(app: App): void {
  // Before the audits, whose `{id}` would match `schedules`, `preferences` and `uploads`.
  registerAuditSchedules(app);
  registerAuditPreferences(app);
  registerUploads(app);
  registerAuditRequests(app);
  registerSecurityAudits(app);
  registerReports(app);
  registerAuditTasks(app);
}
