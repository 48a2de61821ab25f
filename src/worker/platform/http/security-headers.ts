import type { Context, Next } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isHttps } from './http.ts';

type Options = Parameters<typeof secureHeaders>[0];

const OPTIONS: Options = {
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  // Not sent: they are for Internet Explorer, Flash, and a filter that browsers have removed.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // Dashboards of other origins show images from here.
  crossOriginResourcePolicy: false,
  // Pages set their own.
  overwrite: false,
};
const overHttp = secureHeaders({ ...OPTIONS, strictTransportSecurity: false });
// Without subdomains, which may belong to others.
const overHttps = secureHeaders({ ...OPTIONS, strictTransportSecurity: 'max-age=31536000' });

/** Adds the security headers for browsers to every response. */
export function securityHeaders(c: Context, next: Next) {
  return isHttps(c) ? overHttps(c, next) : overHttp(c, next);
}
