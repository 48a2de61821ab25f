import type { Module } from '../../platform/module.ts';
import { beginMoves, endMove, moveJob } from './run.ts';

/** Moves organizations to another database, as `npm run move-organization` orders. */
export const moving: Module = {
  jobs: [moveJob],
  serviceUpkeep: { beginMoves },
  endOrganization: endMove,
};
