import { imageDimensionsFromData } from 'image-dimensions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, startSite } from '../../../../src/dev/simulators/site/serve.ts';

const PATHS = ['/', '/boats', '/workshop', '/about', '/contact'];
let site: SiteServer;

beforeAll(async () => {
  site = await startSite({ port: 0 });
});
afterAll(() => site.stop());

const get = (path: string) => fetch(`${site.url}${path}`);

test.each(PATHS)('%s is a page that leads to the others', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const html = await response.text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}${path}">`);
  expect(html).toContain('<h1>');
  for (const other of PATHS) expect(html).toContain(`<a href="${other}">`);
});

test('the files of a page are there, and are what they are said to be', async () => {
  const sides = async (path: string) =>
    imageDimensionsFromData(new Uint8Array(await (await get(path)).arrayBuffer()));
  expect(await sides('/photos/harbour.jpg')).toEqual({ type: 'jpeg', width: 640, height: 360 });
  expect(await sides('/icon-192.png')).toEqual({ type: 'png', width: 192, height: 192 });
  expect(await (await get('/favicon.svg')).text()).toMatch(/^<svg /);
  expect(await (await get('/style.css')).text()).toContain('@font-face');
  expect(await (await get('/menu.js')).text()).toContain('DOMContentLoaded');
  expect(await (await get('/site.webmanifest')).json()).toMatchObject({ theme_color: '#0b3d5c' });
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  for (const path of PATHS)
    expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${site.url}${path}</loc>`);
});

test('two answers are the same to the byte', async () => {
  for (const path of [...PATHS, '/style.css', '/photos/tern.jpg', '/icon-192.png']) {
    const [one, two] = [await (await get(path)).arrayBuffer(), await (await get(path)).arrayBuffer()];
    expect(Buffer.from(one).equals(Buffer.from(two)), path).toBe(true);
  }
});

test('older versions of a page have more flaws, up to the oldest', async () => {
  const texts: string[] = [];
  for (const age of [0, 1, 2, 3]) {
    site.age = age;
    texts.push(await (await get('/boats')).text());
  }
  site.age = 0;
  const [today, last, oldest, older] = texts as [string, string, string, string];
  expect(today).toContain('alt="A white day boat');
  expect(last).not.toContain(' alt=');
  expect(last).toContain('rel="canonical"');
  expect(oldest).not.toContain('rel="canonical"');
  expect(oldest.length).toBeLessThan(last.length);
  expect(older).toBe(oldest);
});

test('what the site lacks is not found', async () => {
  for (const path of ['/prices-2019', '/logo.png', '/apple-touch-icon.png', '/photos/TERN.jpg']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('two sites do not share a port', async () => {
  await expect(startSite({ port: Number(new URL(site.url).port) })).rejects.toThrow('EADDRINUSE');
});
