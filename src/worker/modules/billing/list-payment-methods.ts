import type Stripe from 'stripe';
import type { PaymentMethod } from '../../../contract/billing.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { findCustomerId } from './customer-store.ts';
import { callStripe, isCustomerMissing } from './stripe.ts';
import { findSubscription } from './subscription/store.ts';

/** Lists at most a hundred methods. Throws what `limitOutside` and `callStripe` throw. */
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
