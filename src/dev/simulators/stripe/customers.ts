/** Creates, reads and deletes customers. */

import { type Customer, newId, put, type World } from './state.ts';
import { cancel } from './subscriptions.ts';
import { find, StripeProblem } from './wire/problem.ts';

export function createCustomer(
  world: World,
  params: Pick<Customer, 'email' | 'name' | 'metadata'>,
): Customer {
  const id = newId('cus');
  return put(world.state.customers, id, {
    id,
    object: 'customer',
    created: world.now(),
    ...params,
    invoice_settings: { default_payment_method: null },
    livemode: false,
  });
}

/** Returns the customer with this id. A deleted one cannot be used and counts as missing. */
export function findActiveCustomer(world: World, id: string): Customer {
  const customer = find(world.state.customers, 'customer', id, 'customer');
  if (!customer.deleted) return customer;
  throw new StripeProblem(404, {
    code: 'resource_missing',
    message: `No such customer: '${id}'`,
    param: 'customer',
  });
}

/** Deletes the customer permanently and cancels its subscriptions. */
export function deleteCustomer(world: World, id: string) {
  const customer = findActiveCustomer(world, id);
  const { subscriptions } = world.state;
  for (const subscription of Object.values(subscriptions)) {
    if (subscription.customer === id && subscription.status !== 'canceled') cancel(world, subscription.id);
  }
  customer.deleted = true;
  world.emit('customer.deleted', customer);
  return toApiCustomer(customer);
}

/** Returns the customer as in the API. */
export function toApiCustomer(customer: Customer) {
  const { id, object, deleted } = customer;
  return deleted ? { id, object, deleted } : customer;
}
