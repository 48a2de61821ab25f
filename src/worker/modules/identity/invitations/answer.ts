import { audit } from '../../../platform/audit-log.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { isAdmin } from '../members/acting.ts';
import { MOST_MEMBERS } from '../members/list.ts';
import { findMember, findMembers, type MemberRow } from '../members/store.ts';
import { activate } from '../organizations/store.ts';
import { findAddress, findReceived, insertMember, type Received, requireAcceptable } from './answer-store.ts';
import { noSuchInvitation } from './manage.ts';
import { findReceivedBy, type InvitationRow, requirePending, setStatus } from './store.ts';

const MOST_LISTED = 100;

/** An invitation, for the one who is invited, while it can be accepted. */
export async function getInvitation(ctx: Ctx, id: string): Promise<Received> {
  const { userId } = sessionActor(ctx);
  const received = await findReceived(ctx, id, userId);
  if (!received) throw noSuchInvitation();
  const { invitation, inviterRole, ownEmail } = received;
  if (invitation.status !== 'pending' || invitation.expiresAt <= ctx.now()) throw noSuchInvitation();
  if (invitation.email !== ownEmail) {
    throw new DomainError(
      'forbidden',
      'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
      'It was sent to another address: sign in with that one.',
    );
  }
  if (!inviterRole || !isAdmin(inviterRole)) {
    throw new DomainError(
      'invalid',
      'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
      'Who invited you may not do so any more. Ask for another invitation.',
    );
  }
  return received;
}

/** The open invitations of the caller's address, which must be verified: anybody can sign up with any address. */
export async function listOwnInvitations(
  ctx: Ctx,
): Promise<{ invitation: InvitationRow; organizationName: string }[]> {
  const { email, emailVerified } = await findAddress(ctx, sessionActor(ctx).userId);
  if (!emailVerified) {
    throw new DomainError(
      'forbidden',
      'EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION',
      'Verify your address first, or open the link of the invitation.',
    );
  }
  return findReceivedBy(ctx, email, MOST_LISTED);
}

/** Joins the organization, which becomes the active one of this session. */
export async function acceptInvitation(
  given: Ctx,
  id: string,
): Promise<{ invitation: InvitationRow; member: MemberRow }> {
  const actor = sessionActor(given);
  const { userId } = actor;
  const { organizationId, role, email } = (await joinable(given, id)).invitation;
  const ctx = { ...given, organizationId };
  const invitation = await answer(
    ctx,
    [
      requireAcceptable(ctx, id, userId, MOST_MEMBERS),
      setStatus(ctx, id, 'accepted'),
      insertMember(ctx, id, userId),
      activate(ctx, actor, organizationId),
      audit(ctx, 'invitation.accepted', `invitation:${email}`),
      audit(ctx, 'member.joined', `user:${userId}`, { email, role }),
    ],
    () => joinable(given, id),
  );
  const member = await findMember(ctx, { userId });
  if (!member) throw new Error('the new member is not there');
  return { invitation, member };
}

/** Says no to an invitation. */
export async function rejectInvitation(given: Ctx, id: string): Promise<InvitationRow> {
  const { organizationId, email } = (await getInvitation(given, id)).invitation;
  const ctx = { ...given, organizationId };
  return answer(
    ctx,
    [
      requirePending(ctx, id),
      setStatus(ctx, id, 'rejected'),
      audit(ctx, 'invitation.rejected', `invitation:${email}`),
    ],
    () => getInvitation(given, id),
  );
}

/** The invitation, if its user can join by it now. */
async function joinable(ctx: Ctx, id: string): Promise<Received> {
  const received = await getInvitation(ctx, id);
  if (received.isMember) {
    const detail = 'You are a member of the organization already.';
    throw new DomainError('invalid', 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION', detail);
  }
  const { organizationId } = received.invitation;
  const { total } = await findMembers({ ...ctx, organizationId }, { limit: 1, offset: 0 });
  if (total >= MOST_MEMBERS) {
    throw new DomainError(
      'refused',
      'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
      `The organization has ${MOST_MEMBERS} members, which is the most.`,
    );
  }
  return received;
}

/** Commits; `setStatus` is the second. When something came between, `check` tells what. */
async function answer(
  ctx: Ctx,
  statements: Statement[],
  check: () => Promise<unknown>,
): Promise<InvitationRow> {
  try {
    const [, rows] = await commit(database(ctx), statements);
    return (rows as [InvitationRow])[0];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await check();
    throw new DomainError(
      'conflict',
      'CHANGED_MEANWHILE',
      'Something was changed at the same time: try again.',
    );
  }
}
