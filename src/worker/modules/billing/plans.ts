import type { Plan, PlanId } from '../../../contract/billing.ts';

/** An id stays what it is: subscriptions at Stripe name it. */
export const PLANS: Plan[] = [
  { id: 'free', name: 'Free', price_cents: 0, currency: 'eur', monthly_tokens: 0 },
  { id: 'team', name: 'Team', price_cents: 2_900, currency: 'eur', monthly_tokens: 1_000_000 },
  { id: 'business', name: 'Business', price_cents: 9_900, currency: 'eur', monthly_tokens: 5_000_000 },
];

export function planOf(id: PlanId): Plan {
  return PLANS.find((plan) => plan.id === id)!;
}

/** The plan that can be subscribed to by this id, or undefined for any other word. */
export function paidPlan(id: string | undefined): Plan | undefined {
  return PLANS.find((plan) => plan.id === id && plan.price_cents > 0);
}

/** A subscription in one of these states gives its plan; in the others the organization is on the free one. */
const LIVE = ['active', 'trialing', 'past_due'];

export function isLive(status: string): boolean {
  return LIVE.includes(status);
}

/** Nothing comes after these. */
export function hasEnded(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
