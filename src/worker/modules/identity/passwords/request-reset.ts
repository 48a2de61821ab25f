import { sha256 } from '../../../../lib/hash.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { callbackUrl, publicUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { noticesTo, type Part, requireSystemSender, wakeNotices } from '../../notices/index.ts';
import { limitNetwork } from '../limits.ts';
import { addressOfToken, insertToken } from '../links/store.ts';
import { MAILS_PER_HOUR, TOKEN_LENGTH } from '../links/token.ts';
import { normalizeEmail } from '../users/email.ts';
import { findUserByEmail } from '../users/store.ts';

const LIFE_MS = 60 * 60_000;

/**
 * Mails the account with this address a link that leads to `redirectTo` with a token; without `redirectTo`, the token
 * itself. The response does not reveal whether there is such an account: the work is done after it. Only the service's
 * own server sends the mail: if an inbox did, whoever connected it could read the link. Throws `limited` for the
 * network, `unavailable`, and `forbidden`, INVALID_CALLBACK_URL.
 */
export async function requestPasswordReset(
  ctx: ServiceCtx,
  input: { email: string; redirectTo?: string | undefined },
  ipAddress: string | null,
): Promise<void> {
  const own = publicUrl(ctx.env);
  const next = input.redirectTo === undefined ? null : callbackUrl(ctx.env, input.redirectTo, 'redirectTo');
  requireSystemSender(ctx.env);
  await limitNetwork(ctx.env, 'mail', ipAddress);
  ctx.defer(mailReset(ctx, normalizeEmail(input.email), (token) => instructions(own, token, next)));
}

async function mailReset(ctx: ServiceCtx, email: string, instructionsFor: (token: string) => Part[]) {
  if (!(await findUserByEmail(directory(ctx), email))) return;
  const now = ctx.now();
  const token = randomBase62(TOKEN_LENGTH);
  const tokenHash = sha256(token);
  const row = { tokenHash, kind: 'reset_password', email, now, expiresAt: now + LIFE_MS } as const;
  await commit(directory(ctx), [
    insertToken(directory(ctx), row, { perHour: MAILS_PER_HOUR, pauseMs: 0 }),
    ...(await noticesTo(ctx, null, addressOfToken(tokenHash), {
      subject: 'Reset your password',
      parts: [
        // The address is not quoted: whoever signed up with it chose the part before the @.
        'Somebody, hopefully you, wants to set a new password for the Herald account with this address.',
        ...instructionsFor(token),
        { note: 'If it was not you, ignore this mail: your password stays as it is.' },
      ],
    })),
  ]);
  wakeNotices(ctx);
}

function instructions(own: string, token: string, next: string | null): Part[] {
  return next === null
    ? ['Within an hour, enter this token where you requested it:', { code: token }]
    : [
        'You can do that within an hour.',
        {
          action: 'Set a new password',
          url: withQuery(`${own}/api/auth/reset-password/${token}`, { callbackURL: next }),
        },
      ];
}
