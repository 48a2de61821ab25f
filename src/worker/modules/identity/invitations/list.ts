import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { actIn, isAdmin } from '../members/acting.ts';
import { type InvitationRow, selectInvitations } from './store.ts';

/** Lists the invitations of an organization. For its admins and owners only, as they include ids and addresses. */
export async function listInvitations(
  caller: Ctx,
  named: { organizationId?: string },
): Promise<InvitationRow[]> {
  const ctx = await actIn(caller, named);
  if (!isAdmin(ctx.actor.role)) {
    throw new DomainError('forbidden', 'ROLE_REQUIRED', 'This needs the role admin in the organization.');
  }
  const [invitations] = await commit(directory(ctx), [selectInvitations(ctx)]);
  return invitations;
}
