import { PLATFORM_NAMES } from '../../../../lib/captions/platform-names.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { PlatformFailure, type Renewed } from '../platforms/platform.ts';
import { clients } from './clients.ts';
import { updateLease, updateLeaseEnd, updateTokens } from './lease-store.ts';
import { type Opened, openRow } from './open-row.ts';
import type { CredentialRow } from './schema.ts';
import { sealSecret } from './secrets.ts';
import { findCredential, type Held, requireHeld, updateProblem } from './store.ts';

/**
 * The time, in milliseconds, after which the holder of the lease has died. It is longer than a call of the token
 * endpoint.
 */
const LEASE_MS = 30_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;
/** The maximum number of pauses, which together are longer than the lease. */
const PAUSES = 40;
/** The number of attempts to store new tokens. They must be stored, because the old ones are no longer valid. */
const STORE_TRIES = 3;

/**
 * Replaces tokens by new ones and stores them before it returns. A refresh token works once, so one caller renews at a
 * time and the others use its result. Throws `PlatformFailure`: SIGN_IN_AGAIN only if the platform says that the
 * refresh token is invalid, otherwise a transient failure that disconnects nothing.
 */
export async function renewTokens(ctx: Ctx, { row, secret }: Opened): Promise<Opened> {
  /** The lease of another caller that this call waits for. */
  let other: string | null = null;
  for (let pause = 0; pause < PAUSES; pause++) {
    const lease = crypto.randomUUID();
    if (other === null) {
      const [[claimed]] = await commit(database(ctx), [
        updateLease(ctx, row, { lease, until: ctx.now() + LEASE_MS }),
      ]);
      if (claimed) return renewWithLease(ctx, { row, secret }, lease);
    }
    const current = await requireRow(ctx, row);
    if (current.secretId !== row.secretId) return openRow(ctx, current);
    if (other !== null && current.refreshLease !== other) throw notRenewed(current);
    const hasDied = (current.refreshUntil ?? 0) <= ctx.now();
    other = hasDied ? null : current.refreshLease;
    if (other !== null) await sleep(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pause));
  }
  throw notRenewed(row);
}

async function renewWithLease(ctx: Ctx, { row, secret }: Opened, lease: string): Promise<Opened> {
  let renewed: Renewed<unknown>;
  try {
    renewed = await clients[row.platform].refresh!(ctx, secret);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || !error.isTokenInvalid) {
      await commit(database(ctx), [updateLeaseEnd(ctx, row, lease)]);
      throw error;
    }
    if (await disconnect(ctx, row, error, lease)) {
      throw new PlatformFailure(error.code, error.message);
    }
    return openRow(ctx, await requireRow(ctx, row));
  }
  const stored = await storeTokens(ctx, row, renewed);
  return stored ? { row: stored, secret: renewed.secret } : openRow(ctx, await requireRow(ctx, row));
}

/**
 * Records that the access has ended. Returns false if other tokens have been stored, so that the refusal was of old
 * ones.
 */
async function disconnect(ctx: Ctx, held: Held, failure: PlatformFailure, lease: string): Promise<boolean> {
  try {
    await commit(database(ctx), [
      requireHeld(ctx, held),
      updateProblem(ctx, held, failure),
      updateLeaseEnd(ctx, held, lease),
      audit(ctx, 'credential.access_ended', `credential:${held.platform}`, { code: failure.code }),
    ]);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Stores new tokens. Returns undefined if other tokens have been stored, which are newer, or entered by a user. */
async function storeTokens(
  ctx: Ctx,
  held: Held,
  { secret, expiresAt, scopes }: Renewed<unknown>,
): Promise<CredentialRow | undefined> {
  const secretId = crypto.randomUUID();
  const sealed = await sealSecret(ctx.env, secretId, secret);
  const tokens = { secretId, secret: sealed, expiresAt, ...(scopes ? { scopes } : {}) };
  for (let attempt = 1; ; attempt++) {
    try {
      const [[stored]] = await commit(database(ctx), [updateTokens(ctx, held, tokens)]);
      return stored;
    } catch (error) {
      if (attempt === STORE_TRIES) throw error;
      ctx.log.error('credential.not_stored', error, { platform: held.platform, attempt });
    }
  }
}

async function requireRow(ctx: Ctx, { platform }: Held): Promise<CredentialRow> {
  const row = await findCredential(ctx, platform);
  if (row) return row;
  throw new PlatformFailure('SIGN_IN_AGAIN', `${PLATFORM_NAMES[platform]} is not connected any more.`);
}

/** Returns the failure that the holder of the lease stored. */
function notRenewed({ platform, problemCode, problemMessage }: CredentialRow): PlatformFailure {
  return problemCode === 'SIGN_IN_AGAIN'
    ? new PlatformFailure(problemCode, problemMessage ?? '')
    : new PlatformFailure(
        'PLATFORM_DOWN',
        `${PLATFORM_NAMES[platform]} did not renew the access. Try again in a few minutes.`,
      );
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
