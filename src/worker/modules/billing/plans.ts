import type { Plan, PlanId } from '../../../contract/billing.ts';
import { listPlans } from './list-plans.ts';

export function planOf(id: PlanId): Plan {
  return listPlans().find((plan) => plan.id === id)!;
}

/** Returns the paid plan with this id, or undefined. */
export function paidPlan(id: string | undefined): Plan | undefined {
  return listPlans().find((plan) => plan.id === id && plan.price_cents > 0);
}

/** The states of a paid plan. In any other, the organization has the free plan. */
const LIVE = ['active', 'trialing', 'past_due'];

export function isLive(status: string): boolean {
  return LIVE.includes(status);
}

/** Whether the state is final. */
export function hasEnded(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
