import { DomainError } from '../../../lib/errors.ts';
import { type Env, readDomains } from '../env.ts';

/**
 * Whether the service can send mail of its own, by its SMTP server or Cloudflare's Email Service. Without it, no
 * address is verified by a link.
 */
export function hasSystemMail(env: Env): boolean {
  return Boolean(env.SYSTEM_SMTP_URL || (env.EMAIL && env.SYSTEM_MAIL_FROM));
}

/** Returns the domains for whose proven inboxes Cloudflare's Email Service sends, in lower case. */
export function serviceDomains(env: Env): string[] {
  if (!env.EMAIL) return [];
  return readDomains(env.EMAIL_DOMAINS ?? env.SYSTEM_MAIL_FROM?.split('@')[1]);
}

/** Returns the error for actions that need a verified address. Its detail says how to verify one in this deployment. */
export function notVerified(env: Env, code = 'EMAIL_NOT_VERIFIED'): DomainError {
  return new DomainError(
    'forbidden',
    code,
    hasSystemMail(env)
      ? 'Verify your address first: POST /api/auth/send-verification-email mails the link.'
      : 'Your address is not verified, and the service cannot mail a link that verifies it: SYSTEM_SMTP_URL is not set. Linking the Google account with this address verifies it too.',
  );
}
