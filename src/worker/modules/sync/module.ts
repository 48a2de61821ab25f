import type { Module } from '../../platform/module.ts';
import { reportOutagePart } from './get-status.ts';
import { registerSync } from './routes.ts';
import { syncJob } from './run.ts';
import { removePastSetAside } from './set-aside/remove-past.ts';

export const sync: Module = {
  routes: registerSync,
  tags: { Sync: 'Reads the inboxes over IMAP.' },
  scopes: {
    'sync:read': 'read the sync status of each inbox',
    'sync:write': 'start a sync',
  },
  jobs: [syncJob],
  upkeep: { reportOutage: reportOutagePart },
  retention: { set_aside: removePastSetAside },
};
