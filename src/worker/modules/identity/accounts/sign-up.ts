import type { ServiceCtx } from '../../../platform/ctx.ts';
import { DomainError, isUniqueViolation } from '../../../platform/errors.ts';
import { callbackUrl } from '../../../platform/outside/public-url.ts';
import { wakeNotices } from '../../notices/index.ts';
import { knowDevice } from '../known-devices/known-devices.ts';
import { limitNetwork } from '../limits.ts';
import { verificationMail } from '../links/verify-email.ts';
import { newSession, type Origin } from '../sessions/sessions.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { isEmailAddress, normalizeEmail } from './email.ts';
import { ownOrganization } from './own-organization.ts';
import { checkPasswordLength, hashPassword } from './password.ts';
import { insertAccount, type NewAccount, userIdOf } from './store.ts';

/** Makes a user with an organization of their own, signed in, and mails them a link that verifies the address. */
export async function signUp(
  ctx: ServiceCtx,
  input: {
    name: string;
    email: string;
    password: string;
    image?: string;
    callbackURL?: string;
    rememberMe?: boolean;
    /** What the browser's cookie of this name holds. */
    knownDevice: string | undefined;
  },
  from: Origin,
) {
  await limitNetwork(ctx.env, 'sign-up', from.ipAddress);
  const email = normalizeEmail(input.email);
  if (!isEmailAddress(email)) {
    const message = 'a mail address such as name@example.com, with a domain in ASCII (xn--…)';
    throw new DomainError('invalid', 'INVALID_EMAIL', `email: ${message}`, {
      errors: [{ path: 'email', message }],
    });
  }
  checkPasswordLength(input.password);
  const next = input.callbackURL === undefined ? null : callbackUrl(ctx.env, input.callbackURL);
  const now = ctx.now();
  const session = newSession(from, now);
  const remember = input.rememberMe ?? true;
  const device = knowDevice(ctx, userIdOf(email), input.knownDevice);
  const account: NewAccount = {
    email,
    name: input.name,
    image: input.image ?? null,
    passwordHash: await hashPassword(input.password),
    organization: ownOrganization(input.name),
    session: { ...session.row, remember },
    now,
    also: [
      welcome(ctx, { email }),
      ...device.statements,
      // Without an address and a mail server of its own the service can mail no link.
      ...(ctx.env.PUBLIC_URL && ctx.env.SYSTEM_SMTP_URL
        ? await verificationMail(ctx, { email, next, now })
        : []),
    ],
  };
  try {
    const { user, also } = await insertAccount(ctx.db, account);
    wakeNotices(ctx);
    wakeWelcomes(ctx, also[0]);
    return { secret: session.secret, token: session.row.publicId, remember, knownDevice: device.token, user };
  } catch (error) {
    if (!isUniqueViolation(error, 'users.email')) throw error;
    throw new DomainError(
      'refused',
      'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
      'There is an account with this address. Sign in, or use another address.',
    );
  }
}
