import type { Work } from '../../platform/module.ts';
import { beginDeletionsPart } from './begin.ts';
import { organizationJob } from './delete-organization.ts';
import { userJob } from './delete-user.ts';
import { forgetAgentsPart } from './forget-agents.ts';

export const leavingWork = (loadWork: () => Promise<Work[]>): Work => ({
  jobs: [organizationJob(loadWork), userJob(loadWork)],
  serviceUpkeep: { forgetAgents: forgetAgentsPart(loadWork) },
  serviceRemovals: { beginDeletions: beginDeletionsPart },
});
