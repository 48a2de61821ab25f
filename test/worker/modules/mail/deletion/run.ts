import { deletionJob } from '../../../../../src/worker/modules/mail/deletion/job.ts';
import { loadDeletionHooks } from '../../../../../src/worker/modules.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { testCtx, testEnv } from '../../../helpers.ts';

export const deletionHooks = await loadDeletionHooks();

/** Runs the job that empties spam and trash, once. */
export async function runDeletion(organizationId: number, over: Partial<Ctx> = {}): Promise<void> {
  const job = await testEnv.DB.prepare(
    "SELECT id FROM jobs WHERE organization_id = ? AND kind = 'delete-mail'",
  )
    .bind(organizationId)
    .first<{ id: number }>();
  if (job) await runJob(testCtx(organizationId, over), deletionJob(deletionHooks), job.id);
}
