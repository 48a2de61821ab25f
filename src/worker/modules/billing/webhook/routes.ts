import { webhookHeaders, webhookResult } from '../../../../contract/billing.ts';
import { type App, json, limitBody, onlyProblems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { serviceCtx } from '../../../platform/service-ctx.ts';
import { MAX_WEBHOOK_BYTES } from '../limits.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';

const stripeWebhook = route({
  method: 'post',
  path: '/api/billing/webhook',
  access: 'public',
  operationId: 'receiveStripeEvent',
  tags: ['Billing'],
  summary: 'Receive an event from Stripe',
  description:
    'For Stripe only: the body is an event, signed in `stripe-signature` (else 400 `INVALID_SIGNATURE`). Each event takes effect once; after a failure Stripe sends it again. 503 `NOT_CONFIGURED`.',
  request: { headers: webhookHeaders },
  responses: {
    200: json(webhookResult, 'The event was processed, now or earlier, or has no effect.'),
    ...onlyProblems(400, 413, 429, 500, 502, 503),
  },
  bodyLimit: limitBody(MAX_WEBHOOK_BYTES),
});

export function registerStripeWebhook(app: App): void {
  app.openapi(stripeWebhook, async (c) => {
    const ctx = serviceCtx(c.env, c.executionCtx, c.var.requestId);
    // The raw body: these are the signed bytes.
    await receiveStripeEvent(ctx, await c.req.text(), c.req.valid('header')['stripe-signature']);
    return c.json({ received: true as const }, 200);
  });
}
