import type { Module } from '../../platform/module.ts';

export const reports: Module = {
  routes: [{ paths: ['/api/reports'], load: async () => (await import('./routes.ts')).registerReports }],
};
