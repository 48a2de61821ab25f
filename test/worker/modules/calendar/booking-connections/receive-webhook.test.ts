import { beforeAll, describe, expect, test } from 'vitest';
import { signAsCalCom } from '../../../../../src/dev/simulators/cal-com/cal-com.ts';
import { signAsCalendly } from '../../../../../src/dev/simulators/calendly/calendly.ts';
import { eventUri } from '../../../../../src/dev/simulators/calendly/world.ts';
import { resealBookingSecretsPart } from '../../../../../src/worker/modules/calendar/booking-connections/reseal.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { testEnv } from '../../../helpers.ts';
import { catchFetch, makeWorld, SECRET, TOKENS } from './world.ts';

beforeAll(catchFetch);

const code = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('A booking', () => {
  test('becomes an event with its people, its call and its time.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    world.calCom.world.book({
      uid: 'a',
      title: 'Consultation',
      start: '2026-12-01T10:00:00Z',
      videoCallUrl: 'https://meet.example/a',
    });
    expect(await world.outcome(connection, world.calCom.webhooks.events[0])).toBe('changed');
    expect(await world.event(connection, 'a')).toEqual({
      title: 'Consultation',
      status: 'confirmed',
      start: '2026-12-01T10:00:00Z',
      attendees: ['kim@guest.example'],
      conference: 'https://meet.example/a',
      location: null,
      source: 'booking',
      deleted: false,
    });
    const row = await testEnv.DB.prepare(
      'SELECT is_busy, in_feed, reminder_minutes, connection_id, user_id FROM calendar_events WHERE organization_id = ?',
    )
      .bind(world.organizationId)
      .first();
    expect(row).toEqual({
      is_busy: 1,
      in_feed: 1,
      reminder_minutes: 15,
      connection_id: connection.id,
      user_id: null,
    });
    expect(await world.told()).toEqual(['event.created']);
    expect(await world.connection(connection.id)).toMatchObject({ status: 'ok', last_error: null });
  });

  test('that the host has to confirm is tentative, one that is moved is cancelled, and its event goes on elsewhere.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    const { world: service, webhooks } = world.calCom;
    service.request({ uid: 'a', start: '2026-12-01T10:00:00Z' });
    await world.outcome(connection, webhooks.events[0]);
    expect(await world.event(connection, 'a')).toMatchObject({ status: 'tentative' });
    service.confirm('a');
    service.reschedule('a', { uid: 'b', start: '2026-12-02T11:00:00Z' });
    for (const event of webhooks.events.slice(1)) await world.outcome(connection, event);
    expect(await world.event(connection, 'a')).toMatchObject({ status: 'cancelled' });
    expect(await world.event(connection, 'b')).toMatchObject({
      status: 'confirmed',
      start: '2026-12-02T11:00:00Z',
    });
    expect(await world.told()).toEqual([
      'event.created',
      'event.updated',
      'event.cancelled',
      'event.created',
    ]);
  });

  test('of Calendly has the place of its event, and only who still comes.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('calendly');
    const { world: service, webhooks } = world.calendly;
    service.book('a', 'kim', { name: 'Tour', location: { type: 'physical', location: 'Hall 3' } });
    service.book('a', 'lee');
    service.cancel('a', 'kim');
    for (const event of webhooks.events) await world.outcome(connection, event);
    expect(await world.event(connection, eventUri('a'))).toMatchObject({
      title: 'Tour',
      status: 'confirmed',
      attendees: ['lee@guest.example'],
      conference: null,
      location: 'Hall 3',
    });
  });

  test('that its event was deleted of here stays away, whatever the service tells.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    world.calCom.world.book({ uid: 'a' });
    await world.outcome(connection, world.calCom.webhooks.events[0]);
    await testEnv.DB.prepare(
      'UPDATE calendar_events SET deleted_at = 1, is_shown = 0 WHERE organization_id = ? AND source = ?',
    )
      .bind(world.organizationId, 'booking')
      .run();
    world.calCom.world.cancel('a');
    await world.outcome(connection, world.calCom.webhooks.events[1]);
    await world.work();
    expect(await world.event(connection, 'a')).toMatchObject({ deleted: true, status: 'cancelled' });
    expect(await world.told()).toEqual(['event.created']);
  });
});

