import { z } from 'zod';
import type { App } from '../../platform/http/http.ts';
import { type Module, queueMessage } from '../../platform/module.ts';
import { updateDelivered } from '../../platform/work/outbox.ts';
import { deletePastWebhookRowsPart, removePastDeliveries, removePastEvents } from './delivery/clean-up.ts';
import { deliverEvents, type Reactions } from './delivery/fan-out.ts';
import { registerDeliveries } from './delivery/routes.ts';
import { type OnDelivered, webhookJob } from './delivery/run.ts';
import { forgetEmails } from './delivery/store.ts';
import { resealWebhookSecretsPart } from './endpoints/reseal.ts';
import { registerEndpoints } from './endpoints/routes.ts';

/** Creates the module. The parameters are the reactions of higher modules to events. */
export const webhooks = (reactions: Reactions, onDelivered: OnDelivered): Module => ({
  routes: registerWebhooks,
  tags: { Webhooks: 'Endpoints that receive events, and the deliveries to them.' },
  scopes: {
    'webhooks:read': 'read endpoints and their deliveries',
    'webhooks:write': 'add, change, test and delete endpoints, and replay deliveries',
  },
  jobs: [webhookJob(onDelivered)],
  forgetEmails,
  retention: { event: removePastEvents, delivery: removePastDeliveries },
  messages: [queueMessage('deliver-events', z.object({}), (ctx) => deliverEvents(ctx, reactions))],
  upkeep: {
    deliverEvents: { look: (ctx) => [updateDelivered(ctx, 1)], run: (ctx) => deliverEvents(ctx, reactions) },
    resealWebhookSecrets: resealWebhookSecretsPart,
    deletePastWebhookRows: deletePastWebhookRowsPart,
  },
});

function registerWebhooks(app: App): void {
  registerEndpoints(app);
  registerDeliveries(app);
}
