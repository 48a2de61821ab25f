import { MAX_EXPORTS, type OrganizationExport } from '../../../contract/exports.ts';
import { DomainError } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commit, commitUnlessRefused, requireThat } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { insertJob, wakeJobs } from '../../platform/work/jobs.ts';
import { toExport } from './present.ts';
import { EXPORT } from './run.ts';
import { insertExport, mayExport, newId, selectExports } from './store.ts';

/** Starts an export of the organization. Throws 409 EXPORT_RUNNING; 422 TOO_MANY_EXPORTS. */
export async function createExport(ctx: Ctx): Promise<OrganizationExport> {
  const db = database(ctx);
  const { insertion, advancement } = insertExport(ctx);
  const job = insertJob(ctx, EXPORT, newId(ctx));
  const [, [row], due] = await commitUnlessRefused(
    db,
    [
      requireThat(db, mayExport(ctx)),
      insertion,
      job,
      advancement,
      audit(ctx, 'export.created', 'organization'),
    ],
    () => refusal(ctx),
  );
  wakeJobs(ctx, EXPORT, due);
  return toExport(row!);
}

async function refusal(ctx: Ctx): Promise<DomainError> {
  const [rows] = await commit(database(ctx), [selectExports(ctx)]);
  return rows.some(({ state }) => state === 'running')
    ? new DomainError(
        'conflict',
        'EXPORT_RUNNING',
        'An export is running. Wait until it is completed, or delete it.',
      )
    : new DomainError(
        'refused',
        'TOO_MANY_EXPORTS',
        `An organization has at most ${MAX_EXPORTS} exports at once. Delete one first.`,
      );
}
