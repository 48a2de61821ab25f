import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { selectDueOrganizations } from './organization-store.ts';
import { selectDueUsers } from './user-store.ts';

/** Lists the organizations and accounts whose grace period is over. */
export async function listDueDeletions(
  ctx: ServiceCtx,
): Promise<{ organizations: { id: number }[]; users: { id: number }[] }> {
  const [organizations, users] = await commit(directory(ctx), [
    selectDueOrganizations(ctx),
    selectDueUsers(ctx),
  ]);
  return { organizations, users };
}
