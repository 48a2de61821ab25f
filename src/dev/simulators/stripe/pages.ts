/** The pages that Stripe hosts: checkout, customer portal and invoice. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { currentSession, endDebit, isPending, pay, payLater } from './checkout.ts';
import type { Subscription, World } from './state.ts';
import { cancelAtPeriodEnd, renew } from './subscriptions.ts';
import { find } from './wire/problem.ts';

type Part = ReturnType<typeof html>;

const page = (title: string, content: Part) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { font: 1rem/1.5 sans-serif; max-width: 30rem; margin: 4rem auto; padding: 0 1rem }</style>
<h1>${title}</h1>
<p>This page simulates Stripe for development. No real money is involved.</p>
${content}
</html>`;

const price = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

export function registerPages(app: Hono, world: World): void {
  const { state } = world;
  app.get('/c/pay/:id', (c) => {
    const session = currentSession(world, c.req.param('id'));
    if (isPending(world, session)) {
      return c.html(
        page(
          'Payment pending',
          html`${debitButton(c.req.path, 'succeed', 'Complete the payment')}
${debitButton(c.req.path, 'fail', 'Refuse the payment')}`,
        ),
      );
    }
    if (session.status !== 'open') {
      return c.html(page('Nothing to pay', html`<p>This session is ${session.status}.</p>`), 410);
    }
    const cart = state.carts[session.id]!;
    const interval = cart.price.recurring ? ' per month' : '';
    return c.html(
      page(
        'Pay',
        html`<p>${cart.name}: ${price(session.amount_total, session.currency)}${interval}</p>
<form method="post"><button>Pay</button></form>
${session.mode === 'payment' ? debitButton(c.req.path, 'later', 'Pay by direct debit (takes days)') : ''}
${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back</a></p>` : ''}`,
      ),
    );
  });
  app.post('/c/pay/:id', (c) => {
    const session = pay(world, c.req.param('id'));
    if (session.status !== 'complete') {
      return c.html(page('Nothing to pay', html`<p>This session is ${session.status}.</p>`), 410);
    }
    return c.redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
  });

  app.post('/c/pay/:id/:action', (c) => {
    const { id, action } = c.req.param();
    if (action === 'later') {
      const session = payLater(world, id);
      return isPending(world, session) ? c.redirect(session.success_url, 303) : c.notFound();
    }
    if (action !== 'succeed' && action !== 'fail') return c.notFound();
    endDebit(world, id, action === 'succeed');
    return c.redirect(`/c/pay/${id}`, 303);
  });

  app.get('/p/session/:id', (c) => {
    const portal = find(state.portals, 'billing_portal.session', c.req.param('id'), 'session');
    const parts = Object.values(state.subscriptions)
      .filter(({ customer }) => customer === portal.customer)
      .map((subscription) => subscriptionPart(c.req.path, subscription));
    return c.html(
      page(
        'Your subscriptions',
        html`${parts.length === 0 ? html`<p>No subscriptions.</p>` : parts}
<p><a href="${portal.returnUrl}">Return</a></p>`,
      ),
    );
  });
  app.post('/p/session/:id/:action/:subscription', (c) => {
    const { id, action, subscription } = c.req.param();
    const portal = find(state.portals, 'billing_portal.session', id, 'session');
    const { customer } = find(state.subscriptions, 'subscription', subscription, 'subscription');
    if (customer !== portal.customer) return c.notFound();
    if (action === 'cancel') cancelAtPeriodEnd(world, subscription);
    else if (action === 'renew') renew(world, subscription);
    else return c.notFound();
    return c.redirect(`/p/session/${id}`, 303);
  });

  app.get('/i/:id', (c) => {
    const invoice = find(state.invoices, 'invoice', c.req.param('id'), 'invoice');
    const total = price(invoice.total, invoice.currency);
    return c.html(page(`Invoice ${invoice.number}`, html`<p>${total}, ${invoice.status}.</p>`));
  });
}

function debitButton(session: string, action: string, label: string): Part {
  return html`<form method="post" action="${session}/${action}"><button>${label}</button></form>`;
}

function subscriptionPart(portal: string, subscription: Subscription): Part {
  const { id, status, cancel_at_period_end: isEnding } = subscription;
  const until = day(subscription.items.data[0]!.current_period_end);
  if (status === 'canceled') return html`<p>Canceled.</p>`;
  const button = (action: string, label: string) =>
    html`<form method="post" action="${portal}/${action}/${id}"><button>${label}</button></form>`;
  return html`<p>${status}, ${isEnding ? 'ends on' : 'paid until'} ${until}.</p>
${isEnding ? '' : button('cancel', 'Cancel subscription')}
${button('renew', 'Skip to the end of the period')}`;
}
