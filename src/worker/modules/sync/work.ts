import type { Work } from '../../platform/module.ts';
import { reportOutagePart } from './get-status.ts';
import { syncJob } from './run.ts';
import { removePastSetAside } from './set-aside/remove-past.ts';

export const syncWork: Work = {
  jobs: [syncJob],
  upkeep: { reportOutage: reportOutagePart },
  retention: { set_aside: removePastSetAside },
};
