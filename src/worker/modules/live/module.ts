import type { Module } from '../../platform/module.ts';

export const live: Module = {
  routes: [{ paths: ['/api/live/*'], load: async () => (await import('./routes.ts')).registerLive }],
  tags: { Live: 'What changes, as it changes, and who looks at what.' },
  scopes: { 'live:read': 'be told what changes, and its ids' },
};
