/** The calls for lists: newest first, in pages. */
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { sessionNow } from '../checkout.ts';
import { customerInUse } from '../customers.ts';
import type { Dispute, Refund, World } from '../state.ts';
import { readForm } from './form.ts';
import * as params from './params.ts';
import { find, StripeProblem } from './problem.ts';

export function registerLists(app: Hono, world: World): void {
  const { state } = world;
  const query = <S extends z.ZodType>(c: Context, schema: S) =>
    readForm(schema, new URL(c.req.url).search.slice(1));

  // A customer that was deleted keeps its history.
  const ofCustomer = <A extends { customer?: string }>(asked: A): A => {
    if (asked.customer !== undefined) find(state.customers, 'customer', asked.customer, 'customer');
    return asked;
  };

  app.get('/v1/checkout/sessions', (c) => {
    const asked = ofCustomer(query(c, params.listSessions));
    for (const id of Object.keys(state.sessions)) sessionNow(world, id);
    const rows = Object.values(state.sessions).filter(
      (session) =>
        isOf(asked, session) &&
        (!asked.status || session.status === asked.status) &&
        (!asked.payment_intent || session.payment_intent === asked.payment_intent) &&
        session.created >= (asked.created?.gte ?? 0) &&
        session.created <= (asked.created?.lte ?? Number.POSITIVE_INFINITY),
    );
    return c.json(list(rows, asked, '/v1/checkout/sessions'));
  });
  app.get('/v1/subscriptions', (c) => {
    const asked = ofCustomer(query(c, params.listSubscriptions));
    const rows = Object.values(state.subscriptions).filter(
      (each) =>
        isOf(asked, each) &&
        (asked.status === 'all' ||
          (asked.status ? each.status === asked.status : each.status !== 'canceled')),
    );
    return c.json(list(rows, asked, '/v1/subscriptions'));
  });
  app.get('/v1/invoices', (c) => {
    const asked = ofCustomer(query(c, params.listInvoices));
    const rows = Object.values(state.invoices).filter(
      (invoice) =>
        isOf(asked, invoice) &&
        (!asked.status || invoice.status === asked.status) &&
        (!asked.subscription || invoice.parent.subscription_details.subscription === asked.subscription),
    );
    return c.json(list(rows, asked, '/v1/invoices'));
  });
  for (const table of ['refunds', 'disputes'] as const) {
    app.get(`/v1/${table}`, (c) => {
      const asked = query(c, params.listOfPayment);
      const rows: (Refund | Dispute)[] = Object.values(state[table]);
      const own = rows.filter(
        (each) => asked.payment_intent === undefined || each.payment_intent === asked.payment_intent,
      );
      return c.json(list(own, asked, `/v1/${table}`));
    });
  }
  app.get('/v1/customers/:id/payment_methods', (c) => {
    const { id } = customerInUse(world, c.req.param('id'));
    const rows = Object.values(state.paymentMethods).filter((method) => method.customer === id);
    return c.json(list(rows, query(c, params.listPage), `/v1/customers/${id}/payment_methods`));
  });
}

const isOf = (asked: { customer?: string }, row: { customer: string }) =>
  asked.customer === undefined || row.customer === asked.customer;

/** Newest first, from after `starting_after`. */
function list<T extends { id: string }>(
  oldestFirst: T[],
  asked: { limit: number; starting_after?: string },
  url: string,
) {
  const rows = oldestFirst.toReversed();
  const after = asked.starting_after;
  const at = after === undefined ? -1 : rows.findIndex((row) => row.id === after);
  if (after !== undefined && at < 0) {
    throw new StripeProblem(400, {
      code: 'resource_missing',
      message: `No such object: '${after}'`,
      param: 'starting_after',
    });
  }
  const rest = rows.slice(at + 1);
  return { object: 'list', data: rest.slice(0, asked.limit), has_more: rest.length > asked.limit, url };
}
