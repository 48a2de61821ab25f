import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import { type Claim, extendLease, type JobKind, type Next } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import type { selectNextPersonal } from './store.ts';

/** The parameters of a module's job that follows an organization's new mail. Times are in milliseconds. */
interface Follower<State extends { upTo: number }> {
  job: JobKind;
  lease: number;
  wokenAtOnce: number;
  /** The time after which a run starts no further email. */
  runTime: number;
  /** The age beyond which emails are skipped. */
  maxAge: number;
  /** The number of emails that one step reads to find the next one. */
  checkedPerStep: number;
  /** The number of statements that an email may need. A run with fewer left ends. */
  statementsOfEmail: number;
  /** The number of failed runs after which the email that they failed at is skipped. */
  tries: number;
  selectNext: typeof selectNextPersonal;
  /**
   * Returns the last email that was processed, with the data that `consider` needs. Null ends the run until something
   * wakes it.
   */
  findState(ctx: Ctx): Promise<State | null>;
  updateUpTo(ctx: Ctx, claim: Claim, id: number): Statement;
  /** Returns the next due time, mostly as an SQL expression. */
  dueForNewMail(ctx: Ctx): Next['at'];
  consider(ctx: Ctx, claim: Claim, state: State, emailId: number): Promise<void>;
  /**
   * Returns the end of the run after an error, or null to skip the email. `count` is the number of emails processed
   * before.
   */
  endAfter(ctx: Ctx, claim: Claim, emailId: number, error: unknown, count: number): Ending | null;
  onGivenUp(ctx: Ctx, emailId: number): void;
}

/**
 * Returns the job that considers each new email of an organization, oldest first. The lease of the job prevents two
 * runs at once. A run that fails leaves its email to the next run.
 */
export function followNewMail<State extends { upTo: number }>(follower: Follower<State>): Job {
  return {
    ...follower.job,
    lease: follower.lease,
    wokenAtOnce: follower.wokenAtOnce,
    run: (ctx, claim) => run(ctx, claim, follower),
  };
}

async function run<State extends { upTo: number }>(
  ctx: Ctx,
  claim: Claim,
  follower: Follower<State>,
): Promise<Ending> {
  const db = database(ctx);
  const deadline = ctx.now() + follower.runTime;
  /** The number of emails that this run has processed. */
  let count = 0;
  for (;;) {
    if (ctx.now() > deadline || statementsLeft() < follower.statementsOfEmail) {
      return { next: { succeeded: count > 0 ? true : 'postponed', at: ctx.now() } };
    }
    const state = await follower.findState(ctx);
    if (!state) return { next: { succeeded: true, at: null } };
    const [[email], [checked]] = await commit(
      db,
      follower.selectNext(ctx, {
        after: state.upTo,
        limit: follower.checkedPerStep,
        receivedFrom: ctx.now() - follower.maxAge,
      }),
    );
    if (!email) {
      if (checked?.last) await commit(db, [follower.updateUpTo(ctx, claim, checked.last)]);
      if (checked?.count === follower.checkedPerStep) continue;
      return { next: { succeeded: true, at: follower.dueForNewMail(ctx) } };
    }
    // Another run holds the job.
    if (!(await extendLease(ctx, claim, follower.lease))) {
      return { next: { succeeded: 'postponed', at: null } };
    }
    if (count === 0 && claim.attempts >= follower.tries) follower.onGivenUp(ctx, email.id);
    else {
      try {
        await follower.consider(ctx, claim, state, email.id);
      } catch (error) {
        const ending = follower.endAfter(ctx, claim, email.id, error, count);
        if (ending) return ending;
      }
    }
    await commit(db, [follower.updateUpTo(ctx, claim, email.id)]);
    count++;
  }
}
