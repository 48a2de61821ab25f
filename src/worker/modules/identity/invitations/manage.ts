import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { actIn, isAdmin } from '../members/acting.ts';
import { findOwnMembership, requireRole } from '../members/store.ts';
import { findInvitation, findInvitations, type InvitationRow, requirePending, setStatus } from './store.ts';

/** Those of an organization, for its admins: whoever knows the id of one and signs up with its address may accept. */
export async function listInvitations(
  given: Ctx,
  named: { organizationId?: string },
): Promise<InvitationRow[]> {
  const ctx = await actIn(given, named);
  if (!isAdmin(ctx.actor.role)) {
    throw new DomainError('forbidden', 'ROLE_REQUIRED', 'This needs the role admin in the organization.');
  }
  return findInvitations(ctx);
}

/** Calls an invitation back, of whichever of the caller's organizations. */
export async function cancelInvitation(given: Ctx, id: string): Promise<InvitationRow> {
  const { userId } = sessionActor(given);
  const found = await findInvitation(given, id);
  const own = found && (await findOwnMembership(given, userId, { id: found.organizationId }));
  if (!found || !own) throw noSuchInvitation();
  if (!isAdmin(own.role)) {
    throw new DomainError(
      'forbidden',
      'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION',
      'This needs the role admin or owner.',
    );
  }
  const ctx = { ...given, organizationId: found.organizationId };
  try {
    const results = await commit(database(ctx), [
      requireRole(ctx, userId, ['owner', 'admin']),
      requirePending(ctx, id),
      setStatus(ctx, id, 'canceled'),
      audit(ctx, 'invitation.canceled', `invitation:${found.email}`),
    ]);
    return (results[2] as [InvitationRow])[0];
  } catch (error) {
    if (isRefusal(error)) throw noSuchInvitation();
    throw error;
  }
}

/** 400, as better-auth has it, whatever the reason: unknown, of others, answered, called back or run out. */
export function noSuchInvitation(): DomainError {
  return new DomainError(
    'invalid',
    'INVITATION_NOT_FOUND',
    'There is no such invitation, or it was answered or called back, or it has run out.',
  );
}
