import { commit, database } from '../../platform/data/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { statementsLeft } from '../../platform/work/invocation.ts';
import { extendLease } from '../../platform/work/jobs.ts';
import type { OpenInbox } from '../inboxes/index.ts';
import { fetchFrames, isOtherMailbox, type Run } from './fetch.ts';
import {
  LEASE,
  MAX_DEATHS,
  MAX_FETCHES,
  MAX_MESSAGES,
  MAX_QUICK_RUN,
  MAX_RUN,
  MAX_TRIES,
  QUICK_LEASE,
  STATEMENTS_OF_MESSAGE,
} from './limits.ts';
import { retrySetAside } from './retry.ts';
import { Waiting } from './save-batch.ts';
import { saveMessage, setAside } from './save-message.ts';
import { listInterrupted, updateCursor, upsertMailbox } from './store.ts';

/** User and host: a cursor means nothing in another mailbox. */
export function mailboxOf({ imap }: OpenInbox): string {
  return `${imap.user}@${imap.host}`;
}

/**
 * Retries the set-aside messages that are due, then reads the new ones, until the mailbox is read or the run's time
 * is up. After a run that died it only reads the new ones, because a retry may have killed that run. Returns whether
 * there is more. Throws DomainError for failures of the servers, anything else for failures of Herald; what it has
 * read stays saved.
 */
export async function readMailbox(run: Run): Promise<boolean> {
  await refuseAfterDeaths(run);
  if (!run.claim.died) await retrySetAside(run);
  // Each run reads new messages, however long the retries took.
  for (let n = 0; n < MAX_FETCHES && (n === 0 || hasRoom(run)); n++) {
    if (!(await keepLease(run)) || !(await readNew(run))) return false;
  }
  return true;
}

/** Whether the run has enough time left, and the invocation enough statements, to save another message. */
function hasRoom({ ctx, claim }: Run): boolean {
  const maxRun = claim.lane === 'quick' ? MAX_QUICK_RUN : MAX_RUN;
  return ctx.now() < claim.claimedAt + maxRun && statementsLeft() >= STATEMENTS_OF_MESSAGE;
}

/** Throws after too many runs that died without recording a message to blame. */
async function refuseAfterDeaths(run: Run): Promise<void> {
  const { died, attempts } = run.claim;
  if (!died || attempts < MAX_DEATHS) return;
  // A new UIDVALIDITY deletes the records of earlier runs.
  if (!run.isRenumbered && (await findTries(run)).size > 0) return;
  const detail = `Reading the mailbox was interrupted ${attempts} times in a row. Herald will try again later.`;
  throw new DomainError('remote_failed', 'INTERRUPTED', detail);
}

/** False when another run has taken over: this one then changes nothing more, as the claim guards its writes. */
function keepLease({ ctx, claim }: Run): Promise<boolean> {
  return extendLease(ctx, claim, claim.lane === 'quick' ? QUICK_LEASE : LEASE);
}

/** Makes one fetch, from the cursor on. Returns whether there is more. */
async function readNew(run: Run): Promise<boolean> {
  const waiting = new Waiting(run, () => hasRoom(run));
  try {
    return await readFrames(run, waiting);
  } catch (error) {
    // What came before it stays saved.
    await waiting.save();
    throw error;
  }
}

async function readFrames(run: Run, waiting: Waiting): Promise<boolean> {
  const { ctx, claim } = run;
  const db = database(ctx);
  const tries = await findTries(run);
  let from = run.cursor?.uid ?? 0;
  let isFirst = true;
  for await (const frame of fetchFrames(run)) {
    if (frame.type === 'mailbox') {
      if (!isOtherMailbox(run, frame)) continue;
      const wasRenumbered = run.isRenumbered;
      await restart(run, frame.uidvalidity);
      if (wasRenumbered) return refuseRenumbering(run, frame.uidnext);
      from = 0;
      tries.clear();
      continue;
    }
    const isMore = frame.type !== 'end' && !isFirst && !hasRoom(run);
    isFirst = false;
    if (!isMore && frame.type === 'message' && !run.isCareful) {
      if (await waiting.add(frame)) continue;
      return true;
    }
    if (!(await waiting.save()) || isMore) return true;
    const move = updateCursor(ctx, claim, frame.uid);
    if (frame.type === 'end') {
      await commit(db, [move]);
      run.cursor!.uid = Math.max(run.cursor!.uid, frame.uid);
      if (frame.more && run.cursor!.uid <= from) throw noProgress();
      return frame.more;
    }
    const attempts = (tries.get(frame.uid) ?? 0) + 1;
    if (frame.type === 'message' && attempts <= MAX_TRIES) await saveMessage(run, frame, attempts, [move]);
    else if (frame.type === 'skipped' && frame.code === 'TIMEOUT') {
      const givesUp = attempts >= MAX_TRIES;
      await commit(db, [setAside(run, { ...frame, attempts }), ...(givesUp ? [move] : [])]);
      throw tooSlow(frame.message);
    } else if (frame.type === 'skipped' && frame.code !== 'GONE') {
      await commit(db, [setAside(run, { ...frame, attempts }), move]);
    } else await commit(db, [move]);
    run.cursor!.uid = Math.max(run.cursor!.uid, frame.uid);
  }
  await waiting.save();
  return false;
}

/** Starts the mailbox from its beginning. It recognizes emails that it has saved before by their Message-ID. */
async function restart(run: Run, uidvalidity: string): Promise<void> {
  const { ctx, claim, inbox, cursor } = run;
  run.isRenumbered = cursor !== null;
  await commit(database(ctx), upsertMailbox(ctx, claim, mailboxOf(inbox), uidvalidity, run.isRenumbered));
  run.cursor = { uidvalidity, uid: 0 };
}

/**
 * For a mailbox that gets a new UIDVALIDITY faster than Herald can read it: starting again each time would read its
 * oldest mail only. Saves the newest messages, so that new mail is not missed, and throws.
 */
async function refuseRenumbering(run: Run, uidnext: number): Promise<never> {
  const first = Math.max(1, uidnext - MAX_MESSAGES);
  const newest = Array.from({ length: uidnext - first }, (_, i) => first + i);
  if (newest.length > 0 && (await keepLease(run))) {
    for await (const frame of fetchFrames({ ...run, cursor: null }, newest)) {
      // This counts as the last try, because there will be no other under this UIDVALIDITY.
      if (frame.type === 'message') await saveMessage(run, frame, MAX_TRIES, []);
    }
  }
  throw new DomainError(
    'remote_failed',
    'RENUMBERED',
    `The server changes the UIDVALIDITY of the mailbox, and so its message numbers, before Herald can read it to the end. Herald saves only the oldest and newest mail: ${MAX_MESSAGES} messages a run. Ask the operator of the server to keep the UIDVALIDITY, or move older mail out of the inbox.`,
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

/** The messages after the cursor at which earlier runs were interrupted: the number of tries by UID. */
async function findTries(run: Run): Promise<Map<number, number>> {
  if (!run.isCareful || !run.cursor) return new Map();
  const rows = await listInterrupted(run.ctx, run.inbox.id, run.cursor, MAX_MESSAGES);
  return new Map(rows.map((row) => [row.uid, row.attempts]));
}
