import type { Work } from '../../platform/module.ts';
import { freeExportsPart } from './delete.ts';
import { exportPieces } from './owner.ts';
import { exportJob } from './run.ts';

export const exportsWork: Work = {
  jobs: [exportJob],
  removals: { freeExports: freeExportsPart },
  objects: [exportPieces],
};
