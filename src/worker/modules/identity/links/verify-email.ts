import { randomBase62, sha256 } from '../../../platform/crypto.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit, type Statement } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { callbackUrl, publicUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { noticesTo, requireSystemSender, wakeNotices } from '../../notices/index.ts';
import { sessionActor } from '../access/session-actor.ts';
import { normalizeEmail } from '../accounts/email.ts';
import { findAccount } from '../accounts/password-store.ts';
import { tooManyAttempts } from '../limits.ts';
import type { User } from '../sessions/store.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { addressOfToken, insertToken, type MailLimit, tokenTimes, useVerification } from './store.ts';
import { invalidToken, MAILS_AN_HOUR, TOKEN_LENGTH } from './token.ts';

const LIFE_MS = 24 * 60 * 60_000;
const LIMIT: MailLimit = { anHour: MAILS_AN_HOUR, pauseMs: 60_000 };

/**
 * Mails the signed-in user a link that verifies their address, and then leads to `callbackURL`. Throws `invalid`,
 * EMAIL_MISMATCH or EMAIL_ALREADY_VERIFIED, `forbidden`, INVALID_CALLBACK_URL, `unavailable`, and `limited`.
 */
export async function sendVerification(
  ctx: Ctx,
  input: { email: string; callbackURL?: string | undefined },
): Promise<void> {
  const { userId } = sessionActor(ctx);
  const account = await findAccount(ctx.db, userId);
  const email = normalizeEmail(input.email);
  if (email !== account?.user.email) {
    throw new DomainError('invalid', 'EMAIL_MISMATCH', 'email: the address of your own account.', {
      errors: [{ path: 'email', message: 'the address of your own account' }],
    });
  }
  if (account.user.emailVerified) {
    throw new DomainError('invalid', 'EMAIL_ALREADY_VERIFIED', 'Your address is verified already.');
  }
  const next = input.callbackURL === undefined ? null : callbackUrl(ctx.env, input.callbackURL);
  requireSystemSender(ctx.env);
  const now = ctx.now();
  const [earlier, inserted] = await commit(ctx.db, [
    tokenTimes(ctx.db, userId, 'verify_email', now),
    ...(await verificationMail(ctx, { email, next, now })),
  ]);
  if (inserted?.length === 0) {
    throw tooManyAttempts(secondsToWait(earlier as { createdAt: number }[], now));
  }
  wakeNotices(ctx);
}

/**
 * The statements of a verification mail; the first answers a row if it is sent. For the batch of a sign-up too, with
 * the `now` of the user's row: by that the mail of the sign-up is known. Only the service's own server sends it: through
 * an inbox, whoever set that up would read the link, and so prove an address that is not theirs.
 */
export async function verificationMail(
  ctx: ServiceCtx,
  { email, next, now }: { email: string; next: string | null; now: number },
): Promise<Statement[]> {
  const token = randomBase62(TOKEN_LENGTH);
  const tokenHash = sha256(token);
  const link = withQuery(`${publicUrl(ctx.env)}/api/auth/verify-email`, {
    token,
    ...(next === null ? {} : { callbackURL: next }),
  });
  return [
    insertToken(ctx.db, { tokenHash, kind: 'verify_email', email, now, expiresAt: now + LIFE_MS }, LIMIT),
    // No name in it, nor the address: whoever signs up with somebody else's, or with a detail behind its plus, would
    // write what stands there.
    ...(await noticesTo(ctx, null, addressOfToken(tokenHash), {
      subject: 'Verify your address',
      text: [
        'There is a Herald account with this address. If it is yours, open this link within a day:',
        '',
        link,
        '',
        'If you know nothing of it, do nothing: the address stays unverified.',
        '',
      ].join('\n'),
    })),
  ];
}

/**
 * Takes the token of a link, if `ctx` is the account that it was mailed to. Mail scanners open links too: without a
 * session they would verify an account that somebody made with another's address. The same token does it again while it
 * is fresh. Throws `unauthenticated`, INVALID_TOKEN or SIGN_IN_FIRST; nothing has changed then.
 */
export async function verifyEmail(ctx: ServiceCtx, token: string): Promise<User> {
  const presented = { tokenHash: sha256(token), kind: 'verify_email', now: ctx.now() } as const;
  const userId = ctx.actor.type === 'user' ? ctx.actor.userId : 0;
  const answers = await commit(ctx.db, [
    ...useVerification(ctx.db, presented, userId),
    welcome(ctx, { id: userId }),
  ]);
  const [holder, granted] = answers.slice(-2) as [User[], unknown[]];
  wakeWelcomes(ctx, granted);
  const [user] = holder;
  if (!user) throw invalidToken('unauthenticated');
  if (user.id === userId) return user;
  throw new DomainError(
    'unauthenticated',
    'SIGN_IN_FIRST',
    'Sign in to the account that the link was mailed to, in this browser, and open the link again.',
  );
}

function secondsToWait(earlier: { createdAt: number }[], now: number): number {
  const [oldest, newest] = [earlier[0]?.createdAt ?? now, earlier.at(-1)?.createdAt ?? now];
  const until = earlier.length >= LIMIT.anHour ? oldest + 60 * 60_000 : newest + LIMIT.pauseMs;
  return (until - now) / 1000;
}
