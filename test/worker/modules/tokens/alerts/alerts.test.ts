import { beforeEach, describe, expect, test } from 'vitest';
import type { TokenAlert } from '../../../../../src/contract/tokens.ts';
import { mailAlerts } from '../../../../../src/worker/modules/tokens/alerts/mail.ts';
import { reserve, settle } from '../../../../../src/worker/modules/tokens/index.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { addMember, type Client, testCtx, testEnv } from '../../../helpers.ts';
import { listNotices } from '../../../notices.ts';
import { account, MODEL, makeWelcomed, work } from '../world.ts';

const PATH = '/api/settings/tokens/alerts';
/** A time long ago, so that no event of these tests is newer than those of other tests. */
const WEDNESDAY = Date.parse('2020-11-18T10:00:00Z');
const DAY = 86_400_000;

let client: Client;
let now: number;

beforeEach(async () => {
  client = await makeWelcomed();
  now = WEDNESDAY;
});

const ctxOf = (organizationId: number, over: Partial<Ctx> = {}) =>
  testCtx(organizationId, { now: () => now, ...over });
const ctxNow = () => ctxOf(client.organizationId);

async function use(tokens: number): Promise<void> {
  const ctx = ctxNow();
  await settle(ctx, await reserve(ctx, work(tokens)), { tokens, model: MODEL });
  await ctx.waited();
}

async function makeAlert(type: string, threshold: number, period = 'month'): Promise<number> {
  const response = await client.request('POST', PATH, { type, threshold, period });
  expect(response.status).toBe(201);
  return ((await response.json()) as TokenAlert).id;
}

async function events(): Promise<Record<string, unknown>[]> {
  const { results } = await testEnv.DB.prepare(
    "SELECT data FROM events WHERE organization_id = ? AND type = 'alert.reached' ORDER BY id",
  )
    .bind(client.organizationId)
    .all<{ data: string }>();
  return results.map(({ data }) => JSON.parse(data));
}

/** Returns the mails that wait to be sent, with their recipients. */
const mails = () => listNotices(client.organizationId);

describe('an alert on usage', () => {
  test('fires once in a period, when usage reaches the threshold, with event and mail', async () => {
    const id = await makeAlert('usage', 1_000);
    await use(999);
    expect(await events()).toEqual([]);
    await use(1);
    await use(500);
    expect(await events()).toEqual([
      {
        alert_id: id,
        type: 'usage',
        threshold: 1_000,
        period: 'month',
        period_start: '2020-11-01T00:00:00.000Z',
        used: 1_000,
        balance: 49_000,
      },
    ]);
    expect(await mails()).toEqual([
      {
        userId: client.userId,
        subject: '1,000 tokens were used',
        text: expect.stringContaining(
          '1,000 tokens were used since 1 November 2020. The alert is set to 1,000 a month.',
        ),
      },
    ]);
    const [alert] = (await (await client.request('GET', PATH)).json()) as TokenAlert[];
    expect(alert).toMatchObject({ id, last_fired_at: new Date(WEDNESDAY).toISOString() });
  });

  test.each([
    ['day', 'the same day', 10 * 3_600_000, 1],
    ['day', 'the next day', DAY, 2],
    ['week', 'Sunday', 4 * DAY, 1],
    ['week', 'Monday', 5 * DAY, 2],
    ['month', 'the last of the month', 12 * DAY, 1],
    ['month', 'the first of the next month', 13 * DAY, 2],
  ])('by %s: fires again on %s', async (period, _, ms, times) => {
    await makeAlert('usage', 100, period);
    await use(100);
    now += ms;
    await use(100);
    expect(await events()).toHaveLength(times);
    // A clock that jumps back is in an earlier period.
    now = WEDNESDAY - 2 * DAY;
    await use(1_000);
    expect(await events()).toHaveLength(times);
  });

  test('usage in another period or organization does not count', async () => {
    await makeAlert('usage', 1_000, 'day');
    now -= DAY;
    await use(900);
    now += DAY;
    await use(900);
    const other = ctxOf((await makeWelcomed()).organizationId);
    await settle(other, await reserve(other, work(5_000)), { tokens: 5_000, model: MODEL });
    expect(await events()).toEqual([]);
  });

  test('twenty concurrent settles fire it exactly once', async () => {
    const id = await makeAlert('usage', 1_000);
    const daily = await makeAlert('usage', 500, 'day');
    const ctxs = Array.from({ length: 20 }, ctxNow);
    await Promise.all(
      ctxs.map(async (ctx) => settle(ctx, await reserve(ctx, work(100)), { tokens: 100, model: MODEL })),
    );
    await Promise.all(ctxs.map((ctx) => ctx.waited()));
    await mailAlerts(ctxOf(0, { now: () => now + 3_600_000 }));
    expect((await events()).map((event) => [event['alert_id'], event['used']])).toEqual([
      [daily, 500],
      [id, 1_000],
    ]);
    const texts = (await mails()).map(({ text }) => text).join('');
    expect(texts.match(/to 1,000 a month/g)).toHaveLength(1);
    expect(texts.match(/to 500 a day/g)).toHaveLength(1);
    await account(client.organizationId);
  });

  test('a repeated settle does not fire it again', async () => {
    const ctx = ctxNow();
    const hold = await reserve(ctx, work(2_000));
    await settle(ctx, hold, { tokens: 2_000, model: MODEL });
    await makeAlert('usage', 1_000);
    await settle(ctx, hold, { tokens: 2_000, model: MODEL });
    expect(await events()).toEqual([]);
  });
});

