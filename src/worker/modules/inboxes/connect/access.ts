import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { refreshTokens, type Tokens } from '../../../platform/outside/oauth/client.ts';
import { findProvider } from '../../../platform/outside/oauth/providers.ts';
import { type DueJob, updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import type { InboxRow } from '../schema.ts';
import { openSecret, sealSecret } from '../secrets.ts';
import { findInbox, SYNC } from '../store.ts';
import { consentOf, keepTokens, requireConsent, withdrawConsent } from './store.ts';

/** An access token that holds for less than this is renewed before it is used. */
const EARLY_MS = 5 * 60_000;
/** How often a refresh looks again after another has come before it. */
const LOOKS = 3;

/**
 * An access token of a connected inbox that holds for some minutes and is not `refused`, which a server did not take.
 * Throws DomainError `CONSENT_WITHDRAWN` (refused), `TOKEN_ENDPOINT_FAILED` (remote_failed), `NOT_CONFIGURED`
 * (unavailable), and another error when what is stored does not open.
 */
export async function accessTokenOf(ctx: Ctx, inbox: InboxRow, refused?: string): Promise<string> {
  let row = inbox;
  for (let look = 1; ; look++) {
    const held = await heldToken(ctx, row, refused);
    if (held !== null) return held;
    const refreshToken = await refreshTokenOf(ctx, row);
    const tokens = await refresh(ctx, row, refreshToken);
    if (tokens && (await keep(ctx, row, refreshToken, tokens))) return tokens.accessToken;
    // Somebody else has renewed it, or connected the mailbox again: theirs is the one that holds now.
    row = await connectedInbox(ctx, row.id);
    if (look === LOOKS) throw tooBusy();
  }
}

async function heldToken(ctx: Ctx, row: InboxRow, refused: string | undefined): Promise<string | null> {
  if (row.accessToken === null || (row.accessExpiresAt ?? 0) < ctx.now() + EARLY_MS) return null;
  // One that does not open is not missed: the refresh token brings another.
  const token = await openSecret(ctx.env, row, 'access_token', row.accessToken).catch(() => null);
  return token === refused ? null : token;
}

async function refreshTokenOf(ctx: Ctx, row: InboxRow): Promise<string> {
  if (row.refreshToken === null) throw new Error('a connected inbox has no refresh token');
  return openSecret(ctx.env, row, 'refresh_token', row.refreshToken);
}

/** Null when the refresh token holds no more because a newer one has taken its place. */
async function refresh(ctx: Ctx, row: InboxRow, refreshToken: string): Promise<Tokens | null> {
  const provider = row.auth === 'password' ? null : findProvider(ctx.env, row.auth);
  if (!provider) {
    throw new DomainError(
      'unavailable',
      'NOT_CONFIGURED',
      `This service is no longer set up for ${row.auth}.`,
    );
  }
  try {
    return await refreshTokens(ctx, provider, refreshToken);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'INVALID_GRANT') throw error;
    const current = await connectedInbox(ctx, row.id);
    if ((await refreshTokenOf(ctx, current)) !== refreshToken) return null;
    await markWithdrawn(ctx, current);
    throw new DomainError(
      'refused',
      'CONSENT_WITHDRAWN',
      'Consent was withdrawn: connect the mailbox again.',
    );
  }
}

async function markWithdrawn(ctx: Ctx, row: InboxRow): Promise<void> {
  try {
    await commit(database(ctx), [
      requireConsent(ctx, row),
      withdrawConsent(ctx, row),
      audit(ctx, 'inbox.consent_withdrawn', `inbox:${row.emailAddress}`, { id: row.id, provider: row.auth }),
    ]);
  } catch (error) {
    // It was marked before, or was connected again meanwhile.
    if (!isRefusal(error)) throw error;
  }
}

/**
 * Stores new tokens in place of those they were got with. False when others stand there: then these are dropped, so
 * that of two refreshes at once the refresh token of one holds and not a mix of both.
 */
async function keep(ctx: Ctx, row: InboxRow, usedToken: string, tokens: Tokens): Promise<boolean> {
  const { secretId } = row;
  const accessToken = await sealSecret(ctx.env, secretId, 'access_token', tokens.accessToken);
  const rotated =
    tokens.refreshToken === null
      ? undefined
      : await sealSecret(ctx.env, secretId, 'refresh_token', tokens.refreshToken);
  let current = row;
  for (let look = 0; look < LOOKS; look++) {
    const [before, kept] = await commit(database(ctx), [
      consentOf(ctx, current),
      keepTokens(ctx, current, { accessToken, accessExpiresAt: tokens.expiresAt, refreshToken: rotated }),
    ]);
    if (kept?.length === 1) {
      if ((before as [Pick<InboxRow, 'consent'>])[0].consent === 'withdrawn') await readAgain(ctx, row.id);
      return true;
    }
    current = await connectedInbox(ctx, row.id);
    // The same token under a new seal, after the encryption key was changed, is still the one that was used.
    if ((await refreshTokenOf(ctx, current)) !== usedToken) return false;
  }
  throw tooBusy();
}

/** Its consent was taken for withdrawn, and its sync stopped: by one whose refresh came between this one and its end. */
async function readAgain(ctx: Ctx, id: number): Promise<void> {
  const due = updateDue(ctx, SYNC, [id]);
  const [jobs] = await commit(database(ctx), [due]);
  wakeJobs(ctx, SYNC, jobs as DueJob[]);
}

/** Throws when the inbox is gone, or signs in with passwords by now. */
async function connectedInbox(ctx: Ctx, id: number): Promise<InboxRow> {
  const row = await findInbox(ctx, id);
  if (!row || row.auth === 'password') throw notFound('connected inbox');
  return row;
}

function tooBusy(): DomainError {
  return new DomainError(
    'remote_failed',
    'TOKEN_ENDPOINT_FAILED',
    'The access was renewed by several at once. Try again in a few minutes.',
  );
}
