import { beforeAll, describe, expect, test } from 'vitest';
import type { BookingConnection } from '../../../../../src/contract/calendar/bookings.ts';
import { addMember, testEnv } from '../../../helpers.ts';
import { catchFetch, makeWorld, SECRET, TOKENS } from './world.ts';

beforeAll(catchFetch);

const PATH = '/api/calendar/booking-connections';
const code = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('A connection', () => {
  test('answers its webhook address, and never its secrets, which are stored encrypted.', async () => {
    const world = await makeWorld();
    const response = await world.request('POST', PATH, {
      provider: 'calendly',
      name: ' Tours ',
      secret: SECRET,
      api_token: 'token-of-calendly',
    });
    expect(response.status).toBe(201);
    const connection = (await response.json()) as BookingConnection;
    expect(connection).toEqual({
      id: connection.id,
      provider: 'calendly',
      name: 'Tours',
      webhook_url: expect.stringMatching(
        /^http:\/\/localhost\/api\/calendar\/booking-webhooks\/[0-9a-z]+-[0-9A-Za-z]{32}$/,
      ),
      has_api_token: true,
      status: 'syncing',
      last_webhook_at: null,
      last_sync_at: null,
      last_error: null,
      created_at: new Date(connection.created_at).toISOString(),
    });
    const list = await (await world.request('GET', PATH)).text();
    expect(list).not.toContain(SECRET);
    expect(list).not.toContain('token-of-calendly');
    const { results } = await testEnv.DB.prepare('SELECT * FROM booking_connections WHERE id = ?')
      .bind(connection.id)
      .all();
    expect(JSON.stringify(results)).not.toContain(SECRET);
    expect(JSON.stringify(results)).not.toContain('token-of-calendly');
  });

  test('waits until the service is heard.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    expect(connection).toMatchObject({ status: 'waiting', has_api_token: false });
    world.pass(1_000);
    expect(await world.work()).toBeLessThanOrEqual(1);
    expect(world.calls).toEqual([]);
    expect(await world.dueAt(connection.id)).toBeNull();
  });

  test('is one of at most 20 of an organization, in pages.', async () => {
    const world = await makeWorld();
    for (let n = 0; n < 20; n++) await world.connect('cal_com');
    const body = { provider: 'cal_com', name: 'One more', secret: SECRET };
    expect(await code(await world.request('POST', PATH, body))).toEqual([422, 'TOO_MANY_CONNECTIONS']);
    const first = await world.request('GET', `${PATH}?limit=15`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!;
    const second = await world.request('GET', next.replace('http://localhost', ''));
    const ids = [
      ...((await first.json()) as { id: number }[]),
      ...((await second.json()) as { id: number }[]),
    ];
    expect(ids).toHaveLength(20);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(20);
  });

  test.each([
    ['a short secret', { provider: 'cal_com', name: 'A', secret: 'short' }],
    ['another service', { provider: 'doodle', name: 'A', secret: SECRET }],
    ['no name', { provider: 'cal_com', name: ' ', secret: SECRET }],
    ['a field that is not there', { provider: 'cal_com', name: 'A', secret: SECRET, url: 'https://x.test' }],
  ])('with %s is refused.', async (_, body) => {
    const world = await makeWorld();
    expect(await code(await world.request('POST', PATH, body))).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('of another organization is not there.', async () => {
    const [ours, theirs] = [await makeWorld(), await makeWorld()];
    const connection = await theirs.connect('cal_com', TOKENS.cal_com);
    expect(await code(await ours.request('POST', `${PATH}/${connection.id}/sync`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await code(await ours.remove(connection.id))).toEqual([404, 'NOT_FOUND']);
    expect(await ours.ask('GET', PATH)).toEqual([]);
    expect(await theirs.connection(connection.id)).toBeDefined();
  });

  test('is created and deleted by admins; members list and sync.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    const member = await addMember(world.organizationId, 'member');
    const as = (method: string, path: string, body?: unknown) => world.request(method, path, body, member);
    expect((await as('GET', PATH)).status).toBe(200);
    expect((await as('POST', `${PATH}/${connection.id}/sync`)).status).toBe(202);
    const body = { provider: 'cal_com', name: 'A', secret: SECRET };
    expect((await as('POST', PATH, body)).status).toBe(403);
    expect((await as('DELETE', `${PATH}/${connection.id}`)).status).toBe(403);
  });

  test('without an API token cannot be pulled.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com');
    expect(await code(await world.request('POST', `${PATH}/${connection.id}/sync`))).toEqual([
      422,
      'NO_API_TOKEN',
    ]);
  });
});

describe('A deleted connection', () => {
  test('refuses webhooks, is not pulled, and its events go; those of others stay.', async () => {
    const world = await makeWorld();
    const [gone, kept] = [await world.connect('cal_com', TOKENS.cal_com), await world.connect('cal_com')];
    for (let n = 0; n < 60; n++) world.calCom.world.book({ uid: `b${n}` });
    await world.work();
    world.calCom.world.book({ uid: 'kept' });
    const event = world.calCom.webhooks.events.at(-1);
    await world.outcome(kept, event);
    expect(await world.count('calendar_events')).toBe(61);
    const response = await world.remove(gone.id);
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'Booking connection deleted.' },
    ]);
    expect((await world.ask<BookingConnection[]>('GET', PATH)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await code(await world.deliver(gone, event))).toEqual([404, 'NOT_FOUND']);
    expect(await code(await world.remove(gone.id))).toEqual([404, 'NOT_FOUND']);
    const row = await testEnv.DB.prepare('SELECT secret, api_token FROM booking_connections WHERE id = ?')
      .bind(gone.id)
      .first();
    expect(row).toEqual({ secret: '', api_token: null });
    const calls = world.calls.length;
    world.pass(60_000);
    await world.work();
    expect(world.calls).toHaveLength(calls);
    expect(await world.count('calendar_events')).toBe(1);
    expect(await world.count('bookings')).toBe(1);
    expect(await world.count('booking_connections')).toBe(1);
    expect(await world.event(kept, 'kept')).toMatchObject({ status: 'confirmed' });
    expect((await world.told()).filter((type) => type === 'event.cancelled')).toHaveLength(60);
    const jobs = await testEnv.DB.prepare("SELECT 1 FROM jobs WHERE kind = 'bookings' AND subject_id = ?")
      .bind(gone.id)
      .all();
    expect(jobs.results).toEqual([]);
  });

  test('gets nothing more from a webhook or a pull that is under way.', async () => {
    const world = await makeWorld();
    const connection = await world.connect('cal_com', TOKENS.cal_com);
    world.calCom.world.book({ uid: 'a' });
    world.through = async (_, call) => {
      const answer = await call();
      await world.remove(connection.id);
      return answer;
    };
    await world.work();
    world.pass(60_000);
    await world.work();
    expect(await world.count('calendar_events')).toBe(0);
    expect(await world.count('bookings')).toBe(0);
    expect(await world.count('booking_changes')).toBe(0);
    expect(await world.count('booking_connections')).toBe(0);
  });
});
