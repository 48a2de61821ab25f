import type { Module } from '../../platform/module.ts';

/** Proofs of the addresses of inboxes. Not in `inboxes`, as `notices` depends on that. */
export const addresses: Module = {
  routes: [
    {
      paths: ['/api/inboxes/:id/prove-address'],
      load: async () => (await import('./routes.ts')).registerAddresses,
    },
  ],
};
