/** Calls that use outside services are limited per organization, so that no member can flood those through Herald. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadWholeApp } from '../../../../src/worker/app.ts';
import { modules } from '../../../../src/worker/modules.ts';
import { describeApi } from '../../../../src/worker/platform/http/openapi.ts';
import { json, makeWorld as makeBillingWorld, PURCHASE } from '../../modules/billing/world.ts';
import { inboxBody, makeWorld, type World } from '../../modules/sync/world.ts';

const BILLING = '/api/settings/billing';
const counted: string[] = [];
let refuses = false;
let fetched = 0;
let world: World;

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => {
    fetched++;
    throw new TypeError('Network connection lost.');
  });
  const limit = async ({ key }: { key: string }) => {
    counted.push(key);
    return { success: !refuses };
  };
  world = await makeWorld({
    OUTSIDE_LIMIT: { limit } as RateLimit,
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_API_URL: 'http://stripe.test',
    GOOGLE_CLIENT_ID: 'herald',
    GOOGLE_CLIENT_SECRET: 'x',
  });
});
afterAll(() => vi.unstubAllGlobals());

async function made(path: string, body: unknown): Promise<string> {
  const response = await world.request('POST', path, body);
  expect(response.status).toBe(201);
  return `${path}/${((await response.json()) as { id: number }).id}`;
}

const cases: [string, string, () => Promise<[string, string, unknown?]>][] = [
  ['buying tokens', 'stripe', async () => ['POST', PURCHASE, { package: 'small' }]],
  ['subscribing', 'stripe', async () => ['POST', `${BILLING}/checkout`, { plan: 'team' }]],
  ['the portal', 'stripe', async () => ['POST', `${BILLING}/portal`, {}]],
  ['payment methods', 'stripe', async () => ['GET', `${BILLING}/payment-methods`]],
  ['invoices', 'stripe', async () => ['GET', `${BILLING}/invoices`]],
  ['reading all inboxes', 'mail-server', async () => ['POST', '/api/sync']],
  [
    'an inbox that is read at once',
    'mail-server',
    async () => ['POST', '/api/inboxes', { ...inboxBody, tag: 'Neo' }],
  ],
  [
    'signing in to its servers',
    'mail-server',
    async () => [
      'POST',
      `${await made('/api/inboxes', { ...inboxBody, tag: 'Info', email_address: 'a@example.com' })}/test`,
    ],
  ],
  [
    'another password for it',
    'mail-server',
    async () => {
      const path = await made('/api/inboxes', { ...inboxBody, tag: 'Hello', email_address: 'b@example.com' });
      return ['PATCH', path, { imap_password: 'guessed' }];
    },
  ],
  [
    'a test event',
    'webhook',
    async () => ['POST', `${await made('/api/webhooks', { url: 'https://hooks.example.com/' })}/test`],
  ],
  [
    'connecting a mailbox',
    'oauth',
    async () => ['POST', '/api/inboxes/connect', { provider: 'google', name: 'Shop', tag: 'Partners' }],
  ],
  ['linking an account', 'oauth', async () => ['POST', '/api/auth/link-social', { provider: 'google' }]],
];

test.each(cases)(
  '%s counts as %s, and is refused when there was too much of it',
  async (_, service, prepare) => {
    const [method, path, body] = await prepare();
    world.queue.sent.length = 0;
    counted.length = 0;
    fetched = 0;
    refuses = true;
    const response = await world.request(method, path, body).finally(() => {
      refuses = false;
    });
    expect(await json(response, 429)).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect(response.headers.get('retry-after')).toBe('60');
    expect(counted).toEqual([`${service}:${world.client.organizationId}`]);
    expect(fetched).toBe(0);
    expect(world.sidecar.calls).toEqual([]);
    expect(world.queue.sent).toEqual([]);
  },
);

test('what calls nobody is not counted', async () => {
  const inbox = { ...inboxBody, tag: 'Neo', email_address: 'c@example.com', is_active: false };
  counted.length = 0;
  const path = await made('/api/inboxes', inbox);
  expect((await world.request('PATCH', path, { name: 'Another' })).status).toBe(200);
  expect((await world.request('GET', `${BILLING}/subscription`)).status).toBe(200);
  expect(counted).toEqual([]);
});

test('30 a minute, of one organization and not of the others', async () => {
  const ask = async (organization: World) => (await organization.request('POST', '/api/sync')).status;
  const [busy, quiet] = [await makeWorld(), await makeWorld()];
  // More than two minutes together allow, in case one ends meanwhile.
  const statuses = await Promise.all(Array.from({ length: 61 }, () => ask(busy)));
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThanOrEqual(30);
  expect(statuses).toContain(429);
  expect(await ask(quiet)).toBe(202);
});

test('Stripe that is asked too often by others is 429 too, with Retry-After', async () => {
  const billing = await makeBillingWorld();
  const busy = { type: 'invalid_request_error', code: 'rate_limit', message: 'sk_test_secret' };
  vi.stubGlobal('fetch', async () => Response.json({ error: busy }, { status: 429 }));
  const ask = billing.as(billing.client);
  // Without a customer, the lists would not call Stripe.
  await billing.env.DB.prepare(
    'INSERT INTO billing_customers (organization_id, stripe_customer_id, created_at) VALUES (?, ?, ?)',
  )
    .bind(billing.organizationId, `cus_${billing.organizationId}`, Date.now())
    .run();
  for (const [name, service, prepare] of cases) {
    if (service !== 'stripe') continue;
    const [method, path, body] = await prepare();
    const response = await ask(method, path, body);
    const problem = await json<{ detail: string }>(response, 429);
    expect(problem, name).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(problem.detail).not.toContain('secret');
    expect(response.headers.get('retry-after'), name).toBe('5');
  }
});

test('whatever may answer 429 says that it comes with Retry-After', async () => {
  const answers = Object.values(describeApi(await loadWholeApp(), modules).paths).flatMap((item) =>
    Object.values(item as Record<string, { responses: Record<string, object> }>).flatMap(
      ({ responses }) => responses['429'] ?? [],
    ),
  );
  expect(answers.length).toBeGreaterThan(100);
  for (const answer of answers) expect(answer).toMatchObject({ headers: { 'Retry-After': {} } });
});
