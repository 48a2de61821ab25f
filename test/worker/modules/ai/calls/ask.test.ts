import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AiUsageReport } from '../../../../../src/contract/ai/preferences.ts';
import { DomainError } from '../../../../../src/lib/errors.ts';
import {
  askForObject,
  askForText,
  type Question,
  streamText,
} from '../../../../../src/worker/modules/ai/calls/ask.ts';
import { ABANDONED } from '../../../../../src/worker/modules/ai/calls/attempt.ts';
import { planCall } from '../../../../../src/worker/modules/ai/calls/plan.ts';
import { account, startWith } from '../../tokens/world.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

beforeAll(catchFetch);

const QUESTION: Question = {
  feature: 'reply',
  instructions: 'Reply to the email.',
  turns: [{ role: 'user', text: 'Hello, where is my parcel? I have waited for a week now. Kim' }],
  maxOutputTokens: 500,
};
const shape = z.strictObject({ category: z.enum(['question', 'other']), summary: z.string() });

interface Outcome {
  /** The code of the error, or `ok`. */
  result: string;
  calls: number;
  /** Whether tokens were charged. */
  isCharged: boolean;
  retryAfter?: number | undefined;
}

async function outcomeOf(world: World, model: string, ask: 'text' | 'object'): Promise<Outcome> {
  const ctx = world.ctx();
  const before = await account(world.organizationId);
  const outcome = { result: 'ok' } as Pick<Outcome, 'result' | 'retryAfter'>;
  try {
    const plan = await planCall(ctx, model);
    await (ask === 'text' ? askForText(ctx, plan, QUESTION) : askForObject(ctx, plan, QUESTION, shape));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    outcome.result = error.code;
    outcome.retryAfter = error.retryAfterSeconds;
  }
  const after = await account(world.organizationId);
  expect(after.reserved).toBe(0);
  return { ...outcome, calls: world.models.calls.length, isCharged: after.balance < before.balance };
}

/** The columns: model, kind of request, result, attempts, and whether tokens are charged. */
const CASES: [string, 'text' | 'object', string, number, boolean][] = [
  ['honest', 'text', 'ok', 1, true],
  ['honest', 'object', 'ok', 1, true],
  ['fenced-json', 'object', 'ok', 1, true],
  ['broken-json-once', 'object', 'ok', 2, true],
  ['broken-json', 'object', 'AI_BROKEN_ANSWER', 2, true],
  ['wrong-json', 'object', 'AI_BROKEN_ANSWER', 2, true],
  ['empty', 'text', 'AI_BROKEN_ANSWER', 1, true],
  ['dying', 'text', 'AI_BROKEN_ANSWER', 1, true],
  ['error-event', 'text', 'AI_BROKEN_ANSWER', 1, true],
  ['endless', 'text', 'AI_BROKEN_ANSWER', 1, true],
  ['garbage', 'text', 'AI_BROKEN_ANSWER', 1, true],
  ['refusing', 'text', 'AI_REFUSED', 1, true],
  ['filtered', 'text', 'AI_REFUSED', 1, true],
  ['wordy', 'text', 'ok', 1, true],
  ['rate-limited-once', 'text', 'ok', 2, true],
  ['rate-limited-long', 'text', 'AI_UNAVAILABLE', 1, false],
  ['quota', 'text', 'AI_UNAVAILABLE', 1, false],
  ['failing', 'text', 'AI_UNAVAILABLE', 2, false],
  ['failing-once', 'text', 'ok', 2, true],
  ['cut-off', 'text', 'AI_UNAVAILABLE', 2, false],
  ['cut-off-once', 'text', 'ok', 2, true],
  ['cut-off-once', 'object', 'ok', 2, true],
  ['overloaded', 'text', 'AI_UNAVAILABLE', 2, false],
  ['redirecting', 'text', 'AI_UNAVAILABLE', 1, false],
  ['too-long', 'text', 'CONTEXT_TOO_LONG', 1, false],
  ['absurd-usage-negative', 'text', 'ok', 1, true],
  ['absurd-usage-huge', 'text', 'ok', 1, true],
  ['absurd-usage-fractional', 'text', 'ok', 1, true],
  ['absurd-usage-strings', 'text', 'ok', 1, true],
  ['absurd-usage-strings', 'object', 'ok', 1, true],
  ['absurd-usage-text', 'text', 'ok', 1, true],
  ['absurd-usage-missing', 'text', 'ok', 1, true],
];

