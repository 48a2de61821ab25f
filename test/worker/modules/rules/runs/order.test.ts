/** The order after a save: rules, then the auto-responder and the AI. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Rule } from '../../../../../src/contract/mail/rules.ts';
import { rulesJob } from '../../../../../src/worker/modules/rules/runs/run.ts';
import { wakeRules, wakeRulesOf } from '../../../../../src/worker/modules/rules/runs/wake.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { inHome, testCtx } from '../../../helpers.ts';
import { makeAnalyzed, QUESTION } from '../../ai/incoming/world.ts';
import { catchFetch } from '../../ai/world.ts';
import { value } from '../../identity/auth-helpers.ts';
import { makeRuled } from './world.ts';

beforeAll(catchFetch);

describe('the auto-responder', () => {
  test('answers no mail whose rules have not run', async () => {
    const world = await makeRuled({ enabled: true });
    await world.rule([{ type: 'webhook' }]);
    await world.mail();
    await world.run();
    expect(world.sentTo()).toEqual([]);
    await world.runRules();
    expect(world.wokenReaders).toEqual([world.client.organizationId]);
    await world.run();
    expect(world.sentTo()).toEqual(['kim@example.net']);
  });

  test('answers none that a rule moves to spam or trash, or that a rule says it should not', async () => {
    const world = await makeRuled({ enabled: true });
    const conditions = (value: string) => [{ field: 'from', operator: 'starts_with', value }];
    await world.rule([{ type: 'state', state: 'spam' }], { conditions: conditions('a@') });
    await world.rule([{ type: 'state', state: 'trash' }], { conditions: conditions('b@') });
    const silent = await world.rule([{ type: 'no_auto_reply' }], { conditions: conditions('c@') });
    const mails = [];
    for (const name of ['a', 'b', 'c', 'd'])
      mails.push(await world.mail({ from_address: `${name}@example.net` }));
    await world.runRules();
    await world.run();
    expect(world.sentTo()).toEqual(['d@example.net']);
    expect((await world.log(silent.id))[0]!.actions).toEqual([
      { type: 'no_auto_reply', outcome: 'done', reason: null },
    ]);
    const skipped = await world.rows(
      "SELECT email_id, reason FROM auto_replies WHERE organization_id = ? AND status = 'skipped'",
    );
    expect(skipped).toEqual([{ email_id: mails[2]!.id, reason: 'rule' }]);
  });

  test('does not answer what a rule has answered', async () => {
    const world = await makeRuled({ enabled: true });
    await world.rule([{ type: 'reply', subject: 'Received', body: 'By a rule.' }]);
    await world.mail();
    await world.runRules();
    await world.run();
    await world.run();
    expect(world.smtp.texts()).toHaveLength(1);
    expect(world.smtp.texts()[0]).toMatch(/^Subject: Received/m);
  });

  test('waits no longer once no rule is enabled', async () => {
    const world = await makeRuled({ enabled: true });
    const rule = await world.rule([{ type: 'webhook' }]);
    await world.mail();
    await world.ask('DELETE', `/api/rules/${rule.id}`);
    await world.run();
    expect(world.sentTo()).toEqual(['kim@example.net']);
  });
});

test('the AI analyzes no mail whose rules have not run, and none that they move to trash', async () => {
  const world = await makeAnalyzed();
  await world.ask<Rule>('/api/rules', {
    name: 'Trash',
    conditions: [{ field: 'subject', operator: 'contains', value: 'trash' }],
    actions: [{ type: 'state', state: 'trash' }],
  });
  await world.receive({ ...QUESTION, subject: 'for the trash' });
  await world.receive(QUESTION);
  await world.tick();
  expect(await world.analyses()).toBe(0);
  expect((await world.job()).due_at).toBeNull();
  const ctx = testCtx(world.organizationId);
  await wakeRules(ctx);
  const query = "SELECT id FROM jobs WHERE organization_id = ? AND kind = 'rules'";
  await runJob(
    ctx,
    rulesJob(async () => {}),
    (await value<number>(query, world.organizationId)) ?? 0,
  );
  await world.tick();
  expect(await world.analyses()).toBe(1);
});

test('the event of a saved email wakes the rules of its organization, and of no other', async () => {
  const [world, other] = [await makeRuled(), await makeRuled()];
  for (const each of [world, other]) {
    await each.rule([{ type: 'webhook' }]);
    await each.runRules();
    await each.mail();
  }
  const { organizationId } = world.client;
  const ctx = world.ctx();
  world.woken.length = 0;
  await wakeRulesOf(ctx, [{ id: 1, organizationId, type: 'task.updated' }]);
  await wakeRulesOf(ctx, [{ id: 2, organizationId, type: 'email.saved' }]);
  await ctx.waited();
  const [job] = await world.rows("SELECT id FROM jobs WHERE organization_id = ? AND kind = 'rules'");
  expect(world.woken.map(({ body }) => body)).toEqual([{ kind: 'rules', job_id: job!.id, ...inHome }]);
});
