import ipaddr from 'ipaddr.js';
import { DomainError } from '../../../lib/errors.ts';
import { sha256 } from '../../../lib/hash.ts';
import type { Actor } from '../../platform/ctx.ts';
import type { Env } from '../../platform/env.ts';
import { limitRate } from '../../platform/rate-limit.ts';

/** Passwords tried for one account within a window, from any network; the same for each known device of the account. */
export const ATTEMPTS_PER_ACCOUNT = 10;
export const ATTEMPT_WINDOW_MS = 15 * 60_000;
export const KEYS_PER_USER = 25;
/** A key's last use is written at most this often. */
export const KEY_USE_MS = 10 * 60_000;
/** A session's last use is written at most this often. */
export const SESSION_USE_MS = 60 * 60_000;
/** Wrong codes of a user, of both kinds and over all challenges, before all codes are refused for a while. */
export const TRIES_BEFORE_LOCK = 10;
export const LOCK_MS = 15 * 60_000;
export const TRIES_PER_CHALLENGE = 5;
/** The time that a sign-in has between the password and the second factor. */
export const CHALLENGE_LIFE_MS = 10 * 60_000;
/** How long a trusted device needs no second factor. */
export const TRUST_LIFE_MS = 30 * 86_400_000;
/** How long a browser that signed in is a known device, which wrong passwords from elsewhere cannot lock out. */
export const KNOWN_LIFE_MS = 180 * 86_400_000;
/** Trusted devices of a user, and likewise known devices. */
export const DEVICES_PER_USER = 20;
/** Maximum body size: far more than any body of this module needs. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Expired rows of one kind that one cron tick deletes. */
export const DELETED_PER_TICK = 1000;

const TOO_MANY_ATTEMPTS = 'Too many attempts. Try again later.';

/** Counts an attempt from a network. Throws `limited` after too many within the last minute. */
export function limitNetwork(
  env: Env,
  kind: 'sign-in' | 'sign-up' | 'mail' | 'second-factor' | 'oauth-client',
  ipAddress: string | null,
): Promise<void> {
  return limitRate(env.SIGN_IN_LIMIT, `${kind}:${network(ipAddress)}`, TOO_MANY_ATTEMPTS);
}

const TOO_MANY_WITH_KEY = 'Too many calls with this API key. Wait a minute, or request more per call.';
const TOO_MANY_IN_SESSION = 'Too many calls in this session. Wait a minute, or request more per call.';

/** Counts a call with a key or in a session. Throws `limited` after too many within the last minute. */
export async function limitCalls(env: Env, actor: Actor): Promise<void> {
  if (actor.type === 'key') await limitRate(env.KEY_LIMIT, String(actor.keyId), TOO_MANY_WITH_KEY);
  if (actor.type === 'user') await limitRate(env.SESSION_LIMIT, actor.sessionId, TOO_MANY_IN_SESSION);
}

/** Throws `limited` when an attempt is one too many in its window. `count`: with this attempt. */
export function limitAttempts(
  count: { attempts: number; windowEndsAt: number } | undefined,
  now: number,
): void {
  if (!count) throw new Error('The attempt was not counted.');
  if (count.attempts > ATTEMPTS_PER_ACCOUNT) throw tooManyAttempts((count.windowEndsAt - now) / 1000);
}

export function tooManyAttempts(retryAfterSeconds: number): DomainError {
  return new DomainError('limited', 'TOO_MANY_REQUESTS', TOO_MANY_ATTEMPTS, {
    retryAfterSeconds,
  });
}

/** Returns the network under which an address is counted: for IPv6 its /64, as one subscriber has all of it. */
export function network(ipAddress: string | null): string {
  if (!ipAddress || !ipaddr.isValid(ipAddress)) return 'unknown';
  const address = ipaddr.process(ipAddress);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toNormalizedString().split(':').slice(0, 4).join(':');
}

/** Returns the key for an account's sign-in attempts. A hash, so that the table shows no addresses. */
export function accountKey(email: string): string {
  return sha256(email);
}

/** Returns the key for sign-in attempts from a known device of the account. */
export function deviceKey(email: string, token: string): string {
  return sha256(`known_device/${token}/${email}`);
}

/** Returns the key for passwords that a signed-in user enters: guesses from outside cannot lock them out. */
export function ownPasswordKey(userId: number): string {
  return sha256(`own_password/${userId}`);
}
