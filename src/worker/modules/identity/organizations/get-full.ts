import type { NamedOrganization } from '../../../../contract/identity/organizations.ts';
import { type Agent, findAgents } from '../../../platform/agents.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { type InvitationRow, selectInvitations } from '../invitations/store.ts';
import { actIn, isAdmin } from '../members/acting.ts';
import { MAX_MEMBERS } from '../members/list.ts';
import { type MemberRow, selectMembers } from '../members/store.ts';
import { type OrganizationRow, selectOrganization } from './store.ts';

interface Full {
  organization: OrganizationRow;
  members: MemberRow[];
  agents: Agent[];
  invitations: InvitationRow[];
}

/** Returns an organization with its members, their agents and, for its admins and owners, its invitations. */
export async function getFullOrganization(
  caller: Ctx,
  { membersLimit = MAX_MEMBERS, ...named }: NamedOrganization & { membersLimit?: number },
): Promise<Full> {
  const ctx = await actIn(caller, named);
  const invitationsStatement = selectInvitations(ctx);
  const canSeeInvitations = isAdmin(ctx.actor.role);
  const results = await commit(directory(ctx), [
    selectOrganization(ctx),
    selectMembers(ctx, { limit: membersLimit, offset: 0 }),
    ...(canSeeInvitations ? [invitationsStatement] : []),
  ]);
  const [[organization], members] = results;
  if (!organization) throw new Error('The organization does not exist.');
  return {
    organization,
    members,
    agents: [...(await findAgents(ctx, 'connected')).values()],
    invitations: canSeeInvitations ? results.of(invitationsStatement) : [],
  };
}
