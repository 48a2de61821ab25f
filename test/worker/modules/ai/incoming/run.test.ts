/** The automatic analysis: which emails, how often, and what a failure leaves behind. */
import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EmailAnalysis } from '../../../../../src/contract/ai/insight.ts';
import { wakeAnalyses, wakeAnalysesOf } from '../../../../../src/worker/modules/ai/incoming/wake.ts';
import { resetCircuits } from '../../../../../src/worker/modules/ai/models/circuit.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { inHome, testEnv, testService } from '../../../helpers.ts';
import { startWith } from '../../tokens/world.ts';
import { catchFetch } from '../world.ts';
import { type Analyzed, makeAnalyzed, QUESTION } from './world.ts';

beforeAll(catchFetch);

const analysisOf = (world: Analyzed, id: number) => world.ask<EmailAnalysis>(`/api/ai/emails/${id}/analyze`);

describe('which emails are analyzed', () => {
  test('those saved since the switch was turned on, once each', async () => {
    const world = await makeAnalyzed({ analyze_new_emails: false });
    await world.receive(QUESTION);
    await world.prefer({ analyze_new_emails: true });
    await world.tick();
    expect(world.asked()).toBe(0);
    const ids = [await world.receive(QUESTION), await world.receive({ ...QUESTION, subject: 'Two' })];
    await world.tick();
    await world.tick();
    expect(await world.analyses()).toBe(2);
    expect(world.asked()).toBe(2);
    expect(await world.seenUpTo()).toBe(ids[1]);
    expect(await analysisOf(world, ids[0]!)).toMatchObject({ cached: true, model: 'openai/honest' });
    expect((await world.job()).due_at).toBeNull();
  });

  test('no automatic mail, no own mail, and none that is older than a week', async () => {
    const world = await makeAnalyzed();
    await world.receive({ ...QUESTION, headers: [{ name: 'List-Id', value: '<news.example.com>' }] });
    const old = new Date(Date.now() - 8 * 86_400_000).toISOString();
    await world.receive({ ...QUESTION, received_at: old });
    const last = await world.receive({ ...QUESTION, direction: 'outbound' });
    await world.tick();
    expect(world.asked()).toBe(0);
    expect(await world.seenUpTo()).toBe(last);
  });

  test('a person can be found behind any number of automatic mails', async () => {
    const world = await makeAnalyzed();
    for (let i = 0; i < 101; i++) {
      await world.receive({ ...QUESTION, headers: [{ name: 'List-Id', value: '<news.example.com>' }] });
    }
    const id = await world.receive(QUESTION);
    await world.tick();
    expect(await world.analyses()).toBe(1);
    expect(await world.seenUpTo()).toBe(id);
  });

  test('while AI or the switch is off, no model is called, and nothing is made up for later', async () => {
    const world = await makeAnalyzed();
    for (const off of [{ is_enabled: false }, { analyze_new_emails: false }]) {
      await world.prefer(off);
      await world.receive(QUESTION);
      await world.tick();
      await world.prefer({ is_enabled: true, analyze_new_emails: true });
      await world.tick();
    }
    expect(world.asked()).toBe(0);
    await world.receive(QUESTION);
    await world.tick();
    expect(world.asked()).toBe(1);
  });

  test('another change of the preferences skips no mail', async () => {
    const world = await makeAnalyzed();
    await world.receive(QUESTION);
    await world.prefer({ analyze_new_emails: true, is_enabled: true, daily_tokens: 40_000 });
    await world.tick();
    expect(world.asked()).toBe(1);
  });

  test('without a model, the rules of the built-in writer analyze', async () => {
    const world = await makeAnalyzed({ model: 'herald/built-in' });
    const id = await world.receive(QUESTION);
    await world.tick();
    expect(await analysisOf(world, id)).toMatchObject({ cached: true, model: 'herald/built-in' });
  });
});

describe('the wake-up', () => {
  async function wokenBy(wake: (env: Env) => Promise<void>): Promise<unknown[]> {
    const bodies: unknown[] = [];
    const queue = {
      sendBatch: async (messages: { body: unknown }[]) =>
        void bodies.push(...messages.map((one) => one.body)),
    };
    await wake({ ...testEnv, SEND_SLOW_QUEUE: queue } as unknown as Env);
    return bodies;
  }
  const saved = (organizationId: number, type: 'email.saved' | 'email.sent') => [
    { id: 1, organizationId, type },
  ];
  const ctxOf = (env: Env) => testService(createExecutionContext(), env);

  test('comes at once with the event of a saved email, and only where mail is analyzed', async () => {
    const world = await makeAnalyzed();
    await world.tick();
    const { organizationId } = world;
    const wake = (type: 'email.saved' | 'email.sent') =>
      wokenBy((env) => wakeAnalysesOf(ctxOf(env), saved(organizationId, type)));
    expect(await wake('email.saved')).toEqual([]);
    await world.receive(QUESTION);
    expect(await wake('email.sent')).toEqual([]);
    expect(await wake('email.saved')).toEqual([{ kind: 'analysis', job_id: expect.any(Number), ...inHome }]);
    const elsewhere = await wokenBy((env) =>
      wakeAnalysesOf(ctxOf(env), saved(organizationId + 1, 'email.saved')),
    );
    expect(elsewhere).toEqual([]);
  });

  test('that was lost comes with the next tick', async () => {
    const world = await makeAnalyzed();
    await world.tick();
    await world.receive(QUESTION);
    const woken = await wokenBy((env) => wakeAnalyses(ctxOf(env)));
    expect(woken.length).toBeGreaterThan(0);
    await world.deliver();
    expect(world.asked()).toBe(1);
  });
});

