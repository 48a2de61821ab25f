import type { Module } from '../../platform/module.ts';
import { freeExportsPart } from './delete.ts';
import { exportPieces } from './owner.ts';
import { registerExports } from './routes.ts';
import { exportJob } from './run.ts';

export const exports: Module = {
  routes: registerExports,
  tags: { Exports: 'Everything that an organization has, as files to take away.' },
  jobs: [exportJob],
  removals: { freeExports: freeExportsPart },
  objects: [exportPieces],
};
