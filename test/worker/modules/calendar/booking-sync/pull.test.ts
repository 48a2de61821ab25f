import { beforeAll, describe, expect, test } from 'vitest';
import { eventUri } from '../../../../../src/dev/simulators/calendly/world.ts';
import { testEnv } from '../../../helpers.ts';
import { catchFetch, makeWorld, TOKENS, type World } from '../booking-connections/world.ts';

beforeAll(catchFetch);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function book(world: World, count: number): string[] {
  const uids = Array.from({ length: count }, (_, n) => `b${n}`);
  for (const uid of uids) world.calCom.world.book({ uid });
  return uids;
}

describe('A pull of Cal.com', () => {
  test('brings all pages, and is repeated every six hours without changing what is known.', async () => {
    const world = await makeWorld();
    book(world, 110);
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    expect(connection).toMatchObject({ status: 'syncing', has_api_token: true, last_sync_at: null });
    // One run, which reads all pages.
    expect(await world.work()).toBe(1);
    expect(world.calls).toHaveLength(3);
    expect(await world.count('calendar_events')).toBe(110);
    const now = new Date(world.clock.now).toISOString();
    expect(await world.connection(connection.id)).toMatchObject({
      status: 'ok',
      last_sync_at: now,
      last_error: null,
    });
    expect(await world.dueAt(connection.id)).toBe(world.clock.now + 6 * HOUR);
    const versions = async () =>
      (
        await testEnv.DB.prepare('SELECT sum(version) AS sum FROM calendar_events WHERE organization_id = ?')
          .bind(world.organizationId)
          .first<{ sum: number }>()
      )?.sum;
    expect(await world.work()).toBe(0);
    world.pass(6 * HOUR);
    await world.work();
    expect(world.calls).toHaveLength(6);
    expect(await versions()).toBe(110);
  });

  test('reads pages that are numbered, as older installations have them.', async () => {
    const world = await makeWorld({ numbersPages: true });
    book(world, 101);
    await world.connect('cal_com', TOKENS.cal_com);
    await world.work();
    expect(await world.count('calendar_events')).toBe(101);
    expect(world.calls).toHaveLength(3);
  });

  test('leaves out what began more than 90 days ago.', async () => {
    const world = await makeWorld();
    const day = (days: number) => new Date(world.clock.now + days * 24 * HOUR).toISOString();
    world.calCom.world.book({ uid: 'old', start: day(-91) });
    world.calCom.world.book({ uid: 'recent', start: day(-89) });
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    await world.work();
    expect(await world.event(connection, 'old')).toBeNull();
    expect(await world.event(connection, 'recent')).toMatchObject({ status: 'confirmed' });
  });

  test('goes on at its page after the Worker ended between two of them.', async () => {
    const world = await makeWorld();
    book(world, 110);
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    let calls = 0;
    world.through = (_, call) => {
      if (++calls === 2) throw new Error('The Worker ends.');
      return call();
    };
    // A network error counts as a failure of the service. Only a lease that is never released means a dead Worker.
    await world.work();
    expect(await world.count('calendar_events')).toBe(50);
    await testEnv.DB.prepare(
      'UPDATE jobs SET lease = ?, lease_until = ?, due_at = NULL WHERE organization_id = ? AND kind = ?',
    )
      .bind('dead', world.clock.now + 1, world.organizationId, 'bookings')
      .run();
    await testEnv.DB.prepare('UPDATE booking_connections SET retry_at = NULL, sync_error = NULL WHERE id = ?')
      .bind(connection.id)
      .run();
    world.pass(2 * MINUTE);
    await world.work();
    expect(calls).toBe(4);
    expect(await world.count('calendar_events')).toBe(110);
    expect(await world.connection(connection.id)).toMatchObject({ status: 'ok' });
  });

  test('repairs what a webhook missed, and revives nothing.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    const { world: service, webhooks } = world.calCom;
    for (const uid of ['cancelled', 'moved', 'renamed', 'confirmed']) {
      if (uid === 'confirmed') service.request({ uid });
      else service.book({ uid, title: 'Before' });
    }
    for (const event of webhooks.events) await world.outcome(connection, event);
    world.pass(HOUR);
    // None of these webhooks arrives.
    service.cancel('cancelled');
    service.reschedule('moved', { uid: 'next', start: '2026-12-24T10:00:00Z' });
    service.set('renamed', { title: 'After', videoCallUrl: 'https://meet.example/r' });
    service.confirm('confirmed');
    await world.sync(connection.id);
    await world.work();
    const state = async () => ({
      cancelled: (await world.event(connection, 'cancelled'))?.status,
      moved: (await world.event(connection, 'moved'))?.status,
      next: (await world.event(connection, 'next'))?.start,
      renamed: (await world.event(connection, 'renamed'))?.title,
      call: (await world.event(connection, 'renamed'))?.conference,
      confirmed: (await world.event(connection, 'confirmed'))?.status,
    });
    const expected = {
      cancelled: 'cancelled',
      moved: 'cancelled',
      next: '2026-12-24T10:00:00Z',
      renamed: 'After',
      call: 'https://meet.example/r',
      confirmed: 'confirmed',
    };
    expect(await state()).toEqual(expected);
    // The old webhooks arrive once more, and the service answers as from an outdated replica.
    for (const event of webhooks.events.slice(0, 4)) await world.outcome(connection, event);
    service.bookings.get('cancelled')!.status = 'accepted';
    Object.assign(service.bookings.get('moved')!, { status: 'accepted', rescheduledToUid: null });
    service.bookings.delete('next');
    await world.sync(connection.id);
    await world.work();
    expect(await state()).toEqual(expected);
  });

  test('that was asked before a webhook came does not undo what the webhook told.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    const { world: service, webhooks } = world.calCom;
    service.request({ uid: 'a' });
    world.pass(10_000);
    world.through = async (_, call) => {
      const answer = await call();
      world.pass(2_000);
      service.confirm('a');
      await world.outcome(connection, webhooks.events.at(-1));
      world.pass(5_000);
      return answer;
    };
    await world.work();
    expect(await world.event(connection, 'a')).toMatchObject({ status: 'confirmed' });
  });

  test('follows a webhook that does not name its booking.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    const { world: service, webhooks } = world.calCom;
    const person = (name: string) => ({ name, email: `${name}@x.test`, timeZone: 'UTC' });
    service.book({ uid: 'a', attendees: [person('kim'), person('lee')] });
    await world.outcome(connection, webhooks.events[0]);
    await world.work();
    world.pass(HOUR);
    service.cancelSeat('a', 'kim@x.test');
    expect(await world.outcome(connection, webhooks.events[1])).toBe('unchanged');
    expect(await world.event(connection, 'a')).toMatchObject({ attendees: ['kim@x.test', 'lee@x.test'] });
    await world.work();
    expect(await world.event(connection, 'a')).toMatchObject({ attendees: ['lee@x.test'] });
  });

  test('cannot follow such a webhook without an API token, and the connection says so.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    const { world: service, webhooks } = world.calCom;
    service.book({ uid: 'a' });
    service.cancelSeat('a');
    for (const event of webhooks.events) await world.outcome(connection, event);
    expect((await world.connection(connection.id)).last_error).toContain('with an API token');
  });
});

