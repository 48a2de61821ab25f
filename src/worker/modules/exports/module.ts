import type { Module } from '../../platform/module.ts';

export const exports: Module = {
  routes: [{ paths: ['/api/exports/*'], load: async () => (await import('./routes.ts')).registerExports }],
  tags: { Exports: 'Everything that an organization has, as files to take away.' },
  work: async () => (await import('./work.ts')).exportsWork,
};
