import type { Context, Next } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isHttps } from './http.ts';

type Options = Parameters<typeof secureHeaders>[0];

const OPTIONS: Options = {
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  // For Internet Explorer, Flash, and a filter that browsers have given up.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // Dashboards of other origins show images from here.
  crossOriginResourcePolicy: false,
  // A page says itself what it loads.
  overwrite: false,
};
const overHttp = secureHeaders({ ...OPTIONS, strictTransportSecurity: false });
// Not for the subdomains, which may be somebody else's.
const overHttps = secureHeaders({ ...OPTIONS, strictTransportSecurity: 'max-age=31536000' });

/** Tells browsers, with every answer, what they may do with it. */
export function securityHeaders(c: Context, next: Next) {
  return isHttps(c) ? overHttps(c, next) : overHttp(c, next);
}
