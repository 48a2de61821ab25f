/**
 * Adds a month of AI usage, booked as the token ledger does: an entry per call below the welcome entry, with days and
 * shares as sums of the entries, and the balance as the sum of all.
 */
import { randomUUID } from 'node:crypto';
import { expectOk, read, send } from '../calls.ts';
import { type Query, runSql } from './database.ts';
import { findPeople } from './people.ts';
import type { Showcase } from './showcase.ts';
import { until } from './until.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS = 30;
/** The age of the demo accounts. */
const AGE = 60 * DAY;
/** The tokens used in the month. */
const TOKENS = 38_400;
const MODELS = ['openai/honest', 'anthropic/honest'];
/** Repeated in proportion to their use. */
const FEATURES = ['reply', 'analysis', 'summary', 'reply', 'analysis', 'caption', 'chat', 'rewrite'];
const REF = 'showcase:';

interface Call {
  at: number;
  day: string;
  model: string;
  feature: string;
  userId: number;
  tokens: number;
}

/** Books the month before today, and buys a package from the simulated Stripe, if there is one. */
export async function addUsage(showcase: Showcase): Promise<void> {
  await until('the welcome tokens', 60, async () => (await findAccount(showcase)).balance > 0);
  const { organizationId } = showcase;
  const { balance, booked } = await findAccount(showcase);
  if (booked === 0) {
    const people = await findPeople(showcase);
    const users = [people.get('mira'), people.get('demo'), people.get('lin'), people.get('theo')];
    const calls = writeMonth(
      showcase.now.getTime(),
      users.map((id) => id ?? 0),
    );
    await runSql(showcase, [
      ...shiftStart(organizationId, showcase.now.getTime() - AGE),
      ...bookCalls(organizationId, balance, calls),
    ]);
  }
  if (showcase.hasStripe) await buyTokens(showcase);
}

async function findAccount(showcase: Showcase): Promise<{ balance: number; booked: number }> {
  const { organizationId } = showcase;
  const [accounts, booked] = await runSql(showcase, [
    { sql: 'SELECT balance FROM token_accounts WHERE organization_id = ?', params: [organizationId] },
    {
      sql: `SELECT COUNT(*) AS count FROM token_ledger WHERE organization_id = ? AND kind = 'usage' AND ref LIKE ?`,
      params: [organizationId, `${REF}%`],
    },
  ]);
  return {
    balance: Number(accounts?.[0]?.['balance'] ?? 0),
    booked: Number(booked?.[0]?.['count'] ?? 0),
  };
}

/** Returns the calls of the days before today, oldest first: fewer on weekends, `TOKENS` in total. */
function writeMonth(now: number, users: number[]): Call[] {
  const today = now - (now % DAY);
  const calls: Call[] = [];
  for (let ago = DAYS - 1; ago >= 1; ago--) {
    const start = today - ago * DAY;
    const isWeekend = [0, 6].includes(new Date(start).getUTCDay());
    const count = isWeekend ? 1 + (ago % 2) : 5 + ((ago * 7) % 4);
    for (let each = 0; each < count; each++) {
      const turn = ago * 11 + each * 5;
      const feature = FEATURES[turn % FEATURES.length]!;
      calls.push({
        at: start + 8 * HOUR + each * 1.1 * HOUR + (turn % 17) * 60_000,
        day: new Date(start).toISOString().slice(0, 10),
        model: MODELS[turn % 4 === 0 ? 1 : 0]!,
        feature,
        // Herald analyzes new mail by itself.
        userId: feature === 'analysis' ? 0 : users[(turn >> 1) % users.length]!,
        tokens: 120 + ((turn * 53) % 210) + Math.round((DAYS - ago) * 3.5),
      });
    }
  }
  const sum = calls.reduce((total, { tokens }) => total + tokens, 0);
  for (const call of calls) call.tokens = Math.floor((call.tokens * TOKENS) / sum);
  calls.at(-1)!.tokens += TOKENS - calls.reduce((total, { tokens }) => total + tokens, 0);
  return calls;
}

/** Backdates the organization, its members and the welcome entry to before the usage. */
function shiftStart(organizationId: number, start: number): Query[] {
  const members = 'SELECT user_id FROM members WHERE organization_id = ?';
  return [
    { sql: 'UPDATE organizations SET created_at = ? WHERE id = ?', params: [start, organizationId] },
    { sql: `UPDATE users SET created_at = ? WHERE id IN (${members})`, params: [start, organizationId] },
    { sql: 'UPDATE members SET created_at = ? WHERE organization_id = ?', params: [start, organizationId] },
    {
      sql: 'UPDATE token_ledger SET created_at = ? WHERE organization_id = ?',
      params: [start, organizationId],
    },
  ];
}

function bookCalls(organizationId: number, balance: number, calls: Call[]): Query[] {
  let left = balance;
  const entries = calls.map((call, index): Query => {
    left -= call.tokens;
    return {
      sql: `INSERT INTO token_ledger (id, organization_id, created_at, kind, ref, amount, balance_after, shortfall, model,
          feature, calls, actor, save_id)
        SELECT 1 + COALESCE(max(id), ?1 * 4294967296), ?1, ?2, 'usage', ?3, ?4, ?5, 0, ?6, ?7, 1, ?8, ?9
        FROM token_ledger WHERE organization_id = ?1`,
      params: [
        organizationId,
        call.at,
        `${REF}${index + 1}`,
        -call.tokens,
        left,
        call.model,
        call.feature,
        call.userId === 0 ? 'system' : `user:${call.userId}`,
        randomUUID(),
      ],
    };
  });
  const days = calls.flatMap(({ day, model, feature, userId, tokens }): Query[] => [
    {
      sql: `INSERT INTO token_usage_days (organization_id, day, model, tokens, calls) VALUES (?, ?, ?, ?, 1)
        ON CONFLICT DO UPDATE SET tokens = tokens + excluded.tokens, calls = calls + 1`,
      params: [organizationId, day, model, tokens],
    },
    {
      sql: `INSERT INTO ai_usage_days (organization_id, day, model, feature, user_id, calls, input_tokens,
          output_tokens, charged_tokens) VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?)
        ON CONFLICT DO UPDATE SET calls = calls + 1, input_tokens = input_tokens + excluded.input_tokens,
          output_tokens = output_tokens + excluded.output_tokens,
          charged_tokens = charged_tokens + excluded.charged_tokens`,
      params: [organizationId, day, model, feature, userId, ...split(tokens), tokens],
    },
  ]);
  const total = balance - left;
  const account: Query = {
    sql: 'UPDATE token_accounts SET balance = balance - ? WHERE organization_id = ?',
    params: [total, organizationId],
  };
  return [...entries, ...days, account];
}

/** Most tokens of a call are input. */
function split(tokens: number): [input: number, output: number] {
  const output = Math.round(tokens / 4);
  return [tokens - output, output];
}

/** Pays for the small package on the payment page, as a person does. */
async function buyTokens({ origin, cookie }: Showcase): Promise<void> {
  const history = `${origin}/api/settings/tokens/history?kind=purchase`;
  const purchases = async () => (await read<unknown[]>(await send('GET', history, undefined, cookie))).length;
  if ((await purchases()) > 0) return;
  const { url } = await read<{ url: string }>(
    await send('POST', `${origin}/api/settings/tokens/purchase`, { package: 'small' }, cookie),
  );
  await expectOk(await fetch(url, { method: 'POST', signal: AbortSignal.timeout(30_000) }));
  await until('the tokens that were bought', 30, async () => (await purchases()) > 0);
}
