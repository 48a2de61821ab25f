import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { clients } from '../access/clients.ts';
import type { Problem } from '../access/store.ts';
import { type Account, PlatformFailure } from '../platforms/platform.ts';

/** The result of checking new credentials before they are stored. */
export interface Examined {
  secret: unknown;
  /** The account. Null if the platform was unreachable, or has just issued new tokens, which are stored before use. */
  account: Account | null;
  scopes: string[] | null;
  expiresAt: number | null;
  problem: Problem | null;
  waitUntil: number | null;
}

/** The codes that are transient, or say nothing about the credentials, as a check posts nothing. */
const PASSING: PlatformCode[] = [
  'PLATFORM_DOWN',
  'OUTCOME_UNKNOWN',
  'RATE_LIMITED',
  'DAILY_LIMIT',
  'CONTENT_REFUSED',
];

/**
 * Reads the account of credentials. Renews expired tokens. Throws `refused` (CREDENTIAL_REFUSED) if the platform
 * rejects them; if it is down, `account` is null.
 */
export async function examine(ctx: Ctx, platform: Platform, given: unknown): Promise<Examined> {
  const client = clients[platform];
  const unknown = {
    secret: given,
    account: null,
    scopes: null,
    expiresAt: null,
    problem: null,
    waitUntil: null,
  };
  try {
    const { account, secret } = await client.check(ctx, given);
    return { ...unknown, secret, account, scopes: account.scopes, problem: problemOf(account) };
  } catch (error) {
    const failure = requireFailure(error);
    if (!failure.isTokenInvalid || !client.refresh) return { ...unknown, ...passing(failure) };
  }
  try {
    return { ...unknown, ...(await client.refresh(ctx, given)) };
  } catch (error) {
    return { ...unknown, ...passing(requireFailure(error)) };
  }
}

/** Returns a problem if the account lacks permissions for posting. */
export function problemOf({ missing }: Pick<Account, 'missing'>): Problem | null {
  if (missing.length === 0) return null;
  const message = `Permissions are missing: ${missing.join(', ')}. Grant them, and enter new credentials.`;
  return { code: 'PERMISSION_MISSING', message };
}

function passing(failure: PlatformFailure): Pick<Examined, 'problem' | 'waitUntil'> {
  const { code, message, retryAt } = failure;
  if (!PASSING.includes(code)) throw new DomainError('refused', 'CREDENTIAL_REFUSED', message);
  return { problem: { code, message }, waitUntil: retryAt };
}

function requireFailure(error: unknown): PlatformFailure {
  if (error instanceof PlatformFailure) return error;
  throw error;
}
