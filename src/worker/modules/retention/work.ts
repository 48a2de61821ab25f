import type { Work } from '../../platform/module.ts';
import { hourly } from './hourly.ts';
import { removePast } from './remove-past.ts';
import { removePastEntries } from './remove-past-entries.ts';
import { sweepObjects } from './sweep-objects.ts';

export const retentionWork = (loadWork: () => Promise<Work[]>): Work => ({
  retention: { audit_log: removePastEntries },
  removals: { removePast: hourly('retention', async (ctx) => removePast(ctx, await loadWork())) },
  serviceRemovals: { sweepObjects: { run: async (ctx) => sweepObjects(ctx, await loadWork()) } },
});
