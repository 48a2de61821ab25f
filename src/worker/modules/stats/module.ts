import type { Module } from '../../platform/module.ts';

export const stats: Module = {
  routes: [{ paths: ['/api/stats'], load: async () => (await import('./routes.ts')).registerStats }],
  tags: { Statistics: 'Numbers for a dashboard.' },
};
