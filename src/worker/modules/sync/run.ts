import type { Ctx } from '../../platform/ctx.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Claim } from '../../platform/work/jobs.ts';
import { wakeOutbox } from '../../platform/work/outbox.ts';
import type { Ending, Job } from '../../platform/work/run-job.ts';
import { type OpenInbox, openInbox, SYNC } from '../inboxes/index.ts';
import { BUSY_WAIT, FIRST_BACKOFF, INTERVAL, LEASE, MAX_BACKOFF, REFUSED_FOR, WOKEN } from './limits.ts';
import { mailboxOf, type Run, readMailbox } from './read.ts';
import type { SyncRow } from './schema.ts';
import { findSync, forgetSync, recordRun } from './store.ts';

/**
 * Reads the mailbox of one sync job, if the job is due and nobody else works on it; else does nothing. What goes
 * wrong with the mailbox is written down and tried again later. An inbox that is switched off is left alone, and
 * one that is gone takes its sync with it.
 */
export const syncJob: Job = { ...SYNC, lease: LEASE, wokenAtOnce: WOKEN, run: runSync };

async function runSync(ctx: Ctx, claim: Claim): Promise<Ending> {
  const before = await findSync(ctx, claim.subjectId);
  let inbox: OpenInbox | null;
  try {
    inbox = await openInbox(ctx, claim.subjectId);
  } catch (error) {
    return failed(ctx, claim, before, error, 0);
  }
  if (!inbox) return { next: 'done', statements: forgetSync(ctx, claim) };
  if (!inbox.isActive) return { next: { succeeded: true, at: null } };

  const careful = claim.attempts > 0;
  const run: Run = { ctx, claim, inbox, cursor: null, renumbered: false, created: 0, careful };
  if (before?.uidvalidity && before.mailbox === mailboxOf(inbox)) {
    run.cursor = { uidvalidity: before.uidvalidity, uid: before.lastUid };
    run.renumbered = before.renumbered;
  }
  let ending: Ending;
  try {
    ending = succeeded(run, await read(run));
  } catch (error) {
    ending = failed(ctx, claim, before, error, run.created, inbox);
  }
  return { ...ending, after: () => run.created > 0 && wakeOutbox(ctx) };
}

/** Reads the mailbox; once more with a new access token when the one at hand is refused. */
async function read(run: Run): Promise<boolean> {
  try {
    return await readMailbox(run);
  } catch (error) {
    const refused = run.inbox.imap.access_token;
    if (refused === undefined || !(error instanceof DomainError && error.code === 'AUTH_FAILED')) throw error;
    const inbox = await openInbox(run.ctx, run.inbox.id, refused);
    if (!inbox) throw error;
    run.inbox = inbox;
    return await readMailbox(run);
  }
}

function succeeded({ ctx, claim, inbox, created }: Run, more: boolean): Ending {
  const now = ctx.now();
  const result = {
    lastSuccessAt: now,
    lastNew: created,
    errorCode: null,
    error: null,
    refusedSince: null,
    disabledReason: null,
  };
  ctx.log.info('sync.done', { inbox: inbox.id, created, more });
  return {
    next: { succeeded: true, at: more ? now : now + INTERVAL },
    statements: [recordRun(ctx, claim, result, !more)],
    wakeAfter: more ? 0 : null,
  };
}

function failed(
  ctx: Ctx,
  claim: Claim,
  before: SyncRow | undefined,
  error: unknown,
  created: number,
  inbox?: OpenInbox,
): Ending {
  const known = error instanceof DomainError ? error : null;
  if (known?.code === 'BUSY') return { ...postponed(ctx), wakeAfter: BUSY_WAIT };
  if (known?.code === 'SIDECAR_UNAVAILABLE') return waitForSidecar(ctx, claim, before, known, created);
  // What a mail server does is its owner's affair; what fails between here and the sidecar is ours.
  if (known && known.cause === undefined) {
    ctx.log.warn('sync.failed', { inbox: claim.subjectId, code: known.code });
  } else ctx.log.error('sync.failed', error, { inbox: claim.subjectId });

  const now = ctx.now();
  const refusedSince = known?.code === 'AUTH_FAILED' && inbox ? refusedFrom(before, inbox, now) : null;
  const disabledReason =
    known?.code === 'CONSENT_WITHDRAWN' ? known.message : inbox && reasonToStop(refusedSince, inbox, now);
  const result = {
    lastSuccessAt: before?.lastSuccessAt ?? null,
    lastNew: created,
    errorCode: known?.code ?? 'INTERNAL_ERROR',
    error: known?.message ?? 'Something went wrong here; it was logged, and is tried again.',
    refusedSince,
    disabledReason: disabledReason ?? null,
  };
  const backoff = Math.min(FIRST_BACKOFF * 2 ** claim.attempts, MAX_BACKOFF);
  return {
    next: { succeeded: false, at: disabledReason ? null : now + backoff },
    statements: [recordRun(ctx, claim, result, false)],
    wakeAfter: null,
  };
}

/** Why it is not tried any more until somebody asks, or null. */
function reasonToStop(refusedSince: number | null, { auth }: OpenInbox, now: number): string | null {
  if (refusedSince === null || now - refusedSince < REFUSED_FOR) return null;
  const since = new Date(refusedSince).toISOString();
  return auth === 'password'
    ? `User and password have been refused since ${since}. Enter them again, or start a sync.`
    : `The server has refused the access since ${since}. Connect the mailbox again, or start a sync.`;
}

/** Since when the credentials that the inbox has now have been refused without a break. */
function refusedFrom(before: SyncRow | undefined, inbox: OpenInbox, now: number): number {
  const since = before?.refusedSince ?? now;
  return since < inbox.updatedAt ? now : since;
}

/** The sidecar is down: the inbox stays due, and the next tick tries again. That logs it, once for all of them. */
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
    ...postponed(ctx),
    statements: [recordRun(ctx, claim, result, false)],
    wakeAfter: null,
  };
}

/** For what is no fault of the inbox: it counts neither as a failure nor as a success. */
const postponed = (ctx: Ctx): Ending => ({ next: { succeeded: 'postponed', at: ctx.now() } });
