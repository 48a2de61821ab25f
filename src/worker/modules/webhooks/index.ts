import { z } from 'zod';
import type { App } from '../../platform/http/http.ts';
import { type Module, queueMessage } from '../../platform/module.ts';
import { removePastWebhookRows } from './delivery/clean-up.ts';
import { deliverEvents } from './delivery/fan-out.ts';
import { registerDeliveries } from './delivery/routes.ts';
import { webhookJob } from './delivery/run.ts';
import { resealWebhookSecrets } from './endpoints/reseal.ts';
import { registerEndpoints } from './endpoints/routes.ts';

export const webhooks: Module = {
  routes: registerWebhooks,
  tags: { Webhooks: 'Where events are sent, and what became of each.' },
  scopes: {
    'webhooks:read': 'read endpoints and their deliveries',
    'webhooks:write': 'add, change, test and delete endpoints, and replay deliveries',
  },
  jobs: [webhookJob],
  messages: [queueMessage('deliver-events', z.object({}), deliverEvents)],
  upkeep: { deliverEvents, resealWebhookSecrets, removePastWebhookRows },
};

function registerWebhooks(app: App): void {
  registerEndpoints(app);
  registerDeliveries(app);
}
