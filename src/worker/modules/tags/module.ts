import type { Module } from '../../platform/module.ts';

export const tags: Module = {
  routes: [{ paths: ['/api/tags/*'], load: async () => (await import('./routes.ts')).registerTags }],
  tags: { Tags: 'The names of shared inboxes.' },
  work: async () => (await import('./work.ts')).tagsWork,
};
