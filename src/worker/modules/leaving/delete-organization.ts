import { type Ctx, forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import { hubOf } from '../../platform/data/commit/announcing.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { haveSameDatabase } from '../../platform/data/commit/placement.ts';
import {
  deleteResident,
  insertClosed,
  selectClosed,
  updateEmptySince,
} from '../../platform/data/commit/residents.ts';
import { database, directory } from '../../platform/data/database.ts';
import type { Work } from '../../platform/module.ts';
import { mayDelete } from '../../platform/work/installation.ts';
import type { Claim, JobKind } from '../../platform/work/jobs.ts';
import type { Ending, Job } from '../../platform/work/run-job.ts';
import { closeOrganization, removeOrganization } from '../identity/index.ts';
import { deleteFolders } from './delete-folders.ts';
import { deleteRows } from './delete-rows.ts';
import { QUIET_MS, RETRY_MS, STOPPED_MS } from './limits.ts';

/** Calls of each module's `endOrganization` in a run. */
const CALLS_A_RUN = 20;

/** Deletes an organization: a job of the service, whose subject is the organization's id. */
export const ORGANIZATION: JobKind = { kind: 'delete-organization', queue: 'SEND', isAlwaysSlow: true };

export const organizationJob = (loadWork: () => Promise<Work[]>): Job => ({
  ...ORGANIZATION,
  lease: 5 * 60_000,
  wokenAtOnce: 5,
  run: () => Promise.reject(new Error('An organization is deleted by a job of the service.')),
  runForService: async (ctx, claim) => run(ctx, claim, await loadWork()),
});

/**
 * Deletes a part of the organization. Each step may be repeated, and a run may die after any. The organization is gone
 * when a complete run finds nothing, and another one does so after all work that was in progress has ended.
 */
async function run(service: ServiceCtx, claim: Claim, modules: Work[]): Promise<Ending> {
  const id = claim.subjectId;
  const now = service.now();
  if (!(await mayDelete(service))) return { next: { succeeded: 'postponed', at: now + STOPPED_MS } };
  const own = { ...forOrganization(service, id), deletesClosed: true };
  const db = database(own);
  const isApart = !(await haveSameDatabase(own));
  const [[closed]] = await commit(db, [selectClosed(db, id)]);
  if (!closed) {
    if (!(await closeOrganization(service, id))) return { next: 'done' };
    await commit(db, [insertClosed(db, id, now)]);
  }
  try {
    const isEmpty = await deleteSome(own, modules, isApart);
    const emptySince = isEmpty ? (closed?.emptySince ?? now) : null;
    await commit(db, [updateEmptySince(db, id, emptySince)]);
    if (emptySince !== null && emptySince <= now - QUIET_MS) {
      await hubOf(service, id).end();
      await removeOrganization(service, id);
      await commit(db, [deleteResident(db, id)]);
      service.log.info('organization.deleted', { organization: id });
      return { next: 'done' };
    }
    return {
      next: { succeeded: true, at: emptySince === null ? now : emptySince + QUIET_MS },
      ...(emptySince === null ? { wakeAfter: 0 } : {}),
    };
  } catch (error) {
    service.log.error('organization.not_deleted', error, { organization: id });
    return { next: { succeeded: false, at: service.now() + RETRY_MS } };
  }
}

/** Deletes a bounded part. Returns whether it has looked everywhere, and found nothing. */
async function deleteSome(ctx: Ctx, modules: Work[], isApart: boolean): Promise<boolean> {
  for (const { endOrganization } of modules) {
    for (let calls = 0; endOrganization && !(await endOrganization(ctx)); calls++) {
      if (calls === CALLS_A_RUN) return false;
    }
  }
  const { organizationId } = ctx;
  const hadNoRows = await deleteRows(database(ctx), organizationId);
  const hadNoneInDirectory = !isApart || (await deleteRows(directory(ctx), organizationId));
  const hadNoObjects = await deleteFolders(ctx, organizationId, modules);
  return hadNoRows && hadNoneInDirectory && hadNoObjects;
}
