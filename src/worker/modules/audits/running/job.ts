import type { AuditFailure, AuditResults } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { AuditFailed } from '../checks/failed.ts';
import { ENGINE_PATIENCE, ENGINE_REQUESTS, LEASE, RETRY_DELAYS, WOKEN_PER_TICK } from '../limits.ts';
import { AUDIT, recordRequested } from '../records/insert-store.ts';
import type { AuditRow } from '../records/schema.ts';
import { selectAudit } from '../records/store.ts';
import type { Subject } from './analyze.ts';
import { finishAudit, type Outcome, wakeFinished } from './finish.ts';
import { isUnfinished, updateProcessing, updateRequested } from './store.ts';

/** Runs an audit. Throws `AuditFailed`. */
export type Analyze = (ctx: Ctx, subject: Subject) => Promise<AuditResults>;

/** Runs an audit, or waits for the engine that does it. */
export const auditJob = (analyze: Analyze): Job => ({
  ...AUDIT,
  lease: LEASE,
  wokenAtOnce: WOKEN_PER_TICK,
  run: (ctx, claim) => run(ctx, claim, analyze),
});

async function run(ctx: Ctx, claim: Claim, analyze: Analyze): Promise<Ending> {
  const [[audit]] = await commit(database(ctx), [selectAudit(ctx, claim.subjectId)]);
  if (!audit || audit.completedAt !== null) return { next: 'done' };
  if (audit.engine === 'automation') return waitForEngine(ctx, audit, claim);
  if (claim.attempts > RETRY_DELAYS.length) {
    ctx.log.error('audit.given_up', new Error('Every run died.'), { audit: audit.id });
    return end(ctx, audit, { failure: DIED }, claim);
  }
  const [[started]] = await commit(database(ctx), [updateProcessing(ctx, audit.id, claim)]);
  if (!started) return { next: 'done' };
  try {
    return await end(ctx, audit, { results: await analyze(ctx, audit) }, claim);
  } catch (error) {
    if (error instanceof AuditFailed) return end(ctx, audit, { failure: failureOf(error) }, claim);
    ctx.log.error('audit.broke_off', error, { audit: audit.id, attempts: claim.attempts });
    const delay = RETRY_DELAYS[claim.attempts];
    return delay === undefined
      ? end(ctx, audit, { failure: BROKE_OFF }, claim)
      : { next: { succeeded: false, at: ctx.now() + delay } };
  }
}

async function end(ctx: Ctx, audit: AuditRow, outcome: Outcome, claim: Claim): Promise<Ending> {
  const { statements } = await finishAudit(ctx, audit, outcome, claim);
  return { next: 'done', statements, after: () => wakeFinished(ctx) };
}

/** Asks the engine again if it has not delivered in time, and gives up after the last time. */
async function waitForEngine(ctx: Ctx, audit: AuditRow, claim: Claim): Promise<Ending> {
  const due = audit.requestedAt + ENGINE_PATIENCE;
  if (ctx.now() < due) return { next: { succeeded: true, at: due } };
  if (audit.requests >= ENGINE_REQUESTS) return end(ctx, audit, { failure: NOT_DELIVERED }, claim);
  return {
    next: { succeeded: true, at: ctx.now() + ENGINE_PATIENCE },
    statements: [
      recordRequested(ctx, audit.id, isUnfinished(ctx, audit.id, claim)),
      updateRequested(ctx, audit.id, claim),
    ],
    after: () => wakeOutbox(ctx),
  };
}

export function failureOf(error: AuditFailed): AuditFailure {
  return { code: error.code, message: error.message.slice(0, 500) };
}

const DIED: AuditFailure = {
  code: 'TIMED_OUT',
  message: 'Herald stopped in the middle of the audit, each time it tried. Ask for it again.',
};
const BROKE_OFF: AuditFailure = {
  code: 'BAD_RESPONSE',
  message: 'Herald could not finish the audit, each time it tried. Its log says why. Ask for it again.',
};
const NOT_DELIVERED: AuditFailure = {
  code: 'TIMED_OUT',
  message: 'The automation engine did not deliver.',
};
