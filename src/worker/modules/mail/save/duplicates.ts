import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { selectActiveInboxes } from '../../inboxes/index.ts';
import type { Arrival } from './row.ts';
import { selectByMessageId } from './store.ts';
import type { TaggedAddress } from './tag.ts';

/**
 * The stored email with this Message-ID, and the inboxes whose addresses decide the tag of a new one. Mail from an inbox
 * has its tag, and its cursor rarely brings a message twice: the save itself notices that. In a renumbered mailbox every
 * message comes again, and an automation engine may post the same email again and again.
 */
export async function findExisting(
  ctx: Ctx,
  messageId: string,
  { inbox, direction = 'inbound' }: Arrival,
  isLikelyStored: boolean,
): Promise<{ existing: { id: number } | undefined; inboxes: TaggedAddress[] }> {
  if (inbox && !isLikelyStored) return { existing: undefined, inboxes: [] };
  const stored = selectByMessageId(ctx, messageId, direction);
  if (inbox) {
    const [[existing]] = await commit(database(ctx), [stored]);
    return { existing, inboxes: [] };
  }
  const [[existing], inboxes] = await commit(database(ctx), [stored, selectActiveInboxes(ctx)]);
  return { existing, inboxes };
}
