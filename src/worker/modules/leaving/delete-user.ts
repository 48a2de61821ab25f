import { DomainError } from '../../../lib/errors.ts';
import { forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import type { Work } from '../../platform/module.ts';
import { mayDelete } from '../../platform/work/installation.ts';
import type { Claim, JobKind } from '../../platform/work/jobs.ts';
import type { Ending, Job } from '../../platform/work/run-job.ts';
import { closeUser, listOrganizationIds, noteForgotten, removeUser } from '../identity/index.ts';
import { QUIET_MS, RETRY_MS, STOPPED_MS } from './limits.ts';

/** Organizations that a run asks to forget the user. Each takes about ten statements if it has no data of the user. */
const ORGANIZATIONS_A_RUN = 40;
/** Calls of each module's `forgetUser` in a run, for one organization. */
const CALLS_A_RUN = 20;
const WAIT_MS = 60 * 60_000;

/** Deletes a user: a job of the service, whose subject is the user's id. */
export const USER: JobKind = { kind: 'delete-user', queue: 'SEND', isAlwaysSlow: true };

export const userJob = (loadWork: () => Promise<Work[]>): Job => ({
  ...USER,
  lease: 5 * 60_000,
  wokenAtOnce: 5,
  run: () => Promise.reject(new Error('A user is deleted by a job of the service.')),
  runForService: async (ctx, claim) => run(ctx, claim, await loadWork()),
});

/**
 * Deletes a part of a user: first the account, then, when all work that they had in progress has ended, their data in
 * each organization, also in those that they have left. Each step may be repeated.
 */
async function run(service: ServiceCtx, { subjectId: id }: Claim, modules: Work[]): Promise<Ending> {
  if (!(await mayDelete(service))) {
    return { next: { succeeded: 'postponed', at: service.now() + STOPPED_MS } };
  }
  const closed = await closeUser(service, id);
  if (closed.state === 'stays') return { next: 'done' };
  if (closed.state === 'waits') return { next: { succeeded: 'postponed', at: service.now() + WAIT_MS } };
  if (closed.state === 'closing') return { next: { succeeded: true, at: service.now() + QUIET_MS } };
  try {
    if (await forget(service, id, closed.upTo, modules)) {
      await removeUser(service, id);
      service.log.info('user.deleted', { user: id });
      return { next: 'done' };
    }
    return { next: { succeeded: true, at: service.now() }, wakeAfter: 0 };
  } catch (error) {
    service.log.error('user.not_deleted', error, { user: id });
    return { next: { succeeded: false, at: service.now() + RETRY_MS } };
  }
}

/** Asks some organizations to forget the user. Returns whether these were the last ones. */
async function forget(service: ServiceCtx, id: number, upTo: number, modules: Work[]): Promise<boolean> {
  const organizations = await listOrganizationIds(service, upTo, ORGANIZATIONS_A_RUN);
  for (const organizationId of organizations) {
    if (!(await forgetIn(service, organizationId, id, modules))) return false;
    await noteForgotten(service, id, organizationId);
  }
  return organizations.length < ORGANIZATIONS_A_RUN;
}

/** Deletes a user's data in an organization, and takes work from them, or from an agent. False if there is more. */
export async function forgetIn(
  service: ServiceCtx,
  organizationId: number,
  userId: number,
  modules: Work[],
): Promise<boolean> {
  const ctx = forOrganization(service, organizationId);
  try {
    for (const { forgetUser } of modules) {
      for (let calls = 0; forgetUser && !(await forgetUser(ctx, userId)); calls++) {
        if (calls === CALLS_A_RUN) return false;
      }
    }
    return true;
  } catch (error) {
    // The organization was closed meanwhile: all of it is deleted.
    if (error instanceof DomainError && error.code === 'ORGANIZATION_CLOSED') return true;
    throw error;
  }
}
