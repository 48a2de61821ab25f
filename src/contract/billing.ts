import { z } from 'zod';
import { fieldsOf, idempotencyHeaders, timestamp } from './common.ts';

export const PLAN_IDS = ['free', 'team', 'business'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

const planId = z.enum(PLAN_IDS).meta({ id: 'PlanId', example: 'team' });
const cents = z.int().meta({ example: 2_900 });
const currency = z.string().meta({ description: 'ISO 4217 code in lower case.', example: 'eur' });
const tokens = z.int().min(0).meta({ example: 1_000_000 });

export const plan = z
  .object({
    id: planId,
    name: z.string().meta({ example: 'Team' }),
    price_cents: cents.meta({ description: 'Price per month.' }),
    currency: z.literal('eur'),
    monthly_tokens: tokens.meta({ description: 'Credited when the invoice for a new month is paid.' }),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof plan>;

export const subscription = z
  .object({
    plan: planId.meta({
      description: 'The current plan: `free` unless a subscription is live.',
    }),
    status: z.string().meta({
      description:
        '`none` if the organization never subscribed, else the status in Stripe: `active`, `trialing` and `past_due` are live; `canceled`, `unpaid`, `incomplete`, `incomplete_expired` and `paused` are not.',
      example: 'active',
    }),
    current_period_start: timestamp.nullable(),
    current_period_end: timestamp.nullable().meta({
      description: 'End of the current month. While `past_due`, this month is not paid yet.',
    }),
    cancel_at_period_end: z
      .boolean()
      .meta({ description: 'The subscription ends with the current period and is not renewed.' }),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;

const returnUrl = z.string().min(1).max(2000).meta({
  description:
    'Where the browser goes afterwards: a path, or a URL of this service or of an allowed dashboard. Default: the URL of this service.',
  example: '/settings/billing',
});

export const checkoutRequest = z
  .strictObject({
    plan: z.enum(['team', 'business']),
    success_url: returnUrl.optional(),
    cancel_url: returnUrl.optional(),
  })
  .meta({ id: 'CheckoutRequest', example: { plan: 'team', success_url: '/settings/billing' } });
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

export const portalRequest = z
  .strictObject({ return_url: returnUrl.optional() })
  .meta({ id: 'PortalRequest', example: { return_url: '/settings/billing' } });
export type PortalRequest = z.infer<typeof portalRequest>;

const url = z
  .string()
  .meta({ description: 'Send the browser to this URL.', example: 'https://checkout.stripe.com/c/pay/cs_1' });

export const hostedPage = z
  .object({ url })
  .meta({ id: 'HostedPage', description: 'A page hosted by Stripe.' });

export const paymentMethod = z
  .object({
    id: z.string().meta({ example: 'pm_1' }),
    brand: z
      .string()
      .meta({ description: 'The brand of a card, or the type of another payment method.', example: 'visa' }),
    last_four: z.string().nullable().meta({ example: '4242' }),
    exp_month: z.int().nullable().meta({ example: 12 }),
    exp_year: z.int().nullable().meta({ example: 2029 }),
    is_default: z.boolean().meta({ description: 'Pays for the subscription.' }),
  })
  .meta({ id: 'PaymentMethod' });
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const invoice = z
  .object({
    id: z.string().meta({ example: 'in_1' }),
    number: z.string().nullable().meta({ example: 'HERALD-0001' }),
    status: z.string().nullable().meta({
      description: 'The status in Stripe: `draft`, `open`, `paid`, `uncollectible` or `void`.',
      example: 'paid',
    }),
    total_cents: cents,
    currency,
    created_at: timestamp,
    period_start: timestamp,
    period_end: timestamp,
    url: z.string().nullable().meta({ description: 'A page to view and pay the invoice.' }),
    pdf_url: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoice>;

export const listInvoicesQuery = z.strictObject({
  fields: fieldsOf(invoice),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50).meta({
    description: 'Maximum number of results.',
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 50,
  }),
  cursor: z
    .string()
    .regex(/^in_[0-9A-Za-z_]{1,200}$/, 'expected the cursor from the Link header of the previous page')
    .optional()
    .meta({ description: 'The cursor from the `Link` header of the previous page.' }),
});
export type ListInvoices = z.infer<typeof listInvoicesQuery>;

const count = z.int().min(0);

export const billingUsage = z
  .object({
    plan: planId,
    period_start: timestamp.meta({
      description: 'The billing period of the subscription; on the free plan, the calendar month in UTC.',
    }),
    period_end: timestamp,
    tokens: z.object({
      included: tokens.meta({ description: 'Tokens the plan includes per month.' }),
      used: tokens.meta({ description: 'Tokens used since the day (UTC) on which the period started.' }),
      balance: tokens.meta({ description: 'Tokens left, including purchased ones.' }),
    }),
    members: count.meta({ example: 4 }),
    inboxes: count.meta({ description: 'Number of active inboxes.', example: 5 }),
    emails: count.meta({ description: 'Number of stored emails.', example: 20_000 }),
  })
  .meta({ id: 'BillingUsage' });
export type BillingUsage = z.infer<typeof billingUsage>;

export const purchaseRequest = z
  .strictObject({
    package: z.string().min(1).max(100).meta({
      description: 'The id of a package from `GET /api/settings/tokens/packages`.',
      example: 'medium',
    }),
    success_url: returnUrl.optional(),
    cancel_url: returnUrl.optional(),
  })
  .meta({ id: 'TokenPurchaseRequest', example: { package: 'medium' } });
export type PurchaseRequest = z.infer<typeof purchaseRequest>;

export const purchaseHeaders = idempotencyHeaders(
  'Repeating a request with the same key and body returns the purchase of the first request. The same key with another body is refused (422).',
);

export const purchaseResult = z
  .object({ purchase_id: z.int().meta({ example: 4294967297 }), url })
  .meta({ id: 'TokenPurchase', description: 'The tokens are credited when the payment succeeds.' });
export type PurchaseResult = z.infer<typeof purchaseResult>;

export const webhookHeaders = z.object({
  'stripe-signature': z.string().max(5000).optional().meta({ description: '`t=…,v1=…`' }),
});

export const webhookResult = z.object({ received: z.literal(true) }).meta({
  id: 'StripeWebhookResult',
  description: 'The event was processed, now or earlier, or is not relevant.',
});
