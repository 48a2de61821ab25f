import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, commitUnlessRefused, directory } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { actIn, isAdmin } from '../members/acting.ts';
import { findOwnMembership, requireRole } from '../members/store.ts';
import {
  findInvitation,
  type InvitationRow,
  requirePending,
  selectInvitations,
  updateStatus,
} from './store.ts';

/** The invitations of an organization. For its admins and owners only, as they include ids and addresses. */
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

/** Cancels an invitation in any of the caller's organizations. */
export async function cancelInvitation(caller: Ctx, id: string): Promise<InvitationRow> {
  const { userId } = sessionActor(caller);
  const pending = await findInvitation(caller, id);
  const membership = pending && (await findOwnMembership(caller, userId, { id: pending.organizationId }));
  if (!pending || !membership) throw noSuchInvitation();
  if (!isAdmin(membership.role)) {
    throw new DomainError(
      'forbidden',
      'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION',
      'This needs the role admin or owner.',
    );
  }
  const ctx = { ...caller, organizationId: pending.organizationId };
  const [, , [invitation]] = await commitUnlessRefused(
    directory(ctx),
    [
      requireRole(ctx, userId, ['owner', 'admin']),
      requirePending(ctx, id),
      updateStatus(ctx, id, 'canceled'),
      audit(ctx, 'invitation.canceled', `invitation:${pending.email}`),
    ],
    noSuchInvitation,
  );
  if (!invitation) throw new Error('The canceled invitation was not returned.');
  return invitation;
}

/** 400, as in better-auth, whatever the reason: unknown, for others, answered, canceled or expired. */
export function noSuchInvitation(): DomainError {
  return new DomainError(
    'invalid',
    'INVITATION_NOT_FOUND',
    'The invitation does not exist, was answered or canceled, or has expired.',
  );
}
