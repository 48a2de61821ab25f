import type Stripe from 'stripe';
import type { Invoice, ListInvoices } from '../../../contract/billing.ts';
import { invalid } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Page } from '../../platform/http/page.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { findCustomerId } from './customer-store.ts';
import { callStripe, isCustomerMissing, StripeRefusal } from './stripe.ts';

const iso = (time: number) => new Date(time).toISOString();

/**
 * Lists the invoices, newest first. Throws `invalid` for a cursor that Stripe does not know, and what `limitOutside`
 * and `callStripe` throw.
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
