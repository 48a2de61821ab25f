import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../../platform/errors.ts';
import { type AppEnv, dashboardOrigins } from '../../platform/http.ts';
import { readSessionCookie } from './cookie.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** These set a session, so another site must not send them either, though they bear none yet. */
const ALWAYS_CHECKED = ['/api/auth/sign-in/email', '/api/auth/sign-up/email'];

/**
 * Refuses what another site makes a browser send with its session. A call with an API key is exempt: no
 * browser adds that header by itself.
 */
export const checkOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const bearsSession = readSessionCookie(c) !== undefined && c.req.header('x-api-key') === undefined;
  const isChecked =
    !SAFE_METHODS.includes(c.req.method) && (bearsSession || ALWAYS_CHECKED.includes(c.req.path));
  if (isChecked && !comesFromOwnPage(c)) {
    throw new DomainError('forbidden', 'INVALID_ORIGIN', 'Pages of this origin may not call with a session.');
  }
  await next();
};

/** A caller that sends neither Origin nor Sec-Fetch-Site is no browser, and passes. */
function comesFromOwnPage(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined) {
    return origin === new URL(c.req.url).origin || dashboardOrigins(c.env).includes(origin);
  }
  const fetchSite = c.req.header('sec-fetch-site');
  return fetchSite === undefined || ['same-origin', 'same-site', 'none'].includes(fetchSite);
}
