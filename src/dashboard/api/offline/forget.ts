import { isOfUser, setLastOwner } from './owner.ts';
import { readAll, readKeys, remove } from './store.ts';

/** Deletes what all other users have seen in this browser; undefined: what anybody has. */
export async function keepSeenOf(user: string | undefined): Promise<void> {
  try {
    const keys = await readKeys('seen');
    await remove(
      'seen',
      keys.filter((key) => user === undefined || !isOfUser(String(key), user)),
    );
  } catch (error) {
    console.info('Nothing seen was stored:', error);
  }
}

/** Deletes what a user has seen, and what of theirs waits, in all organizations, and the number on the app's icon. */
export async function forgetUser(user: string): Promise<void> {
  setLastOwner(null);
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
  await keepSeenOf(undefined);
  const waiting = await readAll('waiting');
  await remove(
    'waiting',
    waiting.filter(({ owner }) => isOfUser(owner, user)).map(({ id }) => id!),
  );
}
