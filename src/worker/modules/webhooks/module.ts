import type { Module } from '../../platform/module.ts';
import type { Reactions } from './delivery/fan-out.ts';
import type { OnDelivered } from './delivery/run.ts';

/** Creates the module. The parameters are the reactions of higher modules to events. */
export const webhooks = (reactions: Reactions, loadOnDelivered: () => Promise<OnDelivered>): Module => ({
  routes: [{ paths: ['/api/webhooks/*'], load: async () => (await import('./routes.ts')).registerWebhooks }],
  tags: { Webhooks: 'Endpoints that receive events, and the deliveries to them.' },
  scopes: {
    'webhooks:read': 'read endpoints and their deliveries',
    'webhooks:write': 'add, change, test and delete endpoints, and replay deliveries',
  },
  forgets: () => import('./delivery/store.ts'),
  work: async () => (await import('./work.ts')).webhooksWork(reactions, await loadOnDelivered()),
});
