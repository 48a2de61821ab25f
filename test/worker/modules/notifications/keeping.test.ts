import { beforeEach, expect, test } from 'vitest';
import { KEPT_DAYS } from '../../../../src/contract/notifications/notifications.ts';
import { forgetUser } from '../../../../src/worker/modules/notifications/forget.ts';
import { removePastNotificationsPart } from '../../../../src/worker/modules/notifications/reading/remove.ts';
import { trimNotifications } from '../../../../src/worker/modules/notifications/telling/store.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import { type Client, testEnv } from '../../helpers.ts';
import { catchPushes, makeWorld } from './world.ts';

const DAY = 86_400_000;
let world: Awaited<ReturnType<typeof makeWorld>>;
let kim: Client;
let lee: Client;

beforeEach(async () => {
  catchPushes();
  world = await makeWorld(2);
  [kim, lee] = world.members as [Client, Client];
});

/** Stores notifications of a member, `days` old. */
async function store({ userId, organizationId }: Client, count: number, days = 0): Promise<void> {
  await testEnv.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
      INSERT INTO notifications (id, organization_id, user_id, subject, kind, text, path, created_at, is_listed, in_digest)
      SELECT ?2 * 4294967296 + ?3 * 10000 + i, ?2, ?3, 's' || i, 'reply', '', '/', ?4, 1, 0 FROM n`,
  )
    .bind(count, organizationId, userId, Date.now() - days * DAY)
    .run();
}

async function countOf({ userId }: Client): Promise<number> {
  const row = await testEnv.DB.prepare('SELECT count(*) AS n FROM notifications WHERE user_id = ?')
    .bind(userId)
    .first<{ n: number }>();
  return row!.n;
}

test('the newest of each member are kept', async () => {
  await store(kim, 130);
  await store(lee, 90);
  const ctx = world.ctx();
  await commit(database(ctx), [trimNotifications(ctx, [kim.userId, lee.userId], 100)]);
  expect([await countOf(kim), await countOf(lee)]).toEqual([100, 90]);
  const { items } = await world.list(kim, '?limit=1');
  expect(items[0]!.id - kim.organizationId * 2 ** 32 - kim.userId * 10_000).toBe(130);
});

test('old ones go, and the count of unread ones ends at 100', async () => {
  await store(kim, 3, KEPT_DAYS + 1);
  await store(lee, 120, KEPT_DAYS - 1);
  await removePastNotificationsPart.run(world.ctx());
  expect([await countOf(kim), await countOf(lee)]).toEqual([0, 120]);
  expect((await world.list(lee)).unread).toBe(100);
});

test('nothing of a user who leaves stays, and everything of the others', async () => {
  await store(kim, 600);
  await store(lee, 2);
  await world.set(kim, { digest: 'daily' });
  const ctx = world.ctx();
  expect(await forgetUser(ctx, kim.userId)).toBe(false);
  expect(await forgetUser(ctx, kim.userId)).toBe(true);
  expect([await countOf(kim), await countOf(lee)]).toEqual([0, 2]);
  expect(await world.ask(kim, 'GET', '/api/notifications/settings')).toMatchObject({ digest: 'off' });
});

test('deleting a conversation deletes what was told of it', async () => {
  const mail = await world.receive();
  await world.ask(world.owner, 'POST', '/api/notes', {
    email_id: mail.id,
    text: 'x',
    mentions: [kim.userId],
  });
  await world.tell();
  expect(await countOf(kim)).toBe(1);
  await world.ask(world.owner, 'DELETE', `/api/threads/${mail.id}?permanently=true`);
  expect(await countOf(kim)).toBe(0);
});

test('settings: defaults, a change, and what is refused', async () => {
  const path = '/api/notifications/settings';
  const all = { page: true, push: true, email: true };
  expect(await world.ask(kim, 'GET', path)).toEqual({
    kinds: { mention: all, assignment: all, reply: all, caption: all, proposal: all, failure: all },
    muted_inbox_ids: [],
    quiet_hours: null,
    do_not_disturb_until: null,
    shows_text: false,
    digest: 'off',
  });
  const quiet_hours = { from: '22:00', to: '07:00' };
  await world.set(kim, { kinds: { reply: { push: false } }, quiet_hours, shows_text: true });
  expect(await world.set(kim, { digest: 'hourly' })).toMatchObject({
    kinds: { reply: { page: true, push: false, email: true } },
    quiet_hours,
    shows_text: true,
    digest: 'hourly',
  });
  expect(await world.ask(lee, 'GET', path)).toMatchObject({ digest: 'off' });
  const bad: [number, string, object][] = [
    [400, 'quiet_hours.from', { quiet_hours: { from: '24:00', to: '07:00' } }],
    [400, 'quiet_hours', { quiet_hours: { from: '07:00', to: '07:00' } }],
    [400, 'do_not_disturb_until', { do_not_disturb_until: '2020-01-01T00:00:00Z' }],
    [400, 'do_not_disturb_until', { do_not_disturb_until: '2120-01-01T00:00:00Z' }],
    [400, 'digest', { digest: 'weekly' }],
    [400, 'kinds.reply.push', { kinds: { reply: { push: 'no' } } }],
    [422, 'muted_inbox_ids', { muted_inbox_ids: [1] }],
  ];
  for (const [status, field, body] of bad) {
    const response = await kim.request('PATCH', path, body);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect([response.status, errors[0]!.path]).toEqual([status, field]);
  }
});
