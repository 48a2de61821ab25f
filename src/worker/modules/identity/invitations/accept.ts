import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { checkSockets } from '../../../platform/data/commit/announcing.ts';
import { directory } from '../../../platform/data/database.ts';
import { MAX_MEMBERS } from '../members/list.ts';
import { findMember, type MemberRow } from '../members/store.ts';
import { countMembers } from '../sessions/membership-store.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { updateActiveOrganization } from '../sessions/store.ts';
import { updateEmailVerified } from '../users/store.ts';
import { welcome } from '../welcome/welcome.ts';
import { insertMember, type ReceivedInvitation, requireAcceptable } from './answer-store.ts';
import { commitAnswer } from './commit-answer.ts';
import { getReceived, TO_ANSWER } from './get.ts';
import { type InvitationRow, updateStatus } from './store.ts';

/**
 * Accepts an invitation: the organization becomes the active one of the caller's session. With the token of the mailed
 * link, the address counts as verified.
 */
export async function acceptInvitation(
  caller: Ctx,
  id: string,
  token?: string,
): Promise<{ invitation: InvitationRow; member: MemberRow }> {
  const actor = sessionActor(caller);
  const { userId } = actor;
  const received = await getAcceptable(caller, id, token);
  const { organizationId, role, email } = received.invitation;
  const ctx = { ...caller, organizationId };
  const update = updateStatus(ctx, id, 'accepted');
  const statements = [
    requireAcceptable(ctx, id, userId, MAX_MEMBERS),
    update,
    insertMember(ctx, id, userId),
    updateActiveOrganization(ctx, actor, organizationId),
    audit(ctx, 'invitation.accepted', `invitation:${email}`),
    audit(ctx, 'member.joined', `user:${userId}`, { email, role }),
    ...(received.isVerified
      ? []
      : [updateEmailVerified(directory(ctx), userId), welcome(ctx, { id: userId })]),
  ];
  const invitation = await commitAnswer(ctx, update, statements, () => getAcceptable(caller, id, token));
  checkSockets(caller);
  const member = await findMember(ctx, { userId });
  if (!member) throw new Error('The new member was not found.');
  return { invitation, member };
}

/** Returns the invitation, if the caller can join the organization by it now. */
async function getAcceptable(ctx: Ctx, id: string, token?: string): Promise<ReceivedInvitation> {
  const received = await getReceived(ctx, id, TO_ANSWER, token);
  if (received.isMember) {
    const detail = 'You are a member of the organization already.';
    throw new DomainError('invalid', 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION', detail);
  }
  const { organizationId } = received.invitation;
  if ((await countMembers({ ...ctx, organizationId })) >= MAX_MEMBERS) {
    throw new DomainError(
      'refused',
      'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
      `The organization has ${MAX_MEMBERS} members, which is the maximum.`,
    );
  }
  return received;
}
