import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { clients } from '../platforms/clients.ts';
import { type Account, PlatformFailure } from '../platforms/platform.ts';
import type { Problem } from './store.ts';

/** What is known of new credentials before they are stored. */
export interface Examined {
  secret: unknown;
  /** Null: the platform could not be asked, or has just given out new tokens, which are stored before they are used. */
  account: Account | null;
  scopes: string[] | null;
  expiresAt: number | null;
  problem: Problem | null;
  waitUntil: number | null;
}

/** These end by themselves, or say nothing of the credentials: a check has no content. */
const PASSING: PlatformCode[] = [
  'PLATFORM_DOWN',
  'OUTCOME_UNKNOWN',
  'RATE_LIMITED',
  'DAILY_LIMIT',
  'CONTENT_REFUSED',
];

/**
 * Asks the platform whose credentials these are. Tokens that have expired are renewed. Throws `refused`
 * (CREDENTIAL_REFUSED) if the platform does not honour them; if it is down, the answer has the problem.
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

/** An account that may not do all that posting needs. */
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
