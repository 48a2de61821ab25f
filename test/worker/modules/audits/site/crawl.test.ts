import { expect, test } from 'vitest';
import { crawl } from '../../../../../src/worker/modules/audits/site/crawl.ts';
import { type Reply, type SiteSpec, serveSite } from '../../../sites/serve.ts';
import { open, TEXT } from './world.ts';

const page = (...hrefs: string[]): Reply => ({
  body: `<!doctype html><title>Home</title>${TEXT}\n${hrefs.map((href) => `<a href="${href}">x</a>`).join('\n')}`,
});

async function crawled(replies: NonNullable<SiteSpec['http']>) {
  const site = await serveSite({ http: replies });
  const opened = await open(site.http);
  const pages = await crawl(opened);
  const { requests } = await site.seen();
  const paths = pages.map(({ url }) => url.replace(site.http, ''));
  return { site, opened, pages, paths, requests };
}

test('what pages say of themselves is kept, and where the link to them is', async () => {
  const { pages, site } = await crawled({
    '/': page('/boats', '/missing', '/moved', '/gone'),
    '/boats': {
      body: `<title> Boats\n for all </title><meta name=description content="Our boats"><link rel=canonical href=/boats>`,
    },
    '/moved': { status: 301, headers: [['Location', '/boats']] },
    '/gone': { does: 'reset' },
  });
  expect(pages).toEqual([
    {
      url: `${site.http}/boats`,
      line: 2,
      status: 200,
      error: null,
      bytes: expect.any(Number),
      isHtml: true,
      title: 'Boats for all',
      description: 'Our boats',
      canonical: '/boats',
    },
    expect.objectContaining({ url: `${site.http}/missing`, line: 3, status: 404, error: null, title: null }),
    expect.objectContaining({ url: `${site.http}/moved`, line: 4, status: 301, error: null, isHtml: false }),
    expect.objectContaining({ url: `${site.http}/gone`, line: 5, status: null, error: expect.any(String) }),
  ]);
});

test('pages of the same origin are taken in document order, each once whatever its query string', async () => {
  const { paths } = await crawled({
    '/': page(
      '/b?page=1',
      'b?page=2#top',
      '#top',
      '?lang=de',
      '/a',
      '/a#x',
      'https://other.example.com/c',
      'http://127.0.0.1:PORT/d',
      'mailto:a@example.com',
      'javascript:void(0)',
      '/paper.pdf',
      '/photo.JPG?x=1',
      'http://[',
      '//user@localhost:PORT/e',
      ' c ',
    ),
    '*': { body: '<p>x' },
  });
  expect(paths).toEqual(['/b?page=1', '/a', '/c']);
});

test('ten pages are looked at, and the sitemap only for what is missing', async () => {
  const many = Array.from({ length: 100 }, (_, i) => `/${i}`);
  const full = await crawled({ '/': page(...many), '*': { body: '<p>x' } });
  expect(full.paths).toEqual(many.slice(0, 10));
  expect(full.requests).not.toContain('GET http /sitemap.xml');
  expect(full.opened.fetches).toHaveLength(12);
});

test('the sitemap that robots.txt names adds pages', async () => {
  const { paths, pages } = await crawled({
    '/': page('/a'),
    '/robots.txt': { body: 'Sitemap: http://localhost:PORT/map.xml' },
    '/map.xml': {
      headers: [['Content-Type', 'application/xml']],
      body: `<urlset><url><loc>http://localhost:PORT/a?x=1</loc></url><url><loc> http://localhost:PORT/b?x=1&amp;y=2 </loc></url>
        <url><loc>http://other.example.com/c</loc></url><url><loc>http://localhost:PORT/</loc></url></urlset>`,
    },
    '*': { body: '<p>x' },
  });
  expect(paths).toEqual(['/a', '/b?x=1&y=2']);
  expect(pages.map(({ line }) => line)).toEqual([2, null]);
});

test('robots.txt is respected, and a site whose robots.txt cannot be had is not crawled', async () => {
  const links = page('/open', '/closed/a', '/closed/but-open', '/x.php');
  const rules =
    'User-agent: *\nDisallow: /closed/\nAllow: /closed/but\nDisallow: /*.php$\n\nUser-agent: Other\nDisallow: /';
  const open = await crawled({ '/': links, '/robots.txt': { body: rules }, '*': { body: '<p>x' } });
  expect(open.paths).toEqual(['/open', '/closed/but-open']);
  const broken = await crawled({ '/': links, '/robots.txt': { status: 503 }, '*': { body: '<p>x' } });
  expect(broken.paths).toEqual([]);
  const none = await crawled({ '/': page('/open'), '/robots.txt': { status: 404 }, '*': { body: '<p>x' } });
  expect(none.paths).toEqual(['/open']);
});

test('which pages are looked at does not depend on how fast they are', async () => {
  const spec = {
    '/': page('/slow', '/a', '/b'),
    '/slow': { does: 'drip' } as Reply,
    '*': { body: '<p>x' },
  };
  const site = await serveSite({ http: spec });
  const orders = [];
  for (const resourceMs of [100, 300]) {
    const opened = await open(site.http, { resourceMs });
    const pages = await crawl(opened);
    expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(['/slow', '/a', '/b']);
    orders.push(opened.fetches.map(({ url }) => url));
  }
  expect(orders[0]).toEqual(orders[1]);
});

test('10,000 links are looked through, and huge pages are cut', async () => {
  const { pages } = await crawled({
    '/': { body: `<p>${'<a href=/?x>x</a>'.repeat(9_999)}<a href=/huge>x</a><a href=/more>x</a>` },
    '/huge': { does: 'huge' },
  });
  expect(pages.map(({ url, bytes, status }) => [new URL(url).pathname, bytes, status])).toEqual([
    ['/huge', 512 * 1024, 200],
  ]);
});