describe('A pull that fails', () => {
  test.each([
    ['expired_token', 'Create a new one there', 6 * HOUR],
    ['forbidden', 'Create a token there that may', 6 * HOUR],
    ['status_500', 'answered with status 500', MINUTE],
    ['garbage', 'cannot be read', MINUTE],
    ['endless', 'cannot be read', MINUTE],
    ['cut_before', 'cannot be reached', MINUTE],
    ['cut_midway', 'cannot be read', MINUTE],
  ] as const)('by %s says what to do, and is tried again.', async (kind, text, wait) => {
    const world = await makeWorld();
    book(world, 1);
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    world.calCom.faults.add({ step: 'cal_com.bookings', kind });
    await world.work();
    const failing = await world.connection(connection.id);
    expect(failing).toMatchObject({ status: 'failing', last_sync_at: null });
    expect(failing.last_error).toContain(text);
    expect(await world.dueAt(connection.id)).toBe(world.clock.now + wait);
    world.pass(wait);
    await world.work();
    expect(await world.connection(connection.id)).toMatchObject({ status: 'ok', last_error: null });
    expect(await world.count('calendar_events')).toBe(1);
  });

  test('again and again waits longer each time, and begins at once when a user asks for it.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    world.calCom.faults.add({ step: 'cal_com.bookings', kind: 'status_503', times: 12 });
    const waits: number[] = [];
    for (let n = 0; n < 11; n++) {
      await world.work();
      const at = (await world.dueAt(connection.id))!;
      waits.push((at - world.clock.now) / MINUTE);
      world.clock.now = at;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    await world.work();
    await world.sync(connection.id);
    await world.work();
    expect(await world.connection(connection.id)).toMatchObject({ status: 'ok', last_error: null });
  });

  test.each([
    ['cal_com', 'cal_com.bookings'],
    ['calendly', 'calendly.events'],
  ] as const)(
    'by too many calls of %s goes on at the time that it names, not before.',
    async (provider, step) => {
      const world = await makeWorld();
      const connection = await world.connect(provider, TOKENS[provider]);
      world[provider === 'cal_com' ? 'calCom' : 'calendly'].faults.add({
        step,
        kind: 'rate_limited',
        seconds: 90,
      });
      await world.work();
      expect(await world.dueAt(connection.id)).toBe(world.clock.now + 90_000);
      expect((await world.connection(connection.id)).last_error).toContain('too many calls');
      const calls = world.calls.length;
      await world.sync(connection.id);
      await world.work();
      expect(world.calls).toHaveLength(calls);
      world.pass(90_000);
      await world.work();
      expect(await world.connection(connection.id)).toMatchObject({ status: 'ok', last_error: null });
    },
  );

  test('because its page is not there any more starts over.', async () => {
    const world = await makeWorld();
    book(world, 60);
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    world.calCom.faults.add({ step: 'cal_com.bookings', kind: 'status_500', skip: 1 });
    await world.work();
    await testEnv.DB.prepare(
      "UPDATE booking_connections SET sync_cursor = 'limit=50&cursor=gone' WHERE id = ?",
    )
      .bind(connection.id)
      .run();
    world.pass(HOUR);
    await world.work();
    expect((await world.connection(connection.id)).last_error).toContain('status 400');
    world.pass(HOUR);
    await world.work();
    expect(await world.connection(connection.id)).toMatchObject({ status: 'ok' });
    expect(await world.count('calendar_events')).toBe(60);
  });

  test('because the service always names a next page ends.', async () => {
    const world = await makeWorld();
    book(world, 60);
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    await testEnv.DB.prepare(
      'UPDATE booking_connections SET syncing_since = ?, sync_pages = 999, sync_cursor = NULL WHERE id = ?',
    )
      .bind(world.clock.now, connection.id)
      .run();
    await world.work();
    expect((await world.connection(connection.id)).last_error).toContain('more than 1000 pages');
  });

  test('of bookings that cannot be read leaves them out, not the others.', async () => {
    const world = await makeWorld();
    book(world, 3);
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    world.through = async (_, call) => {
      const answer = (await (await call()).json()) as { data: { uid: string; start: string }[] };
      for (const item of answer.data) if (item.uid === 'b1') item.start = 'soon';
      return Response.json({ ...answer, data: [...answer.data, null, 'text', { uid: 7 }] });
    };
    await world.work();
    expect(await world.event(connection, 'b1')).toBeNull();
    expect(await world.count('calendar_events')).toBe(2);
    expect(await world.connection(connection.id)).toMatchObject({ status: 'ok' });
  });
});

