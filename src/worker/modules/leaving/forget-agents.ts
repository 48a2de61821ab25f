import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { directory } from '../../platform/data/database.ts';
import type { Work } from '../../platform/module.ts';
import type { Part } from '../../platform/work/upkeep.ts';
import { forgetIn } from './delete-user.ts';
import { deleteEnded, selectEnded } from './ended-agents-store.ts';

/** Takes their work from agents that have ended, however that came: some a run. */
async function forgetAgents(service: ServiceCtx, modules: Work[]): Promise<void> {
  const [ended] = await commit(directory(service), [selectEnded(service)]);
  for (const { id, organizationId } of ended) {
    try {
      if (!(await forgetIn(service, organizationId, id, modules))) return;
      await commit(directory(service), [deleteEnded(service, id)]);
    } catch (error) {
      service.log.error('agent.not_forgotten', error, { agent: id });
    }
  }
}

export const forgetAgentsPart = (loadWork: () => Promise<Work[]>): Part => ({
  looksInDirectory: true,
  look: (ctx) => [selectEnded(ctx)],
  run: async (ctx) => forgetAgents(ctx, await loadWork()),
});
