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
  work: async () => {
    const [{ forgetAddresses }, { resealPasswordsPart }] = await Promise.all([
      import('./claims/claim.ts'),
      import('./secrets.ts'),
    ]);
    return { upkeep: { resealPasswords: resealPasswordsPart }, endOrganization: forgetAddresses };
  },
};
