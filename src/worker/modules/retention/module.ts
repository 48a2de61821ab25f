import type { Module, Work } from '../../platform/module.ts';

/** Creates the module. The work of all modules says what they keep for some days, and which objects they own. */
export const retention = (loadWork: () => Promise<Work[]>): Module => ({
  routes: [
    { paths: ['/api/settings/retention'], load: async () => (await import('./routes.ts')).registerRetention },
  ],
  tags: { Retention: 'How long things are kept.' },
  work: async () => (await import('./work.ts')).retentionWork(loadWork),
});
