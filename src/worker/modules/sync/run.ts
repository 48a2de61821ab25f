import type { Ctx } from '../../platform/ctx.ts';
import { commit, database, type Statement } from '../../platform/data/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { forOrganization } from '../../platform/system-ctx.ts';
import { type Claim, claimJob, deleteJob, finishJob, wakeSyncJobs } from '../../platform/work/jobs.ts';
import { wakeOutbox } from '../../platform/work/outbox.ts';
import { type OpenInbox, openInbox } from '../inboxes/index.ts';
import { BUSY_WAIT, FIRST_BACKOFF, INTERVAL, LEASE, MAX_BACKOFF, REFUSED_FOR } from './limits.ts';
import { mailboxOf, type Run, readMailbox } from './read.ts';
import type { SyncRow } from './schema.ts';
import { findSync, forgetSync, recordRun } from './store.ts';

/**
 * Reads the mailbox of one sync job, if the job is due and nobody else works on it; else does nothing. What goes
 * wrong with the mailbox is written down and tried again later. An inbox that is switched off is left alone, and
 * one that is gone takes its sync with it.
 */
export async function runSync(system: Ctx, jobId: number): Promise<void> {
  const claim = await claimJob(database(system), 'sync', jobId, system.now(), LEASE);
  if (!claim) return;
  const ctx = forOrganization(system, claim.organizationId);
  const before = await findSync(ctx, claim.subjectId);
  let inbox: OpenInbox | null;
  try {
    inbox = await openInbox(ctx, claim.subjectId);
  } catch (error) {
    return failed(ctx, claim, before, error, 0);
  }
  if (!inbox) {
    await commit(database(ctx), [...forgetSync(ctx, claim), deleteJob(database(ctx), claim)]);
    return;
  }
  if (!inbox.isActive) return finish(ctx, claim, [], { succeeded: true, nextAt: null });

  const careful = claim.attempts > 0;
  const run: Run = { ctx, claim, inbox, cursor: null, renumbered: false, created: 0, careful };
  if (before?.uidvalidity && before.mailbox === mailboxOf(inbox)) {
    run.cursor = { uidvalidity: before.uidvalidity, uid: before.lastUid };
    run.renumbered = before.renumbered;
  }
  try {
    const more = await read(run);
    await succeeded(run, more);
  } catch (error) {
    await failed(ctx, claim, before, error, run.created, inbox);
  }
  if (run.created > 0) wakeOutbox(ctx);
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

async function succeeded({ ctx, claim, inbox, created }: Run, more: boolean): Promise<void> {
  const now = ctx.now();
  const result = {
    lastSuccessAt: now,
    lastNew: created,
    errorCode: null,
    error: null,
    refusedSince: null,
    disabledReason: null,
  };
  const record = recordRun(ctx, claim, result, !more);
  await finish(ctx, claim, [record], { succeeded: true, nextAt: more ? now : now + INTERVAL });
  ctx.log.info('sync.done', { inbox: inbox.id, created, more });
}

async function failed(
  ctx: Ctx,
  claim: Claim,
  before: SyncRow | undefined,
  error: unknown,
  created: number,
  inbox?: OpenInbox,
): Promise<void> {
  const known = error instanceof DomainError ? error : null;
  if (known?.code === 'BUSY') return postpone(ctx, claim, [], BUSY_WAIT);
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
  const record = recordRun(ctx, claim, result, false);
  const backoff = Math.min(FIRST_BACKOFF * 2 ** claim.attempts, MAX_BACKOFF);
  await finish(ctx, claim, [record], { succeeded: false, nextAt: disabledReason ? null : now + backoff });
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
async function waitForSidecar(
  ctx: Ctx,
  claim: Claim,
  before: SyncRow | undefined,
  error: DomainError,
  created: number,
): Promise<void> {
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
  await postpone(ctx, claim, [recordRun(ctx, claim, result, false)], null);
}

/** For what is no fault of the inbox: neither a failure nor a wait of minutes. */
function postpone(ctx: Ctx, claim: Claim, records: Statement[], delaySeconds: number | null): Promise<void> {
  return finish(ctx, claim, records, { succeeded: 'postponed', nextAt: ctx.now() }, delaySeconds);
}

/**
 * Gives the job back. When it is due again already, because there is more or somebody asked, the queue is told; with
 * `delaySeconds` of null that is left to the next tick.
 */
async function finish(
  ctx: Ctx,
  claim: Claim,
  records: Statement[],
  outcome: Parameters<typeof finishJob>[2],
  delaySeconds: number | null = 0,
): Promise<void> {
  const results = await commit(database(ctx), [...records, finishJob(database(ctx), claim, outcome)]);
  const [finished] = results.at(-1) as { dueAt: number | null }[];
  if (!finished) ctx.log.warn('sync.lease_lost', { inbox: claim.subjectId });
  else if (delaySeconds !== null && finished.dueAt !== null && finished.dueAt <= ctx.now()) {
    wakeSyncJobs(ctx, [{ id: claim.id }], delaySeconds);
  }
}
