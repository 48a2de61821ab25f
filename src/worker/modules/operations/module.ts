import type { Module, Work } from '../../platform/module.ts';

/** Creates the module. The work of all modules says which kinds of jobs there are. */
export const operations = (loadWork: () => Promise<Work[]>): Module => ({
  routes: [
    {
      paths: ['/api/health'],
      load: async () => {
        const { registerOperations } = await import('./routes.ts');
        return (app) => registerOperations(app, loadWork);
      },
    },
  ],
  tags: { Operation: 'How the service is, for those who run it.' },
  work: async () => (await import('./work.ts')).operationsWork,
});
