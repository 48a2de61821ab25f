/** Refunds, which may fail, and disputes, which the merchant may win. */

import { type Charge, type Dispute, newId, put, type Refund, type World } from './state.ts';
import { find, StripeProblem } from './wire/problem.ts';

/** Refunds the remaining charge of a payment, or `amount` of it. */
export function refund(world: World, intent: string, amount?: number): Refund {
  const charge = chargeOf(world, intent);
  const remaining = charge.amount - charge.amount_refunded;
  const refundAmount = amount ?? remaining;
  if (remaining === 0) {
    throw new StripeProblem(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  if (refundAmount < 1 || refundAmount > remaining) {
    throw new StripeProblem(400, { message: 'Refund amount is greater than what is left.', param: 'amount' });
  }
  const id = newId('re');
  const refund = put<Refund>(world.state.refunds, id, {
    id,
    object: 'refund',
    created: world.now(),
    amount: refundAmount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent,
    status: 'succeeded',
  });
  setRefunded(charge, charge.amount_refunded + refundAmount);
  world.emit('charge.refunded', charge);
  return refund;
}

/** Fails a refund: the customer's bank rejects it, and the merchant gets the money back. */
export function failRefund(world: World, id: string): void {
  const refund = find(world.state.refunds, 'refund', id, 'id');
  if (refund.status === 'failed') return;
  refund.status = 'failed';
  const charge = chargeOf(world, refund.payment_intent);
  setRefunded(charge, charge.amount_refunded - refund.amount);
  world.emit('refund.failed', refund);
}

/** Creates a dispute: the customer's bank withdraws the money. */
export function dispute(world: World, intent: string, amount?: number): Dispute {
  const charge = chargeOf(world, intent);
  const disputedAmount = amount ?? charge.amount;
  const id = newId('dp');
  const dispute = put<Dispute>(world.state.disputes, id, {
    id,
    object: 'dispute',
    created: world.now(),
    amount: disputedAmount,
    balance_transactions: [movement(-disputedAmount, charge.currency)],
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent,
    status: 'needs_response',
    livemode: false,
  });
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Wins a dispute for the merchant: the bank returns the money. */
export function winDispute(world: World, id: string): void {
  const dispute = find(world.state.disputes, 'dispute', id, 'id');
  if (dispute.status === 'won') return;
  dispute.status = 'won';
  dispute.balance_transactions.push(movement(dispute.amount, dispute.currency));
  world.emit('charge.dispute.funds_reinstated', dispute);
  world.emit('charge.dispute.closed', dispute);
}

function movement(amount: number, currency: string): Dispute['balance_transactions'][number] {
  return { id: newId('txn'), object: 'balance_transaction', amount, currency };
}

function setRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded = amount;
  charge.refunded = amount === charge.amount;
}

function chargeOf(world: World, intent: string): Charge {
  const charge = Object.values(world.state.charges).find((row) => row.payment_intent === intent);
  if (charge) return charge;
  throw new StripeProblem(404, {
    code: 'resource_missing',
    message: `No such payment_intent: '${intent}'`,
    param: 'payment_intent',
  });
}
