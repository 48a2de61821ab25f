/** Tests of what people are told: the list, following, the settings, and notifications of the system. */
import { expect, test } from 'vitest';
import { WHOLE_CHROMIUM } from '../chromium.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  inBrowser,
  open,
  openPage,
  press,
  signIn,
  type World,
} from './world.ts';

interface Settings {
  kinds: { reply: { page: boolean; push: boolean } };
  quiet_hours: { from: string; to: string } | null;
  do_not_disturb_until: string | null;
}
interface Devices {
  public_key: string;
  devices: { id: number; name: string; is_current: boolean }[];
}

const SUBSCRIPTION = {
  endpoint: 'https://push.example.net/send/1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const WITHIN = { timeout: 30_000, interval: 250 };
let count = 0;

/** Saves a mail of a customer, a reply to `to` if there is one. */
async function receive({ api }: World, subject: string, to?: string) {
  const message_id = `<told-${Date.now()}-${++count}@example.com>`;
  const { id } = await api<{ id: number }>('POST', '/api/emails', {
    message_id,
    ...(to && { in_reply_to_message_id: to }),
    from_address: 'Ada Moss <ada@example.com>',
    to_address: 'hello@herald.test',
    subject,
    body_text: 'When do you open?',
  });
  return { id, message_id };
}

/** Has a reply come into a conversation that the user follows. Returns its subject. */
async function beTold(world: World, words: string): Promise<{ subject: string; id: number }> {
  const subject = `${words} ${Date.now()}-${++count}`;
  const { id, message_id } = await receive(world, subject);
  await world.api('PUT', `/api/threads/${id}/following`);
  await receive(world, `Re: ${subject}`, message_id);
  await expect
    .poll(async () => JSON.stringify(await world.api('GET', '/api/notifications')), WITHIN)
    .toContain(subject);
  return { subject, id };
}

inBrowser('notifications', () => {
  test('tell of a reply in what one follows, lead to it, and are read by reading it', async () => {
    const world = await openPage({ path: '/board' });
    const { page } = world;
    const { subject } = await beTold(world, 'Told');
    await page.getByRole('link', { name: /unread notifications$/ }).click();
    const list = page.getByRole('list', { name: 'Notifications' });
    const row = list.getByRole('listitem').filter({ hasText: subject });
    await row.getByText('New mail in a conversation that you follow').waitFor();
    await expectAccessible(page);
    await row.getByRole('link').click();
    await page.getByRole('heading', { name: subject, level: 2 }).waitFor();
    await expect
      .poll(async () => JSON.stringify(await world.api('GET', '/api/notifications?unread=true')), WITHIN)
      .not.toContain(subject);
  });

  test('are read by keyboard alone, one and all', async () => {
    const world = await openPage({ path: '/board' });
    const { page } = world;
    const [first, second, third] = [
      await beTold(world, 'Oldest'),
      await beTold(world, 'Middle'),
      await beTold(world, 'Newest'),
    ];
    const unread = () =>
      world.api<{ items: { text: string }[]; unread: number }>('GET', '/api/notifications?unread=true');
    await press(page, 'g n');
    const list = page.getByRole('list', { name: 'Notifications' });
    await list.getByRole('listitem').filter({ hasText: third.subject }).waitFor();
    await press(page, 'j j e');
    await expect
      .poll(async () => (await unread()).items.map(({ text }) => text).join(), WITHIN)
      .not.toContain(second.subject);
    expect((await unread()).items.map(({ text }) => text).join()).toContain(first.subject);
    await press(page, 'E');
    await expect.poll(async () => (await unread()).unread, WITHIN).toBe(0);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('unread');
    await page.getByText('You have read everything').waitFor();
  });

  test('of a conversation are turned on and off by a key, with undo', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    const { id } = await receive(world, `Followed ${Date.now()}`);
    const isFollowing = async () =>
      (await api<{ following: boolean }>('GET', `/api/threads/${id}/following`)).following;
    await open(page, `/mail/${id}`);
    await page.locator('article').first().waitFor();
    await press(page, 'F');
    await page.getByText('You are notified of what happens in this conversation.').waitFor();
    await expect.poll(isFollowing, WITHIN).toBe(true);
    await press(page, 'z');
    await expect.poll(isFollowing, WITHIN).toBe(false);
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('menuitem', { name: 'Follow' }).click();
    await expect.poll(isFollowing, WITHIN).toBe(true);
  });

  test('come as the settings say, which are in effect at once', async () => {
    const world = await openPage({ path: '/settings/notifications' });
    const { page, api } = world;
    const settings = () => api<Settings>('GET', '/api/notifications/settings');
    const onDevices = page.getByRole('checkbox', {
      name: 'Mail or a note comes into a conversation that I follow: On devices',
    });
    await onDevices.uncheck();
    await expect
      .poll(async () => (await settings()).kinds.reply, WITHIN)
      .toMatchObject({ page: true, push: false });
    await page.getByRole('switch', { name: 'Quiet hours every day' }).check();
    const until = page.getByLabel('Until', { exact: true });
    await until.fill('6:30');
    await until.press('Tab');
    await expect
      .poll(async () => (await settings()).quiet_hours, WITHIN)
      .toEqual({ from: '22:00', to: '06:30' });
    await page.getByRole('button', { name: 'For an hour' }).click();
    await page.getByText(/^Your devices are quiet until /).waitFor();
    await expect.poll(async () => (await settings()).do_not_disturb_until, WITHIN).not.toBeNull();
    await page.getByRole('button', { name: 'Turn on again' }).click();
    await expect.poll(async () => (await settings()).do_not_disturb_until, WITHIN).toBeNull();
    await expectAccessibleEverywhere(page);
    await api('PATCH', '/api/notifications/settings', {
      kinds: { reply: { push: true } },
      quiet_hours: null,
    });
  });

  test.skipIf(!WHOLE_CHROMIUM)(
    'of the system are turned on for a browser, shown by it, and turned off',
    async () => {
      const world = await openPage({ path: null, isInstalled: true, isWhole: true });
      const { page, context, origin, api } = world;
      await context.grantPermissions(['notifications'], { origin });
      const { public_key: publicKey } = await api<Devices>('GET', '/api/notifications/devices');
      // The push service of the browser cannot be reached: it would answer with such a subscription.
      await page.addInitScript(`{
      const { publicKey, ...json } = ${JSON.stringify({ ...SUBSCRIPTION, publicKey })};
      const bytes = Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
      const subscription = {
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => json,
        unsubscribe: async () => localStorage.removeItem('subscribed'),
      };
      PushManager.prototype.subscribe = async () => (localStorage.setItem('subscribed', 'yes'), subscription);
      PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? subscription : null);
    }`);
      await open(page, '/settings/notifications');
      await expect
        .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 60_000 })
        .toBe(true);
      await page.getByRole('button', { name: 'Turn on for this browser' }).click();
      await page.getByText('This browser shows notifications.').waitFor();
      const devices = async () => (await api<Devices>('GET', '/api/notifications/devices')).devices;
      await expect.poll(devices, WITHIN).toMatchObject([{ is_current: true }]);

      // Signing out ends it, and signing in again brings it back.
      await api('POST', '/api/auth/sign-out');
      await signIn(world);
      await page.reload();
      await expect.poll(devices, WITHIN).toMatchObject([{ is_current: true }]);

      const session = await context.newCDPSession(page);
      const running = new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
          const found = versions.find(
            ({ scriptURL, status }) => scriptURL.startsWith(origin) && status === 'activated',
          );
          if (found) resolve(found.registrationId);
        });
      });
      await session.send('ServiceWorker.enable');
      const push = {
        origin,
        registrationId: await running,
        data: JSON.stringify({
          title: 'Mira mentioned you',
          body: 'My parcel',
          path: '/mail/1',
          tag: 'thread-1',
        }),
      };
      // The browser takes none while its protocol still looks for workers. Another with the same tag replaces it.
      const shown = async () => {
        await session.send('ServiceWorker.deliverPushMessage', push);
        return page.evaluate(`navigator.serviceWorker.ready
        .then((registration) => registration.getNotifications())
        .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`);
      };
      await expect
        .poll(shown, WITHIN)
        .toEqual([{ title: 'Mira mentioned you', body: 'My parcel', tag: 'thread-1', data: '/mail/1' }]);

      await page.getByRole('list', { name: 'Devices' }).getByRole('button', { name: 'Remove' }).click();
      await page.getByText('The device gets no more notifications.').waitFor();
      await expect.poll(devices, WITHIN).toEqual([]);
    },
  );
});
