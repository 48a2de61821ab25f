import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../../../platform/errors.ts';
import { type AppEnv, dashboardOrigins } from '../../../platform/http/http.ts';
import { readSessionCookie } from './cookie.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** What is under it sets sessions, so another site must not send it either, though it bears none yet. */
const ALWAYS_CHECKED = '/api/auth/';

/**
 * Refuses what another site makes a browser send with its session. A call with an API key is exempt: no
 * browser adds that header by itself.
 */
export const checkOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const bearsSession = readSessionCookie(c) !== undefined && c.req.header('x-api-key') === undefined;
  const isChecked =
    !SAFE_METHODS.includes(c.req.method) && (bearsSession || c.req.path.startsWith(ALWAYS_CHECKED));
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
