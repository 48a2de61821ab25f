import { DomainError } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { isLimitError } from '../../platform/limits.ts';
import type { Claim } from '../../platform/work/jobs.ts';
import { wakeOutbox } from '../../platform/work/outbox.ts';
import type { Ending, Job } from '../../platform/work/run-job.ts';
import { type OpenInbox, openInbox, SYNC } from '../inboxes/index.ts';
import type { Run } from './fetch.ts';
import {
  BUSY_WAIT,
  FIRST_BACKOFF,
  INTERVAL,
  LEASE,
  MAX_BACKOFF,
  MAX_QUICK_RUN,
  MAX_REFUSED_TIME,
  MAX_ROOM_WAIT,
  MAX_WOKEN,
  QUICK_FETCH_TIMEOUT,
  QUICK_LEASE,
} from './limits.ts';
import { hasNothingNew } from './look.ts';
import { hasOlder, mailboxOf, readMailbox } from './read.ts';
import type { SyncRow } from './schema.ts';
import { deleteAllSetAside } from './set-aside/store.ts';
import { cursorOf, deleteSync, findSync, upsertSync } from './store.ts';

/**
 * The job that reads the mailbox of one inbox. Records a failure of the mailbox and retries later. Does not read an
 * inbox that is switched off. If the inbox was deleted, deletes all its sync data and ends.
 */
export const syncJob: Job = {
  ...SYNC,
  lease: LEASE,
  quickLease: QUICK_LEASE,
  wokenAtOnce: MAX_WOKEN,
  run: runSync,
  isIdle: hasNothingNew,
};

const OLDER_WAITS =
  'Older mail waits until tomorrow: as much of it was saved today as the operator allows. New mail is read as usual.';

async function runSync(ctx: Ctx, claim: Claim): Promise<Ending> {
  const before = await findSync(ctx, claim.subjectId);
  let inbox: OpenInbox | null;
  try {
    inbox = await openInbox(ctx, claim.subjectId);
  } catch (error) {
    return endInFailure(ctx, claim, before, error, 0);
  }
  if (!inbox) return { next: 'done', statements: [deleteSync(ctx, claim), deleteAllSetAside(ctx, claim)] };
  if (!inbox.isActive) return { next: { succeeded: true, at: null } };

  const isCareful = claim.attempts > 0;
  const run: Run = {
    ctx,
    claim,
    inbox,
    cursor: null,
    isRenumbered: false,
    caughtUpAt: null,
    isCaughtUp: false,
    isOlderWaiting: false,
    created: 0,
    deleted: 0,
    isCareful,
    watch: null,
  };
  if (before?.mailbox === mailboxOf(inbox)) {
    run.cursor = cursorOf(before);
    run.isRenumbered = before.renumbered;
    run.caughtUpAt = before.caughtUpAt ?? before.lastSuccessAt;
  }
  let ending: Ending;
  try {
    ending = endInSuccess(run, await read(run));
  } catch (error) {
    ending = endInFailure(ctx, claim, before, error, run.created, inbox);
  }
  return { ...ending, after: () => run.created > 0 && wakeOutbox(ctx) };
}

/** Reads the mailbox. If the server refuses the access token, retries with a new one. */
async function read(run: Run): Promise<boolean> {
  try {
    return await readMailbox(run);
  } catch (error) {
    const refusedToken = run.inbox.imap.access_token;
    if (refusedToken === undefined) throw error;
    if (!(error instanceof DomainError && error.code === 'AUTH_FAILED')) throw error;
    const inbox = await openInbox(run.ctx, run.inbox.id, refusedToken);
    if (!inbox) throw error;
    run.inbox = inbox;
    return await readMailbox(run);
  }
}

function endInSuccess(run: Run, more: boolean): Ending {
  const { ctx, claim, inbox, created, deleted } = run;
  const now = ctx.now();
  // After a new UIDVALIDITY, older mail includes mail that arrived since.
  const isRead = !more && !run.isOlderWaiting;
  const isCaughtUp = run.isCaughtUp && (!run.isRenumbered || isRead);
  const result = {
    lastSuccessAt: now,
    lastNew: created,
    errorCode: null,
    error: run.isOlderWaiting ? OLDER_WAITS : null,
    refusedSince: null,
    disabledReason: null,
    caughtUpAt: isCaughtUp ? claim.claimedAt : null,
    watch: run.watch,
  };
  ctx.log.info('sync.done', { inbox: inbox.id, created, deleted, more });
  return {
    next: {
      succeeded: true,
      at: more ? now : now + INTERVAL,
      isSlow: hasOlder(run) || now - claim.claimedAt >= MAX_QUICK_RUN,
    },
    statements: [upsertSync(ctx, claim, result, isRead)],
    wakeAfter: more ? 0 : null,
  };
}

