import type { Plan, PlanId } from '../../../contract/billing.ts';

/** An id must not change: subscriptions at Stripe refer to it. */
export const PLANS: Plan[] = [
  { id: 'free', name: 'Free', price_cents: 0, currency: 'eur', monthly_tokens: 0 },
  { id: 'team', name: 'Team', price_cents: 2_900, currency: 'eur', monthly_tokens: 1_000_000 },
  { id: 'business', name: 'Business', price_cents: 9_900, currency: 'eur', monthly_tokens: 5_000_000 },
];

export function planOf(id: PlanId): Plan {
  return PLANS.find((plan) => plan.id === id)!;
}

/** The paid plan with this id, or undefined. */
export function paidPlan(id: string | undefined): Plan | undefined {
  return PLANS.find((plan) => plan.id === id && plan.price_cents > 0);
}

/** In any other state of its subscription, the organization has the free plan. */
const LIVE = ['active', 'trialing', 'past_due'];

export function isLive(status: string): boolean {
  return LIVE.includes(status);
}

/** True if the state is final. */
export function hasEnded(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
