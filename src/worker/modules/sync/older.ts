import { DAY } from './limits.ts';

/** Times are milliseconds since 1970. */

/** The progress of reading the messages that were in the mailbox when Herald first saw it. */
export interface Older {
  /** UIDNEXT at that time: the messages are below it. */
  first: number;
  /**
   * The lowest UID that has been read: wanted messages from it up to `first` are saved or set aside. It is 1 when
   * nothing is left to read.
   */
  uid: number;
  /** The time of arrival from which messages are wanted. 0 if all are wanted, `NEVER` if none is. */
  since: number;
  /** The time of arrival from which messages were read before, with another `since`. Null if there are none. */
  until: number | null;
}

/** A time after the arrival of any message: the largest time of a JavaScript date. */
export const NEVER = 8.64e15;

/** The parameters for beginning a mailbox whose UIDs are unknown. */
export interface Beginning {
  /** The time before which arrived mail is history. */
  historyBefore: number;
  since: number;
}

/**
 * Returns the time from which older mail is wanted. After a new UIDVALIDITY, mail that arrived meanwhile is always
 * wanted.
 */
export function wantedSince(
  readBackDays: number | null,
  historyBefore: number | null,
  isRenumbered: boolean,
): number {
  if (readBackDays === null || historyBefore === null) return 0;
  if (readBackDays === 0 && !isRenumbered) return NEVER;
  return Math.max(0, historyBefore - readBackDays * DAY);
}

/**
 * Returns the range that is left to read if messages that arrived since `wanted` are wanted. If these are fewer than
 * before, the current range shrinks. If they are more, the current range is read to its end first, and then the missing
 * one.
 */
export function limitOlder(older: Older, wanted: number): Older {
  if (older.uid > 1) {
    if (wanted <= older.since) return older;
    return { ...older, since: wanted, uid: wanted === NEVER ? 1 : older.uid };
  }
  if (wanted >= older.since) return older;
  return { ...older, uid: older.first, since: wanted, until: older.since === NEVER ? null : older.since };
}