describe('two runs at once', () => {
  test('analyze each email once', async () => {
    const world = await makeAnalyzed();
    for (let i = 0; i < 3; i++) await world.receive(QUESTION);
    await wakeAnalyses(testService(createExecutionContext(), world.env));
    await Promise.all(Array.from({ length: 5 }, () => world.deliver()));
    expect(world.asked()).toBe(3);
    expect(await world.analyses()).toBe(3);
  });

  test('a run whose lease has expired leaves no second draft, and does not move on', async () => {
    const world = await makeAnalyzed({ suggest_replies: true }, 'openai/held');
    const first = await world.receive(QUESTION);
    const second = await world.receive({ ...QUESTION, subject: 'Two' });
    const dead = world.tick();
    await expect.poll(world.models.held).toBe(1);
    await world.expire();
    const living = world.deliver();
    await expect.poll(world.models.held).toBe(2);
    let isOver = false;
    const both = Promise.all([dead, living]).then(() => (isOver = true));
    await expect
      .poll(() => {
        world.models.release();
        return isOver;
      })
      .toBe(true);
    await both;
    for (const id of [first, second]) expect((await world.email(id)).auto_replies).toHaveLength(1);
    expect(await world.seenUpTo()).toBe(second);
    // An analysis and a reply for each email, and the call that the dead run had begun.
    expect(world.asked()).toBe(5);
  });
});

describe('a failure', () => {
  test('leaves the email to a later run, which waits longer each time', async () => {
    const world = await makeAnalyzed({}, 'openai/failing');
    const before = await world.seenUpTo();
    await world.receive(QUESTION);
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      resetCircuits();
      await world.wait();
      const at = Date.now();
      await world.tick();
      const job = await world.job();
      expect(job.attempts).toBe(i + 1);
      waits.push(Math.round((job.due_at! - at) / 60_000));
    }
    expect(waits).toEqual([3, 6, 12]);
    expect(await world.seenUpTo()).toBe(before);
    const { length } = world.models.calls;
    await world.tick();
    expect(world.asked()).toBe(length);

    await world.prefer({ model: 'openai/honest' });
    await world.wait();
    await world.tick();
    expect(await world.analyses()).toBe(1);
    expect(await world.job()).toMatchObject({ attempts: 0, due_at: null });
  });

  test('of one email in eight runs holds up the others no longer', async () => {
    const world = await makeAnalyzed({}, 'openai/broken-json');
    const poison = await world.receive(QUESTION);
    const next = await world.receive({ ...QUESTION, subject: 'Two' });
    for (let i = 0; i < 8; i++) {
      await world.wait();
      await world.tick();
    }
    expect(await world.seenUpTo()).toBeLessThan(poison);
    await world.prefer({ model: 'openai/honest' });
    await world.wait();
    await world.tick();
    expect(await world.seenUpTo()).toBe(next);
    expect(await world.analyses()).toBe(1);
    expect(await analysisOf(world, next)).toMatchObject({ cached: true });
  });

  test('without tokens, no model is called, and no email is ever given up', async () => {
    const world = await makeAnalyzed();
    await startWith(world.ctx(), 1);
    const before = await world.seenUpTo();
    await world.receive(QUESTION);
    for (let i = 0; i < 10; i++) {
      await world.wait();
      await world.tick();
    }
    expect(world.asked()).toBe(0);
    expect(await world.seenUpTo()).toBe(before);
    expect(await world.job()).toMatchObject({ attempts: 0, due_at: expect.any(Number) });
  });

  test('an exhausted account of the provider counts as a failure of the model', async () => {
    const world = await makeAnalyzed({}, 'openai/quota');
    const before = await world.seenUpTo();
    await world.receive(QUESTION);
    await world.tick();
    expect(await world.seenUpTo()).toBe(before);
    expect(await world.job()).toMatchObject({ attempts: 1 });
  });

  test('a mail that a model refuses is left out at once', async () => {
    const world = await makeAnalyzed({}, 'openai/refusing');
    const id = await world.receive(QUESTION);
    await world.tick();
    expect(await world.seenUpTo()).toBe(id);
    expect(await world.analyses()).toBe(0);
    expect((await world.job()).due_at).toBeNull();
  });

  test('a run that died with its email is repeated, and the repeated parts write nothing twice', async () => {
    const world = await makeAnalyzed({ suggest_replies: true, urgency_sets_priority: true });
    const id = await world.receive(QUESTION);
    await world.tick();
    await testEnv.DB.prepare('UPDATE ai_preferences SET analyzed_up_to = ? WHERE organization_id = ?')
      .bind(id - 1, world.organizationId)
      .run();
    await world.tick();
    expect(world.asked()).toBe(2);
    expect((await world.email(id)).auto_replies).toHaveLength(1);
    expect(await world.seenUpTo()).toBe(id);
  });

  test('Herald itself leaves half of the rate to the people', async () => {
    const world = await makeAnalyzed();
    world.env.AI_RATE_PER_MINUTE = '4';
    await world.receive(QUESTION);
    const id = await world.receive({ ...QUESTION, subject: 'Two' });
    await world.receive({ ...QUESTION, subject: 'Three' });
    await world.tick();
    const seen = await world.seenUpTo();
    expect(seen).toBe(id);
    expect(await world.job()).toMatchObject({ attempts: 0, due_at: expect.any(Number) });
  });
});
