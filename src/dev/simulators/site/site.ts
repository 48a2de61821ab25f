/**
 * A demo website of a boatyard to audit. It has flaws in every dimension that an audit judges, so that a new user's
 * first audit has findings.
 */
import { type Context, Hono } from 'hono';
import { FAVICON, icon, MANIFEST, photo, SCRIPT, STYLESHEET } from './files.ts';
import { PAGES } from './pages.ts';

const DAY_S = 24 * 60 * 60;

/** Markup that older versions of the website lack, by their age. */
const LATER: Record<number, RegExp[]> = {
  1: [
    / alt="[^"]*"/g,
    / lang="en"/,
    // slow expression: the input is a page of this file's folder.
    /<meta property="og:(?:type|url|site_name)"[^>]*>/g,
  ],
  2: [
    // slow expression: the input is a page of this file's folder.
    /<meta (?:name="description"|property="og:)[^>]*>/g,
    // slow expression: the input is a page of this file's folder.
    /<link rel="(?:canonical|icon)"[^>]*>/g,
  ],
};

/** Creates the website, which works at any origin. `version` may change while it is served. */
export function createSite(version: { age: number } = { age: 0 }): Hono {
  const site = new Hono();
  site.use(async (context, next) => {
    await next();
    // Flaws: reveals the server software, and no header protects visitors.
    context.header('X-Powered-By', 'PHP/7.4.3');
  });
  for (const [path, page] of Object.entries(PAGES)) {
    site.get(path, (context) => {
      // Flaw: scripts, and any site that embeds this one, can use the cookie.
      context.header('Set-Cookie', 'basket=empty; Path=/');
      return context.html(makeOlder(page(originOf(context)), version.age));
    });
  }
  // Flaw: a day is short for files that rarely change, and the stylesheet may not be cached at all.
  const text = (type: string, cacheControl: string) => ({
    'Content-Type': type,
    'Cache-Control': cacheControl,
  });
  site.get('/style.css', (context) => context.body(STYLESHEET, 200, text('text/css', 'no-cache')));
  site.get('/menu.js', (context) => context.body(SCRIPT, 200, text('text/javascript', `max-age=${DAY_S}`)));
  site.get('/photos/:name', (context) => {
    const name = /^([a-z]+)\.jpg$/.exec(context.req.param('name'))?.[1];
    if (!name) return context.notFound();
    return context.body(photo(name), 200, text('image/jpeg', `max-age=${DAY_S}`));
  });
  site.get('/favicon.svg', (context) => context.body(FAVICON, 200, { 'Content-Type': 'image/svg+xml' }));
  site.get('/icon-192.png', (context) => context.body(icon(192), 200, { 'Content-Type': 'image/png' }));
  site.get('/site.webmanifest', (context) =>
    context.body(JSON.stringify(MANIFEST), 200, { 'Content-Type': 'application/manifest+json' }),
  );
  site.get('/robots.txt', (context) =>
    context.text(`User-agent: *\nDisallow: /basket\nSitemap: ${originOf(context)}/sitemap.xml\n`),
  );
  site.get('/sitemap.xml', (context) =>
    context.body(sitemap(originOf(context)), 200, { 'Content-Type': 'application/xml' }),
  );
  return site;
}

function makeOlder(html: string, age: number): string {
  const later = Object.entries(LATER).flatMap(([from, patterns]) => (age >= Number(from) ? patterns : []));
  return later.reduce((text, pattern) => text.replace(pattern, ''), html);
}

function originOf(context: Context): string {
  return new URL(context.req.url).origin;
}

/** Flaw: one of the pages no longer exists. */
function sitemap(origin: string): string {
  const urls = [...Object.keys(PAGES), '/prices-2019'].map(
    (path) => `<url><loc>${origin}${path}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}
