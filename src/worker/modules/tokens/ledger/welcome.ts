import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database, directory } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/work/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { endWelcome, selectWelcomes } from '../../identity/index.ts';
import { WELCOME_TOKENS, WELCOMES_PER_TICK } from '../limits.ts';
import { credit } from './credit.ts';

/**
 * Books the free tokens that the directory has granted, one grant at a time. In two steps, because the ledger may be
 * in another database: after a failure in between, both are repeated, and the ledger books the grant once.
 */
export async function bookWelcomes(system: ServiceCtx): Promise<void> {
  const [grants] = await commit(directory(system), [selectWelcomes(system, WELCOMES_PER_TICK)]);
  for (const grant of grants) {
    if (!hasRoomForUpkeep()) return;
    const ctx = forOrganization(system, grant.organizationId);
    try {
      const ref = `welcome:${grant.userId}`;
      await commit(database(ctx), credit(ctx, { kind: 'grant', ref, tokens: WELCOME_TOKENS }));
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
