import { isOfUser, setLastOwner } from './owner.ts';
import { readAll, readKeys, remove } from './store.ts';

/** Runs work on the browser's database. A browser without one, as in a private window, has stored nothing. */
async function ifStored(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.info('Nothing is stored in this browser:', error);
  }
}

/** Deletes what all other users have seen in this browser; undefined: what anybody has. */
export const keepSeenOf = (user: string | undefined): Promise<void> =>
  ifStored(async () => {
    const keys = await readKeys('seen');
    const gone = keys.filter((key) => user === undefined || !isOfUser(String(key), user));
    await remove('seen', gone);
  });

/** Deletes what was seen, what of a user waits in all organizations, and the number on the app's icon. */
export async function forgetUser(user: string): Promise<void> {
  setLastOwner(null);
  await keepSeenOf(undefined);
  await ifStored(async () => {
    const waiting = await readAll('waiting');
    const gone = waiting.filter(({ owner }) => isOfUser(owner, user)).map(({ id }) => id!);
    await remove('waiting', gone);
  });
  // The system may forbid badges.
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => {});
}
