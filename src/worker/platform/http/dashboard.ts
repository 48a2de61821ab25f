/** The dashboard: one page for all of its addresses, whose scripts and styles are served beside the Worker. */
import type { Context } from 'hono';
import type { AppEnv } from './http.ts';

/** The page shows mail in frames, which inherit this policy: mail has styles and images of its own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A browser goes to an address of the dashboard. A missing file is none: its answer would be cached as the file. */
export function isNavigation(c: Context<AppEnv>): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isPage = !/^\/api(?:-docs)?(?:\/|$)|\.[^/.]*$/.test(c.req.path);
  return isRead && isPage && (c.req.header('accept')?.includes('text/html') ?? false);
}

/** The page of the screen, which asks for the scripts of the screen at once (src/dashboard/build/screens.ts). */
async function findPage(c: Context<AppEnv>): Promise<Response> {
  const name = c.req.path === '/' ? '/index' : c.req.path.replace(/\/\d+(?=\/|$)/g, '/_');
  const page = await c.env.ASSETS.fetch(new URL(`/pages${name}`, c.req.url));
  return page.ok ? page : c.env.ASSETS.fetch(new URL('/', c.req.url));
}

export async function answerDashboard(c: Context<AppEnv>): Promise<Response> {
  const page = await findPage(c);
  c.header('Content-Security-Policy', POLICY);
  c.header('Vary', 'Accept');
  c.header('Cache-Control', 'no-cache');
  return c.html(await page.text());
}
