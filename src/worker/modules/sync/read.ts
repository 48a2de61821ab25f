import { DomainError } from '../../../lib/errors.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { hasRoomForHistory } from '../../platform/data/usage.ts';
import { isLimitError } from '../../platform/limits.ts';
import type { Fetched } from '../../platform/outside/sidecar.ts';
import { garbled } from '../../platform/outside/sidecar-call.ts';
import { extendLease } from '../../platform/work/jobs.ts';
import type { OpenInbox } from '../inboxes/index.ts';
import { type Direction, fetchNext, hasOtherLimits, hasRoom, isOtherMailbox, type Run } from './fetch.ts';
import {
  LEASE,
  MAX_DEATHS,
  MAX_FETCHES,
  MAX_SLOW_MESSAGES,
  MAX_TRIES,
  QUICK_LEASE,
  RENUMBERING_MARGIN,
} from './limits.ts';
import { advance, moveOver, positionOf } from './move.ts';
import { type Beginning, limitOlder, NEVER, wantedSince } from './older.ts';
import { retrySetAside } from './set-aside/retry.ts';
import { setAside } from './set-aside/save-message.ts';
import { saveOrProve } from './set-aside/save-or-prove.ts';
import { deleteAllSetAside, listInterrupted } from './set-aside/store.ts';
import { updateCursor, updateOlder, updateOlderLimit, upsertMailbox } from './store.ts';

/** Returns user and host, which identify the mailbox of a cursor. */
export function mailboxOf({ imap }: OpenInbox): string {
  return `${imap.user}@${imap.host}`;
}

/**
 * Retries the due set-aside messages, then reads the new ones, then older ones, until the mailbox is read or the run's
 * time is up. After a run that died, retries nothing, because a retry may have killed that run. Returns whether there
 * is more. Throws DomainError for failures of the servers, other errors for failures of Herald; what it has read stays
 * saved.
 */
export async function readMailbox(run: Run): Promise<boolean> {
  await refuseAfterDeaths(run);
  if (!run.claim.died) await retrySetAside(run);
  // Each run reads new messages, however long the retries took.
  for (let n = 0; n < MAX_FETCHES && (n === 0 || hasRoom(run)); n++) {
    const direction = await nextDirection(run);
    if (direction === null) break;
    if (!(await keepLease(run))) return false;
    const isBegun = run.cursor !== null;
    try {
      await readNext(run, direction);
    } catch (error) {
      // Mail from before the first sync does not block new mail.
      if (!isLimitError(error) || (direction === 'onward' && isBegun)) throw error;
      run.isOlderWaiting = true;
      break;
    }
  }
  return !run.isCaughtUp || (hasOlder(run) && !run.isOlderWaiting);
}

/** Returns whether messages are left that were in the mailbox when Herald first saw it. */
export function hasOlder({ cursor }: Run): boolean {
  return cursor !== null && cursor.older.uid > 1;
}

/** Returns the next direction: new messages first. Older ones are read in the slow lane, where they block nobody. */
async function nextDirection(run: Run): Promise<Direction | null> {
  const { ctx, claim, inbox, cursor } = run;
  if (!cursor || !run.isCaughtUp) return 'onward';
  const wanted = wantedSince(inbox.readBackDays, cursor.historyBefore, run.isRenumbered);
  const older = limitOlder(cursor.older, wanted);
  if (older !== cursor.older) await commit(database(ctx), [updateOlderLimit(ctx, claim, older)]);
  cursor.older = older;
  if (!hasOlder(run) || claim.lane === 'quick') return null;
  // In a renumbered mailbox, older mail includes new mail.
  run.isOlderWaiting = !run.isRenumbered && !(await hasRoomForHistory(ctx));
  return run.isOlderWaiting ? null : 'backward';
}

/** Throws if too many runs have died in a row without recording a message as the cause. */
async function refuseAfterDeaths(run: Run): Promise<void> {
  const { died, attempts } = run.claim;
  if (!died || attempts < MAX_DEATHS) return;
  // A new UIDVALIDITY deletes the records of earlier runs.
  if (!run.isRenumbered && (await findTries(run)).size > 0) return;
  const detail = `Reading the mailbox was interrupted ${attempts} times in a row. Herald will try again later.`;
  throw new DomainError('remote_failed', 'INTERRUPTED', detail);
}

/** Renews the lease. Returns false if another run has taken over: the claim then prevents all writes of this one. */
function keepLease({ ctx, claim }: Run): Promise<boolean> {
  return extendLease(ctx, claim, claim.lane === 'quick' ? QUICK_LEASE : LEASE);
}

/** Fetches once. If UIDVALIDITY has changed, starts over from the newest message, and reads backward. */
async function readNext(run: Run, asked: Direction): Promise<void> {
  const start = beginningOf(run);
  const tries = await findTries(run);
  let direction = asked;
  let from = 0;
  let isFirst = true;
  let isRefused = false;
  for await (const frame of fetchNext(run, asked, start)) {
    if (frame.type === 'mailbox') {
      run.watch = frame.watch ?? null;
      if (isOtherMailbox(run, frame)) {
        const isUnread = hasOtherLimits(run, asked, start);
        isRefused = run.isRenumbered;
        await begin(run, frame, start);
        if (isUnread) break;
        tries.clear();
        direction = 'backward';
      } else if (run.cursor && frame.uidnext > run.cursor.uid + 1) run.isCaughtUp = false;
      requireDirection(frame, direction);
      from = positionOf(run, direction);
      continue;
    }
    if (frame.type === 'end') {
      await endFetch(run, direction, frame, from);
      break;
    }
    if (!isFirst && !hasRoom(run)) break;
    isFirst = false;
    // Tries are lost each time a mailbox is renumbered, so each try counts as the last one.
    const attemptsAt = (uid: number) => (isRefused ? MAX_TRIES : (tries.get(uid) ?? 0) + 1);
    if (!(await take(run, direction, frame, attemptsAt))) break;
  }
  if (isRefused) throw renumbered();
}

