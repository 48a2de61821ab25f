import type { Work } from '../../platform/module.ts';
import { analyze } from './running/analyze.ts';
import { auditJob } from './running/job.ts';
import { startScheduledAuditsPart } from './schedules/start.ts';
import { endUploads, freeAuditUploadsPart } from './uploads/free.ts';
import { uploadedFiles } from './uploads/owner.ts';

export const auditsWork: Work = {
  jobs: [auditJob(analyze)],
  endOrganization: endUploads,
  objects: [uploadedFiles],
  upkeep: { startScheduledAudits: startScheduledAuditsPart },
  removals: { freeAuditUploads: freeAuditUploadsPart },
};
