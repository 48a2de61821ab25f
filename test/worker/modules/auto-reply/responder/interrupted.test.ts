import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { onQueue } from '../../../../../src/worker/jobs.ts';
import { runResponder, wakeResponders } from '../../../../../src/worker/modules/auto-reply/responder/run.ts';
import type { Query } from '../../../around.ts';
import { inHome, withBatches } from '../../../helpers.ts';
import { LINKING, makeResponder, noWriter, STORING } from './world.ts';

const HOUR = 3_600_000;

describe('a process that died', () => {
  test('before the email was stored: the reply is resumed, once', async () => {
    const world = await makeResponder();
    const email = await world.mail();
    const target = { id: world.inboxId, organizationId: world.client.organizationId };
    await runResponder(world.dyingCtx(STORING), target, noWriter);
    expect((await world.email(email.id)).auto_replies).toMatchObject([{ status: 'pending' }]);
    await world.run();
    expect(world.sentTo()).toEqual([]);
    world.clock.now += 6 * 60_000;
    await Promise.all([world.run(), world.run()]);
    expect(world.sentTo()).toEqual(['kim@example.net']);
    expect((await world.email(email.id)).auto_replies).toMatchObject([{ status: 'sent' }]);
  });

  test('after the email was sent: it is not sent again', async () => {
    const world = await makeResponder();
    const email = await world.mail();
    const target = { id: world.inboxId, organizationId: world.client.organizationId };
    await runResponder(world.dyingCtx(LINKING), target, noWriter);
    expect(world.sentTo()).toHaveLength(1);
    expect((await world.email(email.id)).auto_replies).toMatchObject([
      { status: 'pending', sent_email_id: null },
    ]);
    world.clock.now += 6 * 60_000;
    await world.run();
    expect(world.sentTo()).toHaveLength(1);
    expect((await world.email(email.id)).auto_replies).toMatchObject([{ status: 'sent' }]);
  });

  test('at the same email in every run: the repeated queue message skips that email', async () => {
    const world = await makeResponder();
    const killer = await world.mail({ from_address: 'killer@example.net', subject: 'killer' });
    const other = await world.mail();
    const env = withBatches(world.env, async (run, queries) => {
      const isOfKiller = ({ sql, params }: Query) =>
        sql.includes('auto_replies') && params.includes('Re: killer');
      if (queries.some(isOfKiller)) throw new Error('killed');
      return run();
    });
    const body = {
      kind: 'auto-reply',
      organization_id: world.client.organizationId,
      inbox_id: world.inboxId,
      ...inHome,
    };
    const deliver = async (attempts: number) => {
      const outcome: string[] = [];
      const ack = () => outcome.push('done');
      const retry = () => outcome.push('again');
      const message = { id: 'm1', body, attempts, ack, retry };
      const execution = createExecutionContext();
      const batch = { queue: 'herald-send', messages: [message] } as unknown as MessageBatch;
      await onQueue(batch, env, execution);
      await waitOnExecutionContext(execution);
      return outcome.join();
    };
    expect([await deliver(1), await deliver(1), await deliver(2)]).toEqual(['again', 'again', 'again']);
    expect((await world.email(other.id)).auto_replies).toEqual([]);
    expect(await deliver(3)).toBe('done');
    expect((await world.email(other.id)).auto_replies).toHaveLength(1);
    expect((await world.email(killer.id)).auto_replies).toEqual([]);
  });

  test('an abandoned reply is not sent once the inbox is switched off', async () => {
    const world = await makeResponder();
    await world.mail();
    const target = { id: world.inboxId, organizationId: world.client.organizationId };
    await runResponder(world.dyingCtx(STORING), target, noWriter);
    await world.toggle(false);
    world.clock.now += 6 * 60_000;
    await world.run();
    expect(world.sentTo()).toEqual([]);
  });

  test('an abandoned reply fails after hours', async () => {
    const world = await makeResponder();
    const email = await world.mail();
    const target = { id: world.inboxId, organizationId: world.client.organizationId };
    await runResponder(world.dyingCtx(STORING), target, noWriter);
    world.clock.now += 7 * HOUR;
    await wakeResponders(world.ctx());
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect((await world.email(email.id)).auto_replies).toMatchObject([
      { status: 'failed', reason: 'It was not sent in time.' },
    ]);
  });
});
