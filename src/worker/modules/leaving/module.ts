import type { Module, Work } from '../../platform/module.ts';

/** Deletes organizations and accounts after their grace period. Each module's work says what it has to end. */
export const leaving = (loadWork: () => Promise<Work[]>): Module => ({
  routes: [
    {
      paths: ['/api/settings/profile/export'],
      load: async () => (await import('./routes.ts')).registerLeaving,
    },
  ],
  work: async () => (await import('./work.ts')).leavingWork(loadWork),
});
