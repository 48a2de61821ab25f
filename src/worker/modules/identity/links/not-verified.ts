import type { Ctx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';

/** Refuses what an account may do only once its address is verified, and tells how that is done here. */
export function notVerified(ctx: Ctx, code: string): DomainError {
  return new DomainError(
    'forbidden',
    code,
    ctx.env.SYSTEM_SMTP_URL
      ? 'Verify your address first: POST /api/auth/send-verification-email mails the link.'
      : 'Your address is not verified, and no link can be mailed that verifies it: SYSTEM_SMTP_URL is not set. Linking the Google account of this address verifies it too.',
  );
}
