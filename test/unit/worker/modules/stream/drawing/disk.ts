import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../../../../../../src/worker/modules/stream/drawing/assets.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'assets');

/** The assets on disk. */
export const assets: Assets = {
  read: async (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path)) : null),
};
