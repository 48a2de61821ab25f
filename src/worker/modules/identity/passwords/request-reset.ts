import { sha256 } from '../../../../lib/hash.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { callbackUrl, publicUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { randomBase62 } from '../../../platform/random.ts';
import {
  type Letter,
  type Notice,
  noticesTo,
  type Part,
  type Reader,
  requireSystemSender,
  wakeNotices,
} from '../../notices/index.ts';
import { limitNetwork } from '../limits.ts';
import { addressOfToken, insertToken } from '../links/store.ts';
import { MAILS_PER_HOUR, TOKEN_LENGTH } from '../links/token.ts';
import { normalizeEmail } from '../users/email.ts';
import { findUserByEmail } from '../users/store.ts';
import { linkWords } from '../words/links.ts';

type Words = (typeof linkWords)['en'];

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
  ctx.defer(
    mailReset(ctx, normalizeEmail(input.email), (token, { language }) => {
      const words = linkWords[language];
      return {
        subject: words.resetSubject,
        // The address is not quoted: whoever signed up with it chose the part before the @.
        parts: [words.reset, ...instructions(own, token, next, words), { note: words.resetNote }],
      };
    }),
  );
}

async function mailReset(
  ctx: ServiceCtx,
  email: string,
  write: (token: string, reader: Reader) => Notice,
): Promise<void> {
  const user = await findUserByEmail(directory(ctx), email);
  if (!user) return;
  const now = ctx.now();
  const token = randomBase62(TOKEN_LENGTH);
  const tokenHash = sha256(token);
  const row = { tokenHash, kind: 'reset_password', email, now, expiresAt: now + LIFE_MS } as const;
  const letter: Letter = (reader) => write(token, reader);
  await commit(directory(ctx), [
    insertToken(directory(ctx), row, { perHour: MAILS_PER_HOUR, pauseMs: 0 }),
    ...(await noticesTo(ctx, null, [user], letter, () => addressOfToken(tokenHash))),
  ]);
  wakeNotices(ctx);
}

function instructions(own: string, token: string, next: string | null, words: Words): Part[] {
  if (next === null) return [words.resetToken, { code: token }];
  const url = withQuery(`${own}/api/auth/reset-password/${token}`, { callbackURL: next });
  return [words.resetTime, { action: words.resetAction, url }];
}
