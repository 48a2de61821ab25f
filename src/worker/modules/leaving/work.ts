import type { Work } from '../../platform/module.ts';
import { beginDeletionsPart } from './begin.ts';
import { organizationJob } from './delete-organization.ts';
import { userJob } from './delete-user.ts';

export const leavingWork = (loadWork: () => Promise<Work[]>): Work => ({
  jobs: [organizationJob(loadWork), userJob(loadWork)],
  serviceRemovals: { beginDeletions: beginDeletionsPart },
});
