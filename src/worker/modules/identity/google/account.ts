import { isUniqueViolation } from '../../../../lib/errors.ts';
import type { Language } from '../../../../lib/language.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import type { Claims } from '../../../platform/outside/oauth/id-token.ts';
import { requireAdmitted } from '../accounts/sign-up-rule.ts';
import { findMembership } from '../sessions/membership-store.ts';
import { isEmailAddress, normalizeEmail } from '../users/email.ts';
import { findUserByEmail, type User, updateEmailVerified } from '../users/store.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { GoogleFailure } from './failure.ts';
import {
  findSignInMethods,
  findUserBySubject,
  insertLinkedAccount,
  insertUser,
  type NewUser,
  type Subject,
} from './store.ts';

interface GoogleUser {
  user: User;
  isNew: boolean;
  /** The statements for the batch that starts the session. */
  statements: Statement[];
}

const isVerified = ({ email_verified }: Claims) => email_verified === true || email_verified === 'true';
const subjectOf = (claims: Claims): Subject => ({ provider: 'google', subject: claims.sub });

/**
 * Finds the user of a Google account: the one who signed in with it before, else the one with its address, else a new
 * one, with this language. An address counts only when both Google and this service have verified it: otherwise,
 * whoever signs up first with another's address would share the account of its owner later (pre-hijacking). Throws
 * GoogleFailure.
 */
export async function findOrCreateUser(
  ctx: ServiceCtx,
  claims: Claims,
  language: Language,
): Promise<GoogleUser> {
  const subject = subjectOf(claims);
  const linkedUser = await findUserBySubject(directory(ctx), subject);
  if (linkedUser) return { user: linkedUser, isNew: false, statements: [] };

  const email = normalizeEmail(claims.email ?? '');
  if (!isEmailAddress(email)) throw new GoogleFailure('email_not_found');
  const existing = await findUserByEmail(directory(ctx), email);
  if (!existing) {
    if (!isVerified(claims)) throw new GoogleFailure('email_not_verified');
    return createUser(ctx, { ...subject, email, language, ...profileOf(claims, email) });
  }
  const methods = await findSignInMethods(directory(ctx), existing.id);
  if (!isVerified(claims) || !existing.emailVerified || methods?.accounts.length !== 0) {
    throw new GoogleFailure('account_not_linked');
  }
  return { user: existing, isNew: false, statements: await linkStatements(ctx, existing.id, subject) };
}

async function createUser(ctx: ServiceCtx, user: NewUser): Promise<GoogleUser> {
  const [insertion, link] = insertUser(directory(ctx), user, ctx.now());
  const results = await commitUnlessRefused(
    directory(ctx),
    [...requireAdmitted(ctx, user.email), insertion, link],
    () => new GoogleFailure('signup_disabled'),
  );
  const [created] = results.of(insertion);
  if (!created) throw new Error('The inserted user was not returned.');
  return { user: created, isNew: true, statements: [] };
}

function profileOf({ name, picture }: Claims, email: string): { name: string; image: string | null } {
  const line = (name ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
  const isAddress =
    picture !== undefined && picture.length <= 2000 && URL.parse(picture)?.protocol === 'https:';
  return { name: line || email.split('@')[0]!, image: isAddress ? picture : null };
}

/** Returns statements that link the account to the user, and log it in the organization of their oldest membership. */
async function linkStatements(ctx: ServiceCtx, userId: number, subject: Subject): Promise<Statement[]> {
  const membership = await findMembership(directory(ctx), userId);
  return [
    insertLinkedAccount(directory(ctx), userId, subject, ctx.now()),
    ...(membership ? [auditLink(forOrganization(ctx, membership.organizationId), userId)] : []),
  ];
}

function auditLink(ctx: Ctx, userId: number): Statement {
  return audit(ctx, 'account.linked', `user:${userId}`, { provider: 'google' });
}

/**
 * Links a Google account to the caller. Both must have the same address, which counts as verified then: an account
 * with another address would let whoever stole a session sign in later, unknown to the owner. Throws GoogleFailure
 * for another address, for an account linked to somebody else, and when the user has linked another one.
 */
export async function linkAccount(ctx: Ctx, userId: number, claims: Claims): Promise<void> {
  const subject = subjectOf(claims);
  const user = await findUserByEmail(directory(ctx), normalizeEmail(claims.email ?? ''));
  if (user?.id !== userId) throw new GoogleFailure('email_does_not_match');
  if (!isVerified(claims)) throw new GoogleFailure('email_not_verified');
  const grant = welcome(ctx, user);
  try {
    const results = await commit(directory(ctx), [
      insertLinkedAccount(directory(ctx), userId, subject, ctx.now()),
      updateEmailVerified(directory(ctx), userId),
      auditLink(ctx, userId),
      grant,
    ]);
    wakeWelcomes(ctx, results.of(grant));
  } catch (error) {
    if (!isUniqueViolation(error, 'provider_accounts')) throw error;
    const owner = await findUserBySubject(directory(ctx), subject);
    if (owner?.id === userId) return;
    throw new GoogleFailure(owner ? 'account_already_linked_to_different_user' : 'unable_to_link_account');
  }
}
