import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { release, reserve, settle } from '../../../../../src/worker/modules/tokens/index.ts';
import { expireHolds } from '../../../../../src/worker/modules/tokens/ledger/expire.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { type AppEnv, respondWithError } from '../../../../../src/worker/platform/http/http.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { account, book, MODEL, makeWelcomed, startWith, work } from '../world.ts';

let client: Client;
let ctx: Ctx;
const minute = 60_000;

beforeEach(async () => {
  client = await makeWelcomed();
  ctx = testCtx(client.organizationId);
});

const later = (ms: number, organizationId = client.organizationId) =>
  testCtx(organizationId, { now: () => Date.now() + ms });
const entries = async (kind: string) =>
  (
    await testEnv.DB.prepare('SELECT * FROM token_ledger WHERE organization_id = ? AND kind = ? ORDER BY id')
      .bind(client.organizationId, kind)
      .all<Record<string, unknown>>()
  ).results;

describe('reserve', () => {
  test('an organization starts with nothing', async () => {
    const { organizationId } = await makeOrganization();
    const tries = Array.from({ length: 5 }, () => reserve(testCtx(organizationId), work(1)));
    for (const { status, ...rest } of await Promise.allSettled(tries)) {
      expect(status).toBe('rejected');
      expect(rest).toMatchObject({ reason: { code: 'OUT_OF_TOKENS', fields: { balance: 0 } } });
    }
  });

  test('of 50 concurrent holds of 100 on a balance of 1,000 exactly 10 succeed', async () => {
    await startWith(ctx, 1_000);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => reserve(testCtx(client.organizationId), work(100))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      expect(result.reason).toMatchObject({
        kind: 'payment_required',
        code: 'OUT_OF_TOKENS',
        fields: { balance: 1_000, available: 0, needed: 100 },
      });
    }
    expect(await account(client.organizationId)).toEqual({ balance: 1_000, reserved: 1_000 });
  });

  test('out of tokens is 402 over HTTP', async () => {
    const app = new Hono<AppEnv>();
    app.onError(respondWithError);
    app.get('/', async () => new Response(await reserve(ctx, work(60_000))));
    const response = await app.request('/');
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({
      title: 'Payment Required',
      code: 'OUT_OF_TOKENS',
      balance: 50_000,
      available: 50_000,
      needed: 60_000,
    });
  });

  test('a second attempt at the same work holds once, for longer', async () => {
    const tries = Array.from({ length: 5 }, () =>
      reserve(testCtx(client.organizationId), work(100, 'job:1')),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['job:1']));
    expect((await account(client.organizationId)).reserved).toBe(100);
    await reserve(later(9 * minute), work(700, 'job:1'));
    await expireHolds(later(12 * minute));
    expect((await account(client.organizationId)).reserved).toBe(100);
  });

  test('the same ref in another organization is another hold', async () => {
    const other = await makeWelcomed();
    await reserve(ctx, work(100, 'job:1'));
    await reserve(testCtx(other.organizationId), work(30, 'job:1'));
    await settle(testCtx(other.organizationId), 'job:1', { tokens: 30, model: MODEL });
    expect(await account(client.organizationId)).toEqual({ balance: 50_000, reserved: 100 });
    expect(await account(other.organizationId)).toEqual({ balance: 49_970, reserved: 0 });
  });

  test.each([0, -1, 1.5, Number.NaN, 2e12])('%s tokens are refused', async (tokens) => {
    await expect(reserve(ctx, work(tokens))).rejects.toThrow(RangeError);
  });
});

