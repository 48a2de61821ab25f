import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, directory, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { notVerified } from '../links/not-verified.ts';
import { isAdmin } from '../members/acting.ts';
import { MAX_MEMBERS } from '../members/list.ts';
import { findMember, type MemberRow } from '../members/store.ts';
import { updateActiveOrganization } from '../organizations/store.ts';
import { countMembers } from '../sessions/membership-store.ts';
import {
  findAddress,
  findReceivedInvitation,
  insertMember,
  type ReceivedInvitation,
  requireAcceptable,
} from './answer-store.ts';
import { noSuchInvitation } from './manage.ts';
import { type InvitationRow, listReceivedInvitations, requirePending, updateStatus } from './store.ts';

const MAX_LISTED = 100;

/** The codes for an address that is not verified, as in better-auth. */
const TO_READ = 'EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION';
const TO_ANSWER = 'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION';

/** An invitation for the invited user, while it can be accepted. */
export function getInvitation(ctx: Ctx, id: string): Promise<ReceivedInvitation> {
  return getReceived(ctx, id, TO_READ);
}

/**
 * An invitation of the caller, while it is open. Their address must be verified, as anybody can sign up with any
 * address; knowing the id proves nothing, as admins and owners see it in responses. `unverifiedCode`: the code for an
 * address that is not verified.
 */
async function getReceived(ctx: Ctx, id: string, unverifiedCode: string): Promise<ReceivedInvitation> {
  const { userId } = sessionActor(ctx);
  const received = await findReceivedInvitation(ctx, id, userId);
  if (!received) throw noSuchInvitation();
  const { invitation, inviterRole, ownEmail, isVerified } = received;
  if (invitation.status !== 'pending' || invitation.expiresAt <= ctx.now()) throw noSuchInvitation();
  if (invitation.email !== ownEmail) {
    throw new DomainError(
      'forbidden',
      'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
      'The invitation was sent to another address. Sign in with that one.',
    );
  }
  if (!isVerified) throw notVerified(ctx, unverifiedCode);
  if (!inviterRole || !isAdmin(inviterRole)) {
    throw new DomainError(
      'invalid',
      'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
      'The user who invited you may no longer do so. Ask for another invitation.',
    );
  }
  return received;
}

/** The open invitations of the caller's address, which must be verified. */
export async function listOwnInvitations(
  ctx: Ctx,
): Promise<{ invitation: InvitationRow; organizationName: string }[]> {
  const { email, emailVerified } = await findAddress(ctx, sessionActor(ctx).userId);
  if (!emailVerified) throw notVerified(ctx, TO_READ);
  return listReceivedInvitations(ctx, email, MAX_LISTED);
}

/** Joins the organization, which becomes the active one of the caller's session. */
export async function acceptInvitation(
  caller: Ctx,
  id: string,
): Promise<{ invitation: InvitationRow; member: MemberRow }> {
  const actor = sessionActor(caller);
  const { userId } = actor;
  const { organizationId, role, email } = (await getAcceptable(caller, id)).invitation;
  const ctx = { ...caller, organizationId };
  const update = updateStatus(ctx, id, 'accepted');
  const statements = [
    requireAcceptable(ctx, id, userId, MAX_MEMBERS),
    update,
    insertMember(ctx, id, userId),
    updateActiveOrganization(ctx, actor, organizationId),
    audit(ctx, 'invitation.accepted', `invitation:${email}`),
    audit(ctx, 'member.joined', `user:${userId}`, { email, role }),
  ];
  const invitation = await commitAnswer(ctx, update, statements, () => getAcceptable(caller, id));
  const member = await findMember(ctx, { userId });
  if (!member) throw new Error('The new member was not found.');
  return { invitation, member };
}

export async function rejectInvitation(caller: Ctx, id: string): Promise<InvitationRow> {
  const { organizationId, email } = (await getReceived(caller, id, TO_ANSWER)).invitation;
  const ctx = { ...caller, organizationId };
  const update = updateStatus(ctx, id, 'rejected');
  const statements = [
    requirePending(ctx, id),
    update,
    audit(ctx, 'invitation.rejected', `invitation:${email}`),
  ];
  return commitAnswer(ctx, update, statements, () => getReceived(caller, id, TO_ANSWER));
}

/** The invitation, if the caller can join the organization by it now. */
async function getAcceptable(ctx: Ctx, id: string): Promise<ReceivedInvitation> {
  const received = await getReceived(ctx, id, TO_ANSWER);
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

/** Commits an answer. When a guard refuses it, `check` throws the reason. */
async function commitAnswer(
  ctx: Ctx,
  update: Statement<InvitationRow[]>,
  statements: Statement[],
  check: () => Promise<unknown>,
): Promise<InvitationRow> {
  try {
    const results = await commit(directory(ctx), statements);
    const [invitation] = results.of(update);
    if (!invitation) throw new Error('The answered invitation was not returned.');
    return invitation;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await check();
    throw new DomainError(
      'conflict',
      'CHANGED_MEANWHILE',
      'The invitation or the organization was changed at the same time. Try again.',
    );
  }
}
