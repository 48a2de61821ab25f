import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { PlatformFailure } from '../platforms/platform.ts';
import { clients } from './clients.ts';
import { openRow } from './open-row.ts';
import { renewTokens } from './renew.ts';
import type { CredentialRow } from './schema.ts';
import { type Problem, updateProblem } from './store.ts';

/** The minimum validity of tokens, in milliseconds. Tokens that expire sooner are renewed before use. */
const MIN_VALIDITY_MS = 60_000;
/** Codes about the credentials, not about a post. */
const OF_CREDENTIALS = ['SIGN_IN_AGAIN', 'GONE', 'PERMISSION_MISSING'];

/**
 * Runs `use` with the secret of the row, and retries with new tokens if these are refused or expired. Renews them
 * before if `wantsNew` says so. Stores what the platform says about the credentials. Throws `PlatformFailure`, and the
 * errors of `use`.
 */
export async function useSecret<T>(
  ctx: Ctx,
  row: CredentialRow,
  use: (secret: unknown, row: CredentialRow) => Promise<T>,
  wantsNew: (secret: unknown) => boolean = () => false,
): Promise<T> {
  const canRenew = clients[row.platform].refresh !== undefined;
  let opened = await openRow(ctx, row);
  const isOver = row.expiresAt !== null && row.expiresAt <= ctx.now() + MIN_VALIDITY_MS;
  if (canRenew && (isOver || wantsNew(opened.secret))) opened = await renewTokens(ctx, opened);
  try {
    return await attempt(ctx, opened.row, use, opened.secret);
  } catch (error) {
    if (!canRenew || !(error instanceof PlatformFailure) || !error.isTokenInvalid) throw error;
    opened = await renewTokens(ctx, opened);
    return attempt(ctx, opened.row, use, opened.secret);
  }
}

async function attempt<T>(
  ctx: Ctx,
  row: CredentialRow,
  use: (secret: unknown, row: CredentialRow) => Promise<T>,
  secret: unknown,
): Promise<T> {
  try {
    return await use(secret, row);
  } catch (error) {
    // For a refused token, the refresh decides.
    const isKnown = error instanceof PlatformFailure && !error.isTokenInvalid;
    if (isKnown && OF_CREDENTIALS.includes(error.code)) await rememberProblem(ctx, row, error);
    throw error;
  }
}

/** Sets or clears the problem. Failing to do so does not undo what the platform has done. */
export async function rememberProblem(ctx: Ctx, row: CredentialRow, problem: Problem | null): Promise<void> {
  try {
    await commit(database(ctx), [updateProblem(ctx, row, problem)]);
  } catch (error) {
    ctx.log.error('credential.problem_not_stored', error, { platform: row.platform });
  }
}
