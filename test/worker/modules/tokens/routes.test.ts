import { beforeAll, describe, expect, test } from 'vitest';
import type {
  TokenBalance,
  TokenEntry,
  TokenModelUsage,
  TokenUsage,
} from '../../../../src/contract/tokens.ts';
import { getBalance } from '../../../../src/worker/modules/tokens/get-balance.ts';
import { listPackages, reserve, settle } from '../../../../src/worker/modules/tokens/index.ts';
import { addMember, type Client, call, testCtx } from '../../helpers.ts';
import { book, makeWelcomed, work } from './world.ts';

const BASE = '/api/settings/tokens';
const DAY = 86_400_000;
let client: Client;

beforeAll(async () => {
  client = await makeWelcomed('member');
  const used: [daysAgo: number, tokens: number, model: string, calls: number][] = [
    [0, 100, 'large', 1],
    [0, 50, 'small', 2],
    [6, 30, 'small', 1],
    [7, 1_000, 'large', 1],
    [89, 20, 'tiny', 1],
    [90, 7, 'tiny', 1],
  ];
  for (const [daysAgo, tokens, model, calls] of used) {
    const ctx = testCtx(client.organizationId, { now: () => Date.now() - daysAgo * DAY });
    await settle(ctx, await reserve(ctx, work(tokens)), { tokens, model, calls });
  }
});

const get = async <T>(path: string, who = client) => {
  const response = await who.request('GET', BASE + path);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};
const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

describe('the balance', () => {
  test('starts with the welcome grant', async () => {
    const fresh = await makeWelcomed();
    expect(await get<TokenBalance>('/balance', fresh)).toEqual({
      balance: 50_000,
      reserved: 0,
      available: 50_000,
      used_this_month: 0,
      updated_at: expect.stringMatching(/Z$/),
    });
    expect(await get<TokenEntry[]>('/history', fresh)).toMatchObject([{ kind: 'grant', amount: 50_000 }]);
  });

  test('shows the reserved tokens, and the usage of this month', async () => {
    const owner = await makeWelcomed();
    const now = Date.parse('2026-11-21T12:00:00Z');
    const at = (iso: string) => testCtx(owner.organizationId, { now: () => Date.parse(iso) });
    for (const iso of ['2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00Z', '2026-11-21T11:00:00Z']) {
      const ctx = at(iso);
      await settle(ctx, await reserve(ctx, work(100)), { tokens: 100, model: 'small' });
    }
    await reserve(at('2026-11-21T11:00:00Z'), work(500));
    expect(await getBalance(testCtx(owner.organizationId, { now: () => now }))).toEqual({
      balance: 49_700,
      reserved: 500,
      available: 49_200,
      used_this_month: 200,
      updated_at: '2026-11-21T11:00:00.000Z',
    });
  });
});

describe('usage', () => {
  test.each([
    ['', '30d', 30, { tokens: 1_180, calls: 5 }],
    ['?range=7d', '7d', 7, { tokens: 180, calls: 4 }],
    ['?range=30d', '30d', 30, { tokens: 1_180, calls: 5 }],
    ['?range=90d', '90d', 90, { tokens: 1_200, calls: 6 }],
  ])('%s lists each day, oldest first', async (query, range, count, total) => {
    const usage = await get<TokenUsage>(`/usage${query}`);
    expect(usage).toMatchObject({ range, from: dayAgo(count - 1), to: dayAgo(0), total });
    expect(usage.days.map(({ date }) => date)).toEqual(
      Array.from({ length: count }, (_, i) => dayAgo(count - 1 - i)),
    );
    expect(usage.days.at(-1)).toEqual({ date: dayAgo(0), tokens: 150, calls: 3 });
    expect(usage.days.at(-2)).toEqual({ date: dayAgo(1), tokens: 0, calls: 0 });
    expect(usage.days.at(-7)).toEqual({ date: dayAgo(6), tokens: 30, calls: 1 });
  });

  test('by model, the most used first', async () => {
    expect(await get<TokenModelUsage[]>('/usage/by-model?range=7d')).toEqual([
      { model: 'large', tokens: 100, calls: 1, share: 100 / 180 },
      { model: 'small', tokens: 80, calls: 3, share: 80 / 180 },
    ]);
    expect(await get<TokenModelUsage[]>('/usage/by-model', await makeWelcomed())).toEqual([]);
  });

  test.each(['/usage?range=1000d', '/usage/by-model?range=1000d', '/usage?range=', '/usage?range=-7d'])(
    '%s is refused and names the field',
    async (path) => {
      const response = await client.request('GET', BASE + path);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'range' }] });
    },
  );
});

test('the packages', async () => {
  expect(await get('/packages')).toEqual(listPackages());
  expect(listPackages().map(({ id }) => id)).toEqual(['small', 'medium', 'large']);
});

describe('the history', () => {
  test('pages list each entry once, newest first', async () => {
    const entries: TokenEntry[] = [];
    let path = '/history?limit=3';
    for (;;) {
      const response = await client.request('GET', BASE + path);
      const page = (await response.json()) as TokenEntry[];
      entries.push(...page);
      const next = /cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1];
      if (!next) break;
      expect(page).toHaveLength(3);
      path = `/history?limit=3&cursor=${next}`;
    }
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['usage', -7],
      ['usage', -20],
      ['usage', -1_000],
      ['usage', -30],
      ['usage', -50],
      ['usage', -100],
      ['grant', 50_000],
    ]);
    expect(entries[0]).toEqual({
      id: entries[0]!.id,
      created_at: expect.stringMatching(/Z$/),
      kind: 'usage',
      ref: expect.any(String),
      amount: -7,
      balance_after: 48_793,
      shortfall: 0,
      model: 'tiny',
      feature: 'reply',
      calls: 1,
      actor: 'system',
      note: null,
    });
  });

  test('can be filtered by kind', async () => {
    const owner = await makeWelcomed();
    await book(testCtx(owner.organizationId), {
      kind: 'purchase',
      ref: 'payment:1',
      tokens: 5,
      note: 'Small',
    });
    const [entry, ...others] = await get<TokenEntry[]>('/history?kind=purchase', owner);
    expect(entry).toMatchObject({ amount: 5, balance_after: 50_005, note: 'Small', model: null });
    expect(others).toEqual([]);
    expect(await get<TokenEntry[]>('/history?kind=usage', owner)).toEqual([]);
  });

  test.each([
    ['kind=gift', 'kind'],
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['cursor=nonsense', 'cursor'],
    ['offset=3', 'offset'],
  ])('%s is refused and names the field', async (query, field) => {
    const response = await client.request('GET', `${BASE}/history?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
  });
});

test('members read them, for their own organization only', async () => {
  const other = await addMember((await makeWelcomed()).organizationId, 'member');
  for (const path of ['/balance', '/usage', '/usage/by-model', '/packages', '/history']) {
    expect((await call('GET', BASE + path)).status).toBe(401);
    expect((await other.request('GET', BASE + path)).status).toBe(200);
  }
  expect(await get<TokenBalance>('/balance', other)).toMatchObject({ balance: 50_000 });
  expect(await get<TokenEntry[]>('/history', other)).toHaveLength(1);
  expect((await get<TokenUsage>('/usage', other)).total).toEqual({ tokens: 0, calls: 0 });
});
