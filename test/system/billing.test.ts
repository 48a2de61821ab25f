import { afterAll, expect, test } from 'vitest';
import { freePorts, signIn, startHerald, stateFolder, until } from './herald.ts';

const state = stateFolder();
afterAll(state.remove);

const balanceOf = async (user: Awaited<ReturnType<typeof signIn>>) =>
  (await user.get<{ balance: number }>('/api/settings/tokens/balance')).balance;

test('after npm start, paying for tokens credits them, and a plan can be bought after a restart', async () => {
  const ports = await freePorts();
  let herald = await startHerald(state.path, { DEMO: 'mail' }, ports);
  try {
    let user = await signIn(herald.origin, 'demo@herald.test', 'herald-demo');
    const before = await balanceOf(user);
    const { url } = await user.post<{ url: string }>('/api/settings/tokens/purchase', { package: 'small' });
    expect(await (await fetch(url)).text()).toContain('100000 AI tokens: 5.00 EUR');
    const response = await fetch(url, { method: 'POST', redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `http://localhost:${ports.port}/`,
    ]);
    await until('the tokens', 60, async () => (await balanceOf(user)) === before + 100_000);
    await herald.stop();

    herald = await startHerald(state.path, { DEMO: 'mail' }, ports);
    user = await signIn(herald.origin, 'demo@herald.test', 'herald-demo');
    const checkout = await user.post<{ url: string }>('/api/settings/billing/checkout', { plan: 'team' });
    await fetch(checkout.url, { method: 'POST', redirect: 'manual' });
    await until('the plan', 60, async () => {
      const { plan } = await user.get<{ plan: string }>('/api/settings/billing/subscription');
      return plan === 'team' && (await balanceOf(user)) === before + 1_100_000;
    });
    expect(await user.get('/api/settings/billing/invoices')).toMatchObject([
      { status: 'paid', total_cents: 2_900, currency: 'eur' },
    ]);
    const portal = await user.post<{ url: string }>('/api/settings/billing/portal', {});
    expect(await (await fetch(portal.url)).text()).toContain('Cancel subscription');
    // The simulated Stripe logs only failed deliveries.
    expect(herald.output()).not.toContain('stripe  ');
  } finally {
    await herald.stop();
  }
});
