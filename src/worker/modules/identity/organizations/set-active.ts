import type { NamedOrganization } from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { checkSockets } from '../../../platform/data/commit/announcing.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { actIn, notAMember } from '../members/acting.ts';
import { updateActiveOrganization } from '../sessions/store.ts';
import { type OrganizationRow, selectOrganization } from './store.ts';

/** Makes an organization the active one of the caller's session. */
export async function setActive(caller: Ctx, named: NamedOrganization): Promise<OrganizationRow> {
  const ctx = await actIn(caller, named);
  const [sessions, [organization]] = await commit(directory(ctx), [
    updateActiveOrganization(ctx, ctx.actor, ctx.organizationId),
    selectOrganization(ctx),
  ]);
  if (sessions.length !== 1) throw notAMember();
  checkSockets(caller);
  if (!organization) throw new Error('The organization does not exist.');
  return organization;
}
