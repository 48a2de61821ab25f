/** The dashboard: one page for all of its addresses, whose scripts and styles are served beside the Worker. */
import type { Context } from 'hono';
import { type AppEnv, SESSION_COOKIE } from './http.ts';

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

/** Links to the first data of a screen (src/dashboard/build/screens.ts). */
// slow expression: the page is our own
const FIRST_CALLS = / *<link rel="preload" as="fetch"[^>]*>\n/g;

/**
 * The page of the screen, which asks for its scripts and first data at once. Without a session there is no data, and filters
 * in the address ask for other data.
 */
async function findPage(c: Context<AppEnv>): Promise<string> {
  const name = c.req.path === '/' ? '/index' : c.req.path.replace(/\/\d+(?=\/|$)/g, '/_');
  const found = await c.env.ASSETS.fetch(new URL(`/pages${name}`, c.req.url));
  const page = found.ok ? found : await c.env.ASSETS.fetch(new URL('/', c.req.url));
  const text = await page.text();
  const id = c.req.path.split('/').find((part) => /^\d+$/.test(part));
  const hasCalls = c.req.header('cookie')?.includes(`${SESSION_COOKIE}=`) && new URL(c.req.url).search === '';
  return text.replace(FIRST_CALLS, (call) => (hasCalls ? call.replace('/_', `/${id}`) : ''));
}

export async function answerDashboard(c: Context<AppEnv>): Promise<Response> {
  c.header('Content-Security-Policy', POLICY);
  c.header('Vary', 'Accept, Cookie');
  c.header('Cache-Control', 'no-cache');
  return c.html(await findPage(c));
}
