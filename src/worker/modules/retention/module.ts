import type { Module } from '../../platform/module.ts';
import { hourly } from './hourly.ts';
import { removePast } from './remove-past.ts';
import { removePastEntries } from './remove-past-entries.ts';
import { registerRetention } from './routes.ts';
import { sweepObjects } from './sweep-objects.ts';

/** Creates the module. `modules` are all modules: each says what it keeps for some days, and which objects it owns. */
export const retention = (modules: () => Module[]): Module => ({
  routes: registerRetention,
  tags: { Retention: 'How long things are kept.' },
  retention: { audit_log: removePastEntries },
  removals: { removePast: hourly('retention', (ctx) => removePast(ctx, modules())) },
  serviceRemovals: { sweepObjects: { run: (ctx) => sweepObjects(ctx, modules()) } },
});
