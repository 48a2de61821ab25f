import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../../../../src/worker/modules/tokens/days.ts';
import { release, reserve, settle } from '../../../../../src/worker/modules/tokens/index.ts';
import { expireHolds } from '../../../../../src/worker/modules/tokens/ledger/expire.ts';
import { costOf } from '../../../counting.ts';
import { type Client, testCtx, testEnv } from '../../../helpers.ts';
import { MODEL, makeWelcomed, verbCost, work } from '../world.ts';

const DAY = 86_400_000;
const MODELS = ['a', 'b', 'c', 'd', MODEL];
const ROWS = 20_000;
let client: Client;

beforeAll(async () => {
  const clients = [await makeWelcomed(), await makeWelcomed()];
  for (const { organizationId } of clients) await seed(organizationId);
  client = clients[0]!;
  // The first call of a session extends it, which costs one more round trip.
  await costOf(client, '/api/stats');
});

/** Creates 20,000 entries over two years with five models, 500 open holds, and twenty alerts that are not reached. */
async function seed(organizationId: number): Promise<void> {
  await reserve(testCtx(organizationId), work(1));
  const now = Date.now();
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const days = JSON.stringify(Array.from({ length: 730 }, (_, i) => dayOf(now - i * DAY)));
  await testEnv.DB.batch([
    testEnv.DB.prepare(
      `INSERT INTO token_ledger (id, organization_id, created_at, kind, ref, amount, balance_after, shortfall, model,
          feature, calls, actor, save_id)
        ${numbers(ROWS)} SELECT ?1 * 4294967296 + i, ?1, ?2, CASE WHEN i % 1000 THEN 'usage' ELSE 'purchase' END, 'seed:' || i, 0, 50000, 0,
          'a', 'reply', 1, 'system', 'seed' FROM n`,
    ).bind(organizationId, now),
    testEnv.DB.prepare(
      `INSERT INTO token_usage_days (organization_id, day, model, tokens, calls)
        SELECT ?1, day.value, model.value, 0, 1 FROM json_each(?2) AS day, json_each(?3) AS model`,
    ).bind(organizationId, days, JSON.stringify(MODELS)),
    testEnv.DB.prepare(
      `INSERT INTO token_holds (organization_id, id, amount, created_at, expires_at, model, feature, actor)
        ${numbers(500)} SELECT ?1, 'seed:' || i, 0, ?2, ?3, 'a', 'reply', 'system' FROM n`,
    ).bind(organizationId, now, now + DAY),
    testEnv.DB.prepare(
      `INSERT INTO token_alerts (id, organization_id, type, threshold, period, is_active, created_at)
        ${numbers(20)} SELECT ?1 * 4294967296 + 1000 + i, ?1, CASE i % 2 WHEN 0 THEN 'usage' ELSE 'balance' END,
          CASE i % 2 WHEN 0 THEN 1000000 ELSE 1 END,
          CASE i % 3 WHEN 0 THEN 'day' WHEN 1 THEN 'week' ELSE 'month' END, 1, ?2 FROM n`,
    ).bind(organizationId, now),
  ]);
}

describe('pages, authentication included, in 2 round trips', () => {
  test.each([
    ['/balance', 31 * MODELS.length + 20],
    ['/usage?range=90d', 90 * MODELS.length * 2 + 20],
    ['/usage/by-model?range=90d', 90 * MODELS.length * 2 + 20],
    ['/history', 80],
    ['/history?kind=purchase', 80],
    ['/history?kind=grant', 20],
    ['/alerts', 40],
  ])('%s reads at most %d rows', async (path, most) => {
    const { response, cost } = await costOf(client, `/api/settings/tokens${path}`);
    expect(response.status).toBe(200);
    expect(cost.rowsRead).toBeLessThanOrEqual(most);
    expect(cost.roundTrips).toBeLessThanOrEqual(2);
  });

  test('a page of the history by cursor costs the same', async () => {
    const path = '/api/settings/tokens/history';
    const first = await costOf(client, path);
    const cursor = /cursor=([^&>]+)/.exec(first.response.headers.get('link') ?? '')?.[1];
    const second = await costOf(client, `${path}?cursor=${cursor}`);
    expect(second.cost.rowsRead).toBeLessThanOrEqual(first.cost.rowsRead);
  });
});

describe('verbs, in one round trip', () => {
  test('reserve, settle, release and the cron tick read a few rows', async () => {
    const { organizationId } = client;
    let hold = '';
    // First clear the holds of other tests.
    await expireHolds(testCtx(0));
    const costs = {
      reserve: await verbCost(organizationId, async (ctx) => {
        hold = await reserve(ctx, work(100));
      }),
      settle: await verbCost(organizationId, (ctx) => settle(ctx, hold, { tokens: 80, model: MODEL })),
      release: await verbCost(organizationId, (ctx) => release(ctx, 'seed:1')),
      expireHolds: await verbCost(0, (ctx) => expireHolds(ctx)),
    };
    expect(costs.reserve.rowsRead).toBeLessThanOrEqual(15);
    expect(costs.settle.rowsRead).toBeLessThanOrEqual(3 * 31 * MODELS.length);
    expect(costs.release.rowsRead).toBeLessThanOrEqual(15);
    expect(costs.expireHolds.rowsRead).toBeLessThanOrEqual(20);
    for (const cost of Object.values(costs)) expect(cost.roundTrips).toBe(1);
  });
});
