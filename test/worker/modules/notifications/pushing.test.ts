import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_DEVICES, type PushDevices } from '../../../../src/contract/notifications/devices.ts';
import type { PushService } from '../../../../src/dev/simulators/push-service/push-service.ts';
import { type Client, testEnv } from '../../helpers.ts';
import { catchPushes, makeWorld, PUSH_ORIGIN } from './world.ts';

const MINUTE = 60_000;
let service: PushService;
let world: Awaited<ReturnType<typeof makeWorld>>;
let kim: Client;
let mail: { id: number; messageId: string };

beforeEach(async () => {
  service = catchPushes();
  world = await makeWorld(2);
  [kim] = world.members as [Client];
  mail = await world.receive();
  await world.ask(kim, 'PUT', `/api/threads/${mail.id}/following`);
});

const happen = async () => {
  await world.receive('Re: My parcel', [mail.messageId]);
  await world.tell();
};
const devicesOf = (client: Client) => world.ask<PushDevices>(client, 'GET', '/api/notifications/devices');

describe('what a device gets', () => {
  test('is the kind and the place, without a word of the mail', async () => {
    const { subscription } = await world.addDevice(kim);
    await happen();
    const id = (await world.list(kim)).items[0]!.id;
    const message = { id, title: 'New reply', body: '', path: `/mail/${mail.id}`, tag: `reply:${mail.id}` };
    expect(service.pushed).toMatchObject([{ subscription, message, urgency: 'normal' }]);
    expect(JSON.stringify(service.pushed)).not.toMatch(/SECRET|parcel/);
    const [device] = (await devicesOf(kim)).devices;
    expect(device!.last_used_at).not.toBeNull();
  });

  test('names the subject for who wants that, and the colleague who did it', async () => {
    await world.addDevice(kim);
    await world.set(kim, { shows_text: true });
    const note = { email_id: mail.id, text: 'SECRET NOTE', mentions: [kim.userId] };
    await world.ask(world.owner, 'POST', '/api/notes', note);
    await world.tell();
    expect(service.pushed[0]!.message).toMatchObject({ title: 'Test User mentioned you', body: 'My parcel' });
    expect(JSON.stringify(service.pushed)).not.toContain('SECRET');
  });

  test('replaces what it has not fetched of the same conversation', async () => {
    await world.addDevice(kim);
    await happen();
    await happen();
    const topics = service.pushed.map(({ topic }) => topic);
    expect(topics).toHaveLength(2);
    expect(new Set(topics).size).toBe(1);
  });

  test('is nothing for who has read it on another device', async () => {
    await world.addDevice(kim);
    service.faults.add({ step: 'push', kind: 'status_500' });
    await happen();
    await world.ask(kim, 'POST', '/api/notifications/read', { thread_id: mail.id });
    world.clock.ahead += MINUTE;
    await world.tell();
    expect(service.pushed).toEqual([]);
  });
});

describe('a push service that', () => {
  test.each(['status_500', 'status_503', 'cut_before'] as const)(
    'answers with %s is tried again',
    async (kind) => {
      await world.addDevice(kim);
      service.faults.add({ step: 'push', kind });
      await happen();
      expect(service.pushed).toEqual([]);
      world.clock.ahead += MINUTE;
      await world.tell();
      expect(service.pushed).toHaveLength(1);
    },
  );

  test('wants to be left alone (429) is, while others get theirs', async () => {
    const first = await world.addDevice(kim);
    const second = await world.addDevice(kim, 'Phone');
    service.faults.add({ step: 'push', kind: 'rate_limited', seconds: 600 });
    await happen();
    const [got] = service.pushed;
    expect(service.pushed).toHaveLength(1);
    const waits = got!.subscription === first.subscription ? second : first;
    world.clock.ahead += 9 * MINUTE;
    await world.tell();
    expect(service.pushed).toHaveLength(1);
    world.clock.ahead += 2 * MINUTE;
    await world.tell();
    expect(service.pushed.map(({ subscription }) => subscription)).toContain(waits.subscription);
  });

  test('always fails is given up, and later pushes arrive', async () => {
    await world.addDevice(kim);
    service.faults.add({ step: 'push', kind: 'status_500', times: 4 });
    await happen();
    for (let n = 0; n < 6; n++) {
      world.clock.ahead += 61 * MINUTE;
      await world.tell();
    }
    expect(service.pushed).toEqual([]);
    expect(service.calls).toHaveLength(4);
    await happen();
    expect(service.pushed).toHaveLength(1);
  });

  test('says that the subscription has ended (404, 410) ends the device', async () => {
    const device = await world.addDevice(kim);
    const other = await world.addDevice(kim, 'Phone');
    service.unsubscribe(device.endpoint);
    await happen();
    expect((await devicesOf(kim)).devices.map(({ id }) => id)).toEqual([other.id]);
    service.faults.add({ step: 'push', kind: 'gone' });
    await happen();
    expect((await devicesOf(kim)).devices).toEqual([]);
  });

  test('refuses a push (403) is not asked again', async () => {
    await world.addDevice(kim);
    service.faults.add({ step: 'push', kind: 'forbidden' });
    await happen();
    world.clock.ahead += 61 * MINUTE;
    await world.tell();
    expect(service.calls).toHaveLength(1);
  });
});

