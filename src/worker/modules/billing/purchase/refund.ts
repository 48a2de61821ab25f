import type Stripe from 'stripe';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, type Statement } from '../../../platform/data/database.ts';
import { credit, selectBooked } from '../../tokens/index.ts';
import type { PurchaseRow } from '../schema.ts';
import { callStripe } from '../stripe.ts';
import { purchaseIdOf } from './purchase.ts';
import { settlePurchase } from './settle.ts';
import { findOrganizationOf, findPurchase, markRefunded, requireRefundChanges } from './store.ts';

/**
 * Takes back the share of a purchase's tokens that was paid back or is disputed, and gives again what was taken for a
 * refund that failed or a dispute that was won. How much is back Stripe is asked, so the order of events does not
 * matter. In one batch with `also`, which is committed too when the payment was for something else. Two at once: one
 * fails, and its event comes again. Throws what `callStripe` throws.
 */
export async function syncRefunds(ctx: ServiceCtx, intent: string, also: Statement[]): Promise<void> {
  const found = await paidPurchase(ctx, intent);
  if (!found) {
    await commit(database(ctx), also);
    return;
  }
  // Asked after the row was read: whatever changes the row from here on asked later, or makes this fail.
  const { own, purchase, session } = found;
  const share = (await centsBack(own, intent)) / (session.amount_total || purchase.amount);
  const asked = Math.floor(purchase.tokens * Math.min(1, share));
  await commit(database(own), [...(await change(own, purchase, session.id, asked)), ...also]);
}

/** Statements that leave so many of the purchase's tokens taken back; at most what is there and not reserved is. */
async function change(own: Ctx, purchase: PurchaseRow, session: string, asked: number): Promise<Statement[]> {
  const { id, refundChanges: changes, refundedTokens } = purchase;
  if (asked === refundedTokens) return [];
  const refOf = (n: number) => `${session}-${n}`;
  const booking = { ref: refOf(changes + 1), note: `Package ${purchase.package}` };
  const system: Ctx = { ...own, actor: { type: 'system' } };
  const guarded = [requireRefundChanges(own, id, changes), markRefunded(own, id, asked)];
  if (asked > refundedTokens) {
    const tokens = asked - refundedTokens;
    return [
      ...guarded,
      ...credit(own, { kind: 'refund', tokens, ...booking }),
      audit(system, 'tokens.refunded', `purchase:${id}`, { asked: tokens }),
    ];
  }
  const refs = Array.from({ length: changes }, (_, i) => refOf(i + 1));
  const booked = await selectBooked(own, ['refund', 'adjustment'], refs);
  const taken = -booked.reduce((sum, { amount }) => sum + amount, 0);
  const tokens = Math.max(0, taken - asked);
  return [
    ...guarded,
    ...(tokens > 0 ? credit(own, { kind: 'adjustment', tokens, ...booking }) : []),
    audit(system, 'tokens.returned', `purchase:${id}`, { tokens }),
  ];
}

/** The purchase that this paid for, and its organization's context; null when it paid for something else. */
async function paidPurchase(
  ctx: ServiceCtx,
  intent: string,
): Promise<{ own: Ctx; purchase: PurchaseRow; session: Stripe.Checkout.Session } | null> {
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
  );
  const [session] = data;
  const id = purchaseIdOf(session?.client_reference_id ?? null);
  if (!session || id === null) return null;
  const customer = typeof session.customer === 'string' ? session.customer : (session.customer?.id ?? null);
  const organizationId = await findOrganizationOf(ctx, session.id, customer);
  if (organizationId === null) return null;
  const own = forOrganization(ctx, organizationId);
  // The event of the payment itself may still be on its way.
  await settlePurchase(own, session);
  const purchase = await findPurchase(own, id);
  return purchase?.checkoutSessionId === session.id ? { own, purchase, session } : null;
}

/** What was paid back of a payment, or taken by the customer's bank and not given again. */
async function centsBack(ctx: Ctx, intent: string): Promise<number> {
  const [refunds, disputes] = await callStripe(ctx, (stripe) =>
    Promise.all([
      stripe.refunds.list({ payment_intent: intent, limit: 100 }),
      stripe.disputes.list({ payment_intent: intent, limit: 100 }),
    ]),
  );
  const paidBack = refunds.data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  // These are in the currency of the Stripe account: only whether the money is away.
  const away = disputes.data.filter(
    ({ balance_transactions: moved }) => moved.reduce((sum, { amount }) => sum + amount, 0) < 0,
  );
  return [...paidBack, ...away].reduce((sum, { amount }) => sum + amount, 0);
}
