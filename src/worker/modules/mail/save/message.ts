import type { Bounce } from '../../../../lib/message/automatic/bounce.ts';
import { idKey } from '../../../../lib/message/message-id.ts';
import type { ParsedEmail } from '../../../../lib/message/parse.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { isOwnNotice } from '../../notices/index.ts';
import type { AttachmentRow } from '../content/store.ts';
import { contactAddress } from '../correspondents/address.ts';
import { tombstonesOf } from '../deletion/store.ts';
import { threadKeys } from '../threads/thread-keys.ts';
import type { Arrival } from './row.ts';
import type { Identity } from './store.ts';

/** The maximum number of messages saved at once. Such a batch has at most 100 statements. */
export const MAX_BATCH = 25;

/** A message to save. */
export interface Given {
  email: ParsedEmail;
  arrival: Arrival;
  /** The whole message; absent for email posted as fields. */
  raw?: Uint8Array | undefined;
  /** Attachments already in R2. */
  uploads?: AttachmentRow[];
}

export interface SaveOptions {
  /** Statements for the batch that saves the email; for a batch of their own if the email is already stored. */
  also?: Statement[];
  /** Whether to check that the email of an inbox is not stored before writing. Other emails are always checked. */
  isLikelyStored?: boolean;
  /** Whether to save the email even if it was deleted. */
  restoresDeleted?: boolean;
  /**
   * Whether it arrived before the first sync of its mailbox: its id and that of its task are below all others, it
   * reopens nothing, and nothing reacts to it.
   */
  isHistory?: boolean;
}

/** A message with its keys for the look-up and the batch. */
export interface Message extends Given, Identity {
  /** The ids that connect it. A bounce is also connected to its original, which it may name only in its report. */
  keys: string[];
  tombstones: string[];
  bounce: Bounce | null;
  /** Whether Herald itself sent it, as a notice to a user. */
  isNotice: boolean;
  /** The address of a sender who may be blocked; null for bounces and outbound mail. */
  sender: string | null;
}

export function toMessage(ctx: Ctx, given: Given): Message {
  const { email, arrival } = given;
  const { direction = 'inbound' } = arrival;
  const bounce = direction === 'inbound' ? email.bounce : null;
  return {
    ...given,
    messageId: email.messageId,
    direction,
    keys: threadKeys(email.messageId, email.inReplyTo, email.references),
    tombstones: tombstonesOf(ctx, email.messageId, direction),
    bounce,
    isNotice: isOwnNotice(ctx.env, email),
    sender:
      direction === 'outbound' || (bounce && !bounce.needsOriginal)
        ? null
        : contactAddress(email.from.address),
  };
}

/** Returns the message as a bounce or as ordinary mail if only the original, sent from here or not, decides that. */
export function withOriginal(ctx: Ctx, message: Message, isOriginalKnown: boolean): Message {
  const { email, bounce } = message;
  if (!bounce?.needsOriginal) return message;
  return toMessage(ctx, {
    ...message,
    email: isOriginalKnown
      ? { ...email, automaticReason: bounce.kind, bounce: { ...bounce, needsOriginal: false } }
      : { ...email, bounce: null },
  });
}

/** The maximum number of bounces per batch, each of which takes a few statements. */
const MAX_BOUNCES = 8;

/**
 * Returns the number of messages, from the first, that one batch saves. A bounce about a message of the batch starts a
 * new one, as the look-up must find its original first.
 */
export function firstBatch(messages: Message[]): number {
  const known = new Set<string>();
  let bounces = 0;
  for (const [place, { keys, bounce }] of messages.entries()) {
    if (bounce) {
      const names = [...keys, ...bounce.originalIds.map(idKey)];
      if (place > 0 && (names.some((key) => known.has(key)) || bounces === MAX_BOUNCES)) return place;
      bounces++;
    }
    for (const key of keys) known.add(key);
  }
  return messages.length;
}
