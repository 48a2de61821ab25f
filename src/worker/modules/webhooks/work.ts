import { z } from 'zod';
import { queueMessage, type Work } from '../../platform/module.ts';
import { updateDelivered } from '../../platform/work/outbox.ts';
import { deletePastWebhookRowsPart, removePastDeliveries, removePastEvents } from './delivery/clean-up.ts';
import { deliverEvents, type Reactions } from './delivery/fan-out.ts';
import { type OnDelivered, webhookJob } from './delivery/run.ts';
import { resealWebhookSecretsPart } from './endpoints/reseal.ts';

export const webhooksWork = (reactions: Reactions, onDelivered: OnDelivered): Work => ({
  jobs: [webhookJob(onDelivered)],
  retention: { event: removePastEvents, delivery: removePastDeliveries },
  messages: [queueMessage('deliver-events', z.object({}), (ctx) => deliverEvents(ctx, reactions))],
  upkeep: {
    deliverEvents: { look: (ctx) => [updateDelivered(ctx, 1)], run: (ctx) => deliverEvents(ctx, reactions) },
    resealWebhookSecrets: resealWebhookSecretsPart,
    deletePastWebhookRows: deletePastWebhookRowsPart,
  },
});