describe.each(['openai', 'anthropic'])('%s', (provider) => {
  test.each(CASES)(
    '%s, asked for %s: %s after %i attempts, charged: %s',
    async (model, ask, result, calls, isCharged) => {
      // Anthropic's library refuses an answer without usage.
      const isLost = provider === 'anthropic' && model === 'absurd-usage-missing';
      const world = await makeWorld();
      const outcome = await outcomeOf(world, `${provider}/${model}`, ask);
      expect(outcome).toMatchObject({ result: isLost ? 'AI_BROKEN_ANSWER' : result, calls, isCharged });
    },
  );
});

const planOf = async (world: World, ...ids: string[]) => {
  const plans = await Promise.all(ids.map((id) => planCall(world.ctx(), id)));
  return { models: plans.flatMap(({ models }) => models) };
};
const modelsCalled = (world: World) => world.models.calls.map(({ model }) => model);

test('the next model is asked when one is unavailable, and the answer names who wrote it', async () => {
  const world = await makeWorld();
  const plan = await planOf(world, 'openai/rate-limited-long', 'anthropic/failing', 'openai/honest');
  const answer = await askForText(world.ctx(), plan, QUESTION);
  expect(answer.model).toBe('openai/honest');
  expect(modelsCalled(world)).toEqual(['rate-limited-long', 'failing', 'failing', 'honest']);
  expect(answer.usage.charged_tokens).toBe(await world.charged());
});

test('a refusal is not taken to another model', async () => {
  const world = await makeWorld();
  const plan = await planOf(world, 'openai/refusing', 'openai/honest');
  await expect(askForText(world.ctx(), plan, QUESTION)).rejects.toMatchObject({ code: 'AI_REFUSED' });
  expect(modelsCalled(world)).toEqual(['refusing']);
});

test('a long Retry-After is passed on, and the model is left alone until then', async () => {
  const world = await makeWorld();
  const plan = await planOf(world, 'openai/rate-limited-long');
  const unavailable = { code: 'AI_UNAVAILABLE', kind: 'unavailable', retryAfterSeconds: 120 };
  await expect(askForText(world.ctx(), plan, QUESTION)).rejects.toMatchObject(unavailable);
  await expect(askForText(world.ctx(), plan, QUESTION)).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' });
  expect(world.models.calls).toHaveLength(1);
  const later = { ...world.ctx(), now: () => Date.now() + 121_000 };
  await expect(askForText(later, plan, QUESTION)).rejects.toMatchObject(unavailable);
  expect(world.models.calls).toHaveLength(2);
});

test('a model that fails three times in a row is not called for half a minute', async () => {
  const world = await makeWorld();
  const plan = await planOf(world, 'openai/failing');
  for (let i = 0; i < 5; i++) await expect(askForText(world.ctx(), plan, QUESTION)).rejects.toThrow();
  expect(world.models.calls).toHaveLength(4);
});

test('with the model held, as many calls reach it as the balance covers, and the others get 402 meanwhile', async () => {
  const world = await makeWorld();
  const ctx = world.ctx();
  await startWith(ctx, 10_000);
  const plan = await planOf(world, 'openai/held');
  let refused = 0;
  const calls = Array.from({ length: 40 }, () =>
    askForText(ctx, plan, QUESTION).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'OUT_OF_TOKENS', kind: 'payment_required' });
      refused++;
    }),
  );
  await expect.poll(() => world.models.held() + refused).toBe(40);
  const { reserved } = await account(world.organizationId);
  const reserve = reserved / world.models.held();
  expect(world.models.held()).toBe(Math.floor(10_000 / reserve));
  expect(refused).toBe(40 - world.models.held());
  world.models.release();
  await Promise.all(calls);
  const { balance, reserved: left } = await account(world.organizationId);
  expect(left).toBe(0);
  expect(balance).toBe(10_000 - (await world.charged())!);
});

