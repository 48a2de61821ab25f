import { DomainError } from '../../../lib/errors.ts';
import { sha256 } from '../../../lib/hash.ts';
import { type Ctx, type ServiceCtx, userOf } from '../../platform/ctx.ts';
import { commit, commitUnlessRefused } from '../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../platform/data/database.ts';
import { notVerified } from '../../platform/outside/system-mail.ts';
import { withoutDetail } from '../../platform/plus-address.ts';
import { deleteAttempts, findAttempts, requireFewerAttempts, upsertAttempt } from './attempts/store.ts';
import { normalizeEmail } from './users/email.ts';
import { requireVerified } from './users/store.ts';

const DAY_MS = 86_400_000;

/** A mail of the service to an address that may be a stranger's, counted across all senders and organizations. */
interface StrangerMail {
  kind: 'proof' | 'invitation' | 'sign_up';
  /** The normalized address. Text after a plus does not count. */
  address: string;
  /** Such mails per day. */
  most: number;
}

const keyOf = ({ kind, address }: StrangerMail) => sha256(`mail/${kind}/${withoutDetail(address)}`);

/** Returns statements that count the mail, for a batch of the directory, which they fail when it is one too many. */
export function countMail(ctx: ServiceCtx, mail: StrangerMail): Statement[] {
  const now = ctx.now();
  const key = keyOf(mail);
  return [
    requireFewerAttempts(directory(ctx), { key, most: mail.most, now }),
    upsertAttempt(directory(ctx), { key, windowEndsAt: now + DAY_MS, now }),
  ];
}

/** Returns why `countMail` failed a batch, unless another statement did. */
export async function findMailLimit(ctx: ServiceCtx, mail: StrangerMail): Promise<DomainError | null> {
  const attempts = await findAttempts(directory(ctx), keyOf(mail), ctx.now());
  if (!attempts || attempts.attempts < mail.most) return null;
  return new DomainError(
    'limited',
    'TOO_MANY_REQUESTS',
    'Herald has mailed this address as often as it may within a day, whoever asked for it. Look among its junk mail, or wait.',
    { retryAfterSeconds: (attempts.windowEndsAt - ctx.now()) / 1000 },
  );
}

/**
 * Counts the one mail per day that proves an inbox's address. Returns a function that undoes the count, for when that
 * mail is not sent. Throws `forbidden`, EMAIL_NOT_VERIFIED, unless the acting user's address is verified; and
 * `limited`.
 */
export async function countProofMail(ctx: Ctx, address: string): Promise<() => Promise<unknown>> {
  const mail: StrangerMail = { kind: 'proof', address: normalizeEmail(address), most: 1 };
  const user = userOf(ctx.actor);
  await commitUnlessRefused(
    directory(ctx),
    [...(user ? [requireVerified(directory(ctx), user.userId)] : []), ...countMail(ctx, mail)],
    async () => {
      const limit = await findMailLimit(ctx, mail);
      return limit ?? notVerified(ctx.env);
    },
  );
  return () => commit(directory(ctx), [deleteAttempts(directory(ctx), keyOf(mail))]);
}
