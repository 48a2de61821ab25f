import { z } from '@hono/zod-openapi';
import * as contract from '../../../contract/billing.ts';
import { type App, json, jsonBody, listOf, problems } from '../../platform/http/http.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { route } from '../../platform/http/route.ts';
import { getUsage } from './get-usage.ts';
import { listInvoices } from './list-invoices.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listPlans } from './list-plans.ts';
import { openPortal } from './open-portal.ts';
import { registerPurchases } from './purchase/routes.ts';
import { startCheckout } from './start-checkout.ts';
import { getSubscription } from './subscription/get.ts';
import { registerStripeWebhook } from './webhook/routes.ts';

const tags = ['Billing'];
const STRIPE_CODES =
  '409 `REQUEST_IN_PROGRESS`, 422 `PAYMENT_REFUSED`, 429 `TOO_MANY_REQUESTS` (an organization may make 30 calls about payment a minute), 502 `STRIPE_UNAVAILABLE` or `STRIPE_REFUSED`, 503 `NOT_CONFIGURED`.';

const listPlansRoute = route({
  method: 'get',
  path: '/api/settings/billing/plans',
  access: { role: 'member', scope: 'billing:read' },
  operationId: 'listPlans',
  tags,
  summary: 'List the plans',
  responses: { 200: json(z.array(contract.plan), 'The plans, the cheapest first.'), ...problems() },
});

const getSubscriptionRoute = route({
  method: 'get',
  path: '/api/settings/billing/subscription',
  access: { role: 'member', scope: 'billing:read' },
  operationId: 'getSubscription',
  tags,
  summary: "Get the organization's subscription",
  responses: { 200: json(contract.subscription, 'The subscription.'), ...problems() },
});

const getUsageRoute = route({
  method: 'get',
  path: '/api/settings/billing/usage',
  access: { role: 'member', scope: 'billing:read' },
  operationId: 'getBillingUsage',
  tags,
  summary: 'Get the usage of the plan',
  responses: { 200: json(contract.billingUsage, 'The numbers.'), ...problems() },
});

const checkoutRoute = route({
  method: 'post',
  path: '/api/settings/billing/checkout',
  access: { role: 'owner', scope: 'billing:write' },
  operationId: 'startCheckout',
  tags,
  summary: 'Subscribe to a plan',
  description: `Answers a checkout page of Stripe; earlier pages can no longer be used. A subscription that has not ended, paid or not, must be ended first. For owners. 403 \`INVALID_CALLBACK_URL\`, 409 \`ALREADY_SUBSCRIBED\` or \`CHECKOUT_REPLACED\` (by a concurrent one), ${STRIPE_CODES}`,
  request: { body: jsonBody(contract.checkoutRequest) },
  responses: {
    200: json(contract.hostedPage, 'The page.'),
    ...problems(409, 422, 502, 503),
  },
});

const portalRoute = route({
  method: 'post',
  path: '/api/settings/billing/portal',
  access: { role: 'owner', scope: 'billing:write' },
  operationId: 'openBillingPortal',
  tags,
  summary: 'Manage the subscription',
  description: `Answers a page of Stripe to see invoices, change cards and end the subscription. For owners. 403 \`INVALID_CALLBACK_URL\`, ${STRIPE_CODES}`,
  request: { body: jsonBody(contract.portalRequest) },
  responses: { 200: json(contract.hostedPage, 'The page.'), ...problems(409, 422, 502, 503) },
});

const listPaymentMethodsRoute = route({
  method: 'get',
  path: '/api/settings/billing/payment-methods',
  access: { role: 'owner', scope: 'billing:read' },
  operationId: 'listPaymentMethods',
  tags,
  summary: 'List the payment methods',
  description: `Stripe stores them; change them in its portal. For owners. ${STRIPE_CODES}`,
  responses: {
    200: json(z.array(contract.paymentMethod), 'The methods.'),
    ...problems(409, 422, 502, 503),
  },
});

const listInvoicesRoute = route({
  method: 'get',
  path: '/api/settings/billing/invoices',
  access: { role: 'owner', scope: 'billing:read' },
  operationId: 'listInvoices',
  tags,
  summary: 'List the invoices',
  description: `Newest first. For owners. ${STRIPE_CODES}`,
  request: { query: contract.listInvoicesQuery },
  responses: {
    200: listOf(z.array(contract.invoice), 'The invoices.'),
    ...problems(409, 422, 502, 503),
  },
});

export function registerBilling(app: App): void {
  app.openapi(listPlansRoute, (c) => c.json(listPlans(), 200));
  app.openapi(getSubscriptionRoute, async (c) => c.json(await getSubscription(c.var.ctx), 200));
  app.openapi(getUsageRoute, async (c) => c.json(await getUsage(c.var.ctx), 200));
  app.openapi(checkoutRoute, async (c) => c.json(await startCheckout(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(portalRoute, async (c) => c.json(await openPortal(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(listPaymentMethodsRoute, async (c) => c.json(await listPaymentMethods(c.var.ctx), 200));
  app.openapi(listInvoicesRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listInvoices(c.var.ctx, query), query);
  });

  registerPurchases(app);
  registerStripeWebhook(app);
}
