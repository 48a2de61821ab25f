/** The notifications of this browser, by Web Push. */
import type { QueryClient } from '@tanstack/react-query';
import { client, dataOf } from '../../api/client.ts';

/** Who has turned them on, and the name of the device: signing out ends them, signing in again brings them back. */
const KEPT = 'herald:push';
const DEVICES = '/api/notifications/devices';

/** Why this browser shows none. */
export class NoPush extends Error {
  readonly why: 'refused' | 'unsupported';
  constructor(why: 'refused' | 'unsupported') {
    super(why);
    this.why = why;
  }
}

async function findManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** Asks the user for permission, and registers this browser under a name. Throws `NoPush`. */
export async function turnOn(publicKey: string, user: string, name: string): Promise<void> {
  const manager = await findManager();
  if (!manager) throw new NoPush('unsupported');
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPush('refused');
  const known = await manager.getSubscription();
  // One with the key of another installation would get nothing.
  if (known && !isOf(known, publicKey)) await known.unsubscribe();
  await register(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }), name);
  localStorage.setItem(KEPT, JSON.stringify([user, name]));
}

/** Registers this browser again for a user who has turned notifications on in it and has signed in again. */
export async function renew(queries: QueryClient, user: string): Promise<void> {
  const [of, name] = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[];
  if (of !== user || name === undefined) return;
  const subscription = await (await findManager())?.getSubscription();
  if (!subscription) return;
  const { public_key, devices } = dataOf(await client.GET(DEVICES));
  if (!isOf(subscription, public_key) || devices.some(({ is_current }) => is_current)) return;
  await register(subscription, name);
  await queries.invalidateQueries({ queryKey: ['get', DEVICES] });
}

export async function turnOff(): Promise<void> {
  localStorage.removeItem(KEPT);
  const subscription = await (await findManager())?.getSubscription();
  await subscription?.unsubscribe();
}

async function register(subscription: PushSubscription, name: string): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await client.POST(DEVICES, { body: { endpoint, keys: { p256dh, auth }, name } });
}

function isOf({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string): boolean {
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}