test('the first piece is there before the model has written its last', async () => {
  const world = await makeWorld();
  const plan = await planOf(world, 'openai/endless');
  const running = await streamText(world.ctx(), plan, () => QUESTION);
  const first = await running.pieces.next();
  expect(first.done).toBe(false);
  expect(world.models.calls[0]).toMatchObject({ finished: false, closedEarly: false });

  // When the reader stops, the upstream call ends too, and the tokens used so far are charged.
  await running.pieces.return(ABANDONED);
  await expect.poll(() => world.models.calls[0]!.closedEarly).toBe(true);
  expect(running.usage().charged_tokens).toBeGreaterThan(0);
  expect(running.usage().estimated).toBe(true);
  expect(running.usage().charged_tokens).toBe(await world.charged());
  expect((await account(world.organizationId)).reserved).toBe(0);
});

test('a stream that dies ends with an error, and is charged', async () => {
  const world = await makeWorld();
  const running = await streamText(world.ctx(), await planOf(world, 'openai/dying'), () => QUESTION);
  let text = '';
  const read = async () => {
    for await (const piece of running.pieces) text += piece;
  };
  await expect(read()).rejects.toMatchObject({ code: 'AI_BROKEN_ANSWER' });
  expect(text).not.toBe('');
  expect(await world.charged()).toBeGreaterThan(0);
});

test('a model that does not begin in time is given up', async () => {
  const world = await makeWorld({ AI_FIRST_TOKEN_TIMEOUT_MS: '50' });
  const plan = await planOf(world, 'openai/slow', 'openai/honest');
  expect((await askForText(world.ctx(), plan, QUESTION)).model).toBe('openai/honest');
  await expect.poll(() => world.models.calls[0]!.closedEarly).toBe(true);
});

test.each([['a production without Stripe', { STRIPE_SECRET_KEY: '' }]])(
  'in %s calls are counted, never charged or refused',
  async (_, variables) => {
    const world = await makeWorld(variables);
    const ctx = world.ctx();
    await startWith(ctx, 1);
    const answer = await askForText(ctx, await planOf(world, 'openai/honest'), QUESTION);
    expect(answer.usage.charged_tokens).toBe(0);
    expect(await world.charged()).toBe(0);
    const usage = await world.ask<AiUsageReport>('/api/ai/usage', undefined, 'GET');
    expect(usage.total).toMatchObject({ calls: 1, charged_tokens: 0 });
    expect(usage.total.input_tokens).toBeGreaterThan(0);
  },
);

test('usage that cannot be true becomes an estimate within the reserve', async () => {
  for (const kind of ['negative', 'huge', 'fractional', 'strings', 'text', 'missing']) {
    const world = await makeWorld();
    const plan = await planOf(world, `openai/absurd-usage-${kind}`);
    const { usage } = await askForText(world.ctx(), plan, QUESTION);
    expect(usage.estimated).toBe(true);
    expect(usage.input_tokens).toBeLessThan(1_000);
    expect(usage.output_tokens).toBeLessThanOrEqual(500);
    expect(usage.charged_tokens).toBe(usage.input_tokens + usage.output_tokens);
  }
});

test('a prompt longer than the context of the model never leaves', async () => {
  const world = await makeWorld({ AI_OPENAI_MODELS: '[{"name":"honest","context_tokens":1000}]' });
  const question = { ...QUESTION, turns: [{ role: 'user' as const, text: 'word '.repeat(5_000) }] };
  await expect(askForText(world.ctx(), await planOf(world, 'openai/honest'), question)).rejects.toMatchObject(
    { code: 'CONTEXT_TOO_LONG' },
  );
  expect(world.models.calls).toHaveLength(0);
});

test('the price of a model is charged per token, and no text of the provider is in an error', async () => {
  const models = JSON.stringify([
    { name: 'honest', json_schema: true, price: { input: 2, output: 10 } },
    { name: 'failing' },
  ]);
  const world = await makeWorld({ AI_OPENAI_MODELS: models });
  const { usage } = await askForObject(world.ctx(), await planOf(world, 'openai/honest'), QUESTION, shape);
  expect(usage.charged_tokens).toBe(usage.input_tokens * 2 + usage.output_tokens * 10);
  expect(world.models.calls[0]!.body).toMatchObject({ response_format: { type: 'json_schema' } });
  const failure = await askForText(world.ctx(), await planOf(world, 'openai/failing'), QUESTION).catch(
    String,
  );
  expect(failure).not.toContain(world.host);
  expect(failure).not.toContain(world.env.AI_OPENAI_API_KEY);
});
