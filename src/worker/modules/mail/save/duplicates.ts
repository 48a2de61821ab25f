import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/data/database.ts';
import { selectActiveInboxes } from '../../inboxes/index.ts';
import { selectBlocked } from '../contacts/save-store.ts';
import { selectDeleted } from '../deletion/tombstone-store.ts';
import { type BouncedEmail, selectBouncedEmail } from './bounce-store.ts';
import type { Message } from './message.ts';
import { selectStoredOf } from './store.ts';
import type { TaggedAddress } from './tag.ts';

/** What is known of messages before they are saved; by their places. */
export interface Known {
  /** Ids of those that are stored. */
  existing: Map<number, number>;
  /** Those that were deleted, and are not saved again. */
  deleted: Set<number>;
  /** The outbound emails that bounces are about. */
  bounced: Map<number, BouncedEmail>;
  /** Senders who are blocked. */
  blocked: Set<string>;
  /** The inboxes whose addresses decide the tag of mail that names none. */
  inboxes: TaggedAddress[];
}

/**
 * Looks up what decides how messages are saved. One message of an inbox needs no look-up unless it is a bounce: it has the tag
 * of the inbox, its cursor rarely brings a message twice, and the save itself notices that. In a renumbered mailbox every
 * message comes again (`isLikelyStored`), and an automation engine may post the same email again and again.
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
    bounced: new Map(
      bounced.flatMap(([place, statement]) => results.of(statement).map((email) => [place, email])),
    ),
  };
}