describe('settle', () => {
  test('books the usage and releases the rest', async () => {
    const hold = await reserve(ctx, work(1_000));
    expect(await settle(ctx, hold, { tokens: 300, model: 'other-model', calls: 2 })).toEqual({
      charged: 300,
      shortfall: 0,
    });
    expect(await account(client.organizationId)).toEqual({ balance: 49_700, reserved: 0 });
    expect(await entries('usage')).toMatchObject([
      { ref: hold, amount: -300, balance_after: 49_700, model: 'other-model', feature: 'reply', calls: 2 },
    ]);
  });

  test('ten concurrent calls book once, and answer the same', async () => {
    const hold = await reserve(ctx, work(1_000));
    const tries = Array.from({ length: 10 }, (_, i) =>
      settle(testCtx(client.organizationId), hold, { tokens: 300 + i, model: MODEL }),
    );
    const answers = await Promise.all(tries);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await account(client.organizationId)).toEqual({
      balance: 50_000 - answers[0]!.charged,
      reserved: 0,
    });
  });

  test('takes usage beyond the hold from available tokens, and never goes below zero', async () => {
    await startWith(ctx, 1_000);
    const hold = await reserve(ctx, work(200));
    await reserve(ctx, work(300));
    expect(await settle(ctx, hold, { tokens: 900, model: MODEL })).toEqual({ charged: 700, shortfall: 200 });
    expect(await account(client.organizationId)).toEqual({ balance: 300, reserved: 300 });
    expect(await entries('usage')).toMatchObject([{ amount: -700, shortfall: 200 }]);
  });

  test('settling after the hold expired books once, as far as tokens are available', async () => {
    await startWith(ctx, 1_000);
    const hold = await reserve(ctx, work(600));
    await expireHolds(later(11 * minute));
    expect(await account(client.organizationId)).toEqual({ balance: 1_000, reserved: 0 });
    await reserve(ctx, work(900));
    expect(await settle(ctx, hold, { tokens: 600, model: MODEL })).toEqual({ charged: 100, shortfall: 500 });
    expect(await settle(ctx, hold, { tokens: 600, model: MODEL })).toEqual({ charged: 100, shortfall: 500 });
    expect(await account(client.organizationId)).toEqual({ balance: 900, reserved: 900 });
  });

  test('repeated work with the same ref holds again but does not pay twice', async () => {
    await reserve(ctx, work(100, 'job:1'));
    await settle(ctx, 'job:1', { tokens: 80, model: MODEL });
    await reserve(ctx, work(100, 'job:1'));
    expect((await account(client.organizationId)).reserved).toBe(100);
    expect(await settle(ctx, 'job:1', { tokens: 95, model: MODEL })).toEqual({ charged: 80, shortfall: 0 });
    expect(await account(client.organizationId)).toEqual({ balance: 49_920, reserved: 0 });
  });

  test('a hold that does not exist, or belongs to another organization, is not found', async () => {
    const hold = await reserve(testCtx((await makeWelcomed()).organizationId), work(100));
    await reserve(ctx, work(50));
    for (const id of ['nothing', hold]) {
      await expect(settle(ctx, id, { tokens: 10, model: MODEL })).rejects.toMatchObject({
        kind: 'not_found',
      });
      await release(ctx, id);
    }
    expect(await account(client.organizationId)).toEqual({ balance: 50_000, reserved: 50 });
  });
});

describe('release and expiry', () => {
  test('release a hold once, however often they run', async () => {
    const hold = await reserve(ctx, work(100));
    await reserve(ctx, work(30));
    await Promise.all([1, 2, 3].map(() => release(testCtx(client.organizationId), hold)));
    expect(await account(client.organizationId)).toEqual({ balance: 50_000, reserved: 30 });
    await Promise.all([1, 2, 3].map(() => expireHolds(later(11 * minute))));
    expect(await account(client.organizationId)).toEqual({ balance: 50_000, reserved: 0 });
  });

  test('concurrent settling and expiry release each hold once', async () => {
    const holds = await Promise.all(Array.from({ length: 8 }, () => reserve(ctx, work(100))));
    await Promise.all([
      expireHolds(later(11 * minute)),
      ...holds.slice(0, 4).map((hold) => settle(ctx, hold, { tokens: 10, model: MODEL })),
      expireHolds(later(11 * minute)),
    ]);
    expect(await account(client.organizationId)).toEqual({ balance: 49_960, reserved: 0 });
  });

  test('a released hold is kept for a day', async () => {
    const hold = await reserve(ctx, work(100));
    await release(ctx, hold);
    await expireHolds(later(23 * 60 * minute));
    await settle(ctx, hold, { tokens: 10, model: MODEL });
    const forgotten = await reserve(ctx, work(100));
    await release(ctx, forgotten);
    await expireHolds(later(25 * 60 * minute));
    await expect(settle(ctx, forgotten, { tokens: 10, model: MODEL })).rejects.toMatchObject({
      kind: 'not_found',
    });
    expect(await account(client.organizationId)).toEqual({ balance: 49_990, reserved: 0 });
  });
});

describe('credit', () => {
  test('concurrent reports of a payment credit it once', async () => {
    const purchase = { kind: 'purchase', ref: 'payment:1', tokens: 500_000, note: 'Medium' } as const;
    await Promise.all(Array.from({ length: 10 }, () => book(testCtx(client.organizationId), purchase)));
    expect(await account(client.organizationId)).toEqual({ balance: 550_000, reserved: 0 });
    expect(await entries('purchase')).toMatchObject([
      { ref: 'payment:1', amount: 500_000, balance_after: 550_000, note: 'Medium', actor: 'system' },
    ]);
    await book(ctx, { ...purchase, kind: 'plan' });
    expect((await account(client.organizationId)).balance).toBe(1_050_000);
  });

  test('a refund takes available tokens, once', async () => {
    await reserve(ctx, work(20_000));
    const refund = { kind: 'refund', ref: 'refund:1', tokens: 100_000 } as const;
    await Promise.all([1, 2, 3].map(() => book(testCtx(client.organizationId), refund)));
    expect(await account(client.organizationId)).toEqual({ balance: 20_000, reserved: 20_000 });
    expect(await entries('refund')).toMatchObject([{ amount: -30_000, shortfall: 70_000 }]);
  });
});
