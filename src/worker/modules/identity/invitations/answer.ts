import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { notVerified } from '../links/not-verified.ts';
import { isAdmin } from '../members/acting.ts';
import { MOST_MEMBERS } from '../members/list.ts';
import { findMember, findMembers, type MemberRow } from '../members/store.ts';
import { activate } from '../organizations/store.ts';
import { findAddress, findReceived, insertMember, type Received, requireAcceptable } from './answer-store.ts';
import { noSuchInvitation } from './manage.ts';
import { findReceivedBy, type InvitationRow, requirePending, setStatus } from './store.ts';

const MOST_LISTED = 100;

/** What the one who has not verified their address is told, as better-auth has it. */
const TO_READ = 'EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION';
const TO_ANSWER = 'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION';

/** An invitation, for the one who is invited, while it can be accepted. */
export function getInvitation(ctx: Ctx, id: string): Promise<Received> {
  return received(ctx, id, TO_READ);
}

/**
 * The address must be verified, as anybody can sign up with any: that somebody knows the id proves nothing, since the
 * answers to those who run the organization tell it too.
 */
async function received(ctx: Ctx, id: string, unverified: string): Promise<Received> {
  const { userId } = sessionActor(ctx);
  const found = await findReceived(ctx, id, userId);
  if (!found) throw noSuchInvitation();
  const { invitation, inviterRole, ownEmail, isVerified } = found;
  if (invitation.status !== 'pending' || invitation.expiresAt <= ctx.now()) throw noSuchInvitation();
  if (invitation.email !== ownEmail) {
    throw new DomainError(
      'forbidden',
      'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
      'It was sent to another address: sign in with that one.',
    );
  }
  if (!isVerified) throw notVerified(ctx, unverified);
  if (!inviterRole || !isAdmin(inviterRole)) {
    throw new DomainError(
      'invalid',
      'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
      'Who invited you may not do so any more. Ask for another invitation.',
    );
  }
  return found;
}

/** The open invitations of the caller's address, which must be verified. */
export async function listOwnInvitations(
  ctx: Ctx,
): Promise<{ invitation: InvitationRow; organizationName: string }[]> {
  const { email, emailVerified } = await findAddress(ctx, sessionActor(ctx).userId);
  if (!emailVerified) throw notVerified(ctx, TO_READ);
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
  const { organizationId, email } = (await received(given, id, TO_ANSWER)).invitation;
  const ctx = { ...given, organizationId };
  return answer(
    ctx,
    [
      requirePending(ctx, id),
      setStatus(ctx, id, 'rejected'),
      audit(ctx, 'invitation.rejected', `invitation:${email}`),
    ],
    () => received(given, id, TO_ANSWER),
  );
}

/** The invitation, if its user can join by it now. */
async function joinable(ctx: Ctx, id: string): Promise<Received> {
  const found = await received(ctx, id, TO_ANSWER);
  if (found.isMember) {
    const detail = 'You are a member of the organization already.';
    throw new DomainError('invalid', 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION', detail);
  }
  const { organizationId } = found.invitation;
  const { total } = await findMembers({ ...ctx, organizationId }, { limit: 1, offset: 0 });
  if (total >= MOST_MEMBERS) {
    throw new DomainError(
      'refused',
      'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
      `The organization has ${MOST_MEMBERS} members, which is the most.`,
    );
  }
  return found;
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
