/** The rows that rules cost: docs/decisions/0040 states them. */
import { expect, test } from 'vitest';
import { newMeter } from '../../../../../bench/counting.ts';
import { PREVIEWED_EMAILS } from '../../../../../src/contract/mail/rules.ts';
import { previewRule } from '../../../../../src/worker/modules/rules/runs/preview.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { makeOrganization, meteredEnv, testCtx, testOfOneDatabase } from '../../../helpers.ts';
import { putEmail } from '../../mail/reading/seed.ts';
import { makeRuled } from './world.ts';

async function counted(work: (over: { db: ReturnType<typeof openDatabase> }) => Promise<unknown>) {
  const meter = newMeter();
  await work({ db: openDatabase(meteredEnv(meter)) });
  return meter;
}

test('mail that no rule matches costs a run ten rows, however many there are', async () => {
  const world = await makeRuled();
  for (let i = 0; i < 10; i++) await world.rule([{ type: 'webhook' }]);
  for (let i = 0; i < 20; i++) await world.mail({ subject: 'Something else' });
  const { rowsWritten, rowsRead } = await counted((over) => world.runRules(over));
  expect(rowsWritten).toBeLessThanOrEqual(10);
  expect(rowsRead).toBeLessThanOrEqual(300);
});

test.each([
  [[{ type: 'webhook' }], 10],
  [[{ type: 'state', state: 'done' }], 37],
  [[{ type: 'state', state: 'spam' }], 31],
  [[{ type: 'move', tag: 'Neo' }], 35],
])('a rule that does %j with an email writes at most %i rows more', async (actions, most) => {
  const world = await makeRuled();
  await world.rule(actions);
  await world.mail();
  const { rowsWritten } = await counted((over) => world.runRules(over));
  expect(rowsWritten).toBeLessThanOrEqual(10 + most);
});

testOfOneDatabase(
  'a preview of 500 emails reads each of them at most five times, and writes nothing',
  async () => {
    const { organizationId } = await makeOrganization();
    for (let n = 1; n <= PREVIEWED_EMAILS + 20; n++) {
      await putEmail(organizationId, { n, subject: n % 2 ? 'Invoice' : 'Other', received_at: 1.7e12 + n });
    }
    const condition = { field: 'subject', operator: 'contains', value: 'invoice', negate: false } as const;
    const { rowsWritten, rowsRead } = await counted(async (over) => {
      const preview = await previewRule(testCtx(organizationId, over), {
        match: 'all',
        conditions: [condition],
      });
      expect(preview).toMatchObject({ checked: PREVIEWED_EMAILS, matched: PREVIEWED_EMAILS / 2 });
      expect(preview.matches).toHaveLength(50);
    });
    expect(rowsWritten).toBe(0);
    expect(rowsRead).toBeLessThanOrEqual(5 * PREVIEWED_EMAILS);
  },
);
