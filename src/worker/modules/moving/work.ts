import type { Work } from '../../platform/module.ts';
import { beginMovesPart, endMove, moveJob } from './run.ts';

export const movingWork: Work = {
  jobs: [moveJob],
  serviceUpkeep: { beginMoves: beginMovesPart },
  endOrganization: endMove,
};
