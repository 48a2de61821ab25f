import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { credit } from '../../tokens/index.ts';
import { SLOW_PAYMENT } from '../limits.ts';
import { purchaseIdOf } from './reference.ts';
import { findPurchase, requireUnpaid, updateExpired, updatePaid } from './store.ts';

/**
 * Applies the state of a session at Stripe to its purchase. A paid one credits the tokens, once, and as many as the
 * purchase's row says. An expired one, or one whose payment `failed`, closes the purchase. Commits in one batch with
 * `also`, in any case. A session that belongs to no purchase of this organization is logged and has no effect.
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
    const isGivenUp = session.status === 'complete' && purchase.createdAt < ctx.now() - SLOW_PAYMENT;
    const isClosed = failed || isGivenUp || session.status === 'expired';
    const updates = isClosed ? [updateExpired(ctx, purchase.id, session.id)] : [];
    await commit(database(ctx), [...updates, ...also]);
    return;
  }
  const { tokens } = purchase;
  try {
    await commit(database(ctx), [
      requireUnpaid(ctx, purchase.id, session.id),
      updatePaid(ctx, purchase.id, session.id),
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
    // The purchase is settled already.
    await commit(database(ctx), also);
  }
}
