import type { Module } from '../../platform/module.ts';

export const inboxes: Module = {
  routes: [
    {
      paths: ['/api/inboxes/*', '/api/smtp-inboxes'],
      load: async () => (await import('./routes.ts')).registerInboxes,
    },
  ],
  tags: { Inboxes: 'The mailboxes Herald reads and sends from.' },
  scopes: {
    'inboxes:read': 'list inboxes',
    'inboxes:write': 'add, change, test and delete inboxes',
  },
  work: async () => (await import('./work.ts')).inboxesWork,
};
