import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Language } from '../../../../lib/language.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { callbackUrl } from '../../../platform/outside/public-url.ts';
import { hasSystemMail } from '../../../platform/outside/system-mail.ts';
import { wakeNotices } from '../../notices/index.ts';
import { rememberDevice } from '../known-devices/known-devices.ts';
import { limitNetwork } from '../limits.ts';
import { verificationMail } from '../links/send-verification-email.ts';
import { checkPasswordLength, hashPassword } from '../passwords/password.ts';
import { ownOrganization } from '../sessions/own-organization.ts';
import { newSession, type Origin } from '../sessions/sessions.ts';
import type { StartedSession } from '../sessions/start-session.ts';
import { invalidEmail, isEmailAddress, normalizeEmail } from '../users/email.ts';
import { isTimezone } from '../users/timezone.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { requireAdmitted, signUpRefusal } from './sign-up-rule.ts';
import { insertAccount, type NewAccount, userIdOf } from './store.ts';

/**
 * Creates a user with an organization of their own, signs them in, and mails them a link that verifies the address.
 * Throws `invalid`, INVALID_EMAIL and like `checkPasswordLength`; `refused`, USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL;
 * `forbidden`, SIGN_UP_CLOSED and INVALID_CALLBACK_URL; and `limited`.
 */
export async function signUp(
  ctx: ServiceCtx,
  input: {
    name: string;
    email: string;
    password: string;
    image?: string;
    callbackURL?: string;
    rememberMe?: boolean;
    timezone?: string;
    language: Language;
    /** The token of the browser's known-device cookie. */
    knownDevice: string | undefined;
  },
  from: Origin,
): Promise<StartedSession> {
  await limitNetwork(ctx.env, 'sign-up', from.ipAddress);
  const email = normalizeEmail(input.email);
  if (!isEmailAddress(email)) throw invalidEmail();
  checkPasswordLength(input.password);
  const next = input.callbackURL === undefined ? null : callbackUrl(ctx.env, input.callbackURL);
  const now = ctx.now();
  const session = newSession(from, now);
  const remember = input.rememberMe ?? true;
  const device = rememberDevice(ctx, userIdOf(email), input.knownDevice);
  const grant = welcome(ctx, { email });
  const account: NewAccount = {
    email,
    name: input.name,
    image: input.image ?? null,
    timezone: input.timezone !== undefined && isTimezone(input.timezone) ? input.timezone : 'UTC',
    language: input.language,
    passwordHash: await hashPassword(input.password),
    organization: ownOrganization(input.name),
    session: { ...session.row, remember },
    now,
  };
  // Without a public URL and a mail server of its own, the service cannot mail the link.
  const canMail = ctx.env.PUBLIC_URL && hasSystemMail(ctx.env);
  const [insertion, ...others] = insertAccount(directory(ctx), account);
  try {
    const results = await commit(directory(ctx), [
      ...requireAdmitted(ctx, email),
      insertion,
      ...others,
      grant,
      ...device.statements,
      ...(canMail ? (await verificationMail(ctx, account, next)).statements : []),
    ]);
    const [user] = results.of(insertion);
    if (!user) throw new Error('The inserted account was not returned.');
    wakeNotices(ctx);
    wakeWelcomes(ctx, results.of(grant));
    return { secret: session.secret, token: session.row.publicId, remember, knownDevice: device.token, user };
  } catch (error) {
    if (isRefusal(error)) throw await signUpRefusal(ctx, email);
    if (!isUniqueViolation(error, 'users.email')) throw error;
    throw new DomainError(
      'refused',
      'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
      'An account with this address exists already. Sign in, or use another address.',
    );
  }
}
