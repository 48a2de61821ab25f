import type { Module } from '../../platform/module.ts';

/** Loads the function that marks an audit as taken by an engine. */
export const loadAuditReceiver = async () => (await import('./running/receive.ts')).receiveAuditRequest;

export const audits: Module = {
  routes: [
    {
      paths: ['/api/audits/*', '/api/security-audits/*'],
      load: async () => (await import('./routes.ts')).registerAudits,
    },
  ],
  tags: { Audits: 'Audits of websites and videos, once or by a schedule.' },
  scopes: {
    'audits:read': 'read audits, their results and schedules',
    'audits:write': 'ask for audits, upload videos, deliver results, and change schedules',
  },
  forgets: () => import('./tasks/store.ts'),
  work: async () => (await import('./work.ts')).auditsWork,
};
