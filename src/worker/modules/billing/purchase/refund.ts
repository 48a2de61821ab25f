import type Stripe from 'stripe';
import { audit } from '../../../platform/audit-log.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/database.ts';
import { credit } from '../../tokens/index.ts';
import { callStripe } from '../stripe.ts';
import { purchaseIdOf } from './purchase.ts';
import { settlePurchase } from './settle.ts';
import { findPurchase, markRefunded, requireRefunded } from './store.ts';

/**
 * Takes back the tokens of a purchase that was paid back, of a part as many as that part. In one batch with `also`, which
 * is committed too when the charge was for something else. Two at once: one fails, and its event comes again.
 */
export async function refundPurchase(ctx: Ctx, charge: Stripe.Charge, also: Statement[]): Promise<void> {
  const intent =
    typeof charge.payment_intent === 'string' ? charge.payment_intent : charge.payment_intent?.id;
  const session = intent === undefined ? undefined : await sessionOf(ctx, intent);
  const id = purchaseIdOf(session?.client_reference_id ?? null);
  // The event of the payment itself may still be on its way.
  if (session && id !== null) await settlePurchase(ctx, session);
  const purchase = id === null ? null : await findPurchase(ctx, id);
  const isOfPurchase = purchase !== null && purchase.checkoutSessionId === session?.id;
  const share = charge.refunded ? 1 : charge.amount_refunded / charge.amount;
  const taken = isOfPurchase ? Math.floor(purchase.tokens * share) : 0;
  if (!isOfPurchase || taken <= purchase.refundedTokens) {
    await commit(database(ctx), also);
    return;
  }
  const tokens = taken - purchase.refundedTokens;
  await commit(database(ctx), [
    requireRefunded(ctx, purchase.id, purchase.refundedTokens),
    markRefunded(ctx, purchase.id, taken),
    ...credit(ctx, {
      kind: 'refund',
      ref: `${charge.id}-${charge.amount_refunded}`,
      tokens,
      note: `Package ${purchase.package}`,
    }),
    audit({ ...ctx, actor: { type: 'system' } }, 'tokens.refunded', `purchase:${purchase.id}`, { tokens }),
    ...also,
  ]);
}

async function sessionOf(ctx: Ctx, intent: string): Promise<Stripe.Checkout.Session | undefined> {
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
  );
  return data[0];
}
