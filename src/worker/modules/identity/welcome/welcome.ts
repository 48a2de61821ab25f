import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import type { Env } from '../../../platform/env.ts';
import { hasSystemMail } from '../../../platform/outside/system-mail.ts';
import { claimOf } from './claim.ts';
import {
  type Grant,
  insertWelcome,
  selectUnbooked,
  type UserKey,
  updateBooked,
  updateClaim,
  type Welcome,
} from './store.ts';

/** Returns the number of free tokens: 0 in production unless WELCOME_TOKENS is set, or if it is no number. */
export function welcomeTokens({ ENVIRONMENT, WELCOME_TOKENS }: Env): number {
  const tokens = Number(WELCOME_TOKENS ?? (ENVIRONMENT === 'production' ? 0 : 50_000));
  return Number.isSafeInteger(tokens) && tokens > 0 ? tokens : 0;
}

/**
 * Returns a statement that grants a user the free tokens that everyone with a verified address gets once. It belongs in
 * each batch that may make them due: the address is verified, or the user becomes owner of an organization. Pass its
 * rows to `wakeWelcomes` after the commit. Where the service cannot mail verification links, the first account gets the
 * tokens.
 */
export function welcome(ctx: ServiceCtx, user: UserKey): Statement<Grant[]> {
  return insertWelcome(directory(ctx), user, {
    tokens: welcomeTokens(ctx.env),
    firstToo: !hasSystemMail(ctx.env),
    now: ctx.now(),
  });
}

/** Has new grants booked. If this is lost, the next cron tick does it. */
export function wakeWelcomes(ctx: ServiceCtx, grants: Grant[]): void {
  if (grants.length > 0) ctx.defer(ctx.env.EVENT_QUEUE.send({ kind: 'welcomes' }));
}

/** Selects grants that wait to be booked in an organization's ledger. */
export function selectWelcomes(ctx: ServiceCtx, limit: number): Statement<Welcome[]> {
  return selectUnbooked(directory(ctx), limit);
}

/** Reads the grants that `selectWelcomes` selects. */
export async function listWelcomes(ctx: ServiceCtx, limit: number): Promise<Welcome[]> {
  const [rows] = await commit(directory(ctx), [selectWelcomes(ctx, limit)]);
  return rows;
}

/** Claims the free tokens of the user's domain or mailbox for this grant. Returns false if another grant has them. */
export async function claimWelcome(ctx: ServiceCtx, { userId, email }: Welcome): Promise<boolean> {
  const claim = updateClaim(directory(ctx), userId, claimOf(ctx.env, email));
  return (await commit(directory(ctx), [claim])).of(claim).length > 0;
}

/** Records that the ledger has the grant, or will not get it. */
export async function endWelcome(ctx: ServiceCtx, { userId }: Welcome): Promise<void> {
  await commit(directory(ctx), [updateBooked(directory(ctx), userId, ctx.now())]);
}