describe('no push', () => {
  test.each([
    [
      'while one is not to be disturbed',
      () => ({ do_not_disturb_until: new Date(Date.now() + 3_600_000).toISOString() }),
    ],
    ['in quiet hours', () => ({ quiet_hours: { from: hour(-1), to: hour(2) } })],
    ['of a kind that is switched off', () => ({ kinds: { reply: { push: false } } })],
  ])('%s, but an entry in the list', async (_, settings) => {
    await world.addDevice(kim);
    await world.set(kim, settings());
    await happen();
    expect(service.pushed).toEqual([]);
    expect((await world.list(kim)).unread).toBe(1);
  });

  test('and no entry of a kind that is off on all channels', async () => {
    await world.set(kim, { kinds: { reply: { push: false, page: false } } });
    await world.addDevice(kim);
    await happen();
    expect(service.pushed).toEqual([]);
    expect((await world.list(kim)).items).toEqual([]);
  });
});

/** The hour of the day in UTC, `ahead` hours from now. */
function hour(ahead: number): string {
  return `${new Date(Date.now() + ahead * 3_600_000).toISOString().slice(11, 13)}:00`;
}

describe('a device', () => {
  test('belongs to who has registered it last, and is listed only for them', async () => {
    const [, lee] = world.members as [Client, Client];
    const { public_key } = await devicesOf(kim);
    const made = await service.subscribe(public_key, PUSH_ORIGIN);
    const register = (client: Client, name: string) =>
      world.ask<{ id: number }>(client, 'POST', '/api/notifications/devices', { ...made, name });
    const { id } = await register(kim, 'One');
    expect(await register(kim, 'Two')).toMatchObject({ id, name: 'Two', is_current: true });
    await register(lee, 'Two');
    expect((await devicesOf(kim)).devices).toEqual([]);
    expect((await devicesOf(lee)).devices).toMatchObject([{ id, name: 'Two', last_used_at: null }]);
    expect((await kim.request('DELETE', `/api/notifications/devices/${id}`)).status).toBe(404);
    expect((await lee.request('DELETE', `/api/notifications/devices/${id}`)).status).toBe(204);
    expect((await lee.request('DELETE', `/api/notifications/devices/${id}`)).status).toBe(404);
  });

  test('ends with its session', async () => {
    await world.addDevice(kim);
    expect((await kim.request('POST', '/api/auth/sign-out')).status).toBe(200);
    const rows = await testEnv.DB.prepare('SELECT id FROM push_devices WHERE user_id = ?')
      .bind(kim.userId)
      .all();
    expect(rows.results).toEqual([]);
    await happen();
    expect(service.pushed).toEqual([]);
  });

  test('is refused without proper keys, an address that may be called, and a name', async () => {
    const { public_key } = await devicesOf(kim);
    const made = { ...(await service.subscribe(public_key, PUSH_ORIGIN)), name: 'Firefox' };
    const { keys } = made;
    const bad: [string, object][] = [
      ['keys.p256dh', { ...made, keys: { ...keys, p256dh: keys.p256dh.slice(2) } }],
      ['keys.p256dh', { ...made, keys: { ...keys, p256dh: `BA${'A'.repeat(85)}` } }],
      ['keys.auth', { ...made, keys: { ...keys, auth: 'AAAA' } }],
      ['endpoint', { ...made, endpoint: 'ftp://push.example.com/1' }],
      ['endpoint', { ...made, endpoint: 'https://user:pass@push.example.com/1' }],
      ['name', { ...made, name: ' ' }],
    ];
    for (const [path, body] of bad) {
      const response = await kim.request('POST', '/api/notifications/devices', body);
      const { errors } = (await response.json()) as { errors: { path: string }[] };
      expect([response.status, errors[0]!.path]).toEqual([400, path]);
    }
  });

  test('is one of at most 20', async () => {
    for (let n = 0; n < MAX_DEVICES; n++) await world.addDevice(kim);
    await expect(world.addDevice(kim)).rejects.toThrow('TOO_MANY_DEVICES');
    expect((await devicesOf(kim)).devices).toHaveLength(MAX_DEVICES);
  });
});

test('the private key is not stored in clear text, and stays the same', async () => {
  const { public_key } = await devicesOf(kim);
  expect((await devicesOf(world.owner)).public_key).toBe(public_key);
  const row = await testEnv.DB.prepare('SELECT private_key FROM push_keys').first<{ private_key: string }>();
  expect(row!.private_key).toMatch(/^\d+\.[\w-]{16}\.[\w-]+$/);
});
