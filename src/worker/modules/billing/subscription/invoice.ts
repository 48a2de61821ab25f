import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { credit, selectBooked } from '../../tokens/index.ts';
import { paidPlan } from '../plans.ts';

/** Those that begin a month of a plan; others, of a change in its midst or by hand, bring no tokens. */
const REASONS = ['subscription_create', 'subscription_cycle'];

/** Statements that credit the months' tokens of paid invoices, once however often they run; none for any other. */
export async function creditInvoices(ctx: Ctx, invoices: Stripe.Invoice[]): Promise<Statement[]> {
  const months = invoices.flatMap((invoice) => {
    // The metadata as it was when the invoice was made: what the subscription became since does not matter.
    const plan = paidPlan(invoice.parent?.subscription_details?.metadata?.['plan']);
    const isMonth = invoice.status === 'paid' && REASONS.includes(invoice.billing_reason ?? '');
    return plan && isMonth ? [{ plan, ref: invoice.id }] : [];
  });
  if (months.length === 0) return [];
  const refs = months.map(({ ref }) => ref);
  const booked = new Set((await selectBooked(ctx, ['plan'], refs)).map(({ ref }) => ref));
  return months
    .filter(({ ref }) => !booked.has(ref))
    .flatMap(({ plan, ref }) =>
      credit(ctx, { kind: 'plan', ref, tokens: plan.monthly_tokens, note: `${plan.name}, a month` }),
    );
}
