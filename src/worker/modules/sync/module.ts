import type { Module } from '../../platform/module.ts';

export const sync: Module = {
  routes: [{ paths: ['/api/sync/*'], load: async () => (await import('./routes.ts')).registerSync }],
  tags: { Sync: 'Reads the inboxes over IMAP.' },
  scopes: {
    'sync:read': 'read the sync status of each inbox',
    'sync:write': 'start a sync',
  },
  work: async () => (await import('./work.ts')).syncWork,
};
