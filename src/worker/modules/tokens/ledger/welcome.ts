import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { endWelcome, listWelcomes } from '../../identity/index.ts';
import { WELCOME_TOKENS, WELCOMES_PER_TICK } from '../limits.ts';
import { credit } from './credit.ts';

/**
 * Books the free tokens that the directory has granted, each on its own. In two steps, as the ledger may be in another
 * database: whatever comes between them is done again, and the ledger takes it once.
 */
export async function bookWelcomes(system: ServiceCtx): Promise<void> {
  for (const granted of await listWelcomes(system, WELCOMES_PER_TICK)) {
    const ctx = forOrganization(system, granted.organizationId);
    try {
      const ref = `welcome:${granted.userId}`;
      await commit(database(ctx), credit(ctx, { kind: 'grant', ref, tokens: WELCOME_TOKENS }));
      await endWelcome(system, granted);
    } catch (error) {
      system.log.error('welcome.failed', error, { user: granted.userId });
    }
  }
}
