import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import {
  claimWelcome,
  endWelcome,
  listWelcomes,
  selectWelcomes,
  welcomeTokens,
} from '../../identity/index.ts';
import { WELCOMES_PER_TICK } from '../limits.ts';
import { credit } from './credit.ts';

/**
 * Books the free tokens that the directory has granted, one grant at a time; none if their domain had them. Works in
 * steps, because the ledger may be in another database: after a failure in between, all are repeated, and the ledger
 * books the grant once.
 */
export async function bookWelcomes(system: ServiceCtx): Promise<void> {
  const tokens = welcomeTokens(system.env);
  for (const grant of await listWelcomes(system, WELCOMES_PER_TICK)) {
    if (!hasRoomForUpkeep()) return;
    const ctx = forOrganization(system, grant.organizationId);
    try {
      if (tokens > 0 && (await claimWelcome(system, grant))) {
        const ref = `welcome:${grant.userId}`;
        await commit(database(ctx), credit(ctx, { kind: 'grant', ref, tokens }));
      }
      await endWelcome(system, grant);
    } catch (error) {
      system.log.error('welcome.failed', error, { user: grant.userId });
    }
  }
}

export const bookWelcomesPart: Part = {
  looksInDirectory: true,
  look: (ctx) => [selectWelcomes(ctx, 1)],
  run: bookWelcomes,
};
