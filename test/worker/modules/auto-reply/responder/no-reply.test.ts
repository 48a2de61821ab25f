import { describe, expect, test } from 'vitest';
import { testEnv } from '../../../helpers.ts';
import { inboxBody } from '../../sync/world.ts';
import { makeResponder } from './world.ts';

const HOUR = 3_600_000;

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
