import type { PurchaseRequest, PurchaseResult } from '../../../../contract/billing.ts';
import { sha256 } from '../../../platform/crypto.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError, invalid } from '../../../platform/errors.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { callbackUrl } from '../../../platform/outside/public-url.ts';
import { TOKEN_PACKAGES } from '../../tokens/index.ts';
import { withCustomer } from '../customer.ts';
import { MAX_OPEN_PURCHASES } from '../limits.ts';
import type { PurchaseRow } from '../schema.ts';
import { callStripe } from '../stripe.ts';
import { insertPurchase, type NewPurchase, purchaseByKey, saveSession } from './store.ts';

/**
 * Begins a purchase, and answers with Stripe's page to pay on. The row is there before the page, and the page names the
 * row: a payment finds it whatever breaks in between. With a `key` that came before, the purchase it began. Throws
 * `invalid` for a package that is none; `refused` IDEMPOTENCY_KEY_REUSED; `conflict` PURCHASE_CLOSED and
 * TOO_MANY_OPEN_PURCHASES; `forbidden` INVALID_CALLBACK_URL; what `limitOutside` and `callStripe` throw.
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
  const offer = TOKEN_PACKAGES.find(({ id }) => id === input.package);
  if (!offer) throw invalid('package', `one of ${TOKEN_PACKAGES.map(({ id }) => id).join(', ')}`);
  await limitOutside(ctx, 'stripe');
  const ownKey = key ?? `none-${crypto.randomUUID()}`;
  const made = {
    userId: userOf(ctx.actor)?.userId ?? 0,
    package: offer.id,
    tokens: offer.tokens,
    amount: offer.price_cents,
    currency: offer.currency,
    requestHash: sha256(JSON.stringify([offer.id, urls])),
  };
  return withCustomer(ctx, (customer) => open(ctx, customer, ownKey, made, urls));
}

/** The purchase of this key with its page at Stripe; again, with what is not there yet. */
async function open(
  ctx: Ctx,
  customer: string,
  key: string,
  made: NewPurchase,
  urls: { success_url: string; cancel_url: string },
): Promise<PurchaseResult> {
  const purchase = await begin(ctx, key, made);
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
      // The same for whoever goes on with this purchase, and for no other of the Stripe account.
      { idempotencyKey: `purchase-${purchase.id}-${purchase.createdAt}-${customer}` },
    ),
  );
  const page = { id: session.id, url: session.url! };
  const [saved] = await commit(database(ctx), [saveSession(ctx, purchase.id, page)]);
  if (saved!.length === 0) throw closed();
  return { purchase_id: purchase.id, url: page.url };
}

/** The purchase as it is by this key. */
async function begin(ctx: Ctx, key: string, made: NewPurchase): Promise<PurchaseRow> {
  const [, rows] = await commit(database(ctx), [insertPurchase(ctx, key, made), purchaseByKey(ctx, key)]);
  const [purchase] = rows as PurchaseRow[];
  if (!purchase) {
    throw new DomainError(
      'conflict',
      'TOO_MANY_OPEN_PURCHASES',
      `${MAX_OPEN_PURCHASES} purchases wait to be paid for. Pay for one of them, or wait: a page to pay on expires after a day, and a payment by debit that is under way is made or refused within some.`,
    );
  }
  if (purchase.requestHash !== made.requestHash) {
    throw new DomainError(
      'refused',
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key came with another request before. Use a new one for a new purchase.',
    );
  }
  if (purchase.state === 'expired' || (purchase.state !== 'open' && !purchase.checkoutUrl)) throw closed();
  return purchase;
}

function closed(): DomainError {
  return new DomainError(
    'conflict',
    'PURCHASE_CLOSED',
    'This purchase can no longer be paid for. Begin another, with another Idempotency-Key.',
  );
}

/** How a session at Stripe names the purchase it is for. */
export function referenceOf(id: number): string {
  return `purchase-${id}`;
}

/** The purchase that a session is for, or null when it is for something else. */
export function purchaseIdOf(reference: string | null): number | null {
  const id = Number(/^purchase-([1-9]\d{0,15})$/.exec(reference ?? '')?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}
