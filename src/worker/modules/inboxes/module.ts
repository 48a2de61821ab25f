import type { Module } from '../../platform/module.ts';
import { forgetAddresses } from './claims/claim.ts';
import { registerInboxes } from './routes.ts';
import { resealPasswordsPart } from './secrets.ts';

export const inboxes: Module = {
  routes: registerInboxes,
  tags: { Inboxes: 'The mailboxes Herald reads and sends from.' },
  scopes: {
    'inboxes:read': 'list inboxes',
    'inboxes:write': 'add, change, test and delete inboxes',
  },
  upkeep: { resealPasswords: resealPasswordsPart },
  endOrganization: forgetAddresses,
};
