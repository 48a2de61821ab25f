import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { dashboardOrigins } from '../../../platform/env.ts';
import { type AppEnv, isHttps, SESSION_COOKIE } from '../../../platform/http/http.ts';
import { CHALLENGE_LIFE_MS, KNOWN_LIFE_MS, TRUST_LIFE_MS } from '../limits.ts';
import { LONGEST_LIFE_MS } from './sessions.ts';

/** The cookie of a sign-in that waits for its second factor. */
const CHALLENGE = 'herald_two_factor';
const TRUSTED_DEVICE = 'herald_trusted_device';
const KNOWN_DEVICE = 'herald_known_device';

/** Returns the secret of the request's session, unchecked. */
export function readSessionCookie(c: Context<AppEnv>): string | undefined {
  return readCookie(c, SESSION_COOKIE);
}

/** Sets the session cookie. If `remember` is false, it expires when the browser closes. */
export function setSessionCookie(
  c: Context<AppEnv>,
  { secret, remember }: { secret: string; remember: boolean },
): void {
  writeCookie(c, SESSION_COOKIE, secret, remember ? LONGEST_LIFE_MS : null);
}

/** Sets the cookies of a sign-in: the session and the known device. */
export function setSignedInCookies(
  c: Context<AppEnv>,
  session: { secret: string; remember: boolean; knownDevice: string },
): void {
  setSessionCookie(c, session);
  setKnownDeviceCookie(c, session);
}

export function readKnownDeviceCookie(c: Context<AppEnv>): string | undefined {
  return readCookie(c, KNOWN_DEVICE);
}

/** Sets the known-device cookie. If `remember` is false, it expires when the browser closes. */
export function setKnownDeviceCookie(
  c: Context<AppEnv>,
  { knownDevice, remember }: { knownDevice: string; remember: boolean },
): void {
  writeCookie(c, KNOWN_DEVICE, knownDevice, remember ? KNOWN_LIFE_MS : null);
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  deleteCookie(c, cookieName(c, SESSION_COOKIE), cookieAttributes(c));
}

export function readChallengeCookie(c: Context<AppEnv>): string | undefined {
  return readCookie(c, CHALLENGE);
}

export function setChallengeCookie(c: Context<AppEnv>, secret: string): void {
  writeCookie(c, CHALLENGE, secret, CHALLENGE_LIFE_MS);
}

export function clearChallengeCookie(c: Context<AppEnv>): void {
  deleteCookie(c, cookieName(c, CHALLENGE), cookieAttributes(c));
}

export function readTrustedDeviceCookie(c: Context<AppEnv>): string | undefined {
  return readCookie(c, TRUSTED_DEVICE);
}

export function setTrustedDeviceCookie(c: Context<AppEnv>, token: string): void {
  writeCookie(c, TRUSTED_DEVICE, token, TRUST_LIFE_MS);
}

function readCookie(c: Context<AppEnv>, name: string): string | undefined {
  return getCookie(c, cookieName(c, name)) || undefined;
}

/** Sets a cookie. `lifeMs` null: until the browser closes. */
function writeCookie(c: Context<AppEnv>, name: string, value: string, lifeMs: number | null): void {
  setCookie(c, cookieName(c, name), value, {
    ...cookieAttributes(c),
    ...(lifeMs === null ? {} : { maxAge: lifeMs / 1000 }),
  });
}

function cookieName(c: Context, name: string): string {
  return isHttps(c) ? `__Host-${name}` : name;
}

/** Returns the attributes of cookies: partitioned and sent across sites for a dashboard on another site. */
function cookieAttributes(c: Context<AppEnv>) {
  const base = { httpOnly: true, path: '/' };
  return isDashboardOnAnotherSite(c)
    ? ({ ...base, sameSite: 'None', secure: true, partitioned: true } as const)
    : ({ ...base, sameSite: 'Lax', secure: isHttps(c) } as const);
}

/**
 * Whether a dashboard on another site calls. Browsers say so in Sec-Fetch-Site. Without that header, it is another site
 * unless scheme and host are the same (a different port is still the same site).
 */
function isDashboardOnAnotherSite(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin');
  if (!origin || !dashboardOrigins(c.env).includes(origin)) return false;
  const fetchSite = c.req.header('sec-fetch-site');
  if (fetchSite) return fetchSite === 'cross-site';
  const [theirs, own] = [new URL(origin), new URL(c.req.url)];
  return theirs.protocol !== own.protocol || theirs.hostname !== own.hostname;
}
