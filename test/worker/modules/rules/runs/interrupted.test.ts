/** Rules act once per email, whatever is interrupted and however many runs there are. */
import { expect, test } from 'vitest';
import { startRules } from '../../../../../src/worker/modules/rules/runs/cursor-store.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database, openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { withBatches } from '../../../helpers.ts';
import { expectKept } from '../../mail/conversations/model.ts';
import { events } from '../../sending/outgoing/world.ts';
import { makeRuled } from './world.ts';

type Ruled = Awaited<ReturnType<typeof makeRuled>>;

/** Creates a database that dies before or after the `n`-th batch with this text, and does not answer from then on. */
function dying(world: Ruled, text: string, n: number, after: boolean) {
  let left = n;
  const env = withBatches(world.env, async (run, queries) => {
    const dead = () => new Error('the database did not answer');
    if (left === 0) throw dead();
    if (queries.some(({ sql }) => sql.includes(text))) left--;
    if (left === 0 && !after) throw dead();
    const results = await run();
    if (left === 0) throw dead();
    return results;
  });
  return openDatabase(env);
}

async function expectOnce(world: Ruled, ids: number[]): Promise<void> {
  const matched = await events(world as never, 'rule.matched');
  expect(matched.map(({ rule_id, email_id }) => `${rule_id} ${email_id}`).sort()).toEqual(
    (await world.rules()).flatMap(({ id }) => ids.map((email) => `${id} ${email}`)).sort(),
  );
  for (const { id, runs } of await world.rules()) {
    expect(runs).toBe(ids.length);
    expect((await world.log(id)).map(({ email_id }) => email_id)).toEqual(ids.toReversed());
  }
  await expectKept(world.client.organizationId);
}

test.each([
  ['INSERT INTO "rule_log"', 1, false],
  ['INSERT INTO "rule_log"', 1, true],
  ['INSERT INTO "rule_log"', 2, false],
  ['INSERT INTO "rule_log"', 2, true],
  ['INSERT INTO "rule_log"', 3, true],
  ['UPDATE "rule_cursors"', 1, false],
  ['UPDATE "rule_cursors"', 1, true],
  ['UPDATE "rule_cursors"', 2, true],
] as const)(
  'a run that dies at %s number %i (after it: %s) is made up for, and repeats nothing',
  async (text, n, after) => {
    const world = await makeRuled();
    const label = await world.label();
    await world.rule([{ type: 'webhook' }, { type: 'label', label_id: label }, { type: 'move', tag: 'Neo' }]);
    // Matches the tag with which the email came, wherever the first rule moved it before the run died.
    await world.rule([{ type: 'webhook' }, { type: 'priority', priority: 'high' }], {
      conditions: [{ field: 'tag', value: 'Support' }],
    });
    const emails = [await world.mail(), await world.mail()];
    const died = world.runRules({ db: dying(world, text, n, after) });
    await expect(died).rejects.toThrow('did not answer');
    await world.expire();
    await world.runRules();
    await expectOnce(
      world,
      emails.map(({ id }) => id),
    );
  },
);

test('runs at once are one run', async () => {
  const world = await makeRuled();
  await world.rule([{ type: 'webhook' }, { type: 'state', state: 'done' }]);
  await world.rule([{ type: 'webhook' }]);
  const emails = await Promise.all(Array.from({ length: 6 }, () => world.mail()));
  await Promise.all(Array.from({ length: 8 }, () => world.runRules()));
  await world.runRules();
  await expectOnce(
    world,
    emails.map(({ id }) => id).sort((a, b) => a - b),
  );
});

test('a lease that ends in the middle hands the mail to another run, which repeats nothing', async () => {
  const world = await makeRuled();
  await world.rule([{ type: 'webhook' }]);
  const emails = [await world.mail(), await world.mail(), await world.mail()];
  // Each read of the clock takes a minute, so the lease of each run is over before the next.
  const slow = () => world.runRules({ now: () => (world.clock.now += 60_000) });
  await Promise.all([slow(), slow(), slow()]);
  await world.expire();
  await world.runRules();
  await expectOnce(
    world,
    emails.map(({ id }) => id),
  );
});

test('rules that are changed while they run act as they were, or as they are, and once', async () => {
  const world = await makeRuled();
  const rule = await world.rule([{ type: 'webhook' }]);
  const emails = await Promise.all(Array.from({ length: 5 }, () => world.mail()));
  await Promise.all([
    world.runRules(),
    ...Array.from({ length: 8 }, (_, i) =>
      world.request('PATCH', `/api/rules/${rule.id}`, {
        actions: [{ type: 'webhook' }, ...(i % 2 ? [{ type: 'state', state: 'done' }] : [])],
      }),
    ),
  ]);
  await world.runRules();
  await expectOnce(
    world,
    emails.map(({ id }) => id).sort((a, b) => a - b),
  );
});

test('mail that comes while the last rule is disabled and another is created waits for nothing', async () => {
  const world = await makeRuled();
  const rule = await world.rule([{ type: 'webhook' }]);
  await Promise.all([
    world.mail(),
    world.request('PATCH', `/api/rules/${rule.id}`, { is_enabled: false }),
    world.mail(),
  ]);
  const ctx = world.ctx();
  await Promise.all(Array.from({ length: 8 }, () => commit(database(ctx), startRules(ctx))));
  const [cursor] = await world.rows('SELECT is_active FROM rule_cursors WHERE organization_id = ?');
  expect(cursor).toEqual({ is_active: 0 });
});

test('an email on which every run fails is left out in the end, and the next ones are not', async () => {
  const world = await makeRuled();
  const rule = await world.rule([{ type: 'webhook' }]);
  const broken = await world.mail();
  const next = await world.mail();
  await world.env.DB.prepare("UPDATE threads SET labels = 'no JSON' WHERE id = ?").bind(broken.id).run();
  for (let i = 0; i < 6; i++) {
    await world.runRules();
    world.clock.now += 60 * 60_000;
  }
  expect((await world.log(rule.id)).map(({ email_id }) => email_id)).toEqual([next.id]);
});
