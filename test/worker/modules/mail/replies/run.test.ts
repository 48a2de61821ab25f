import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { onQueue } from '../../../../../src/worker/jobs.ts';
import { runResponder, wakeResponders } from '../../../../../src/worker/modules/mail/replies/run.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import type { Deliver } from '../../../../../src/worker/platform/outside/smtp/deliver.ts';
import { countingEnv } from '../../../counting.ts';
import { makeOrganization, testEnv } from '../../../helpers.ts';
import { inboxBody } from '../../sync/world.ts';
import { failure, SENT } from '../sending/world.ts';
import { LINKING, makeResponder, STORING } from './world.ts';

const HOUR = 3_600_000;

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

describe('a process that died', () => {
  test('before the email was stored: the reply is resumed, once', async () => {
    const world = await makeResponder();
    const email = await world.mail();
    const target = { id: world.inboxId, organizationId: world.client.organizationId };
    await runResponder(world.dyingCtx(STORING), target);
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
    await runResponder(world.dyingCtx(LINKING), target);
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
    /** A database that fails at every query about a reply to the killer. */
    const DB = {
      withSession() {
        const session = testEnv.DB.withSession();
        const prepare = (query: string) => ({
          bind(...values: unknown[]) {
            if (query.includes('auto_replies') && values.includes('Re: killer')) throw new Error('killed');
            return session.prepare(query).bind(...values);
          },
        });
        return { prepare, batch: session.batch.bind(session) };
      },
    };
    const body = {
      kind: 'auto-reply',
      organization_id: world.client.organizationId,
      inbox_id: world.inboxId,
    };
    const deliver = async (attempts: number) => {
      const outcome: string[] = [];
      const ack = () => outcome.push('done');
      const retry = () => outcome.push('again');
      const message = { id: 'm1', body, attempts, ack, retry };
      const execution = createExecutionContext();
      const batch = { queue: 'herald-send', messages: [message] } as unknown as MessageBatch;
      await onQueue(batch, { ...world.env, DB } as unknown as typeof world.env, execution);
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
    await runResponder(world.dyingCtx(STORING), target);
    await world.toggle(false);
    world.clock.now += 6 * 60_000;
    await world.run();
    expect(world.sentTo()).toEqual([]);
  });

  test('an abandoned reply fails after hours', async () => {
    const world = await makeResponder();
    const email = await world.mail();
    const target = { id: world.inboxId, organizationId: world.client.organizationId };
    await runResponder(world.dyingCtx(STORING), target);
    world.clock.now += 7 * HOUR;
    await wakeResponders(world.ctx());
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect((await world.email(email.id)).auto_replies).toMatchObject([
      { status: 'failed', reason: 'It was not sent in time.' },
    ]);
  });
});

describe('no reply', () => {
  test.each<[string, Record<string, string>]>([
    ['an automatic reply', { 'Auto-Submitted': 'auto-replied' }],
    ['a mailing list', { 'List-Id': '<x.example.net>' }],
    ['bulk mail', { Precedence: 'bulk' }],
    ['an empty return path', { 'Return-Path': '<>' }],
    ['a machine', { From: 'no-reply@example.net' }],
    ['a bounce', { From: 'MAILER-DAEMON@example.net', Subject: 'Undelivered Mail Returned to Sender' }],
  ])('to %s, and nothing is recorded', async (_, headers) => {
    const world = await makeResponder();
    const email = await world.raw(headers);
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect(await world.email(email.id)).toMatchObject({ auto_replies: [], auto_reply_skipped: null });
    expect(await world.rows('SELECT 1 FROM auto_replies WHERE organization_id = ?')).toEqual([]);
  });

  test('to mail that was posted as fields, whatever its headers', async () => {
    const world = await makeResponder();
    const email = await world.fields({ subject: 'We have received your request' });
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect(await world.email(email.id)).toMatchObject({
      is_automatic: false,
      auto_replies: [],
      auto_reply_skipped: 'headers_unknown',
    });
    const withHeaders = await world.fields({ headers: [{ name: 'Received', value: 'from a by b' }] });
    await world.run();
    expect(await world.email(withHeaders.id)).toMatchObject({ auto_reply_skipped: 'headers_unknown' });
    const body = { email_id: email.id, subject: 'Re', body: 'Hi' };
    expect((await world.request('POST', '/api/auto-replies', body)).status).toBe(201);
  });

  test('to a Bcc copy or mail to an alias, unless To names the alias', async () => {
    const world = await makeResponder();
    const bcc = await world.raw({ To: 'undisclosed-recipients:;', 'Delivered-To': world.address });
    const alias = await world.raw({
      From: 'lee@example.net',
      To: 'help@herald.test',
      'X-Original-To': 'help@herald.test',
      'Delivered-To': world.address,
    });
    const copied = await world.raw({
      From: 'ann@example.net',
      To: 'x@example.net',
      Cc: `S <${world.address}>`,
    });
    const detailed = await world.raw({ From: 'bob@example.net', To: world.address.replace('@', '+x@') });
    await world.run();
    expect(world.sentTo()).toEqual(['lee@example.net', 'ann@example.net', 'bob@example.net']);
    expect((await world.email(bcc.id)).auto_reply_skipped).toBe('not_addressed');
    for (const { id } of [alias, copied, detailed]) {
      expect((await world.email(id)).auto_replies).toHaveLength(1);
    }
  });

  test('to own addresses, including those of inactive inboxes', async () => {
    const world = await makeResponder();
    const own = await world.mail({ from_address: world.address.toUpperCase() });
    const detail = await world.mail({ from_address: world.address.replace('@', '+a@') });
    const answerTo = await world.mail({
      from_address: `kim@${world.address.split('@')[1]}`,
      reply_to: world.address,
    });
    await world.run();
    expect(world.sentTo()).toEqual([]);
    for (const { id } of [own, detail, answerTo]) {
      expect((await world.email(id)).auto_reply_skipped).toBe('own_address');
    }
  });

  test('to an invalid address', async () => {
    const world = await makeResponder();
    const email = await world.raw({ From: 'Kim <kim@localhost>' });
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect((await world.email(email.id)).auto_reply_skipped).toBe('bad_sender');
  });

  test('to a Reply-To of another domain: the sender gets it', async () => {
    const world = await makeResponder();
    await world.mail({ reply_to: 'victim@elsewhere.example' });
    await world.mail({ from_address: 'lee@example.net', reply_to: 'Team <team@Example.net>' });
    await world.run();
    expect(world.sentTo()).toEqual(['kim@example.net', 'team@Example.net']);
  });

  test('to mail that was saved or arrived before the switch, or is old', async () => {
    const world = await makeResponder({ enabled: false });
    await world.mail({ from_address: 'before@example.net' });
    await world.toggle(true);
    await world.mail({
      from_address: 'old@example.net',
      received_at: new Date(Date.now() - 8 * 24 * HOUR).toISOString(),
    });
    const since = Date.parse((await world.status()).support.since!);
    const late = await world.mail({ from_address: 'late@example.net' });
    await testEnv.DB.prepare('UPDATE emails SET arrived_at = ? WHERE id = ?')
      .bind(since - 5000, late.id)
      .run();
    await world.mail({ from_address: 'new@example.net' });
    await world.run();
    expect(world.sentTo()).toEqual(['new@example.net']);
  });

  test('to mail that was written before the switch and posted after it', async () => {
    const world = await makeResponder();
    const since = Date.parse((await world.status()).support.since!);
    const written = (from_address: string, hours: number) =>
      world.mail({ from_address, received_at: new Date(since - hours * HOUR).toISOString() });
    await written('before@example.net', 1.1);
    await written('clock@example.net', 0.9);
    await world.run();
    expect(world.sentTo()).toEqual(['clock@example.net']);
  });

  test('to mail older than a week, even if the inbox replied at that time', async () => {
    const world = await makeResponder();
    const DAY = 24 * HOUR;
    await testEnv.DB.prepare('UPDATE inboxes SET auto_reply_since = ? WHERE id = ?')
      .bind(world.clock.now - 30 * DAY, world.inboxId)
      .run();
    const written = (from_address: string, days: number) =>
      world.mail({ from_address, received_at: new Date(world.clock.now - days * DAY).toISOString() });
    await written('old@example.net', 8);
    await written('week@example.net', 6);
    await world.run();
    expect(world.sentTo()).toEqual(['week@example.net']);
  });

  test('once the inbox is switched off; switched on again, it starts over', async () => {
    const world = await makeResponder();
    await world.mail({ from_address: 'a@example.net' });
    await world.toggle(false);
    await world.run();
    await world.mail({ from_address: 'b@example.net' });
    await world.toggle(true);
    await world.mail({ from_address: 'c@example.net' });
    await world.run();
    expect(world.sentTo()).toEqual(['c@example.net']);
  });

  test('while the inbox is not active', async () => {
    const world = await makeResponder();
    const other = await world.request('POST', '/api/inboxes', {
      ...inboxBody,
      tag: 'Hello',
      email_address: `hello@org${world.client.organizationId}.example`,
    });
    expect(other.status).toBe(201);
    await world.mail({ from_address: 'a@example.net' });
    await world.request('PATCH', `/api/inboxes/${world.inboxId}`, { is_active: false });
    await world.run();
    await world.request('PATCH', `/api/inboxes/${world.inboxId}`, { is_active: true });
    await world.run();
    expect(world.sentTo()).toEqual([]);
    await world.mail({ from_address: 'b@example.net' });
    await world.run();
    expect(world.sentTo()).toEqual(['b@example.net']);
  });

  test('from one inbox to mail for another inbox or organization', async () => {
    const world = await makeResponder();
    await world.mail({ to_address: `hello@org${world.client.organizationId}.example` });
    const other = await makeResponder();
    await other.mail({ from_address: 'other@example.net' });
    await world.run();
    expect(world.sentTo()).toEqual([]);
    await world.run(other.inboxId);
    expect(world.sentTo()).toEqual([]);
    await other.run();
    expect(other.sentTo()).toEqual(['other@example.net']);
  });

  test('to a conversation that a user or an automation engine has answered', async () => {
    const world = await makeResponder();
    const answered = await world.mail({ from_address: 'a@example.net' });
    world.clock.now = Date.now() + 1000;
    await world.send({ to: 'a@example.net', parentMessageId: answered.message_id });
    const engine = await world.mail({ from_address: 'b@example.net' });
    await world.request('POST', '/api/auto-replies', { email_id: engine.id, subject: 'Re', body: 'Hi' });
    world.smtp.parcels.length = 0;
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect((await world.email(answered.id)).auto_reply_skipped).toBe('answered');
    expect((await world.email(engine.id)).auto_replies).toHaveLength(1);
  });
});

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
    await runResponder(world.ctx({ deliver: slowly }), target);
    expect(world.sentTo()).toHaveLength(2);
    await world.run();
    expect(world.sentTo().sort()).toEqual([0, 1, 2, 3].map((i) => `p${i}@example.net`));
  });

  test('1,200 emails without an answer take several steps, and the next email is answered', async () => {
    const world = await makeResponder();
    const { organizationId } = world.client;
    const base = organizationId * 2 ** 32;
    await testEnv.DB.batch([
      testEnv.DB.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
        INSERT INTO emails (id, organization_id, save_id, thread_id, message_id, direction, tag, is_read, received_at,
          created_at, from_address, from_name, to_address, recipients, subject, body_text, size, inbox_id, is_automatic)
        SELECT CAST(?1 AS INTEGER) + i, ?2, 'seed', CAST(?1 AS INTEGER) + i, '<seed' || i || '@x>', 'inbound',
          'Support', 0, 0, 0, 'x@example.net', '', '', '{"to":[],"cc":[],"reply_to":[]}', '', '', 1, ?3, 1 FROM n`,
      ).bind(base, organizationId, world.inboxId),
      testEnv.DB.prepare("INSERT INTO sequences VALUES (?, 'email', 1200)").bind(organizationId),
    ]);
    await world.mail();
    await world.run();
    expect(world.sentTo()).toEqual(['kim@example.net']);
    const [inbox] = await world.rows(
      'SELECT auto_reply_after AS after FROM inboxes WHERE organization_id = ?',
    );
    // At least the email itself: the reply was saved after the check.
    expect(inbox!.after).toBeGreaterThanOrEqual(base + 1201);
  });

  test('an email without an answer costs one round trip: the run ends after the last email', async () => {
    const world = await makeResponder();
    const roundTrips = async () => {
      const cost = { rowsRead: 0, roundTrips: 0 };
      const db = openDatabase(countingEnv(world.env, cost));
      const target = { id: world.inboxId, organizationId: world.client.organizationId };
      await runResponder(world.ctx({ db }), target);
      return cost.roundTrips;
    };
    const idle = await roundTrips();
    await world.raw({ Precedence: 'bulk' });
    expect(await roundTrips()).toBe(idle + 1);
    expect(await roundTrips()).toBe(idle);
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
