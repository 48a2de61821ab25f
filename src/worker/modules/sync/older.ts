import type { Run } from './fetch.ts';
import { DAY, RENUMBERING_MARGIN } from './limits.ts';

/** Times are milliseconds since 1970. */

/** The progress of reading the messages that were in the mailbox when Herald first saw it. */
export interface Older {
  /** UIDNEXT at that time: the messages are below it. */
  first: number;
  /** Each wanted message from here up to `first` is saved or set aside. 1 if all are. */
  uid: number;
  /** Messages that arrived before are not wanted. 0 if all are wanted, `NEVER` if none is. */
  since: number;
  /** Messages that arrived since then were read before, with another `since`. Null if there are none. */
  until: number | null;
}

/** Later than any message: the largest time of a JavaScript date. */
export const NEVER = 8.64e15;

/** The parameters for beginning a mailbox whose UIDs are unknown. */
export interface Beginning {
  /** Mail that arrived before is history. */
  historyBefore: number;
  since: number;
}

/**
 * Returns where to begin. A mailbox never read before is begun at its end, and all its mail is history. After a new
 * UIDVALIDITY, history is the mail that had arrived when Herald last read everything; the margin is for servers with
 * wrong clocks, and is harmless, since stored emails are recognized.
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

/** Returns since when older mail is wanted. After a new UIDVALIDITY, mail that arrived meanwhile is always wanted. */
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
 * Returns what is left to read if messages since `wanted` are wanted. If that is less than before, reading continues
 * with less. If it is more, the current range is read to its end, and then the missing one.
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
 * Returns whether mail arrived before the first sync, or, after a new UIDVALIDITY, before the last success. At the
 * first sync the UID decides: servers report dates in seconds, and some report none.
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
