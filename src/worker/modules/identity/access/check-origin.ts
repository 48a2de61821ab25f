import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../../../../lib/errors.ts';
import { dashboardOrigins } from '../../../platform/env.ts';
import type { AppEnv } from '../../../platform/http/http.ts';
import { readSessionCookie } from '../sessions/cookie.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** These routes set sessions, so they are checked even for requests without one. */
const ALWAYS_CHECKED = '/api/auth/';

/**
 * Refuses requests that another site makes a browser send with its session (CSRF). Calls with an API key are exempt:
 * no browser adds that header automatically.
 */
export const checkOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const hasSession = readSessionCookie(c) !== undefined && c.req.header('x-api-key') === undefined;
  // Browsers open sockets across sites without asking the other site.
  const isUpgrade = c.req.header('upgrade') !== undefined;
  const isChecked =
    (isUpgrade || !SAFE_METHODS.includes(c.req.method)) &&
    (hasSession || c.req.path.startsWith(ALWAYS_CHECKED));
  if (isChecked && !comesFromOwnPage(c)) {
    throw new DomainError(
      'forbidden',
      'INVALID_ORIGIN',
      'Pages of this origin may not send requests with a session.',
    );
  }
  await next();
};

/** Whether the service's own pages call. A caller without Origin and Sec-Fetch-Site is no browser, and passes. */
function comesFromOwnPage(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined) {
    return origin === new URL(c.req.url).origin || dashboardOrigins(c.env).includes(origin);
  }
  const fetchSite = c.req.header('sec-fetch-site');
  return fetchSite === undefined || ['same-origin', 'same-site', 'none'].includes(fetchSite);
}
