import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { refreshTokens, type Tokens } from '../../../platform/outside/oauth/client.ts';
import { findProvider } from '../../../platform/outside/oauth/providers.ts';
import { updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import type { InboxRow } from '../schema.ts';
import { openSecret, sealSecret } from '../secrets.ts';
import { findInbox, SYNC } from '../store.ts';
import { requireConsent, selectConsent, updateTokens, updateWithdrawnConsent } from './store.ts';

/** The remaining validity below which an access token is renewed before use. */
const MIN_VALIDITY_MS = 5 * 60_000;
/** The maximum number of refreshes if concurrent ones come first. */
const MAX_TRIES = 3;

/**
 * Returns an access token of a connected inbox that is valid for some minutes, and is not `refusedToken`, which a
 * server has refused. Throws DomainError `CONSENT_WITHDRAWN` (refused), `TOKEN_ENDPOINT_FAILED` (remote_failed),
 * `NOT_CONFIGURED` (unavailable), and another error if the stored tokens cannot be decrypted.
 */
export async function getAccessToken(ctx: Ctx, inbox: InboxRow, refusedToken?: string): Promise<string> {
  let row = inbox;
  for (let attempt = 1; ; attempt++) {
    const storedToken = await openAccessToken(ctx, row, refusedToken);
    if (storedToken !== null) return storedToken;
    const refreshToken = await openRefreshToken(ctx, row);
    const tokens = await refresh(ctx, row, refreshToken);
    if (tokens && (await saveTokens(ctx, row, refreshToken, tokens))) return tokens.accessToken;
    // Another process has renewed the tokens, or a user has reconnected the mailbox: use the tokens stored now.
    row = await requireConnected(ctx, row.id);
    if (attempt === MAX_TRIES) throw tooBusy();
  }
}

/** Returns the stored access token. Null if there is none, it expires soon, or it is `refusedToken`. */
async function openAccessToken(
  ctx: Ctx,
  row: InboxRow,
  refusedToken: string | undefined,
): Promise<string | null> {
  if (row.accessToken === null || (row.accessExpiresAt ?? 0) < ctx.now() + MIN_VALIDITY_MS) return null;
  // An access token that cannot be decrypted is no loss: the refresh token gets a new one.
  const token = await openSecret(ctx.env, row, 'access_token', row.accessToken).catch(() => null);
  return token === refusedToken ? null : token;
}

async function openRefreshToken(ctx: Ctx, row: InboxRow): Promise<string> {
  if (row.refreshToken === null) throw new Error('a connected inbox has no refresh token');
  return openSecret(ctx.env, row, 'refresh_token', row.refreshToken);
}

/** Refreshes the tokens. Null if a newer refresh token has replaced this one. */
async function refresh(ctx: Ctx, row: InboxRow, refreshToken: string): Promise<Tokens | null> {
  const provider = row.auth === 'password' ? null : findProvider(ctx.env, row.auth);
  if (!provider) {
    throw new DomainError('unavailable', 'NOT_CONFIGURED', `Herald is no longer configured for ${row.auth}.`);
  }
  try {
    return await refreshTokens(ctx, provider, refreshToken);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'INVALID_GRANT') throw error;
    const current = await requireConnected(ctx, row.id);
    if ((await openRefreshToken(ctx, current)) !== refreshToken) return null;
    await markWithdrawn(ctx, current);
    throw new DomainError(
      'refused',
      'CONSENT_WITHDRAWN',
      'The consent was withdrawn. Connect the mailbox again.',
    );
  }
}

async function markWithdrawn(ctx: Ctx, row: InboxRow): Promise<void> {
  try {
    await commit(database(ctx), [
      requireConsent(ctx, row),
      updateWithdrawnConsent(ctx, row),
      audit(ctx, 'inbox.consent_withdrawn', `inbox:${row.emailAddress}`, { id: row.id, provider: row.auth }),
    ]);
  } catch (error) {
    // It is already marked, or a user has reconnected the mailbox.
    if (!isRefusal(error)) throw error;
  }
}

/**
 * Replaces the tokens with which new ones were obtained. Returns false and drops the new ones if others are stored now,
 * so that concurrent refreshes never store a mix of tokens.
 */
async function saveTokens(ctx: Ctx, row: InboxRow, usedToken: string, tokens: Tokens): Promise<boolean> {
  const { secretId } = row;
  const accessToken = await sealSecret(ctx.env, secretId, 'access_token', tokens.accessToken);
  const refreshToken =
    tokens.refreshToken === null
      ? undefined
      : await sealSecret(ctx.env, secretId, 'refresh_token', tokens.refreshToken);
  let current = row;
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const [[before], [stored]] = await commit(database(ctx), [
      selectConsent(ctx, current),
      updateTokens(ctx, current, { accessToken, accessExpiresAt: tokens.expiresAt, refreshToken }),
    ]);
    if (stored) {
      if (before?.consent === 'withdrawn') await restartSync(ctx, row.id);
      return true;
    }
    current = await requireConnected(ctx, row.id);
    // Only the seal may have changed, with the encryption key: the token is then still the same.
    if ((await openRefreshToken(ctx, current)) !== usedToken) return false;
  }
  throw tooBusy();
}

/** Restarts the sync of an inbox that a concurrent refresh stopped because it considered the consent withdrawn. */
async function restartSync(ctx: Ctx, id: number): Promise<void> {
  const [jobs] = await commit(database(ctx), [updateDue(ctx, SYNC, [id])]);
  wakeJobs(ctx, SYNC, jobs);
}

/** Returns the inbox. Throws `not_found` if it no longer exists or is no longer connected. */
async function requireConnected(ctx: Ctx, id: number): Promise<InboxRow> {
  const row = await findInbox(ctx, id);
  if (!row || row.auth === 'password') throw notFound('connected inbox');
  return row;
}

function tooBusy(): DomainError {
  return new DomainError(
    'remote_failed',
    'TOKEN_ENDPOINT_FAILED',
    'Several processes renewed the access at the same time. Try again in a few minutes.',
  );
}
