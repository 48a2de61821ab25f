import type { InviteMember } from '../../../../contract/identity/organizations.ts';
import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { publicUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { hasSystemMail, notVerified } from '../../../platform/outside/system-mail.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { type Letter, noticeTo, plainWords, wakeNotices } from '../../notices/index.ts';
import { tooManyAttempts } from '../limits.ts';
import { actIn, isAdmin } from '../members/acting.ts';
import { requireRole } from '../members/store.ts';
import { countMail, findMailLimit } from '../stranger-mail.ts';
import { invalidEmail, isEmailAddress, normalizeEmail } from '../users/email.ts';
import { invitationWords } from '../words/invitation.ts';
import { proofOf } from './proof.ts';
import {
  findInvitationBasis,
  type InvitationRow,
  isLimited,
  requireBelowLimit,
  requireFewerPending,
  requirePending,
  selectInvitations,
  upsertInvitation,
} from './store.ts';

const LIFE_MS = 48 * 3600_000;
const MAX_PENDING = 100;
const MAX_PER_HOUR = 50;
/** Mails to one address within a day, in all organizations together. */
const MAX_TO_ADDRESS = 5;
const HOUR_MS = 3600_000;
const ID_LENGTH = 32;
/** Characters of a name in the mail: enough for a name, too few for a message. */
const MAX_NAME_LENGTH = 60;

/**
 * Invites an address by mail. The caller's own address must be verified (`forbidden`, EMAIL_NOT_VERIFIED): anybody
 * can sign up, and the mail may leave through the service's own server. An address with an open invitation is refused
 * (`invalid`, USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION); `resend` renews that invitation, with the role of this
 * call.
 */
export async function inviteMember(caller: Ctx, input: InviteMember): Promise<InvitationRow> {
  const ctx = await actIn(caller, input);
  const { userId } = ctx.actor;
  if (!isAdmin(ctx.actor.role)) throw mayNotInvite();
  if (input.role === 'owner') {
    throw new DomainError(
      'forbidden',
      'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE',
      'Invite an admin or a member. An owner can make them an owner after they have joined.',
    );
  }
  const email = normalizeEmail(input.email);
  if (!isEmailAddress(email)) throw invalidEmail();
  const basis = await findInvitationBasis(ctx, userId, email);
  if (!basis.inviterVerified) throw notVerified(ctx.env);
  if (basis.isMember) {
    const detail = 'A user with this address is a member of the organization already.';
    throw new DomainError('invalid', 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION', detail);
  }
  const now = ctx.now();
  const isOpen = basis.pending !== undefined && basis.pending.expiresAt > now;
  if (isOpen && !input.resend) throw alreadyInvited();
  const id = basis.pending?.id ?? randomBase62(ID_LENGTH);
  const mail = { kind: 'invitation', address: email, most: MAX_TO_ADDRESS } as const;
  const row = { id, email, role: input.role, inviterId: userId, createdAt: now, expiresAt: now + LIFE_MS };
  try {
    const upsert = upsertInvitation(ctx, row);
    const results = await commit(directory(ctx), [
      requireRole(ctx, userId, ['owner', 'admin']),
      requireFewerPending(ctx, id, MAX_PENDING),
      requireBelowLimit(ctx, now - HOUR_MS, MAX_PER_HOUR),
      ...countMail(ctx, mail),
      upsert,
      requirePending(ctx, id),
      ...(await noticeTo(
        ctx,
        ctx.organizationId,
        email,
        basis.reader,
        invitationNotice(ctx, { id, email }, basis),
      )),
      audit(ctx, 'invitation.created', `invitation:${email}`, { role: input.role, resent: isOpen }),
    ]);
    const [invitation] = results.of(upsert);
    if (!invitation) throw new Error('The invitation was not returned.');
    wakeNotices(ctx);
    return invitation;
  } catch (error) {
    if (isUniqueViolation(error, 'invitations.email')) throw alreadyInvited();
    if (!isRefusal(error)) throw error;
    throw (await findMailLimit(ctx, mail)) ?? (await refusalReason(ctx, now));
  }
}

async function refusalReason(ctx: Ctx, now: number): Promise<DomainError> {
  if (await isLimited(ctx, now - HOUR_MS, MAX_PER_HOUR)) return tooManyAttempts(HOUR_MS / 1000);
  const [invitations] = await commit(directory(ctx), [selectInvitations(ctx)]);
  const pending = invitations.filter((row) => row.status === 'pending' && row.expiresAt > now);
  if (pending.length >= MAX_PENDING) {
    const detail = `At most ${MAX_PENDING} invitations can be pending. Cancel some first.`;
    return new DomainError('refused', 'INVITATION_LIMIT_REACHED', detail);
  }
  return new DomainError(
    'conflict',
    'CHANGED_MEANWHILE',
    'Roles or invitations were changed at the same time. Try again.',
  );
}

/** Writes the mail to the invited address. Shows names as plain words, because the inviter may be a stranger. */
function invitationNotice(
  ctx: Ctx,
  invited: { id: string; email: string },
  names: { organizationName: string; inviterName: string },
): Letter {
  const link = `${publicUrl(ctx.env)}/accept-invitation/${invited.id}`;
  // If an inbox of the organization sent it, whoever connected that inbox could read the link.
  const isFromService = hasSystemMail(ctx.env);
  const organization = plainWords(names.organizationName, MAX_NAME_LENGTH);
  const inviter = plainWords(names.inviterName, MAX_NAME_LENGTH);
  const url = isFromService ? withQuery(link, { token: proofOf(ctx.env, invited) }) : link;
  return ({ language }) => {
    const words = invitationWords[language];
    const who = inviter || words.somebody;
    return {
      subject: words.subject(who, organization),
      parts: [
        words.invites(who, organization),
        words.howTo,
        { action: words.action, url },
        { note: words.note },
      ],
      look: 'accent',
      isFromService,
    };
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
    'The address has an open invitation already. Send `resend: true` to mail it again.',
  );
}
