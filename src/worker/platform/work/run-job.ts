import { type Ctx, forOrganization, type ServiceCtx } from '../ctx.ts';
import { commit, type Results } from '../data/commit/commit.ts';
import { type Database, database, directory, type Statement } from '../data/database.ts';
import { DIRECTORY } from '../data/databases.ts';
import {
  type Claim,
  claimJob,
  deleteIdleJob,
  deleteJob,
  type JobKind,
  type Lane,
  type Next,
  releaseJob,
  selectNextInLane,
  wakeJobs,
} from './jobs.ts';

/** A kind of job, and how to run it. */
export interface Job extends JobKind {
  /** Milliseconds that a run may take. After that it counts as dead, and another run may start. */
  lease: number;
  /** The lease in the quick lane, where a run may be shorter. */
  quickLease?: number;
  /** Jobs that one cron tick wakes. */
  wokenAtOnce: number;
  run(ctx: Ctx, claim: Claim): Promise<Ending>;
  /** Whether there is nothing to do for a due job of the quick lane, which is then not claimed and stays due. */
  isIdle?(ctx: ServiceCtx, id: number): Promise<boolean>;
  /**
   * Whether its rows are in the directory as well as in an organization's database: it reads and ends them where it was
   * claimed, by `databaseOfJob`.
   */
  isInDirectoryToo?: boolean;
  /** Runs a job of the service itself, without an organization. */
  runForService?(ctx: ServiceCtx, claim: Claim): Promise<Ending>;
}

/** The end of a run. The end of the job and `statements` are one batch. */
export interface Ending {
  /** When the job runs next. `done` deletes it. */
  next: 'done' | Next;
  statements?: Statement[];
  /**
   * Milliseconds until a queue message wakes the next run. Null leaves it to cron, unless somebody requested a run
   * meanwhile. Default: until it is due.
   */
  wakeAfter?: number | null;
  /** Runs after the commit, with its results. */
  after?(results: Results<Statement[]>): void;
}

/** The longest delay of a queue message. Cron wakes jobs that are due later. */
const MAX_DELAY_MS = 12 * 60 * 60_000;

/**
 * Claims a job, runs it, and ends it. Does nothing if it is idle, or if `claimJob` refuses the claim. `lane` is null if
 * the caller waits for the outcome.
 */
export async function runJob(ctx: ServiceCtx, job: Job, id: number, lane: Lane | null = null): Promise<void> {
  if (lane === 'quick' && (await job.isIdle?.(ctx, id))) return;
  const lease = (lane === 'quick' ? job.quickLease : undefined) ?? job.lease;
  const claim = await claimJob(ctx, job, id, lease, lane);
  if (!claim) return;
  // The pages of the job's organization are notified of its changes.
  const own = claim.organizationId === null ? null : forOrganization(ctx, claim.organizationId);
  const ending = await (own ? job.run(own, claim) : runForService(ctx, job, claim));
  const { next, statements = [], wakeAfter } = ending;
  const end = next === 'done' ? null : releaseJob(ctx, job, claim, next);
  const removal = deleteJob(ctx, claim);
  // This job may have been refused a place while the ended one held it.
  const waiting = claim.lane === null ? null : selectNextInLane(ctx, job, claim);
  const results = await commit(databaseOfJob(own ?? ctx, job), [
    ...statements,
    end ?? removal,
    ...(next !== 'done' && next.isDoneIfIdle ? [deleteIdleJob(ctx, claim)] : []),
    ...(waiting ? [waiting] : []),
  ]);
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

/** Returns the database where the job was claimed, or to which its organization's rows have moved since. */
export function databaseOfJob(
  ctx: ServiceCtx,
  { isInDirectoryToo = false }: Pick<Job, 'isInDirectoryToo'>,
): Database {
  return isInDirectoryToo && ctx.database === DIRECTORY ? directory(ctx) : database(ctx);
}

function runForService(ctx: ServiceCtx, job: Job, claim: Claim): Promise<Ending> {
  if (job.runForService) return job.runForService(ctx, claim);
  throw new Error(`A job of the kind ${job.kind} has no organization.`);
}
