import { DomainError } from '../../../../lib/errors.ts';
import type { News } from '../../../../sidecar/protocol.ts';
import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { SYNC } from '../../inboxes/index.ts';
import { updateNews } from '../store.ts';

/** The path at which the sidecar reports inboxes with new mail. */
export const NEWS_PATH = '/api/sync/news';

/**
 * Makes the sync of these inboxes due now, and wakes it; an inbox being read is read again afterwards. Leaves alone
 * those that are not read any more, and those that wait for room for more mail. Returns the number of the others.
 */
export async function reportNews(service: ServiceCtx, { inboxes }: News): Promise<number> {
  const organizations = Map.groupBy(inboxes, (inbox) => inbox.organization_id);
  const counts = await Promise.all(
    [...organizations].map(([id, own]) =>
      wakeInboxes(
        service,
        id,
        own.map((inbox) => inbox.inbox_id),
      ),
    ),
  );
  return counts.reduce((a, b) => a + b, 0);
}

async function wakeInboxes(service: ServiceCtx, organizationId: number, ids: number[]): Promise<number> {
  const ctx = forOrganization(service, organizationId);
  try {
    const [jobs] = await commit(database(ctx), [updateNews(ctx, ids)]);
    wakeJobs(ctx, SYNC, jobs);
    return jobs.length;
  } catch (error) {
    // The organization is closed, or is just moving: the next tick reads its inboxes.
    if (error instanceof DomainError) return 0;
    throw error;
  }
}
