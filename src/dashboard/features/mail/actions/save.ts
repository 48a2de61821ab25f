import { type client, dataOf } from '../../../api/client.ts';
import type { Change, Conversation } from './change.ts';

/** The maximum number of conversations per request. */
const MOST = 200;

/** Changes all conversations or none. Appends the undo tokens to `tokens`; there are none if nothing changed. */
export async function save(
  into: typeof client,
  list: Conversation[],
  change: Change,
  tokens: string[],
): Promise<void> {
  try {
    for (let at = 0; at < list.length; at += MOST) {
      const ids = list.slice(at, at + MOST).map(({ id }) => id);
      const { undo } = dataOf(await into.PATCH('/api/threads', { body: { ids, ...change } }));
      if (undo) tokens.push(undo.token);
    }
  } catch (error) {
    await takeBack(into, tokens.splice(0)).catch(() => {});
    throw error;
  }
}

/** Undoes changes. Returns the number of conversations that have changed since and stay unchanged. */
export async function takeBack(into: typeof client, tokens: readonly string[]): Promise<number> {
  let skipped = 0;
  for (const token of tokens) {
    skipped += dataOf(await into.POST('/api/threads/undo', { body: { token } })).skipped;
  }
  return skipped;
}
