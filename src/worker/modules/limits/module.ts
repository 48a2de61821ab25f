import type { Module } from '../../platform/module.ts';

export const limits: Module = {
  routes: [
    { paths: ['/api/settings/limits'], load: async () => (await import('./routes.ts')).registerLimits },
  ],
  tags: { Limits: 'What the operator allows an organization.' },
};
