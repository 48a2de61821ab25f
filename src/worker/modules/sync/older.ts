import type { Run } from './fetch.ts';
import { DAY, RENUMBERING_MARGIN } from './limits.ts';

/** Times are milliseconds since 1970. */

/** How far the messages are read that were in the mailbox when Herald first saw it. */
export interface Older {
  /** UIDNEXT at that time: they are the messages below it. */
  first: number;
  /** Each message from here up to `first` is saved or set aside, if it is wanted. 1: all of them. */
  uid: number;
  /** Messages that arrived before are not wanted. 0: all are wanted. `NEVER`: none is. */
  since: number;
  /** Messages that arrived from then on were read before, under another `since`. Null: none was. */
  until: number | null;
}

/** Later than any message: the largest time of a JavaScript date. */
export const NEVER = 8.64e15;

/** How a mailbox is begun whose UIDs mean nothing yet. */
export interface Beginning {
  /** What arrived before is history. */
  historyBefore: number;
  since: number;
}

/**
 * A mailbox that was never read is begun at its end, and all that is in it is history. After a new UIDVALIDITY, history
 * is what had arrived when Herald had read everything; the margin is for servers whose clocks are wrong, and costs
 * nothing, since emails that are stored are recognized.
 */
export function beginningOf(run: Run): Beginning {
  const { ctx, cursor, caughtUpAt } = run;
  const now = ctx.now();
  const first = cursor?.historyBefore ?? null;
  const historyBefore = cursor
    ? Math.max(first ?? 0, (caughtUpAt ?? first ?? now) - RENUMBERING_MARGIN)
    : now;
  return { historyBefore, since: wantedSince(run.inbox.readBackDays, historyBefore, cursor !== null) };
}

/** From when on older mail is wanted. After a new UIDVALIDITY, mail that arrived meanwhile is always wanted. */
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
 * What is left to be read if messages since `wanted` are. If less is wanted than before, reading goes on with less. If
 * more is wanted, what was begun is read to its end, and then what is missing.
 */
export function limitOlder(older: Older, wanted: number): Older {
  if (older.uid > 1) {
    if (wanted <= older.since) return older;
    return { ...older, since: wanted, uid: wanted === NEVER ? 1 : older.uid };
  }
  if (wanted >= older.since) return older;
  return { ...older, uid: older.first, since: wanted, until: older.since === NEVER ? null : older.since };
}

/**
 * True for mail that arrived before the first sync, or, in a mailbox with a new UIDVALIDITY, before the last success. At
 * the first sync the UID tells; servers report dates in seconds, and some report none.
 */
export function isHistory(
  { cursor, isRenumbered }: Run,
  message: { uid: number; internal_date: string | null },
): boolean {
  if (!cursor || cursor.historyBefore === null) return false;
  const isOlder = message.uid < cursor.older.first;
  if ((isOlder && !isRenumbered) || message.internal_date === null) return isOlder;
  return Date.parse(message.internal_date) < Math.floor(cursor.historyBefore / 1000) * 1000;
}
