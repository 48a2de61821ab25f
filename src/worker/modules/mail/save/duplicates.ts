import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { selectActiveInboxes } from '../../inboxes/index.ts';
import { selectTombstone } from '../deletion/tombstone-store.ts';
import type { Arrival } from './row.ts';
import { selectByMessageId } from './store.ts';
import type { TaggedAddress } from './tag.ts';

/** What is known before an email is saved. */
export interface Known {
  existing: { id: number } | undefined;
  /** It was deleted, and is not saved again. */
  isDeleted: boolean;
  inboxes: TaggedAddress[];
}

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
  tombstones: string[],
): Promise<Known> {
  if (inbox && !isLikelyStored) return { existing: undefined, isDeleted: false, inboxes: [] };
  const stored = selectByMessageId(ctx, messageId, direction);
  const deleted = selectTombstone(ctx, tombstones);
  const active = selectActiveInboxes(ctx);
  const results = await commit(database(ctx), [stored, deleted, ...(inbox ? [] : [active])]);
  const [[existing], [tombstone]] = results;
  const inboxes = inbox ? [] : results.of(active);
  return { existing, isDeleted: tombstone !== undefined, inboxes };
}
