import { describe, expect, test } from 'vitest';
import { wakeResponders } from '../../../../../src/worker/modules/auto-reply/responder/run.ts';
import { makeOrganization, testEnv } from '../../../helpers.ts';
import { failure, SENT } from '../../sending/outgoing/world.ts';
import { makeResponder } from './world.ts';

describe('a reply', () => {
  test('is sent once, in the conversation, and marked as automatic', async () => {
    const world = await makeResponder();
    const email = await world.mail({ subject: 'My <parcel>', from_name: 'Kim & Co' });
    await world.run();
    await world.run();
    expect(world.sentTo()).toEqual(['kim@example.net']);
    const [parcel] = world.smtp.parcels;
    expect(parcel!.from).toBe('');
    const [text] = world.smtp.texts();
    expect(text).toContain('Auto-Submitted: auto-replied');
    expect(text).toContain(`In-Reply-To: ${email.message_id}`);
    expect(text).toContain(`References: ${email.message_id}`);
    expect(text).toContain('Subject: Re: My <parcel>');
    expect(text).toContain('Hello Kim & Co,');
    expect(text).toContain('Hello Kim &amp; Co,');
    expect(text).toContain(String(email.task_id));

    const detail = await world.email(email.id);
    expect(detail.auto_replies).toMatchObject([
      {
        email_id: email.id,
        status: 'sent',
        subject: 'Re: My <parcel>',
        body: expect.stringContaining('Hello Kim & Co,'),
        model: 'template',
        reason: null,
        message_id: expect.stringMatching(/^<.+>$/),
        sent_email_id: expect.any(Number),
      },
    ]);
    expect(detail.auto_reply_skipped).toBeNull();
    const outbound = await world.email(detail.auto_replies[0]!.sent_email_id!);
    expect(outbound).toMatchObject({
      direction: 'outbound',
      message_id: detail.auto_replies[0]!.message_id,
      is_automatic: true,
      thread_count: 2,
      tag: 'Support',
    });
  });

  test('two or ten concurrent runs send one reply to each email', async () => {
    const world = await makeResponder();
    for (let i = 0; i < 5; i++) await world.mail({ from_address: `p${i}@example.net` });
    await Promise.all(Array.from({ length: 10 }, () => world.run()));
    expect(world.sentTo().sort()).toEqual([0, 1, 2, 3, 4].map((i) => `p${i}@example.net`));
  });

  test('several concurrent emails from one sender get one reply', async () => {
    const world = await makeResponder();
    const mails = [];
    for (const from_address of ['kim@example.net', 'KIM@Example.net', 'kim+shop@example.net']) {
      mails.push(await world.mail({ from_address }));
    }
    await Promise.all([world.run(), world.run(), world.run()]);
    expect(world.sentTo()).toHaveLength(1);
    const details = await Promise.all(mails.map(({ id }) => world.email(id)));
    expect(details.flatMap(({ auto_replies }) => auto_replies)).toHaveLength(1);
    const skipped = details.flatMap(({ auto_reply_skipped }) => auto_reply_skipped ?? []);
    expect(skipped).toEqual(['sender_interval', 'sender_interval']);
  });

  test('has the state of its email', async () => {
    const world = await makeResponder();
    world.smtp.answers = [failure('retry'), SENT];
    const email = await world.mail();
    await world.run();
    const reply = async () => (await world.email(email.id)).auto_replies[0]!;
    expect(await reply()).toMatchObject({
      status: 'pending',
      reason: expect.stringContaining('tried again'),
    });
    await testEnv.DB.prepare("UPDATE emails SET send_state = 'sent' WHERE id = ?")
      .bind((await reply()).sent_email_id)
      .run();
    expect(await reply()).toMatchObject({ status: 'sent', reason: null });
  });

  test('a refused reply does not prevent the next one to the same sender', async () => {
    const world = await makeResponder();
    world.smtp.answers = [failure('failed'), SENT];
    const first = await world.mail();
    await world.run();
    expect((await world.email(first.id)).auto_replies).toMatchObject([{ status: 'failed' }]);
    await world.mail();
    await world.run();
    expect(world.sentTo()).toHaveLength(2);
  });

  test('an unconfirmed reply is never sent again, and counts as a reply', async () => {
    const world = await makeResponder();
    world.smtp.answers = [failure('unconfirmed'), SENT];
    const first = await world.mail();
    await world.run();
    expect((await world.email(first.id)).auto_replies).toMatchObject([{ status: 'unconfirmed' }]);
    await world.mail();
    await world.run();
    expect(world.sentTo()).toHaveLength(1);
  });

  test('a reply that cannot be sent has failed, and does not stop the others', async () => {
    const world = await makeResponder();
    await testEnv.DB.prepare("UPDATE inboxes SET smtp_password = '1.garbage' WHERE id = ?")
      .bind(world.inboxId)
      .run();
    const email = await world.mail();
    await world.run();
    expect((await world.email(email.id)).auto_replies).toMatchObject([
      { status: 'failed', reason: expect.stringContaining('password') },
    ]);
  });
});

test('cron marks every replying inbox, and wakes those with new mail', async () => {
  const world = await makeResponder();
  const idle = await makeResponder();
  const off = await makeResponder({ enabled: false });
  await off.mail();
  await world.mail();
  world.woken.length = 0;
  await wakeResponders(world.ctx());
  const woken = world.woken.map(({ body }) => body as unknown as { kind: string; inbox_id: number });
  const of = ({ inboxId }: { inboxId: number }) => woken.filter(({ inbox_id }) => inbox_id === inboxId);
  expect(of(world)).toEqual([
    { kind: 'auto-reply', organization_id: world.client.organizationId, inbox_id: world.inboxId },
  ]);
  expect([of(idle), of(off)]).toEqual([[], []]);
  const lastRun = async (each: typeof world) => (await each.status()).support.lastRun;
  expect(await lastRun(world)).toBe(new Date(world.clock.now).toISOString());
  expect(await lastRun(idle)).toBe(new Date(world.clock.now).toISOString());
  expect(await lastRun(off)).toBeNull();
  await world.run();
  world.woken.length = 0;
  await wakeResponders(world.ctx());
  await world.run();
  world.woken.length = 0;
  await wakeResponders(world.ctx());
  expect(world.woken.filter(({ body }) => (body as never)['inbox_id'] === world.inboxId)).toEqual([]);
});

test('two organizations that reply to each other exchange at most one automatic reply', async () => {
  const [one, two] = [await makeResponder(), await makeResponder()];
  const pass = async (from: typeof one, to: typeof two) => {
    const texts = from.smtp.texts();
    from.smtp.parcels.length = 0;
    for (const text of texts) {
      await to.request('POST', '/api/emails', `Return-Path: <>\r\n${text}`, {
        'content-type': 'message/rfc822',
      });
    }
    return texts.length;
  };
  await one.mail({ from_address: two.address });
  let replies = 0;
  for (let round = 0; round < 5; round++) {
    await one.run();
    replies += await pass(one, two);
    await two.run();
    replies += await pass(two, one);
  }
  expect(replies).toBe(1);
});

test('other organizations are not touched', async () => {
  const stranger = await makeOrganization();
  const world = await makeResponder();
  const email = await world.mail();
  await world.run();
  expect((await stranger.request('GET', `/api/emails/${email.id}`)).status).toBe(404);
  expect(await (await stranger.request('GET', '/api/auto-replies')).json()).toEqual([]);
});
