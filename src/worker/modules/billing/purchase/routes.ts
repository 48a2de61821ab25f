import { purchaseHeaders, purchaseRequest, purchaseResult } from '../../../../contract/billing.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { purchaseTokens } from './purchase.ts';

const purchaseRoute = route({
  method: 'post',
  path: '/api/settings/tokens/purchase',
  access: { role: 'owner', scope: 'billing:write' },
  operationId: 'purchaseTokens',
  tags: ['Tokens'],
  summary: 'Buy tokens',
  description:
    'Answers a page of Stripe to pay on, open for a day; the tokens are credited when the payment is made. For owners. 403 `INVALID_CALLBACK_URL`, 409 `PURCHASE_CLOSED`, `TOO_MANY_OPEN_PURCHASES` or `REQUEST_IN_PROGRESS`, 422 `IDEMPOTENCY_KEY_REUSED` or `PAYMENT_REFUSED`, 429 `TOO_MANY_REQUESTS` (30 a minute an organization, all calls for payment together), 502 `STRIPE_UNAVAILABLE` or `STRIPE_REFUSED`, 503 `NOT_CONFIGURED`.',
  request: { headers: purchaseHeaders, body: jsonBody(purchaseRequest) },
  responses: {
    201: json(purchaseResult, 'Begun, now or before with the same key.'),
    ...problems(409, 413, 415, 422, 502, 503),
  },
});

export function registerPurchases(app: App): void {
  app.openapi(purchaseRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await purchaseTokens(c.var.ctx, c.req.valid('json'), key), 201);
  });
}
