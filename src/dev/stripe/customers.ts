/** Customers: made, used, deleted. */

import { type Customer, newId, put, type World } from './state.ts';
import { cancel } from './subscriptions.ts';
import { find, StripeProblem } from './wire/problem.ts';

export function createCustomer(world: World, given: Pick<Customer, 'email' | 'name' | 'metadata'>): Customer {
  const id = newId('cus');
  return put(world.state.customers, id, {
    id,
    object: 'customer',
    created: world.now(),
    ...given,
    invoice_settings: { default_payment_method: null },
    livemode: false,
  });
}

/** The customer, for something to be done with it: not one that was deleted. */
export function customerInUse(world: World, id: string): Customer {
  const found = find(world.state.customers, 'customer', id, 'customer');
  if (!found.deleted) return found;
  throw new StripeProblem(404, {
    code: 'resource_missing',
    message: `No such customer: '${id}'`,
    param: 'customer',
  });
}

/** For good, with its subscriptions. */
export function deleteCustomer(world: World, id: string) {
  const customer = customerInUse(world, id);
  const { subscriptions } = world.state;
  for (const each of Object.values(subscriptions)) {
    if (each.customer === id && each.status !== 'canceled') cancel(world, each.id);
  }
  customer.deleted = true;
  world.emit('customer.deleted', customer);
  return shownCustomer(customer);
}

export function shownCustomer(customer: Customer) {
  const { id, object, deleted } = customer;
  return deleted ? { id, object, deleted } : customer;
}
