import { describe, expect, test } from 'vitest';
import { runResponder } from '../../../../../src/worker/modules/auto-reply/responder/run.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import type { Deliver } from '../../../../../src/worker/platform/outside/delivery.ts';
import { countingEnv } from '../../../counting.ts';
import { idOf, testEnv } from '../../../helpers.ts';
import { makeResponder, noWriter } from './world.ts';

const HOUR = 3_600_000;

describe('limits', () => {
  test('a sender gets one reply per interval', async () => {
    const world = await makeResponder();
    await world.settings({ interval_hours: 48 });
    await world.mail();
    await world.run();
    world.clock.now += 47 * HOUR;
    await world.mail();
    await world.run();
    expect(world.sentTo()).toHaveLength(1);
    world.clock.now += 2 * HOUR;
    await world.mail();
    await world.run();
    expect(world.sentTo()).toHaveLength(2);
  });

  test('a conversation gets one reply per interval, whoever writes', async () => {
    const world = await makeResponder();
    const first = await world.mail({ from_address: 'a@example.net' });
    await world.run();
    const second = await world.mail({
      from_address: 'b@example.net',
      in_reply_to_message_id: first.message_id,
    });
    await world.run();
    expect(world.sentTo()).toEqual(['a@example.net']);
    expect((await world.email(second.id)).auto_reply_skipped).toBe('conversation_interval');
  });

  test('the daily cap holds, and starts over the next day', async () => {
    const world = await makeResponder();
    await world.settings({ daily_cap: 3 });
    const mails = [];
    for (let i = 0; i < 5; i++) mails.push(await world.mail({ from_address: `p${i}@example.net` }));
    await Promise.all([world.run(), world.run()]);
    expect(world.sentTo()).toHaveLength(3);
    expect((await world.email(mails[4]!.id)).auto_reply_skipped).toBe('daily_cap');
    world.clock.now += 25 * HOUR;
    await world.mail({ from_address: 'p9@example.net' });
    await world.run();
    expect(world.sentTo()).toHaveLength(4);
  });

  test('a run that takes too long leaves the rest to the next run', async () => {
    const world = await makeResponder();
    for (let i = 0; i < 4; i++) await world.mail({ from_address: `p${i}@example.net` });
    const { deliver } = world.smtp;
    const target = { id: world.inboxId, organizationId: world.client.organizationId };
    const slowly: Deliver = (...all) => {
      world.clock.now += 3 * 60_000;
      return deliver(...all);
    };
    await runResponder(world.ctx({ deliver: slowly }), target, noWriter);
    expect(world.sentTo()).toHaveLength(2);
    await world.run();
    expect(world.sentTo().sort()).toEqual([0, 1, 2, 3].map((i) => `p${i}@example.net`));
  });

  test('1,200 emails without an answer take several steps, and the next email is answered', async () => {
    const world = await makeResponder();
    const { organizationId } = world.client;
    const base = idOf(organizationId, 0);
    await testEnv.DB.batch([
      testEnv.DB.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
        INSERT INTO emails (id, organization_id, save_id, thread_id, message_id, direction, tag, is_read, received_at,
          created_at, from_address, from_name, to_address, recipients, subject, body_text, size, inbox_id, is_automatic)
        SELECT CAST(?1 AS INTEGER) + i, ?2, 'seed', CAST(?1 AS INTEGER) + i, '<seed' || i || '@x>', 'inbound',
          'Support', 0, 0, 0, 'x@example.net', '', '', '{"to":[],"cc":[],"reply_to":[]}', '', '', 1, ?3, 1 FROM n`,
      ).bind(base, organizationId, world.inboxId),
      testEnv.DB.prepare("INSERT INTO sequences VALUES (?, 'email', 2147483648 + 1200)").bind(organizationId),
    ]);
    await world.mail();
    await world.run();
    expect(world.sentTo()).toEqual(['kim@example.net']);
    const [inbox] = await world.rows(
      'SELECT auto_reply_after AS after FROM inboxes WHERE organization_id = ?',
    );
    // At least the id of the email itself: the reply was saved after the check.
    expect(inbox!.after).toBeGreaterThanOrEqual(base + 1201);
  });

  test('an email without an answer costs one round trip: the run ends after the last email', async () => {
    const world = await makeResponder();
    const roundTrips = async () => {
      const cost = { rowsRead: 0, roundTrips: 0 };
      const db = openDatabase(countingEnv(world.env, cost));
      const target = { id: world.inboxId, organizationId: world.client.organizationId };
      await runResponder(world.ctx({ db }), target, noWriter);
      return cost.roundTrips;
    };
    const idle = await roundTrips();
    await world.raw({ Precedence: 'bulk' });
    expect(await roundTrips()).toBe(idle + 1);
    expect(await roundTrips()).toBe(idle);
  });
});
