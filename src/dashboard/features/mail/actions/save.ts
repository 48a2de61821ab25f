import { client, dataOf } from '../../../api/client.ts';
import type { Change, Conversation } from './change.ts';

/** Conversations of one request. */
const MOST = 200;

/**
 * Changes conversations, all of them or none. Adds to `tokens` what takes the changes back; there is none where nothing
 * changed.
 */
export async function save(list: Conversation[], change: Change, tokens: string[]): Promise<void> {
  try {
    for (let at = 0; at < list.length; at += MOST) {
      const ids = list.slice(at, at + MOST).map(({ id }) => id);
      const { undo } = dataOf(await client.PATCH('/api/threads', { body: { ids, ...change } }));
      if (undo) tokens.push(undo.token);
    }
  } catch (error) {
    await takeBack(tokens.splice(0)).catch(() => {});
    throw error;
  }
}

/** Takes changes back. Answers how many conversations have changed since, and stay as they are. */
export async function takeBack(tokens: readonly string[]): Promise<number> {
  let skipped = 0;
  for (const token of tokens) {
    skipped += dataOf(await client.POST('/api/threads/undo', { body: { token } })).skipped;
  }
  return skipped;
}
