/** The notifications of this browser, by Web Push. */
import type { QueryClient } from '@tanstack/react-query';
import { client, dataOf } from '../../api/client.ts';
import { isBelow, refetch } from '../../api/shown-by.ts';
import { KEPT } from './kept.ts';

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

/** Registers this browser if it still has a subscription that no device of the user has. */
export async function registerAgain(queries: QueryClient, name: string): Promise<void> {
  const subscription = await (await findManager())?.getSubscription();
  if (!subscription) return;
  const { public_key, devices } = dataOf(await client.GET(DEVICES));
  if (!isOf(subscription, public_key) || devices.some(({ is_current }) => is_current)) return;
  await register(subscription, name);
  await refetch(queries, isBelow(['notifications/devices']));
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
