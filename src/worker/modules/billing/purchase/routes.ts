import { purchaseHeaders, purchaseRequest, purchaseResult } from '../../../../contract/billing.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { purchaseTokens } from './purchase-tokens.ts';

const purchaseRoute = route({
  method: 'post',
  path: '/api/settings/tokens/purchase',
  access: { role: 'owner', scope: 'billing:write' },
  operationId: 'purchaseTokens',
  tags: ['Tokens'],
  summary: 'Buy tokens',
  description:
    'Returns a payment page of Stripe, which is open for a day. Herald credits the tokens when the payment succeeds. For owners. 403 `INVALID_CALLBACK_URL`, 409 `PURCHASE_CLOSED`, `TOO_MANY_OPEN_PURCHASES` or `REQUEST_IN_PROGRESS`, 422 `IDEMPOTENCY_KEY_REUSED` or `PAYMENT_REFUSED`, 429 `TOO_MANY_REQUESTS` (an organization may make 30 calls about payment a minute), 502 `STRIPE_UNAVAILABLE` or `STRIPE_REFUSED`, 503 `NOT_CONFIGURED`.',
  request: { headers: purchaseHeaders, body: jsonBody(purchaseRequest) },
  responses: {
    201: json(purchaseResult, 'The purchase, started now or earlier with the same key.'),
    ...problems(409, 422, 502, 503),
  },
});

export function registerPurchases(app: App): void {
  app.openapi(purchaseRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await purchaseTokens(c.var.ctx, c.req.valid('json'), key), 201);
  });
}
