import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { isAdmin } from '../members/acting.ts';
import { findOwnMembership, requireRole } from '../members/store.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { noSuchInvitation } from './get.ts';
import { findInvitation, type InvitationRow, requirePending, updateStatus } from './store.ts';

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
