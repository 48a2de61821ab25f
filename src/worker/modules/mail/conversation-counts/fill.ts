import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { fillCounts, selectNextFill } from './store.ts';

/** The number of organizations that one tick counts. The next tick continues. */
const ORGANIZATIONS_A_TICK = 20;

/** Counts the conversations by assignee of organizations that are older than these counts, each organization once. */
export async function continueCountingAssignees(service: ServiceCtx): Promise<void> {
  for (let step = 0; step < ORGANIZATIONS_A_TICK && hasRoomForUpkeep(); step++) {
    const [[next]] = await commit(database(service), [selectNextFill(service)]);
    if (!next) return;
    const ctx = forOrganization(service, next.organizationId);
    try {
      await commit(database(ctx), fillCounts(ctx));
    } catch (error) {
      // Another run has counted it.
      if (!isRefusal(error)) throw error;
    }
  }
}

export const continueCountingAssigneesPart: Part = {
  look: (ctx) => [selectNextFill(ctx)],
  run: continueCountingAssignees,
};
