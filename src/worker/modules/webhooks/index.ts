import { z } from 'zod';
import type { App } from '../../platform/http/http.ts';
import { type Module, queueMessage } from '../../platform/module.ts';
import { deletePastWebhookRows } from './delivery/clean-up.ts';
import { deliverEvents } from './delivery/fan-out.ts';
import { registerDeliveries } from './delivery/routes.ts';
import { webhookJob } from './delivery/run.ts';
import { resealWebhookSecrets } from './endpoints/reseal.ts';
import { registerEndpoints } from './endpoints/routes.ts';

export const webhooks: Module = {
  routes: registerWebhooks,
  tags: { Webhooks: 'Endpoints that receive events, and the deliveries to them.' },
  scopes: {
    'webhooks:read': 'read endpoints and their deliveries',
    'webhooks:write': 'add, change, test and delete endpoints, and replay deliveries',
  },
  jobs: [webhookJob],
  messages: [queueMessage('deliver-events', z.object({}), deliverEvents)],
  upkeep: { deliverEvents, resealWebhookSecrets, deletePastWebhookRows },
};

function registerWebhooks(app: App): void {
  registerEndpoints(app);
  registerDeliveries(app);
}
