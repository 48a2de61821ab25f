import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { onQueue, onTick } from '../../src/worker/jobs.ts';
import { commit } from '../../src/worker/platform/data/commit/commit.ts';
import type { Env } from '../../src/worker/platform/env.ts';
import { insertJob, type JobKind, updateDue } from '../../src/worker/platform/work/jobs.ts';
import { testCtx, testEnv, withBatches } from './helpers.ts';

/** Returns the log entries that `work` writes. */
async function logOf(work: () => Promise<void>): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const spies = (['log', 'info', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line))),
  );
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines.map((line) => JSON.parse(line));
}

/** Creates a message that records its outcome. */
function message(body: unknown, attempts = 1) {
  const outcome: unknown[] = [];
  return {
    outcome,
    id: 'a message',
    timestamp: new Date(),
    body,
    attempts,
    ack: () => void outcome.push('acknowledged'),
    retry: (options: QueueRetryOptions) => void outcome.push(options),
  };
}

function batch(queue: string, ...messages: Message[]): MessageBatch {
  return { queue, messages, ackAll() {}, retryAll() {} } as unknown as MessageBatch;
}

describe('a tick', () => {
  test('all parts run, and none fails', async () => {
    const log = await logOf(() => onTick(testEnv, createExecutionContext()));
    expect(log).toEqual([expect.objectContaining({ event: 'tick', failed: [] })]);
  });

  test('a part that fails is logged by name, and does not keep the others from running', async () => {
    const env = { ...testEnv, ENCRYPTION_KEY_1: 'no key' } as Env;
    const log = await logOf(() => onTick(env, createExecutionContext()));
    const failed = [
      'resealPasswords',
      'resealAiKeys',
      'resealCredentials',
      'resealChannelKeys',
      'resealBookingSecrets',
      'resealWebhookSecrets',
      'resealSecondFactors',
      'resealPushKeys',
    ];
    for (const part of failed)
      expect(log).toContainEqual(expect.objectContaining({ event: 'tick.part_failed', part }));
    expect(log.at(-1)).toMatchObject({ event: 'tick', failed });
  });
});

describe('messages of a queue', () => {
  test('one that fails is tried again alone, later each time and within 15 minutes', async () => {
    const [good, bad, worse] = [
      message({ kind: 'notices' }),
      message({ kind: 'nonsense' }, 3),
      message(null, 20),
    ];
    await logOf(() => onQueue(batch('herald-send', good, bad, worse), testEnv, createExecutionContext()));
    expect(good.outcome).toEqual(['acknowledged']);
    expect(bad.outcome).toEqual([{ delaySeconds: 40 }]);
    expect(worse.outcome).toEqual([{ delaySeconds: 900 }]);
  });

  test('a dead letter is logged and not handled', async () => {
    const letter = message({ kind: 'nonsense' });
    const log = await logOf(() =>
      onQueue(batch('herald-send-dead', letter), testEnv, createExecutionContext()),
    );
    expect(letter.outcome).toEqual(['acknowledged']);
    expect(log).toMatchObject([{ event: 'queue.dead_letter', body: { kind: 'nonsense' } }]);
  });

  test('dead letters are kept for the operator, a row each kind, and come again if they cannot be', async () => {
    await testEnv.DB.prepare('DELETE FROM conditions').run();
    const letters = [
      message({ kind: 'sync', job_id: 7 }),
      message({ kind: 'sync', job_id: 8 }),
      message(null),
    ];
    const dead = batch('herald-sync-dead', ...letters);
    await logOf(() => onQueue(dead, testEnv, createExecutionContext()));
    const { results } = await testEnv.DB.prepare(
      'SELECT kind, about, times FROM conditions ORDER BY about',
    ).all();
    expect(results).toEqual([
      { kind: 'dead_letters', about: 'sync', times: 2 },
      { kind: 'dead_letters', about: 'unknown', times: 1 },
    ]);
    const letter = message({ kind: 'sync', job_id: 9 });
    const broken = withBatches(testEnv, () => Promise.reject(new Error('D1 is overloaded')));
    await logOf(() => onQueue(batch('herald-sync-dead', letter), broken, createExecutionContext()));
    expect(letter.outcome).toEqual([{ delaySeconds: 10 }]);
  });
});

test('a job is made due for its own organization only', async () => {
  const kind: JobKind = { kind: 'test', queue: 'SEND' };
  const later = Date.parse('2096-11-21T09:00:00Z');
  const ctxOf = (organizationId: number, now: number) => testCtx(organizationId, { now: () => now });
  const { db } = ctxOf(1, later);
  const [[job]] = await commit(db, [insertJob(ctxOf(1, later), kind, 5)]);
  const due = async (organizationId: number) =>
    (await commit(db, [updateDue(ctxOf(organizationId, later - 1000), kind, [5])]))[0];
  const dueAt = () =>
    testEnv.DB.prepare('SELECT due_at FROM jobs WHERE id = ?').bind(job!.id).first<number>('due_at');
  expect(await due(2)).toEqual([]);
  expect(await dueAt()).toBe(later);
  await commit(db, [insertJob(ctxOf(1, later), { ...kind, kind: 'other' }, 5)]);
  expect(await due(1)).toEqual([job]);
  expect(await dueAt()).toBe(later - 1000);
});
