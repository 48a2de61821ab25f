import type { Plan } from '../../../contract/billing.ts';

/** The plans. An id must not change: subscriptions at Stripe refer to it. */
const PLANS: Plan[] = [
  { id: 'free', name: 'Free', price_cents: 0, currency: 'eur', monthly_tokens: 0 },
  { id: 'team', name: 'Team', price_cents: 2_900, currency: 'eur', monthly_tokens: 1_000_000 },
  { id: 'business', name: 'Business', price_cents: 9_900, currency: 'eur', monthly_tokens: 5_000_000 },
];

/** Lists the plans, the cheapest first. */
export function listPlans(): Plan[] {
  return PLANS;
}
