import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { endWelcome, listWelcomes } from '../../identity/index.ts';
import { WELCOME_TOKENS, WELCOMES_PER_TICK } from '../limits.ts';
import { credit } from './credit.ts';

/**
 * Books the free tokens that the directory has granted, one grant at a time. In two steps, because the ledger may be
 * in another database: after a failure in between, both are repeated, and the ledger books the grant once.
 */
export async function bookWelcomes(system: ServiceCtx): Promise<void> {
  for (const grant of await listWelcomes(system, WELCOMES_PER_TICK)) {
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
