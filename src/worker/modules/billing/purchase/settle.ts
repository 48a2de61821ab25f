import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { credit } from '../../tokens/index.ts';
import { SLOW_PAYMENT } from '../limits.ts';
import { purchaseIdOf } from './purchase.ts';
import { findPurchase, markExpired, markPaid, requireUnpaid } from './store.ts';

/**
 * What became of a purchase's session at Stripe: paid, its tokens are credited, once whoever says so how often; expired,
 * or its payment `failed`, the purchase is closed. In one batch with `also`, which is committed whatever it was. How many tokens is what our own
 * row says. A session that is not of a purchase of `ctx`'s organization is logged, and does nothing.
 */
export async function settlePurchase(
  ctx: Ctx,
  session: Stripe.Checkout.Session,
  also: Statement[] = [],
  failed = false,
): Promise<void> {
  const id = purchaseIdOf(session.client_reference_id);
  const purchase = id === null ? null : await findPurchase(ctx, id);
  const isOfPurchase = purchase && [null, session.id].includes(purchase.checkoutSessionId);
  if (!isOfPurchase) {
    ctx.log.warn('billing.foreign_session', { session: session.id, organization: ctx.organizationId });
    await commit(database(ctx), also);
    return;
  }
  if (session.payment_status !== 'paid') {
    const givenUp = session.status === 'complete' && purchase.createdAt < ctx.now() - SLOW_PAYMENT;
    const isClosed = failed || givenUp || session.status === 'expired';
    const closed = isClosed ? [markExpired(ctx, purchase.id, session.id)] : [];
    await commit(database(ctx), [...closed, ...also]);
    return;
  }
  const { tokens } = purchase;
  try {
    await commit(database(ctx), [
      requireUnpaid(ctx, purchase.id, session.id),
      markPaid(ctx, purchase.id, session.id),
      ...credit(ctx, { kind: 'purchase', ref: session.id, tokens, note: `Package ${purchase.package}` }),
      audit({ ...ctx, actor: { type: 'system' } }, 'tokens.purchased', `purchase:${purchase.id}`, {
        package: purchase.package,
        tokens,
        user_id: purchase.userId,
      }),
      ...also,
    ]);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // It was settled before.
    await commit(database(ctx), also);
  }
}