describe('an alert on the balance', () => {
  test('fires when the balance falls to its threshold; reserved tokens still count', async () => {
    const id = await makeAlert('balance', 40_000);
    const waiting = await reserve(ctxNow(), work(45_000));
    await use(999);
    expect(await events()).toEqual([]);
    await settle(ctxNow(), waiting, { tokens: 9_000, model: MODEL });
    expect(await events()).toEqual([]);
    await use(1);
    expect(await events()).toMatchObject([{ alert_id: id, type: 'balance', used: 10_000, balance: 40_000 }]);
    await use(500);
    expect(await events()).toHaveLength(1);
    expect((await mails()).map(({ text }) => text.split('\n')[0])).toEqual([
      '40,000 tokens are left. The alert is set to 40,000.',
    ]);
  });
});

describe('the mail', () => {
  test('goes to admins and owners who want it, one mail for all alerts that fire together', async () => {
    const admin = await addMember(client.organizationId, 'admin');
    const quiet = await addMember(client.organizationId, 'admin');
    await addMember(client.organizationId, 'member');
    await testEnv.DB.prepare(`UPDATE users SET notifications = '{"alert_reached":false}' WHERE id = ?`)
      .bind(quiet.userId)
      .run();
    await makeAlert('usage', 100, 'day');
    await makeAlert('usage', 100, 'week');
    await makeAlert('balance', 49_900);
    await use(100);
    const written = await mails();
    expect(written.map(({ userId }) => userId).sort()).toEqual([client.userId, admin.userId].sort());
    expect(written[0]).toMatchObject({ subject: '3 token alerts were reached' });
    expect(written[0]!.text.split('\n\n').slice(0, 3)).toEqual([
      '100 tokens were used since 18 November 2020. The alert is set to 100 a day.',
      '100 tokens were used since 16 November 2020. The alert is set to 100 a week.',
      '49,900 tokens are left. The alert is set to 49,900.',
    ]);
    const waking = await testEnv.DB.prepare(
      "SELECT count(*) AS count FROM jobs WHERE organization_id = ? AND kind = 'notice'",
    )
      .bind(client.organizationId)
      .first();
    expect(waking).toEqual({ count: 2 });
  });

  test('is written by cron, once, if it was lost', async () => {
    await makeAlert('usage', 100);
    const lost: Promise<unknown>[] = [];
    const ctx = ctxOf(client.organizationId, {
      // The mail cannot be written without a key to seal it with.
      env: { ...testEnv, ENCRYPTION_KEY_1: undefined },
      defer: (deferred) => lost.push(deferred),
    });
    await settle(ctx, await reserve(ctx, work(100)), { tokens: 100, model: MODEL });
    const results = await Promise.allSettled(lost);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await mails()).toEqual([]);
    const tick = () => mailAlerts(ctxOf(0, { now: () => now + 120_000 }));
    await Promise.all([tick(), tick(), tick()]);
    await tick();
    expect(await mails()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });
});

describe('changing an alert', () => {
  test.each([
    [{ threshold: 150 }, 2],
    [{ threshold: 100 }, 1],
    [{ period: 'week' }, 2],
    [{ type: 'balance', threshold: 49_900 }, 2],
    [{ is_active: true }, 1],
  ])('%j: fires %d times', async (change, times) => {
    const id = await makeAlert('usage', 100);
    await use(100);
    expect((await client.request('PATCH', `${PATH}/${id}`, change)).status).toBe(200);
    await use(100);
    expect(await events()).toHaveLength(times);
  });

  test('an alert that is switched off does not fire', async () => {
    const id = await makeAlert('usage', 100);
    await client.request('PATCH', `${PATH}/${id}`, { is_active: false });
    await use(100);
    expect(await events()).toEqual([]);
    await client.request('PATCH', `${PATH}/${id}`, { is_active: true });
    await use(1);
    expect(await events()).toMatchObject([{ used: 101 }]);
  });
});
