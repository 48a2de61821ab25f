import type { Module } from '../../platform/module.ts';
import { beginMovesPart, endMove, moveJob } from './run.ts';

/** Moves organizations to another database, as ordered by `npm run move-organization`. */
export const moving: Module = {
  jobs: [moveJob],
  serviceUpkeep: { beginMoves: beginMovesPart },
  endOrganization: endMove,
};
