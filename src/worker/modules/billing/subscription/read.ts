import type Stripe from 'stripe';
import type { Invoice, ListInvoices, PaymentMethod, Subscription } from '../../../../contract/billing.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { invalid } from '../../../platform/errors.ts';
import type { Page } from '../../../platform/http/page.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { findCustomerId } from '../customer-store.ts';
import { isLive } from '../plans.ts';
import { callStripe, isCustomerMissing, StripeRefusal } from '../stripe.ts';
import { findSubscription } from './store.ts';

const iso = (time: number) => new Date(time).toISOString();

/** The subscription that Stripe last reported; the free plan without a live one. */
export async function getSubscription(ctx: Ctx): Promise<Subscription> {
  const row = await findSubscription(ctx);
  return {
    plan: row && isLive(row.status) ? row.plan : 'free',
    status: row?.status ?? 'none',
    current_period_start: row && iso(row.currentPeriodStart),
    current_period_end: row && iso(row.currentPeriodEnd),
    cancel_at_period_end: row?.cancelAtPeriodEnd ?? false,
  };
}

/** At most a hundred. Throws what `limitOutside` and `callStripe` throw. */
export async function listPaymentMethods(ctx: Ctx): Promise<PaymentMethod[]> {
  await limitOutside(ctx, 'stripe');
  const id = await findCustomerId(ctx);
  if (id === null) return callStripe(ctx, async () => []);
  return fetchPaymentMethods(ctx, id).catch((error: unknown) => {
    if (isCustomerMissing(error)) return [];
    throw error;
  });
}

async function fetchPaymentMethods(ctx: Ctx, id: string): Promise<PaymentMethod[]> {
  const [methods, customer, subscription] = await Promise.all([
    callStripe(ctx, (stripe) => stripe.customers.listPaymentMethods(id, { limit: 100 })),
    callStripe(ctx, (stripe) => stripe.customers.retrieve(id)),
    findSubscription(ctx),
  ]);
  const ofCustomer = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  const defaultMethod = subscription?.defaultPaymentMethod ?? ofCustomer;
  return methods.data.map((method) => toPaymentMethod(method, defaultMethod));
}

/**
 * Newest first. Throws `invalid` for a cursor that Stripe does not know; and what `limitOutside` and `callStripe`
 * throw.
 */
export async function listInvoices(ctx: Ctx, { limit, cursor }: ListInvoices): Promise<Page<Invoice>> {
  await limitOutside(ctx, 'stripe');
  const customer = await findCustomerId(ctx);
  const { data, has_more } = await callStripe(ctx, async (stripe) =>
    customer === null
      ? { data: [], has_more: false }
      : stripe.invoices.list({ customer, limit, ...(cursor ? { starting_after: cursor } : {}) }),
  ).catch((error: unknown) => {
    if (isCustomerMissing(error)) return { data: [], has_more: false };
    const isCursor = error instanceof StripeRefusal && error.param === 'starting_after';
    throw isCursor ? invalid('cursor', 'expected a cursor from the Link header of the previous page') : error;
  });
  return { rows: data.map(toInvoice), next: has_more ? (data.at(-1)?.id ?? null) : null };
}

function toPaymentMethod(
  method: Stripe.PaymentMethod,
  defaultMethod: string | Stripe.PaymentMethod | null,
): PaymentMethod {
  const { id, type, card, sepa_debit: debit } = method;
  return {
    id,
    brand: card?.brand ?? type,
    last_four: card?.last4 ?? debit?.last4 ?? null,
    exp_month: card?.exp_month ?? null,
    exp_year: card?.exp_year ?? null,
    is_default: id === (typeof defaultMethod === 'object' ? defaultMethod?.id : defaultMethod),
  };
}

function toInvoice(invoice: Stripe.Invoice): Invoice {
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status,
    total_cents: invoice.total,
    currency: invoice.currency,
    created_at: iso(invoice.created * 1000),
    period_start: iso(invoice.period_start * 1000),
    period_end: iso(invoice.period_end * 1000),
    url: invoice.hosted_invoice_url ?? null,
    pdf_url: invoice.invoice_pdf ?? null,
  };
}
