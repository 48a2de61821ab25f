import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type AppEnv, dashboardOrigins } from '../../../platform/http.ts';
import { LONGEST_LIFE_MS } from '../sessions/sessions.ts';

/** The secret of the session that the request bears, unchecked. */
export function readSessionCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, cookieName(c)) || undefined;
}

/** `remember` false: the cookie ends with the browser session. */
export function setSessionCookie(c: Context<AppEnv>, secret: string, remember: boolean): void {
  setCookie(c, cookieName(c), secret, {
    ...cookieAttributes(c),
    ...(remember ? { maxAge: LONGEST_LIFE_MS / 1000 } : {}),
  });
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  deleteCookie(c, cookieName(c), cookieAttributes(c));
}

const isHttps = (c: Context) => new URL(c.req.url).protocol === 'https:';

function cookieName(c: Context): string {
  return isHttps(c) ? '__Host-herald_session' : 'herald_session';
}

/** A dashboard on another site gets a cookie that browsers send across sites, kept apart for that dashboard. */
function cookieAttributes(c: Context<AppEnv>) {
  const base = { httpOnly: true, path: '/' };
  return isDashboardOnAnotherSite(c)
    ? ({ ...base, sameSite: 'None', secure: true, partitioned: true } as const)
    : ({ ...base, sameSite: 'Lax', secure: isHttps(c) } as const);
}

/**
 * Browsers say themselves whether the origin is of another site. One that does not is taken to be, unless
 * scheme and host are the same (ports make no site).
 */
function isDashboardOnAnotherSite(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin');
  if (!origin || !dashboardOrigins(c.env).includes(origin)) return false;
  const fetchSite = c.req.header('sec-fetch-site');
  if (fetchSite) return fetchSite === 'cross-site';
  const [theirs, own] = [new URL(origin), new URL(c.req.url)];
  return theirs.protocol !== own.protocol || theirs.hostname !== own.hostname;
}