describe('A pull of Calendly', () => {
  test('brings events with all their invitees, and asks again only about those that changed.', async () => {
    const world = await makeWorld();
    const { world: service } = world.calendly;
    for (let n = 0; n < 130; n++) service.book('group', `p${n}`);
    for (let n = 0; n < 3; n++) service.book(`e${n}`, 'kim');
    const connection = await world.connect('calendly', TOKENS.calendly);
    await world.work();
    const group = await world.event(connection, eventUri('group'));
    expect(group?.attendees).toHaveLength(130);
    expect(world.calls.filter((path) => path.endsWith('/invitees'))).toHaveLength(5);
    world.calls.length = 0;
    world.pass(HOUR);
    service.cancel('e1', 'kim');
    await world.sync(connection.id);
    await world.work();
    expect(world.calls).toEqual(['/users/me', '/scheduled_events', '/scheduled_events/e1/invitees']);
    expect(await world.event(connection, eventUri('e1'))).toMatchObject({ status: 'cancelled' });
  });

  test('goes from page to page by the address that the service names.', async () => {
    const world = await makeWorld();
    for (let n = 0; n < 103; n++) world.calendly.world.book(`e${n}`, 'kim');
    await world.connect('calendly', TOKENS.calendly);
    await world.work();
    expect(await world.count('calendar_events')).toBe(103);
  });

  test('with the token of a user who is no admin brings the events of this user.', async () => {
    const world = await makeWorld({ isAdmin: false });
    world.calendly.world.book('a', 'kim');
    const connection = await world.connect('calendly', TOKENS.calendly);
    await world.work();
    expect(await world.event(connection, eventUri('a'))).toMatchObject({ status: 'confirmed' });
  });

  test('keeps what it has when a call fails in the midst of a page.', async () => {
    const world = await makeWorld();
    for (let n = 0; n < 5; n++) world.calendly.world.book(`e${n}`, 'kim');
    const connection = await world.connect('calendly', TOKENS.calendly);
    world.calendly.faults.add({ step: 'calendly.invitees', kind: 'rate_limited', skip: 3, seconds: 60 });
    await world.work();
    expect(await world.count('calendar_events')).toBe(3);
    world.calls.length = 0;
    world.pass(MINUTE);
    await world.work();
    expect(world.calls.filter((path) => path.endsWith('/invitees'))).toHaveLength(2);
    expect(await world.count('calendar_events')).toBe(5);
    expect(await world.connection(connection.id)).toMatchObject({ status: 'ok' });
  });

  test('calls no other server, whatever address the service names.', async () => {
    const world = await makeWorld();
    world.calendly.world.book('a', 'kim');
    const asked: string[] = [];
    world.through = async (request, call) => {
      const url = new URL(request.url);
      asked.push(url.href);
      const response = await call();
      if (url.pathname !== '/scheduled_events' || asked.length > 4) return response;
      const body = (await response.json()) as { pagination: { next_page: string } };
      body.pagination.next_page = 'http://169.254.169.254/latest?count=1&user=evil';
      return Response.json(body);
    };
    await world.connect('calendly', TOKENS.calendly);
    await world.work();
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.every((href) => href.startsWith(`${world.env.CALENDLY_API_URL}/`))).toBe(true);
  });
});
