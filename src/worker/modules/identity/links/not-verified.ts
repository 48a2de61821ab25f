import type { Ctx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';

/** The error for what needs a verified address. Its detail says how to verify one in this deployment. */
export function notVerified(ctx: Ctx, code: string): DomainError {
  return new DomainError(
    'forbidden',
    code,
    ctx.env.SYSTEM_SMTP_URL
      ? 'Verify your address first: POST /api/auth/send-verification-email mails the link.'
      : 'Your address is not verified, and the service cannot mail a link that verifies it: SYSTEM_SMTP_URL is not set. Linking the Google account with this address verifies it too.',
  );
}