/** Saves messages, or skips an unreadable one. Returns false if there are too few statements for all of them. */
async function take(
  run: Run,
  direction: Direction,
  frame: Extract<Fetched, { type: 'messages' | 'skipped' }>,
  attemptsAt: (uid: number) => number,
): Promise<boolean> {
  const { ctx } = run;
  const [first] = frame.type === 'messages' ? frame.messages : [frame];
  if (!first) return true;
  // A run that counts tries processes one message at a time.
  const attempts = attemptsAt(first.uid);
  if (frame.type === 'messages' && attempts <= MAX_TRIES) {
    return saveOrProve(run, direction, frame.messages, attempts);
  }
  const move = moveOver(run, direction, [first]);
  if (frame.type === 'messages') await commit(database(ctx), move);
  else {
    const isTimeout = frame.code === 'TIMEOUT';
    const givesUp = !isTimeout || attempts >= MAX_TRIES;
    await commit(database(ctx), [
      ...(frame.code === 'GONE' ? [] : [setAside(run, { ...frame, attempts })]),
      ...(givesUp ? move : []),
    ]);
    if (isTimeout) throw tooSlow(frame.message);
  }
  advance(run, direction, first.uid);
  return true;
}

async function endFetch(
  run: Run,
  direction: Direction,
  frame: Extract<Fetched, { type: 'end' }>,
  from: number,
): Promise<void> {
  const { ctx, claim } = run;
  if (direction === 'backward' && !hasOlder(run)) return;
  const uid = direction === 'onward' || frame.more ? frame.uid : 1;
  const move =
    direction === 'onward'
      ? updateCursor(ctx, claim, uid)
      : updateOlder(ctx, claim, uid, { count: 0, reachedAt: null });
  await commit(database(ctx), [move]);
  advance(run, direction, uid);
  if (direction === 'onward') run.isCaughtUp = !frame.more;
  if (frame.more && positionOf(run, direction) === from) throw noProgress();
}

/**
 * Returns the limits with which a mailbox is begun. All mail of a mailbox that was never read is history. After a new
 * UIDVALIDITY, history is the mail that had arrived when Herald last read everything; the margin is for servers with
 * wrong clocks, and is harmless, since stored emails are recognized.
 */
function beginningOf(run: Run): Beginning {
  const { ctx, cursor, caughtUpAt } = run;
  const now = ctx.now();
  const first = cursor?.historyBefore ?? null;
  const historyBefore = cursor
    ? Math.max(first ?? 0, (caughtUpAt ?? first ?? now) - RENUMBERING_MARGIN)
    : now;
  return { historyBefore, since: wantedSince(run.inbox.readBackDays, historyBefore, cursor !== null) };
}

/** Starts a mailbox from its newest message. Emails that are stored already are recognized by their Message-ID. */
async function begin(
  run: Run,
  { uidvalidity, uidnext, exists }: Extract<Fetched, { type: 'mailbox' }>,
  { historyBefore, since }: Beginning,
): Promise<void> {
  const { ctx, claim, inbox, cursor } = run;
  const isRenumbered = cursor !== null;
  const uid = since === NEVER ? 1 : uidnext;
  const next = {
    uidvalidity,
    uid: uidnext - 1,
    older: { first: uidnext, uid, since, until: null },
    historyBefore,
  };
  await commit(database(ctx), [
    upsertMailbox(ctx, claim, mailboxOf(inbox), next, { isRenumbered, exists }),
    deleteAllSetAside(ctx, claim),
  ]);
  run.isRenumbered = isRenumbered;
  run.isCaughtUp = true;
  run.cursor = next;
}

/** Throws if the sidecar, which may have another version, does not support the direction. */
function requireDirection(frame: Extract<Fetched, { type: 'mailbox' }>, direction: Direction): void {
  if ((frame.backward === true) === (direction === 'backward')) return;
  throw garbled('it reads in the wrong direction, as one of another version may');
}

function renumbered(): DomainError {
  return new DomainError(
    'remote_failed',
    'RENUMBERED',
    `The server changes the UIDVALIDITY of the mailbox, and so its message numbers, before Herald can read it to the end. Herald saves only the newest mail: at most ${MAX_SLOW_MESSAGES} messages a run. Ask the operator of the server to keep the UIDVALIDITY, or move older mail out of the inbox.`,
  );
}

function tooSlow(reason: string): DomainError {
  const detail = `The server is too slow. ${reason} Herald will try again later.`;
  return new DomainError('remote_failed', 'TOO_SLOW', detail);
}

function noProgress(): DomainError {
  const detail = 'The server reports more mail but sends none. Herald will try again later.';
  return new DomainError('remote_failed', 'NO_PROGRESS', detail);
}

/** Returns the number of tries, by UID, of the messages beyond the cursors at which earlier runs were interrupted. */
async function findTries(run: Run): Promise<Map<number, number>> {
  if (!run.isCareful || !run.cursor) return new Map();
  const rows = await listInterrupted(run.ctx, run.inbox.id, run.cursor, MAX_SLOW_MESSAGES);
  return new Map(rows.map((row) => [row.uid, row.attempts]));
}
