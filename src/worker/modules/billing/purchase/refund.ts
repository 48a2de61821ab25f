import type Stripe from 'stripe';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { credit, listBookings } from '../../tokens/index.ts';
import { findOrganization } from '../customer-store.ts';
import type { PurchaseRow } from '../schema.ts';
import { callStripe } from '../stripe.ts';
import { purchaseIdOf } from './reference.ts';
import { settlePurchase } from './settle.ts';
import { findOrganizationOfSession, findPurchase, requireRefundChanges, updateRefunded } from './store.ts';

/** The purchase that a payment was for. */
export interface Payment {
  organizationId: number;
  purchaseId: number;
  session: Stripe.Checkout.Session;
}

/** Finds the organization and purchase of a payment; null for other payments. Throws what `callStripe` throws. */
export async function findPayment(ctx: ServiceCtx, intent: string): Promise<Payment | null> {
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
  );
  const [session] = data;
  const id = purchaseIdOf(session?.client_reference_id ?? null);
  if (!session || id === null) return null;
  const customer = typeof session.customer === 'string' ? session.customer : (session.customer?.id ?? null);
  // A purchase outlives its customer, which may have been deleted and replaced.
  const organizationId =
    (customer === null ? null : await findOrganization(ctx, customer)) ??
    (await findOrganizationOfSession(ctx, id, session.id));
  return organizationId === null ? null : { organizationId, purchaseId: id, session };
}

/**
 * Removes the tokens of a purchase in proportion to the money that was refunded or is disputed, and restores tokens
 * after a failed refund or a won dispute. Reads the amounts from Stripe, so the order of events does not matter.
 * Commits in one batch with `also`, even if the payment was for something else. Of two concurrent calls one fails, and
 * Stripe sends its event again. Throws what `callStripe` throws.
 */
export async function syncRefunds(
  ctx: Ctx,
  intent: string,
  { purchaseId, session }: Payment,
  also: Statement[],
): Promise<void> {
  // The event of the payment itself may arrive later.
  await settlePurchase(ctx, session);
  const purchase = await findPurchase(ctx, purchaseId);
  if (purchase?.checkoutSessionId !== session.id) {
    await commit(database(ctx), also);
    return;
  }
  // Read after the row: a change of the row from here on has read later amounts, or makes this batch fail.
  const share = (await refundedCents(ctx, intent)) / (session.amount_total || purchase.amount);
  const target = Math.floor(purchase.tokens * Math.min(1, share));
  await commit(database(ctx), [...(await change(ctx, purchase, session.id, target)), ...also]);
}

/** Returns the statements that leave `target` tokens of the purchase refunded, as far as they are available. */
async function change(
  own: Ctx,
  purchase: PurchaseRow,
  session: string,
  target: number,
): Promise<Statement[]> {
  const { id, refundChanges: changes, refundedTokens } = purchase;
  if (target === refundedTokens) return [];
  const refOf = (n: number) => `${session}-${n}`;
  const booking = { ref: refOf(changes + 1), note: `Package ${purchase.package}` };
  const system: Ctx = { ...own, actor: { type: 'system' } };
  const guarded = [requireRefundChanges(own, id, changes), updateRefunded(own, id, target)];
  if (target > refundedTokens) {
    const tokens = target - refundedTokens;
    return [
      ...guarded,
      ...credit(own, { kind: 'refund', tokens, ...booking }),
      audit(system, 'tokens.refunded', `purchase:${id}`, { asked: tokens }),
    ];
  }
  const refs = Array.from({ length: changes }, (_, i) => refOf(i + 1));
  const bookings = await listBookings(own, ['refund', 'adjustment'], refs);
  const takenTokens = -bookings.reduce((sum, { amount }) => sum + amount, 0);
  const tokens = Math.max(0, takenTokens - target);
  return [
    ...guarded,
    ...(tokens > 0 ? credit(own, { kind: 'adjustment', tokens, ...booking }) : []),
    audit(system, 'tokens.returned', `purchase:${id}`, { tokens }),
  ];
}

/** Sums the money that was refunded, or withdrawn in a dispute and not returned. */
async function refundedCents(ctx: Ctx, intent: string): Promise<number> {
  const [refunds, disputes] = await callStripe(ctx, (stripe) =>
    Promise.all([
      stripe.refunds.list({ payment_intent: intent, limit: 100 }),
      stripe.disputes.list({ payment_intent: intent, limit: 100 }),
    ]),
  );
  const validRefunds = refunds.data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  // Balance transactions have the account's currency: they only tell whether the money is withdrawn.
  const withdrawals = disputes.data.filter(
    ({ balance_transactions: transactions }) => transactions.reduce((sum, { amount }) => sum + amount, 0) < 0,
  );
  return [...validRefunds, ...withdrawals].reduce((sum, { amount }) => sum + amount, 0);
}
