/** Registers the API calls for lists, newest first, in pages. */
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { currentSession } from '../checkout.ts';
import { findActiveCustomer } from '../customers.ts';
import type { Dispute, Refund, World } from '../state.ts';
import { readForm } from './form.ts';
import * as params from './params.ts';
import { find, StripeProblem } from './problem.ts';

export function registerLists(app: Hono, world: World): void {
  const { state } = world;
  const query = <S extends z.ZodType>(c: Context, schema: S) =>
    readForm(schema, new URL(c.req.url).search.slice(1));

  // The history of a deleted customer can still be listed.
  const checkCustomer = <F extends { customer?: string }>(filter: F): F => {
    if (filter.customer !== undefined) find(state.customers, 'customer', filter.customer, 'customer');
    return filter;
  };

  app.get('/v1/checkout/sessions', (c) => {
    const filter = checkCustomer(query(c, params.listSessions));
    for (const id of Object.keys(state.sessions)) currentSession(world, id);
    const rows = Object.values(state.sessions).filter(
      (session) =>
        belongsTo(filter, session) &&
        (!filter.status || session.status === filter.status) &&
        (!filter.payment_intent || session.payment_intent === filter.payment_intent) &&
        session.created >= (filter.created?.gte ?? 0) &&
        session.created <= (filter.created?.lte ?? Number.POSITIVE_INFINITY),
    );
    return c.json(list(rows, filter, '/v1/checkout/sessions'));
  });
  app.get('/v1/subscriptions', (c) => {
    const filter = checkCustomer(query(c, params.listSubscriptions));
    const rows = Object.values(state.subscriptions).filter(
      (subscription) =>
        belongsTo(filter, subscription) &&
        (filter.status === 'all' ||
          (filter.status ? subscription.status === filter.status : subscription.status !== 'canceled')),
    );
    return c.json(list(rows, filter, '/v1/subscriptions'));
  });
  app.get('/v1/invoices', (c) => {
    const filter = checkCustomer(query(c, params.listInvoices));
    const rows = Object.values(state.invoices).filter(
      (invoice) =>
        belongsTo(filter, invoice) &&
        (!filter.status || invoice.status === filter.status) &&
        (!filter.subscription || invoice.parent.subscription_details.subscription === filter.subscription),
    );
    return c.json(list(rows, filter, '/v1/invoices'));
  });
  for (const table of ['refunds', 'disputes'] as const) {
    app.get(`/v1/${table}`, (c) => {
      const filter = query(c, params.listOfPayment);
      const rows: (Refund | Dispute)[] = Object.values(state[table]);
      const matching = rows.filter(
        (row) => filter.payment_intent === undefined || row.payment_intent === filter.payment_intent,
      );
      return c.json(list(matching, filter, `/v1/${table}`));
    });
  }
  app.get('/v1/customers/:id/payment_methods', (c) => {
    const { id } = findActiveCustomer(world, c.req.param('id'));
    const rows = Object.values(state.paymentMethods).filter((method) => method.customer === id);
    return c.json(list(rows, query(c, params.listPage), `/v1/customers/${id}/payment_methods`));
  });
}

const belongsTo = (filter: { customer?: string }, row: { customer: string }) =>
  filter.customer === undefined || row.customer === filter.customer;

/** Returns one page, newest first, starting after `starting_after`. */
function list<T extends { id: string }>(
  oldestFirst: T[],
  filter: { limit: number; starting_after?: string },
  url: string,
) {
  const rows = oldestFirst.toReversed();
  const after = filter.starting_after;
  const at = after === undefined ? -1 : rows.findIndex((row) => row.id === after);
  if (after !== undefined && at < 0) {
    throw new StripeProblem(400, {
      code: 'resource_missing',
      message: `No such object: '${after}'`,
      param: 'starting_after',
    });
  }
  const rest = rows.slice(at + 1);
  return { object: 'list', data: rest.slice(0, filter.limit), has_more: rest.length > filter.limit, url };
}
