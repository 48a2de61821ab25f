import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { credit, listBookings } from '../../tokens/index.ts';
import { paidPlan } from '../plans.ts';

/** Reasons of invoices that start a month of a plan. Others, for a change halfway or by hand, bring no tokens. */
const REASONS = ['subscription_create', 'subscription_cycle'];

/** Returns statements that credit the monthly tokens of paid invoices, each invoice once. */
export async function creditInvoices(ctx: Ctx, invoices: Stripe.Invoice[]): Promise<Statement[]> {
  const months = invoices.flatMap((invoice) => {
    // The metadata from when the invoice was created: later changes of the subscription do not matter.
    const plan = paidPlan(invoice.parent?.subscription_details?.metadata?.['plan']);
    const isMonth = invoice.status === 'paid' && REASONS.includes(invoice.billing_reason ?? '');
    return plan && isMonth ? [{ plan, ref: invoice.id }] : [];
  });
  if (months.length === 0) return [];
  const refs = months.map(({ ref }) => ref);
  const bookedRefs = new Set((await listBookings(ctx, ['plan'], refs)).map(({ ref }) => ref));
  return months
    .filter(({ ref }) => !bookedRefs.has(ref))
    .flatMap(({ plan, ref }) =>
      credit(ctx, { kind: 'plan', ref, tokens: plan.monthly_tokens, note: `${plan.name}, a month` }),
    );
}
