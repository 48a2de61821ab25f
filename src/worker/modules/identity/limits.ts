import ipaddr from 'ipaddr.js';
import { sha256 } from '../../platform/crypto.ts';
import type { Env } from '../../platform/env.ts';
import { DomainError } from '../../platform/errors.ts';
import { limitRate } from '../../platform/http/rate-limit.ts';

/** Passwords tried for one account within a window, whatever addresses they come from; and by each device it knows. */
export const ATTEMPTS_PER_ACCOUNT = 10;
export const ATTEMPT_WINDOW_MS = 15 * 60_000;
export const KEYS_PER_USER = 25;
/** A key's last use is written at most this often. */
export const LAST_USE_MS = 10 * 60_000;
/** A session's last use likewise. */
export const SESSION_USE_MS = 60 * 60_000;
/** Wrong codes of a user, of both kinds and over all challenges, before none is compared for a while. */
export const TRIES_BEFORE_LOCK = 10;
export const LOCK_MS = 15 * 60_000;
export const TRIES_PER_CHALLENGE = 5;
/** How long after the password the second factor may come. */
export const CHALLENGE_LIFE_MS = 10 * 60_000;
/** How long a trusted device is not asked for the second factor. */
export const TRUST_LIFE_MS = 30 * 86_400_000;
/** How long a browser that signed in is known, so that guesses from elsewhere do not shut it out. */
export const KNOWN_LIFE_MS = 180 * 86_400_000;
/** Of either kind: trusted, and known. */
export const DEVICES_PER_USER = 20;
/** No body of this module comes near it. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Rows of one kind that one tick takes away. */
export const REMOVED_PER_TICK = 1000;

const TOO_MANY_ATTEMPTS = 'Too many attempts. Try again later.';

/** Counts an attempt of a network, and throws `limited` when there were too many within the last minute. */
export function limitNetwork(
  env: Env,
  kind: 'sign-in' | 'sign-up' | 'mail' | 'second-factor',
  ipAddress: string | null,
): Promise<void> {
  return limitRate(env.SIGN_IN_LIMIT, `${kind}:${network(ipAddress)}`, TOO_MANY_ATTEMPTS);
}

/** Counts a call with a key, and throws `limited` when there were too many within the last minute. */
export function limitKey(env: Env, keyId: number): Promise<void> {
  const detail = 'This API key calls too often. Wait a minute, or ask for more in one call.';
  return limitRate(env.KEY_LIMIT, String(keyId), detail);
}

export function tooManyAttempts(retryAfterSeconds: number): DomainError {
  return new DomainError('limited', 'TOO_MANY_REQUESTS', TOO_MANY_ATTEMPTS, {
    retryAfterSeconds,
  });
}

/** Under what an address is counted: IPv6 by its /64, since one subscriber has all of that. */
export function network(ipAddress: string | null): string {
  if (!ipAddress || !ipaddr.isValid(ipAddress)) return 'unknown';
  const address = ipaddr.process(ipAddress);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toNormalizedString().split(':').slice(0, 4).join(':');
}

/** Under what an account's attempts to sign in are counted: the table shows no addresses. */
export function accountKey(email: string): string {
  return sha256(email);
}

/** The same for those from a device that the account knows. */
export function deviceKey(email: string, token: string): string {
  return sha256(`known_device/${token}/${email}`);
}

/** The same for passwords that somebody signed in gives: who guesses from outside is not to keep them out. */
export function ownPasswordKey(userId: number): string {
  return sha256(`own_password/${userId}`);
}