describe('A webhook', () => {
  test('that comes again changes nothing.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    world.calCom.world.book({ uid: 'a' });
    const [event] = world.calCom.webhooks.events;
    expect(await world.outcome(connection, event)).toBe('changed');
    const { results: before } = await testEnv.DB.prepare(
      'SELECT * FROM calendar_events WHERE organization_id = ?',
    )
      .bind(world.organizationId)
      .all();
    expect(await world.outcome(connection, event)).toBe('unchanged');
    const { results: after } = await testEnv.DB.prepare(
      'SELECT * FROM calendar_events WHERE organization_id = ?',
    )
      .bind(world.organizationId)
      .all();
    expect(after).toEqual(before);
    expect(await world.told()).toEqual(['event.created']);
  });

  test('with an unknown trigger, or a body that is no event, is taken and ignored.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    world.calCom.world.book({ uid: 'a' });
    const [booked] = world.calCom.webhooks.events as [object];
    for (const event of [{ triggerEvent: 'PING' }, { ...booked, triggerEvent: 'OOO_CREATED' }, null, []]) {
      expect(await world.outcome(connection, event)).toBe('ignored');
    }
    const text = 'no JSON {';
    const response = await world.post(connection.webhook_url, await signAsCalCom(text, SECRET));
    expect([response.status, await response.json()]).toEqual([200, { outcome: 'ignored' }]);
    expect(await world.count('calendar_events')).toBe(0);
    expect(await world.connection(connection.id)).toMatchObject({ status: 'ok' });
  });

  test('without a genuine signature is refused, and the connection says so until one is genuine.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    world.calCom.world.book({ uid: 'a' });
    const [event] = world.calCom.webhooks.events;
    const body = JSON.stringify(event);
    for (const secret of ['another-secret', '']) {
      expect(await code(await world.deliver(connection, event, secret))).toEqual([401, 'INVALID_SIGNATURE']);
    }
    const { headers } = await signAsCalCom(body, SECRET);
    expect(await code(await world.post(connection.webhook_url, { body: `${body} `, headers }))).toEqual([
      401,
      'INVALID_SIGNATURE',
    ]);
    expect(await code(await world.post(connection.webhook_url, { body, headers: {} }))).toEqual([
      401,
      'INVALID_SIGNATURE',
    ]);
    expect(await world.count('calendar_events')).toBe(0);
    const failing = await world.connection(connection.id);
    expect(failing).toMatchObject({ status: 'failing', last_webhook_at: null });
    expect(failing.last_error).toContain('does not match the secret');
    await world.outcome(connection, event);
    expect(await world.connection(connection.id)).toMatchObject({ status: 'ok', last_error: null });
  });

  test('of Calendly is refused three minutes after it was signed.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('calendly');
    world.calendly.world.book('a', 'kim');
    const body = JSON.stringify(world.calendly.webhooks.events[0]);
    const old = await signAsCalendly(body, SECRET, Date.now() - 185_000);
    expect(await code(await world.post(connection.webhook_url, old))).toEqual([401, 'INVALID_SIGNATURE']);
    const recent = await signAsCalendly(body, SECRET, Date.now() - 100_000);
    expect((await world.post(connection.webhook_url, recent)).status).toBe(200);
  });

  test('signed as another service signs is refused.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('calendly');
    world.calCom.world.book({ uid: 'a' });
    const signed = await signAsCalCom(JSON.stringify(world.calCom.webhooks.events[0]), SECRET);
    expect((await world.post(connection.webhook_url, signed)).status).toBe(401);
  });

  test('of more than 256 KB is refused before it is read.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    const body = 'x'.repeat(256 * 1024 + 1);
    expect(await code(await world.post(connection.webhook_url, await signAsCalCom(body, SECRET)))).toEqual([
      413,
      'BODY_TOO_LARGE',
    ]);
  });

  test.each([
    ['a word that nobody made', 'guess'],
    ['an organization that is not there', `zzzzz-${'a'.repeat(32)}`],
    ['an organization that cannot be', `zzzzzzzzzzz-${'a'.repeat(32)}`],
    ['a word with more in it', `1-${'a'.repeat(32)}%27%20OR%201`],
  ])('at %s finds nothing.', async (_, token) => {
    const world = await makeWorld();
    const response = await world.post(`http://localhost/api/calendar/booking-webhooks/${token}`, {
      body: '{}',
      headers: {},
    });
    expect(await code(response)).toEqual([404, 'NOT_FOUND']);
  });

  test('is bound to its connection: neither the secret nor the bookings of another organization count.', async () => {
    const [ours, theirs] = [await makeWorld(), await makeWorld()];
    const connection = await ours.connect('cal_com');
    const other = await theirs.ask<typeof connection>('POST', '/api/calendar/booking-connections', {
      provider: 'cal_com',
      name: 'Theirs',
      secret: 'the-secret-of-somebody-else',
    });
    ours.calCom.world.book({ uid: 'a', title: 'Ours' });
    const [event] = ours.calCom.webhooks.events;
    expect((await ours.deliver(connection, event, 'the-secret-of-somebody-else')).status).toBe(401);
    expect((await ours.deliver(other, event, SECRET)).status).toBe(401);
    await ours.outcome(connection, event);
    expect(await theirs.count('calendar_events')).toBe(0);
    // The same uid in another organization is another booking.
    theirs.calCom.world.book({ uid: 'a', title: 'Theirs' });
    theirs.calCom.world.cancel('a');
    for (const each of theirs.calCom.webhooks.events) {
      expect((await theirs.deliver(other, each, 'the-secret-of-somebody-else')).status).toBe(200);
    }
    expect(await ours.event(connection, 'a')).toMatchObject({ title: 'Ours', status: 'confirmed' });
    expect(await theirs.event(other, 'a')).toMatchObject({ title: 'Theirs', status: 'cancelled' });
  });

  test('is still known after the encryption key was changed.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    const env = { ...world.env, ENCRYPTION_KEY_2: Buffer.alloc(32, 9).toString('base64') } as Env;
    await resealBookingSecretsPart.run({ ...world.ctx(), env });
    const row = await testEnv.DB.prepare('SELECT secret, api_token FROM booking_connections WHERE id = ?')
      .bind(connection.id)
      .first<{ secret: string; api_token: string }>();
    expect([row!.secret.slice(0, 2), row!.api_token.slice(0, 2)]).toEqual(['2.', '2.']);
    Object.assign(world.env, { ENCRYPTION_KEY_2: Buffer.alloc(32, 9).toString('base64') });
    world.calCom.world.book({ uid: 'a' });
    expect(await world.outcome(connection, world.calCom.webhooks.events[0])).toBe('changed');
  });
});

