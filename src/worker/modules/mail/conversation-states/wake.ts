import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { selectAwake, updateAwake } from './store.ts';

/** The number of conversations that one tick opens. The next tick continues. */
const AWAKE_A_TICK = 500;

/** Opens snoozed conversations whose snooze has ended. Safe to run concurrently. */
export async function wakeConversations(service: ServiceCtx): Promise<void> {
  const [awake] = await commit(database(service), [selectAwake(service, AWAKE_A_TICK)]);
  for (const [organizationId, threads] of Map.groupBy(awake, (thread) => thread.organizationId)) {
    if (!hasRoomForUpkeep()) return;
    const ctx = forOrganization(service, organizationId);
    const ids = threads.map(({ id }) => id);
    await commit(database(ctx), updateAwake(ctx, ids));
  }
}

export const wakeConversationsPart: Part = {
  look: (ctx) => [selectAwake(ctx, 1)],
  run: wakeConversations,
};
