import { type Ctx, forOrganization, type ServiceCtx } from '../ctx.ts';
import { commit, database, type Results, type Statement } from '../data/database.ts';
import {
  type Claim,
  claimJob,
  deleteJob,
  type JobKind,
  type Lane,
  type Next,
  releaseJob,
  selectNextInLane,
  wakeJobs,
} from './jobs.ts';

/** How a kind of work is done. */
export interface Job extends JobKind {
  /** Milliseconds that a run may take: then it counts as dead, and another may begin. */
  lease: number;
  /** Jobs that one cron tick wakes. */
  wokenAtOnce: number;
  run(ctx: Ctx, claim: Claim): Promise<Ending>;
  /** Runs a job of the service itself, which belongs to no organization. */
  runForService?(ctx: ServiceCtx, claim: Claim): Promise<Ending>;
}

/** How a run ends: in one batch with what it writes. */
export interface Ending {
  /** `done` deletes the job. */
  next: 'done' | Next;
  statements?: Statement[];
  /**
   * Milliseconds until a queue message wakes the next run. Null leaves it to cron, unless somebody asked for a run
   * meanwhile. Default: until it is due.
   */
  wakeAfter?: number | null;
  /** Runs after the commit, with its results. */
  after?(results: Results<Statement[]>): void;
}

/** The longest that a queue holds a message back; cron wakes what is due later. */
const MAX_DELAY_MS = 12 * 60 * 60_000;

/**
 * Claims a job, does its work, and ends it. Does nothing when it is not due, somebody else works on it, or its organization
 * has no place in the lane. `lane` of null is for somebody who waits for the outcome.
 */
export async function runJob(ctx: ServiceCtx, job: Job, id: number, lane: Lane | null = null): Promise<void> {
  const claim = await claimJob(ctx, job, id, job.lease, lane);
  if (!claim) return;
  const ending = await work(ctx, job, claim);
  const { next, statements = [], wakeAfter } = ending;
  const end = next === 'done' ? null : releaseJob(ctx, job, claim, next);
  const removal = deleteJob(ctx, claim);
  // It may have been refused while this one had its place.
  const waiting = claim.lane === null ? null : selectNextInLane(ctx, job, claim);
  const results = await commit(database(ctx), [...statements, end ?? removal, ...(waiting ? [waiting] : [])]);
  const row = end && results.of(end)[0];
  if (end ? !row : results.of(removal).length === 0) {
    ctx.log.warn('job.lease_lost', { kind: job.kind, subject: claim.subjectId });
  }
  if (waiting) wakeJobs(ctx, job, results.of(waiting));
  if (next !== 'done' && row && row.dueAt !== null && (wakeAfter !== null || row.dueAt !== next.at)) {
    const wait = wakeAfter ?? Math.max(0, row.dueAt - ctx.now());
    if (wait <= MAX_DELAY_MS) wakeJobs(ctx, job, [row], Math.ceil(wait / 1000));
  }
  ending.after?.(results);
}

function work(ctx: ServiceCtx, job: Job, claim: Claim): Promise<Ending> {
  if (claim.organizationId !== null) return job.run(forOrganization(ctx, claim.organizationId), claim);
  if (job.runForService) return job.runForService(ctx, claim);
  throw new Error(`A job of the kind ${job.kind} has no organization.`);
}