function endInFailure(
  ctx: Ctx,
  claim: Claim,
  before: SyncRow | undefined,
  error: unknown,
  created: number,
  inbox?: OpenInbox,
): Ending {
  const reason = error instanceof DomainError ? error : null;
  if (reason?.code === 'BUSY') return { ...postpone(ctx), wakeAfter: BUSY_WAIT };
  if (reason?.code === 'SIDECAR_UNAVAILABLE' && isCutOff(ctx, claim)) return continueSlowly(ctx);
  if (reason?.code === 'SIDECAR_UNAVAILABLE') return waitForSidecar(ctx, claim, before, reason, created);
  if (reason && isLimitError(reason)) return waitForRoom(ctx, claim, before, reason, created);
  // Failures of the mail server concern its owner; failures between Herald and the sidecar concern the operator.
  if (reason && reason.cause === undefined) {
    ctx.log.warn('sync.failed', { inbox: claim.subjectId, code: reason.code });
  } else ctx.log.error('sync.failed', error, { inbox: claim.subjectId });

  const now = ctx.now();
  const refusedSince = reason?.code === 'AUTH_FAILED' && inbox ? firstRefusal(before, inbox, now) : null;
  const disabledReason =
    reason?.code === 'CONSENT_WITHDRAWN' ? reason.message : inbox && reasonToStop(refusedSince, inbox, now);
  const result = {
    lastSuccessAt: before?.lastSuccessAt ?? null,
    lastNew: created,
    errorCode: reason?.code ?? 'INTERNAL_ERROR',
    error: reason?.message ?? 'Internal error: Herald has logged it, and will try again.',
    refusedSince,
    disabledReason: disabledReason ?? null,
  };
  const backoff = Math.min(FIRST_BACKOFF * 2 ** claim.attempts, MAX_BACKOFF);
  return {
    next: { succeeded: false, at: disabledReason ? null : now + backoff },
    statements: [upsertSync(ctx, claim, result, false)],
    wakeAfter: null,
  };
}

/** Returns the reason for which Herald stops trying until a user acts, or null. */
function reasonToStop(refusedSince: number | null, { auth }: OpenInbox, now: number): string | null {
  if (refusedSince === null || now - refusedSince < MAX_REFUSED_TIME) return null;
  const since = new Date(refusedSince).toISOString();
  return auth === 'password'
    ? `The server has refused the user and password since ${since}. Enter them again, or start a sync.`
    : `The server has refused the access since ${since}. Connect the mailbox again, or start a sync.`;
}

/**
 * Returns the time of the server's first refusal of the current credentials since it last accepted them (milliseconds
 * since 1970).
 */
function firstRefusal(before: SyncRow | undefined, inbox: OpenInbox, now: number): number {
  const since = before?.refusedSince ?? now;
  return since < inbox.updatedAt ? now : since;
}

/**
 * Ends a run while the sidecar is down: the inbox stays due for the next cron tick, which logs the outage once for all.
 */
function waitForSidecar(
  ctx: Ctx,
  claim: Claim,
  before: SyncRow | undefined,
  error: DomainError,
  created: number,
): Ending {
  ctx.log.info('sync.postponed', {
    inbox: claim.subjectId,
    code: error.code,
    cause: String(error.cause ?? ''),
  });
  const result = {
    lastSuccessAt: before?.lastSuccessAt ?? null,
    lastNew: created,
    errorCode: error.code,
    error: error.message,
    refusedSince: before?.refusedSince ?? null,
    disabledReason: before?.disabledReason ?? null,
  };
  return {
    ...postpone(ctx),
    statements: [upsertSync(ctx, claim, result, false)],
    wakeAfter: null,
  };
}

/** Ends a run without room for more mail, which meanwhile stays in the mailbox. */
function waitForRoom(
  ctx: Ctx,
  claim: Claim,
  before: SyncRow | undefined,
  error: DomainError,
  created: number,
): Ending {
  ctx.log.info('sync.waits_for_room', { inbox: claim.subjectId, code: error.code });
  const result = {
    lastSuccessAt: before?.lastSuccessAt ?? null,
    lastNew: created,
    errorCode: error.code,
    error: error.message,
    refusedSince: null,
    disabledReason: null,
  };
  const wait = Math.min((error.retryAfterSeconds ?? Infinity) * 1000, MAX_ROOM_WAIT);
  return {
    next: { succeeded: 'postponed', at: ctx.now() + wait },
    statements: [upsertSync(ctx, claim, result, false)],
    wakeAfter: null,
  };
}

/** Ends a run for a cause outside the inbox, which counts as neither a failure nor a success. */
const postpone = (ctx: Ctx): Ending => ({ next: { succeeded: 'postponed', at: ctx.now() } });

/** Returns whether the quick lane has no more time for this mailbox, so that it continues in the slow lane. */
const isCutOff = (ctx: Ctx, claim: Claim) =>
  claim.lane === 'quick' && ctx.now() - claim.claimedAt >= QUICK_FETCH_TIMEOUT;
const continueSlowly = (ctx: Ctx): Ending => ({
  next: { succeeded: 'postponed', at: ctx.now(), isSlow: true },
});
