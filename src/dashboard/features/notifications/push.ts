/** The notifications of this browser, by Web Push. */

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

/** Asks the user for permission, and subscribes with the public key of the installation. Throws `NoPush`. */
export async function subscribe(
  publicKey: string,
): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const manager = await findManager();
  if (!manager) throw new NoPush('unsupported');
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPush('refused');
  const known = await manager.getSubscription();
  // One with the key of another installation would get nothing.
  if (known && !isOf(known, publicKey)) await known.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

function isOf({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string): boolean {
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await findManager())?.getSubscription();
  await subscription?.unsubscribe();
}
