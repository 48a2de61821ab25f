import { postJob } from '../../../../../src/worker/modules/stream/posting/job.ts';
import { type Database, openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { testEnv, withBatches } from '../../../helpers.ts';
import type { World } from '../world.ts';

/**
 * Runs jobs as a process that dies once, at its step number `at`. Each batch and each call of a platform has two steps:
 * before and after it is done. A dead process never continues.
 */
export function makeMortal(world: World, at: number) {
  let step = 0;
  let die = () => {};
  const never = new Promise<never>(() => {});
  const mortal = { hasDied: false, run };

  async function live<T>(act: () => Promise<T>): Promise<T> {
    if (step++ === at) return end();
    const result = await act();
    return step++ === at ? end() : result;
  }

  function end(): Promise<never> {
    mortal.hasDied = true;
    die();
    return never;
  }

  /** Resolves once the job has run, or the process has died. */
  async function run(jobId: number): Promise<void> {
    const death = new Promise<void>((resolve) => (die = resolve));
    const through = world.through;
    world.through = (request, call) => live(() => through(request, call));
    const ctx = { ...world.ctx(), db: mortalDatabase(live) };
    try {
      await Promise.race([runJob(ctx, postJob, jobId), death]);
    } finally {
      world.through = through;
    }
  }

  return mortal;
}

function mortalDatabase(live: <T>(act: () => Promise<T>) => Promise<T>): Database {
  return openDatabase(withBatches(testEnv, (run) => live(run)));
}
