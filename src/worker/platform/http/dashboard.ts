/** The dashboard: one page for all of its addresses, whose scripts and styles are static assets beside the Worker. */
import type { Context } from 'hono';
import { type AppEnv, SESSION_COOKIE } from './http.ts';

/** The Content-Security-Policy. The page shows mail in frames, which inherit it: mail has its own styles and images. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a browser opens a page. A missing file is none: its response would be cached as the file. */
export function isNavigation(c: Context<AppEnv>): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isPage = !/^\/api(?:-docs)?(?:\/|$)|\.[^/.]*$/.test(c.req.path);
  return isRead && isPage && (c.req.header('accept')?.includes('text/html') ?? false);
}

/** Matches the links that preload the first data of a screen (src/dashboard/build/screens.ts). */
// slow expression: runs on our own page
const FIRST_CALLS = / *<link rel="preload" as="fetch"[^>]*>\n/g;

/**
 * Returns the page of the screen, which preloads its scripts and first data. Without a session there is no data to
 * load, and with filters in the address the data would be different.
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
