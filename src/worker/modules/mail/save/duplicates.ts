import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { selectActiveInboxes } from '../../inboxes/index.ts';
import { selectBlocked } from '../correspondents/store.ts';
import { selectDeleted } from '../deletion/store.ts';
import type { Message } from './message.ts';
import { type BouncedEmail, selectBouncedEmail, selectStoredOf } from './store.ts';
import type { TaggedAddress } from './tag.ts';

/** The facts about messages before they are saved, by their index. */
export interface Known {
  /** The ids of stored messages. */
  existing: Map<number, number>;
  /** The messages that were deleted, and are not saved again. */
  deleted: Set<number>;
  /** The outbound emails that bounces are about. */
  bounced: Map<number, BouncedEmail>;
  /** The blocked senders. */
  blocked: Set<string>;
  /** The inboxes that determine the tag of mail without a known inbox. */
  inboxes: TaggedAddress[];
  tags: Tags;
}

/**
 * Looks up the facts that affect how messages are saved. A single message of an inbox needs no look-up unless it is a
 * bounce: it has the inbox's tag, its cursor rarely returns it twice, and the save itself notices that. In a renumbered
 * mailbox every message is read again (`isLikelyStored`); automation engines may post an email repeatedly.
 */
export async function lookUp(ctx: Ctx, messages: Message[], isLikelyStored: boolean): Promise<Known> {
  const isSeveral = messages.length > 1;
  const hasInbox = messages.every(({ arrival }) => arrival.inbox);
  const looksForStored = isSeveral || isLikelyStored || !hasInbox;
  const stored = selectStoredOf(ctx, messages, '');
  const deleted = selectDeleted(
    ctx,
    messages.map(({ tombstones }) => tombstones),
  );
  const senders = messages.flatMap(({ sender }) => sender ?? []);
  const blocked = selectBlocked(ctx, senders);
  const active = selectActiveInboxes(ctx);
  const bounced = messages.flatMap(({ bounce }, place): [number, Statement<BouncedEmail[]>][] =>
    bounce ? [[place, selectBouncedEmail(ctx, bounce)]] : [],
  );
  const results = await commit(database(ctx), [
    ...(looksForStored ? [stored, deleted] : []),
    ...(isSeveral ? [blocked] : []),
    ...(hasInbox ? [] : [active]),
    ...bounced.map(([, statement]) => statement),
  ]);
  return {
    existing: new Map(looksForStored ? results.of(stored).map(({ place, id }) => [place, id]) : []),
    deleted: new Set(looksForStored ? results.of(deleted).map(({ place }) => place) : []),
    blocked: new Set(isSeveral ? results.of(blocked).map(({ address }) => address) : []),
    inboxes: hasInbox ? [] : results.of(active),
    tags: await tagsOf(ctx),
    bounced: new Map(
      bounced.flatMap(([place, statement]) => results.of(statement).map((email) => [place, email])),
    ),
  };
}
