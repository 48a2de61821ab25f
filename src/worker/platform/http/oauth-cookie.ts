import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { STATE_LIFE_SECONDS } from '../outside/oauth/state.ts';
import { type AppEnv, isHttps } from './http.ts';

/** Returns this browser's state, unchecked. */
export function readStateCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, cookieName(c)) || undefined;
}

export function setStateCookie(c: Context<AppEnv>, state: string): void {
  setCookie(c, cookieName(c), state, { ...attributes(c), maxAge: STATE_LIFE_SECONDS });
}

export function clearStateCookie(c: Context<AppEnv>): void {
  deleteCookie(c, cookieName(c), attributes(c));
}

function cookieName(c: Context): string {
  return isHttps(c) ? '__Host-herald_oauth' : 'herald_oauth';
}

/** Returns the cookie's attributes. Lax: the provider redirects the browser back from its own site. */
function attributes(c: Context) {
  return { httpOnly: true, path: '/', sameSite: 'Lax', secure: isHttps(c) } as const;
}
