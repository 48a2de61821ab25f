/** Money that goes back: refunds, which may fail, and disputes, which may be won. */

import { type Charge, type Dispute, newId, put, type Refund, type World } from './state.ts';
import { find, StripeProblem } from './wire/problem.ts';

/** Pays back the whole charge of a payment, or a part of it. */
export function refund(world: World, intent: string, amount?: number): Refund {
  const charge = chargeOf(world, intent);
  const left = charge.amount - charge.amount_refunded;
  const back = amount ?? left;
  if (left === 0) {
    throw new StripeProblem(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  if (back < 1 || back > left) {
    throw new StripeProblem(400, { message: 'Refund amount is greater than what is left.', param: 'amount' });
  }
  const id = newId('re');
  const made = put<Refund>(world.state.refunds, id, {
    id,
    object: 'refund',
    created: world.now(),
    amount: back,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent,
    status: 'succeeded',
  });
  setRefunded(charge, charge.amount_refunded + back);
  world.emit('charge.refunded', charge);
  return made;
}

/** The customer's bank does not take it: the money is back. */
export function failRefund(world: World, id: string): void {
  const failed = find(world.state.refunds, 'refund', id, 'id');
  if (failed.status === 'failed') return;
  failed.status = 'failed';
  const charge = chargeOf(world, failed.payment_intent);
  setRefunded(charge, charge.amount_refunded - failed.amount);
  world.emit('refund.failed', failed);
}

/** The customer's bank takes the money back. */
export function dispute(world: World, intent: string, amount?: number): Dispute {
  const charge = chargeOf(world, intent);
  const disputed = amount ?? charge.amount;
  const id = newId('dp');
  const made = put<Dispute>(world.state.disputes, id, {
    id,
    object: 'dispute',
    created: world.now(),
    amount: disputed,
    balance_transactions: [movement(-disputed, charge.currency)],
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent,
    status: 'needs_response',
    livemode: false,
  });
  world.emit('charge.dispute.created', made);
  world.emit('charge.dispute.funds_withdrawn', made);
  return made;
}

/** The bank gives it again. */
export function winDispute(world: World, id: string): void {
  const won = find(world.state.disputes, 'dispute', id, 'id');
  if (won.status === 'won') return;
  won.status = 'won';
  won.balance_transactions.push(movement(won.amount, won.currency));
  world.emit('charge.dispute.funds_reinstated', won);
  world.emit('charge.dispute.closed', won);
}

function movement(amount: number, currency: string): Dispute['balance_transactions'][number] {
  return { id: newId('txn'), object: 'balance_transaction', amount, currency };
}

function setRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded = amount;
  charge.refunded = amount === charge.amount;
}

function chargeOf(world: World, intent: string): Charge {
  const found = Object.values(world.state.charges).find((each) => each.payment_intent === intent);
  if (found) return found;
  throw new StripeProblem(404, {
    code: 'resource_missing',
    message: `No such payment_intent: '${intent}'`,
    param: 'payment_intent',
  });
}
