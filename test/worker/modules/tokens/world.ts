import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect } from 'vitest';
import { type Credit, credit } from '../../../../src/worker/modules/tokens/index.ts';
import { type Ctx, forOrganization, type Role } from '../../../../src/worker/platform/ctx.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import { countingEnv } from '../../counting.ts';
import { type Client, makeOrganization, testCtx, testEnv, testService } from '../../helpers.ts';

export const MODEL = 'test-model';
export const work = (tokens: number, ref?: string) => ({ tokens, model: MODEL, feature: 'reply', ref });

export interface Account {
  balance: number;
  reserved: number;
}

/** Returns the account, after checking it against the ledger, the open holds and the usage by day. */
export async function account(organizationId: number): Promise<Account> {
  const row = await testEnv.DB.prepare(
    `SELECT balance, reserved,
      (SELECT SUM(amount) FROM token_ledger WHERE organization_id = ?1) AS booked,
      (SELECT balance_after FROM token_ledger WHERE organization_id = ?1 ORDER BY id DESC LIMIT 1) AS last,
      (SELECT COALESCE(SUM(amount), 0) FROM token_holds WHERE organization_id = ?1 AND released_at IS NULL) AS held,
      (SELECT COALESCE(-SUM(amount), 0) FROM token_ledger WHERE organization_id = ?1 AND kind = 'usage') AS used,
      (SELECT COALESCE(SUM(tokens), 0) FROM token_usage_days WHERE organization_id = ?1) AS counted
    FROM token_accounts WHERE organization_id = ?1`,
  )
    .bind(organizationId)
    .first<Account & Record<'booked' | 'last' | 'held' | 'used' | 'counted', number>>();
  if (!row) throw new Error('there is no account');
  expect(row.balance).toBe(row.booked);
  expect(row.balance).toBe(row.last);
  expect(row.reserved).toBe(row.held);
  expect(row.counted).toBe(row.used);
  expect(row.balance).toBeGreaterThanOrEqual(row.reserved);
  expect(row.reserved).toBeGreaterThanOrEqual(0);
  return { balance: row.balance, reserved: row.reserved };
}

export async function book(ctx: Ctx, input: Credit): Promise<void> {
  await commit(database(ctx), credit(ctx, input));
}

/** Creates an organization that has got the free tokens. */
export async function makeWelcomed(role: Role = 'owner'): Promise<Client> {
  const client = await makeOrganization(role);
  const welcome = { kind: 'grant', ref: `welcome:${client.userId}`, tokens: 50_000 } as const;
  await book(testCtx(client.organizationId), welcome);
  return client;
}

/** Sets the organization's balance. */
export async function startWith(ctx: Ctx, tokens: number): Promise<void> {
  await book(ctx, { kind: 'refund', ref: 'start', tokens: 50_000 - tokens });
  expect(await account(ctx.organizationId)).toEqual({ balance: tokens, reserved: 0 });
}

/** Returns the cost of a verb at D1. */
export async function verbCost(organizationId: number, verb: (ctx: Ctx) => Promise<unknown>) {
  const cost = { rowsRead: 0, roundTrips: 0 };
  const execution = createExecutionContext();
  const ctx = forOrganization(testService(execution, countingEnv(testEnv, cost)), organizationId);
  await verb(ctx);
  await waitOnExecutionContext(execution);
  return cost;
}
