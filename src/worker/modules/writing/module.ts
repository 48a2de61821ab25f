import type { Module } from '../../platform/module.ts';

export const writing: Module = {
  routes: [
    {
      paths: ['/api/canned-replies/*', '/api/signatures/*'],
      load: async () => (await import('./routes.ts')).registerWriting,
    },
  ],
  tags: { Writing: 'What people reuse when they write: replies with variables, and signatures.' },
  work: async () => (await import('./work.ts')).writingWork,
};
