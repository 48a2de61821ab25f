import type { z } from 'zod';
import type { linkedAccount } from '../../../../contract/identity/social.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { DomainError, isUniqueViolation } from '../../../platform/errors.ts';
import type { Claims } from '../../../platform/outside/oauth/id-token.ts';
import { isEmailAddress, normalizeEmail } from '../accounts/email.ts';
import { setEmailVerified } from '../accounts/password-store.ts';
import { findMembership } from '../sessions/membership-store.ts';
import type { User } from '../sessions/store.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { SocialFailure } from './failure.ts';
import {
  deleteLinkedAccount,
  findUserByEmail,
  findUserBySubject,
  findWaysIn,
  insertLinkedAccount,
  insertUser,
  type NewUser,
  type Subject,
} from './store.ts';

interface Found {
  user: User;
  isNew: boolean;
  /** What is to be committed with the session. */
  also: Statement[];
}

const isVerified = ({ email_verified }: Claims) => email_verified === true || email_verified === 'true';
const subjectOf = (claims: Claims): Subject => ({ provider: 'google', subject: claims.sub });

/**
 * The user of a Google account: who signed in with it before, else who has its address, else a new one. An address
 * counts only when Google and we ourselves have verified it: else whoever signs up first with somebody's address
 * would have the account that they later sign in to (pre-hijacking). Throws SocialFailure.
 */
export async function accountFor(ctx: ServiceCtx, claims: Claims): Promise<Found> {
  const subject = subjectOf(claims);
  const known = await findUserBySubject(ctx.db, subject);
  if (known) return { user: known, isNew: false, also: [] };

  const email = normalizeEmail(claims.email ?? '');
  if (!isEmailAddress(email)) throw new SocialFailure('email_not_found');
  const existing = await findUserByEmail(ctx.db, email);
  if (!existing) {
    if (!isVerified(claims)) throw new SocialFailure('email_not_verified');
    return makeUser(ctx, { ...subject, email, ...shownOf(claims, email) });
  }
  const ways = await findWaysIn(ctx.db, existing.id);
  if (!isVerified(claims) || !existing.emailVerified || ways?.accounts.length !== 0) {
    throw new SocialFailure('account_not_linked');
  }
  return { user: existing, isNew: false, also: await linking(ctx, existing.id, subject) };
}

async function makeUser(ctx: ServiceCtx, user: NewUser): Promise<Found> {
  const [rows] = await commit(ctx.db, insertUser(ctx.db, user, ctx.now()));
  return { user: (rows as [User])[0], isNew: true, also: [] };
}

function shownOf({ name, picture }: Claims, email: string): { name: string; image: string | null } {
  const line = (name ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
  const isAddress =
    picture !== undefined && picture.length <= 2000 && URL.parse(picture)?.protocol === 'https:';
  return { name: line || email.split('@')[0]!, image: isAddress ? picture : null };
}

/** The account becomes theirs, with an entry in the audit log of their first organization. */
async function linking(ctx: ServiceCtx, userId: number, subject: Subject): Promise<Statement[]> {
  const membership = await findMembership(ctx.db, userId);
  return [
    insertLinkedAccount(ctx.db, userId, subject, ctx.now()),
    ...(membership ? [linked({ ...ctx, organizationId: membership.organizationId }, userId)] : []),
  ];
}

function linked(ctx: Ctx, userId: number): Statement {
  return audit(ctx, 'account.linked', `user:${userId}`, { provider: 'google' });
}

/**
 * Links the Google account to the user who acts, whose address it has; that is verified by it. Another address would be
 * a way in that outlasts a stolen session, and of which its owner knows nothing. Throws SocialFailure for one, when the
 * account is somebody else's, or when they have another.
 */
export async function linkTo(ctx: Ctx, userId: number, claims: Claims): Promise<void> {
  const subject = subjectOf(claims);
  const user = await findUserByEmail(ctx.db, normalizeEmail(claims.email ?? ''));
  if (user?.id !== userId) throw new SocialFailure('email_does_not_match');
  if (!isVerified(claims)) throw new SocialFailure('email_not_verified');
  try {
    const results = await commit(ctx.db, [
      insertLinkedAccount(ctx.db, userId, subject, ctx.now()),
      setEmailVerified(ctx.db, userId),
      linked(ctx, userId),
      welcome(ctx, user),
    ]);
    wakeWelcomes(ctx, results.at(-1));
  } catch (error) {
    if (!isUniqueViolation(error, 'provider_accounts')) throw error;
    const owner = await findUserBySubject(ctx.db, subject);
    if (owner?.id === userId) return;
    throw new SocialFailure(owner ? 'account_already_linked_to_different_user' : 'unable_to_link_account');
  }
}

/** With what the user signs in, as better-auth shows it. */
export async function listWaysIn(ctx: Ctx, userId: number): Promise<z.infer<typeof linkedAccount>[]> {
  const ways = await findWaysIn(ctx.db, userId);
  if (!ways) return [];
  const shown = (id: string, providerId: string, accountId: string, time: number) => {
    const at = new Date(time).toISOString();
    return { id, providerId, accountId, userId: String(userId), createdAt: at, updatedAt: at, scopes: [] };
  };
  return [
    ...(ways.hasPassword ? [shown('credential', 'credential', String(userId), ways.createdAt)] : []),
    ...ways.accounts.map(({ id, provider, subject, createdAt }) =>
      shown(String(id), provider, subject, createdAt),
    ),
  ];
}

/** Throws `invalid`, ACCOUNT_NOT_FOUND or FAILED_TO_UNLINK_LAST_ACCOUNT. A password is not unlinked. */
export async function unlink(
  ctx: Ctx,
  userId: number,
  which: { providerId?: string | undefined; accountId?: string | undefined },
): Promise<void> {
  const ways = await findWaysIn(ctx.db, userId);
  const account = ways?.accounts.find(
    ({ id, provider }) =>
      (which.accountId === undefined || which.accountId === String(id)) &&
      (which.providerId === undefined || which.providerId === provider),
  );
  if (!account) {
    throw new DomainError(
      'invalid',
      'ACCOUNT_NOT_FOUND',
      'There is no such linked account; a password stays.',
    );
  }
  try {
    await commit(ctx.db, [
      ...deleteLinkedAccount(ctx.db, userId, account.id),
      audit(ctx, 'account.unlinked', `user:${userId}`, { provider: account.provider }),
    ]);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new DomainError(
      'invalid',
      'FAILED_TO_UNLINK_LAST_ACCOUNT',
      'Nothing else would be left to sign in with: set a password first.',
    );
  }
}
