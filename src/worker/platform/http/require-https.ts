import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../../../lib/errors.ts';
import { type AppEnv, isHttps } from './http.ts';

/**
 * In production, redirects reads over http to the same path of PUBLIC_URL, and refuses all other calls over http, so
 * that neither a session nor a key is sent where others can read it.
 */
export const requireHttps: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.env.ENVIRONMENT !== 'production' || isHttps(c)) return next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    throw new DomainError(
      'forbidden',
      'HTTPS_REQUIRED',
      'Call this service by https. Others may have read what was sent: revoke the key or the session, if there was one.',
    );
  }
  // Set part by part: a path may begin with two slashes.
  const url = new URL(c.req.url);
  url.protocol = 'https:';
  url.port = '';
  url.host = URL.parse(c.env.PUBLIC_URL ?? '')?.host ?? url.host;
  return c.redirect(url.href, 308);
};
