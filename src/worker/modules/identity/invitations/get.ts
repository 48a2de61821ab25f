import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { notVerified } from '../../../platform/outside/system-mail.ts';
import { isAdmin } from '../members/acting.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { findReceivedInvitation, type ReceivedInvitation } from './answer-store.ts';
import { isProof } from './proof.ts';

/** The error codes for an unverified address, as in better-auth. */
export const TO_READ = 'EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION';
export const TO_ANSWER = 'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION';

/** Returns an invitation for the invited user, while it can be accepted. */
export function getInvitation(ctx: Ctx, id: string, token?: string): Promise<ReceivedInvitation> {
  return getReceived(ctx, id, TO_READ, token);
}

/**
 * Returns an open invitation of the caller. Their address must be verified, as anybody can sign up with any address, or
 * the token of the mailed link must prove it; knowing the id proves nothing, as admins and owners see it in responses.
 * `unverifiedCode`: the code for an address that is neither.
 */
export async function getReceived(
  ctx: Ctx,
  id: string,
  unverifiedCode: string,
  token?: string,
): Promise<ReceivedInvitation> {
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
  const isProven = isVerified || (token !== undefined && isProof(ctx.env, invitation, token));
  if (!isProven) throw notVerified(ctx.env, unverifiedCode);
  if (!inviterRole || !isAdmin(inviterRole)) {
    throw new DomainError(
      'invalid',
      'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
      'The user who invited you may no longer do so. Ask for another invitation.',
    );
  }
  return received;
}

/** Returns the error, 400 as in better-auth, for any reason: unknown, for others, answered, canceled or expired. */
export function noSuchInvitation(): DomainError {
  return new DomainError(
    'invalid',
    'INVITATION_NOT_FOUND',
    'The invitation does not exist, was answered or canceled, or has expired.',
  );
}
