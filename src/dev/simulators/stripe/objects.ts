/** Registers the API calls for single objects. */
import type { Hono } from 'hono';
import { createSession, currentSession, expire } from './checkout.ts';
import { createCustomer, deleteCustomer, findActiveCustomer, toApiCustomer } from './customers.ts';
import { refund } from './refunds.ts';
import { newId, put, type World } from './state.ts';
import { cancel } from './subscriptions.ts';
import { readBody } from './wire/form.ts';
import * as params from './wire/params.ts';
import { find } from './wire/problem.ts';

export function registerObjects(app: Hono, world: World): void {
  const { state } = world;
  app.post('/v1/customers', async (c) => {
    const { email = null, name = null, metadata } = await readBody(c, params.newCustomer);
    return c.json(createCustomer(world, { email, name, metadata }));
  });
  app.get('/v1/customers/:id', (c) =>
    c.json(toApiCustomer(find(state.customers, 'customer', c.req.param('id'), 'id'))),
  );
  app.delete('/v1/customers/:id', (c) => c.json(deleteCustomer(world, c.req.param('id'))));
  app.post('/v1/checkout/sessions', async (c) =>
    c.json(createSession(world, await readBody(c, params.newSession))),
  );
  app.get('/v1/checkout/sessions/:id', (c) => c.json(currentSession(world, c.req.param('id'))));
  app.post('/v1/checkout/sessions/:id/expire', async (c) => {
    await readBody(c, params.emptyForm);
    return c.json(expire(world, c.req.param('id')));
  });
  app.post('/v1/billing_portal/sessions', async (c) => {
    const { customer, return_url } = await readBody(c, params.newPortal);
    findActiveCustomer(world, customer);
    const id = newId('bps');
    put(state.portals, id, { customer, returnUrl: return_url });
    const url = `${world.origin}/p/session/${id}`;
    return c.json({
      id,
      object: 'billing_portal.session',
      created: world.now(),
      customer,
      livemode: false,
      return_url,
      url,
    });
  });
  app.get('/v1/subscriptions/:id', (c) =>
    c.json(find(state.subscriptions, 'subscription', c.req.param('id'), 'id')),
  );
  app.delete('/v1/subscriptions/:id', async (c) => {
    await readBody(c, params.emptyForm);
    return c.json(cancel(world, c.req.param('id')));
  });
  app.post('/v1/refunds', async (c) => {
    const { payment_intent, amount } = await readBody(c, params.newRefund);
    return c.json(refund(world, payment_intent, amount));
  });
}