describe('Webhooks that come at once', () => {
  test('for one booking end as one after the other, 32 of them.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('calendly');
    const people = Array.from({ length: 22 }, (_, n) => `p${n}`);
    const { world: service, webhooks } = world.calendly;
    for (const person of people) service.book('a', person);
    for (const person of people.slice(0, 10)) service.cancel('a', person);
    const responses = await Promise.all(webhooks.events.map((event) => world.deliver(connection, event)));
    expect(responses.map(({ status }) => status)).toEqual(Array(32).fill(200));
    world.pass(60_000);
    await world.work();
    expect(await world.event(connection, eventUri('a'))).toMatchObject({
      status: 'confirmed',
      attendees: people
        .slice(10)
        .map((person) => `${person}@guest.example`)
        .toSorted(),
    });
    expect(await world.count('booking_changes')).toBe(0);
    expect(await world.count('calendar_events')).toBe(1);
  });

  test('are finished by the job if the Worker ends in the midst of them.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    const { world: service, webhooks } = world.calCom;
    service.book({ uid: 'a' });
    await world.outcome(connection, webhooks.events[0]);
    service.reschedule('a', { uid: 'b' });
    // Simulates a Worker that ends after the first of the two bookings.
    await world.outcome(connection, webhooks.events[1]);
    await testEnv.DB.batch([
      testEnv.DB.prepare(
        `INSERT INTO booking_changes (organization_id, connection_id, uid, id, change)
          SELECT organization_id, connection_id, uid, 'left', booking FROM bookings WHERE organization_id = ?`,
      ).bind(world.organizationId),
      testEnv.DB.prepare('DELETE FROM bookings WHERE organization_id = ?').bind(world.organizationId),
      testEnv.DB.prepare(
        "DELETE FROM calendar_events WHERE organization_id = ? AND status <> 'cancelled'",
      ).bind(world.organizationId),
    ]);
    world.pass(60_000);
    await world.work();
    expect(await world.event(connection, 'a')).toMatchObject({ status: 'cancelled' });
    expect(await world.event(connection, 'b')).toMatchObject({ status: 'confirmed' });
    expect(await world.count('booking_changes')).toBe(0);
  });
});
