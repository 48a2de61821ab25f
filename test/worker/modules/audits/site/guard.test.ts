import { afterEach, describe, expect, test, vi } from 'vitest';
import { auditUrlProblem, normalizeSiteUrl } from '../../../../../src/worker/modules/audits/site/address.ts';
import { serveSite } from '../../../sites/serve.ts';
import { failure, open, PAGE } from './world.ts';

afterEach(() => vi.restoreAllMocks());

const PRODUCTION = {
  ENVIRONMENT: 'production',
  ALLOW_PRIVATE_HOSTS: undefined,
  PUBLIC_URL: 'https://herald.example.com',
} as const;
const DEVELOPMENT = { ENVIRONMENT: 'development', ALLOW_PRIVATE_HOSTS: '1' } as const;

const LOOPBACK = [
  'http://localhost/',
  'http://LOCALHOST./',
  'http://site.localhost/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://%31%32%37.0.0.1/',
  'http://１２７.0.0.1/',
  'http://127。0。0。1/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
];
const PRIVATE = [
  'http://0.0.0.0/',
  'http://0/',
  'http://[::]/',
  'http://[::127.0.0.1]/',
  'http://10.0.0.1/',
  'http://10.1/',
  'http://167772161/',
  'http://0xa000001/',
  'http://012.0.0.1/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:a00:1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[2002:a00:1::]/',
  'http://[fc00::1]/',
  'http://[fe80::1]/',
  'http://[ff02::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://100.64.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://printer/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://metadata.google.internal./',
  'http://router.home.arpa/',
];
const NEVER = [
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,<p>',
  'http://user@example.com/',
  'http://user:secret@example.com/',
  `http://example.com/${'a'.repeat(2000)}`,
];

describe('an address that an audit must not request', () => {
  test.each([...LOOPBACK, ...PRIVATE, ...NEVER])('%s is refused before any request', async (url) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(auditUrlProblem(PRODUCTION, url)).toEqual(expect.any(String));
    expect(await failure(url, {}, PRODUCTION)).toMatchObject({ code: 'URL_NOT_ALLOWED' });
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([...LOOPBACK, ...PRIVATE, ...NEVER])('%s is refused behind a redirect', async (url) => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        async () => new Response(null, { status: 302, headers: { Location: encoded(url) } }),
      );
    expect(await failure('http://www.example.com/', {}, PRODUCTION)).toMatchObject({
      code: 'ADDRESS_NOT_ALLOWED',
    });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['http://www.example.com/']);
  });

  test.each(PRIVATE)('%s is refused even where loopback is open', (url) => {
    expect(auditUrlProblem(DEVELOPMENT, url)).toContain('public internet');
  });

  test.each(LOOPBACK)('%s is open in development', (url) => {
    expect(auditUrlProblem(DEVELOPMENT, url)).toBeNull();
  });

  test('production requests the usual ports alone', () => {
    for (const port of ['', ':80', ':443']) {
      expect(auditUrlProblem(PRODUCTION, `https://example.com${port}/`)).toBeNull();
      expect(auditUrlProblem(PRODUCTION, `http://example.com${port}/`)).toBeNull();
    }
    for (const port of [':22', ':8080', ':25', ':6379']) {
      expect(auditUrlProblem(PRODUCTION, `https://example.com${port}/`)).toContain('port');
    }
  });

  test('the service does not audit itself', () => {
    for (const url of [
      'https://herald.example.com/',
      'http://HERALD.example.com./',
      'http://herald.example.com:443/api',
    ]) {
      expect(auditUrlProblem(PRODUCTION, url)).toBe('an address of another service');
    }
    expect(auditUrlProblem(PRODUCTION, 'https://www.example.com/')).toBeNull();
    expect(
      auditUrlProblem({ ...DEVELOPMENT, PUBLIC_URL: 'http://localhost:8787' }, 'http://localhost:3000/'),
    ).toBeNull();
  });
});

/** Percent-encodes a URL that is not ASCII. A header holds bytes, so servers send that, or Punycode. */
function encoded(url: string): string {
  return /^[\x20-\x7e]*$/.test(url) ? url : encodeURI(url);
}

test('what a redirect leads to is asked for only after a look at it, and the refusal is in the list of requests', async () => {
  const inner = await serveSite({ http: { '*': { body: 'secret' } } });
  const site = await serveSite({
    http: {
      '/': { body: PAGE },
      '/go': { status: 302, headers: [['Location', `http://10.0.0.1:${inner.port}/secret`]] },
      '/back': { status: 302, headers: [['Location', `${inner.http}/shown`]] },
    },
  });
  const opened = await open(site.http);
  const refused = await opened.fetch(`${site.http}/go`, 'image');
  expect(refused).toMatchObject({
    status: null,
    finalUrl: `http://10.0.0.1:${inner.port}/secret`,
    error: { code: 'ADDRESS_NOT_ALLOWED' },
  });
  expect(await opened.fetch('http://192.168.0.1/', 'image')).toMatchObject({
    error: { code: 'URL_NOT_ALLOWED' },
  });
  expect(await opened.fetch(`${site.http}/back`, 'image')).toMatchObject({ status: 200, error: null });
  expect(opened.fetches.map(({ url, status, error }) => [url, status, error === null])).toEqual([
    [`${site.http}/`, 200, true],
    [`${site.http}/go`, 302, true],
    [`http://10.0.0.1:${inner.port}/secret`, null, false],
    ['http://192.168.0.1/', null, false],
    [`${site.http}/back`, 302, true],
    [`${inner.http}/shown`, 200, true],
  ]);
  expect((await inner.seen()).requests).toEqual(['GET http /shown']);
});

test.each([
  [' https://Example.COM:443/a b?c#d ', 'https://example.com/a%20b?c'],
  ['http://example.com.', 'http://example.com/'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['http://0x7f.1:8080', 'http://127.0.0.1:8080/'],
])('%j has one spelling', (address, url) => {
  expect(normalizeSiteUrl(address)).toBe(url);
  expect(normalizeSiteUrl(url)).toBe(url);
});

test('what is no URL has no spelling', () => {
  expect(normalizeSiteUrl('example.com')).toBeNull();
  expect(normalizeSiteUrl('http://')).toBeNull();
});
