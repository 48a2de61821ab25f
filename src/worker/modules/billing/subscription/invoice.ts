import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/database.ts';
import { credit } from '../../tokens/index.ts';
import { paidPlan } from '../plans.ts';

/** Those that begin a month of a plan; others, of a change in its midst or by hand, bring no tokens. */
const REASONS = ['subscription_create', 'subscription_cycle'];

/** Statements that credit the month's tokens of a paid invoice, once however often they run; none for any other. */
export function creditInvoice(ctx: Ctx, invoice: Stripe.Invoice): Statement[] {
  // The metadata as it was when the invoice was made: what the subscription became since does not matter.
  const plan = paidPlan(invoice.parent?.subscription_details?.metadata?.['plan']);
  if (!plan || invoice.status !== 'paid' || !REASONS.includes(invoice.billing_reason ?? '')) return [];
  return credit(ctx, {
    kind: 'plan',
    ref: invoice.id,
    tokens: plan.monthly_tokens,
    note: `${plan.name}, a month`,
  });
}
