import { forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { OF_THE_SERVICE } from '../../platform/data/databases.ts';
import { insertJob, type JobKind, wakeJobs } from '../../platform/work/jobs.ts';
import type { Part } from '../../platform/work/upkeep.ts';
import { listDueDeletions, selectDueOrganizations, selectDueUsers } from '../identity/index.ts';
import { ORGANIZATION } from './delete-organization.ts';
import { USER } from './delete-user.ts';

/** Creates a job for each organization and account whose grace period is over. One that has a job already keeps it. */
export async function beginDeletions(ctx: ServiceCtx): Promise<void> {
  const { organizations, users } = await listDueDeletions(ctx);
  await begin(ctx, ORGANIZATION, organizations);
  await begin(ctx, USER, users);
}

export const beginDeletionsPart: Part = {
  looksInDirectory: true,
  look: (ctx) => [selectDueOrganizations(ctx), selectDueUsers(ctx)],
  run: beginDeletions,
};

async function begin(ctx: ServiceCtx, job: JobKind, subjects: { id: number }[]): Promise<void> {
  if (subjects.length === 0) return;
  const own = forOrganization(ctx, OF_THE_SERVICE);
  const results = await commit(
    database(ctx),
    subjects.map(({ id }) => insertJob(own, job, id)),
  );
  wakeJobs(ctx, job, results.flat());
}
