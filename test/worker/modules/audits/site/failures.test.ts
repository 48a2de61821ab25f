import { expect, test } from 'vitest';
import { type Reply, serveSite } from '../../../sites/serve.ts';
import { failure, open, PAGE } from './world.ts';

const html = (value: string): Reply['headers'] => [['Content-Type', value]];

test.each<[string, Reply, string]>([
  ['a picture', { body: 'GIF89a', headers: html('image/gif') }, 'NOT_HTML'],
  [
    'JSON, even if it begins as HTML does',
    { body: '<!doctype html>', headers: html('application/json') },
    'NOT_HTML',
  ],
  ['text of no type', { body: 'Hello', headers: [] }, 'NOT_HTML'],
  ['nothing', { status: 204, headers: [] }, 'NOT_HTML'],
  ['404 without a page', { status: 404, body: '{}', headers: html('application/json') }, 'HTTP_STATUS'],
  ['404 with a page', { status: 404, body: PAGE }, 'HTTP_STATUS'],
  ['403 with a page', { status: 403, body: PAGE }, 'HTTP_STATUS'],
  ['a page said to be text', { body: PAGE, headers: html('text/plain') }, 'NOT_HTML'],
  ['500 with a page', { status: 500, body: PAGE }, 'HTTP_STATUS'],
  ['503 with a page', { status: 503, body: PAGE }, 'HTTP_STATUS'],
  ['a redirect to nowhere', { status: 302, body: PAGE }, 'HTTP_STATUS'],
  ['a redirect to what is no URL', { status: 302, headers: [['Location', 'http://[']] }, 'HTTP_STATUS'],
  [
    'a redirect to another protocol',
    { status: 302, headers: [['Location', 'mailto:a@example.com']] },
    'ADDRESS_NOT_ALLOWED',
  ],
])('%s cannot be audited', async (_, reply, code) => {
  const site = await serveSite({ http: { '/': reply } });
  const failed = await failure(site.http);
  expect(failed.code).toBe(code);
  expect(failed.message.length).toBeLessThanOrEqual(500);
});

test.each<[string, Reply]>([
  ['201 with a page', { status: 201, body: PAGE }],
  ['a page without a type', { body: `\n${PAGE}`, headers: [] }],
  [
    'XHTML',
    {
      body: '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      headers: html('application/xhtml+xml; charset=utf-8'),
    },
  ],
  ['a page without any content', { body: '' }],
])('%s is audited', async (_, reply) => {
  const site = await serveSite({ http: { '/': reply } });
  expect((await open(site.http)).page).toMatchObject({ status: reply.status ?? 200, html: reply.body });
});

test('a page is client-rendered if it has scripts and hardly any text', async () => {
  const app = '<div id="root"></div>';
  const pages: [string, boolean][] = [
    [`${app}<script src="/app.js"></script>`, true],
    [`${app}<noscript>${'Please turn on scripts. '.repeat(20)}</noscript><script>start()</script>`, true],
    [`${app}<script type="application/ld+json">{}</script>`, false],
    [`${app}`, false],
    [`${PAGE}<script src="/app.js"></script>`, false],
    [`<script>${'/* a long comment */'.repeat(50)}</script>`, true],
  ];
  for (const [body, isClientRendered] of pages) {
    const site = await serveSite({ http: { '/': { body } } });
    expect([body.slice(0, 60), (await open(site.http)).page.isClientRendered]).toEqual([
      body.slice(0, 60),
      isClientRendered,
    ]);
  }
});

test('a page is decoded by its charset', async () => {
  const site = await serveSite({
    http: { '/': { body: '<meta charset=utf-8><p>Käse', headers: html('text/html') } },
  });
  expect((await open(site.http)).page.html).toContain('Käse');
});
