import type { PurchaseRequest, PurchaseResult } from '../../../../contract/billing.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { callbackUrl } from '../../../platform/outside/public-url.ts';
import { listPackages } from '../../tokens/index.ts';
import { withCustomer } from '../customer.ts';
import { MAX_OPEN_PURCHASES } from '../limits.ts';
import type { PurchaseRow } from '../schema.ts';
import { callStripe } from '../stripe.ts';
import { referenceOf } from './reference.ts';
import { insertPurchase, type NewPurchase, selectPurchaseByKey, updateSession } from './store.ts';

/**
 * Starts a purchase, and returns Stripe's payment page. The row is inserted before the page is created, and the page
 * refers to the row, so a payment finds it whatever fails in between. A repeated `key` returns the purchase that it
 * started. Throws `invalid` for an unknown package; `refused` (IDEMPOTENCY_KEY_REUSED); `conflict` (PURCHASE_CLOSED,
 * TOO_MANY_OPEN_PURCHASES); `forbidden` (INVALID_CALLBACK_URL); and what `limitOutside` and `callStripe` throw.
 */
export async function purchaseTokens(
  ctx: Ctx,
  input: PurchaseRequest,
  key: string | undefined,
): Promise<PurchaseResult> {
  const urls = {
    success_url: callbackUrl(ctx.env, input.success_url ?? '/', 'success_url'),
    cancel_url: callbackUrl(ctx.env, input.cancel_url ?? '/', 'cancel_url'),
  };
  const packages = listPackages();
  const offer = packages.find(({ id }) => id === input.package);
  if (!offer) throw invalid('package', `expected one of ${packages.map(({ id }) => id).join(', ')}`);
  await limitOutside(ctx, 'stripe');
  const purchaseKey = key ?? `none-${crypto.randomUUID()}`;
  const details = {
    userId: userOf(ctx.actor)?.userId ?? 0,
    package: offer.id,
    tokens: offer.tokens,
    amount: offer.price_cents,
    currency: offer.currency,
    requestHash: sha256(JSON.stringify([offer.id, urls])),
  };
  return withCustomer(ctx, (customer) => open(ctx, customer, purchaseKey, details, urls));
}

/** Finds or creates the purchase with this key, and its payment page. */
async function open(
  ctx: Ctx,
  customer: string,
  key: string,
  details: NewPurchase,
  urls: { success_url: string; cancel_url: string },
): Promise<PurchaseResult> {
  const purchase = await insertOrFind(ctx, key, details);
  if (purchase.checkoutUrl !== null) return { purchase_id: purchase.id, url: purchase.checkoutUrl };
  const session = await callStripe(ctx, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        customer,
        client_reference_id: referenceOf(purchase.id),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: purchase.currency,
              unit_amount: purchase.amount,
              product_data: { name: `${purchase.tokens} AI tokens` },
            },
          },
        ],
        ...urls,
      },
      // The same for every attempt at this purchase, and for no other purchase of the Stripe account.
      { idempotencyKey: `purchase-${purchase.id}-${purchase.createdAt}-${customer}` },
    ),
  );
  const page = { id: session.id, url: session.url! };
  const [[saved]] = await commit(database(ctx), [updateSession(ctx, purchase.id, page)]);
  if (!saved) throw closed();
  return { purchase_id: purchase.id, url: page.url };
}

/** Finds the open purchase with this key, or inserts it. */
async function insertOrFind(ctx: Ctx, key: string, details: NewPurchase): Promise<PurchaseRow> {
  const [, , [purchase]] = await commit(database(ctx), [
    ...insertPurchase(ctx, key, details),
    selectPurchaseByKey(ctx, key),
  ]);
  if (!purchase) {
    throw new DomainError(
      'conflict',
      'TOO_MANY_OPEN_PURCHASES',
      `${MAX_OPEN_PURCHASES} purchases are open. Pay for one of them, or wait: a payment page expires after a day, and a direct debit takes some days.`,
    );
  }
  if (purchase.requestHash !== details.requestHash) {
    throw new DomainError(
      'refused',
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request. Use a new key for a new purchase.',
    );
  }
  if (purchase.state === 'expired' || (purchase.state !== 'open' && !purchase.checkoutUrl)) throw closed();
  return purchase;
}

function closed(): DomainError {
  return new DomainError(
    'conflict',
    'PURCHASE_CLOSED',
    'This purchase can no longer be paid. Start another one, with a new Idempotency-Key.',
  );
}
