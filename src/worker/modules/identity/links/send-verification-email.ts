import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { callbackUrl, publicUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { noticesTo, type Reader, requireSystemSender, wakeNotices } from '../../notices/index.ts';
import { tooManyAttempts } from '../limits.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { normalizeEmail } from '../users/email.ts';
import { findAccount } from '../users/store.ts';
import { linkWords } from '../words/links.ts';
import { addressOfToken, insertToken, type MailLimit, selectTokenTimes } from './store.ts';
import { MAILS_PER_HOUR, TOKEN_LENGTH } from './token.ts';

const LIFE_MS = 24 * 60 * 60_000;
const LIMIT: MailLimit = { perHour: MAILS_PER_HOUR, pauseMs: 60_000 };

/**
 * Mails the signed-in user a link that verifies their address, and then leads to `callbackURL`. Throws `invalid`,
 * EMAIL_MISMATCH or EMAIL_ALREADY_VERIFIED, `forbidden`, INVALID_CALLBACK_URL, `unavailable`, and `limited`.
 */
export async function sendVerificationEmail(
  ctx: Ctx,
  input: { email: string; callbackURL?: string | undefined },
): Promise<void> {
  const { userId } = sessionActor(ctx);
  const account = await findAccount(directory(ctx), userId);
  const email = normalizeEmail(input.email);
  if (email !== account?.user.email) {
    const message = 'expected the address of your own account';
    throw new DomainError('invalid', 'EMAIL_MISMATCH', `email: ${message}`, {
      errors: [{ path: 'email', message }],
    });
  }
  if (account.user.emailVerified) {
    throw new DomainError('invalid', 'EMAIL_ALREADY_VERIFIED', 'Your address is verified already.');
  }
  const next = input.callbackURL === undefined ? null : callbackUrl(ctx.env, input.callbackURL);
  requireSystemSender(ctx.env);
  const now = ctx.now();
  const mail = await verificationMail(ctx, { ...account.user, now }, next);
  const results = await commit(directory(ctx), [
    selectTokenTimes(directory(ctx), userId, 'verify_email', now),
    ...mail.statements,
  ]);
  if (results.of(mail.token).length === 0) throw tooManyAttempts(secondsToWait(results[0], now));
  wakeNotices(ctx);
}

/**
 * Returns the statements of a verification mail, for the batch of a sign-up too: there, `now` must be the time of the
 * user's row, which marks the mail as that of the sign-up. `token`, the first of them, returns a row if the mail is
 * sent. Only the service's own server sends it: if an inbox did, whoever connected it could read the link, and so
 * verify an address that is not theirs.
 */
export async function verificationMail(
  ctx: ServiceCtx,
  { now, ...user }: Reader & { email: string; now: number },
  next: string | null,
): Promise<{ token: ReturnType<typeof insertToken>; statements: Statement[] }> {
  const secret = randomBase62(TOKEN_LENGTH);
  const tokenHash = sha256(secret);
  const link = withQuery(`${publicUrl(ctx.env)}/api/auth/verify-email`, {
    token: secret,
    ...(next === null ? {} : { callbackURL: next }),
  });
  const row = { tokenHash, kind: 'verify_email', email: user.email, now, expiresAt: now + LIFE_MS } as const;
  const token = insertToken(directory(ctx), row, LIMIT);
  // Neither the name nor the address is quoted: whoever signs up with another's address chooses the name, and could
  // also put text behind a plus in the address.
  const write = ({ language }: Reader) => {
    const words = linkWords[language];
    const action = { action: words.verifyAction, url: link };
    return { subject: words.verifySubject, parts: [words.verify, action, { note: words.verifyNote }] };
  };
  const notice = await noticesTo(ctx, null, [user], write, () => addressOfToken(tokenHash));
  return { token, statements: [token, ...notice] };
}

function secondsToWait(earlier: { createdAt: number }[], now: number): number {
  const [oldest, newest] = [earlier[0]?.createdAt ?? now, earlier.at(-1)?.createdAt ?? now];
  const until = earlier.length >= LIMIT.perHour ? oldest + 60 * 60_000 : newest + LIMIT.pauseMs;
  return (until - now) / 1000;
}
