import type { InviteMember } from '../../../../contract/identity/organizations.ts';
import { randomBase62 } from '../../../platform/crypto.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { DomainError, isUniqueViolation } from '../../../platform/errors.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { type Notice, noticeTo, plainWords, wakeNotices } from '../../notices/index.ts';
import { isEmailAddress, normalizeEmail } from '../accounts/email.ts';
import { tooManyAttempts } from '../limits.ts';
import { notVerified } from '../links/not-verified.ts';
import { actIn, isAdmin } from '../members/acting.ts';
import { requireRole } from '../members/store.ts';
import {
  findBeforeInviting,
  findInvitations,
  type InvitationRow,
  isLimited,
  requireFewerPending,
  requireFewerSince,
  requirePending,
  saveInvitation,
} from './store.ts';

const LIFE_MS = 48 * 3600_000;
const MOST_PENDING = 100;
const MOST_AN_HOUR = 50;
const HOUR_MS = 3600_000;
const ID_LENGTH = 32;
/** Characters of a name in the mail: enough for a name, and little for a message. */
const MOST_OF_NAME = 60;

/**
 * Invites an address, by mail; for those whose own address is verified (`forbidden`, EMAIL_NOT_VERIFIED), since anybody
 * can sign up, and the mail leaves through the service's own server. To one that has an open invitation nothing is done (`invalid`,
 * USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION), or with `resend` that one is renewed, with the role given now.
 */
export async function invite(given: Ctx, input: InviteMember): Promise<InvitationRow> {
  const ctx = await actIn(given, input);
  const { userId } = ctx.actor;
  if (!isAdmin(ctx.actor.role)) throw mayNotInvite();
  if (input.role === 'owner') {
    throw new DomainError(
      'forbidden',
      'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE',
      'Invite an admin or a member. An owner can make them owner once they have joined.',
    );
  }
  const email = normalizeEmail(input.email);
  if (!isEmailAddress(email)) {
    const message = 'a mail address such as name@example.com, with a domain in ASCII (xn--…)';
    throw new DomainError('invalid', 'INVALID_EMAIL', `email: ${message}`, {
      errors: [{ path: 'email', message }],
    });
  }
  const known = await findBeforeInviting(ctx, userId, email);
  if (!known.inviterVerified) throw notVerified(ctx, 'EMAIL_NOT_VERIFIED');
  if (known.isMember) {
    const detail = 'Somebody with this address is a member of the organization.';
    throw new DomainError('invalid', 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION', detail);
  }
  const now = ctx.now();
  const isOpen = known.pending !== undefined && known.pending.expiresAt > now;
  if (isOpen && !input.resend) throw alreadyInvited();
  const id = known.pending?.id ?? randomBase62(ID_LENGTH);
  const row = { id, email, role: input.role, inviterId: userId, createdAt: now, expiresAt: now + LIFE_MS };
  try {
    const results = await commit(database(ctx), [
      requireRole(ctx, userId, ['owner', 'admin']),
      requireFewerPending(ctx, id, MOST_PENDING),
      requireFewerSince(ctx, now - HOUR_MS, MOST_AN_HOUR),
      saveInvitation(ctx, row),
      requirePending(ctx, id),
      ...(await noticeTo(ctx, ctx.organizationId, email, invitationNotice(ctx, id, known))),
      audit(ctx, 'invitation.created', `invitation:${email}`, { role: input.role, resent: isOpen }),
    ]);
    wakeNotices(ctx);
    return (results[3] as [InvitationRow])[0];
  } catch (error) {
    if (isUniqueViolation(error, 'invitations.email')) throw alreadyInvited();
    if (!isRefusal(error)) throw error;
    throw await whyRefused(ctx, now);
  }
}

async function whyRefused(ctx: Ctx, now: number): Promise<DomainError> {
  if (await isLimited(ctx, now - HOUR_MS, MOST_AN_HOUR)) return tooManyAttempts(HOUR_MS / 1000);
  const pending = (await findInvitations(ctx)).filter(
    (row) => row.status === 'pending' && row.expiresAt > now,
  );
  if (pending.length >= MOST_PENDING) {
    const detail = `At most ${MOST_PENDING} invitations wait for an answer. Cancel some first.`;
    return new DomainError('refused', 'INVITATION_LIMIT_REACHED', detail);
  }
  return new DomainError(
    'conflict',
    'CHANGED_MEANWHILE',
    'Something was changed at the same time: try again.',
  );
}

/** What the invited read: strangers to whoever chose the names. */
function invitationNotice(
  ctx: Ctx,
  id: string,
  known: { organizationName: string; inviterName: string },
): Notice {
  const organization = plainWords(known.organizationName, MOST_OF_NAME);
  const inviter = plainWords(known.inviterName, MOST_OF_NAME) || 'Somebody';
  return {
    subject: `${inviter} invites you to ${organization || 'an organization'}`,
    text: [
      `${inviter} invites you to join ${organization ? `the organization ${organization}` : 'an organization'} in Herald.`,
      '',
      'To accept, sign in with this very address, or sign up with it and verify it first. Then open:',
      `${publicUrl(ctx.env)}/accept-invitation/${id}`,
      '',
      'The invitation ends after 48 hours. If you do not know who sent it, do nothing.',
      '',
    ].join('\n'),
  };
}

function mayNotInvite(): DomainError {
  return new DomainError(
    'forbidden',
    'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
    'This needs the role admin or owner.',
  );
}

function alreadyInvited(): DomainError {
  return new DomainError(
    'invalid',
    'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION',
    'The address has an open invitation. Send `resend: true` to mail it again.',
  );
}
