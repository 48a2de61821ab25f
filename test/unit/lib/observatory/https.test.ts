import { describe, expect, test } from 'vitest';
import { evidenceOf, HSTS, hop, resultOf, siteWith } from './site.ts';

const HTTP = 'http://www.example.com/';
const HTTPS = 'https://www.example.com/';
const ID = 'redirection';

describe('redirection', () => {
  test.each([
    ['redirection-to-https', [HTTP, HTTPS]],
    ['redirection-to-https', [HTTP, HTTPS, 'https://example.com/']],
    ['redirection-missing', [HTTP]],
    ['redirection-not-to-https', [HTTP, `${HTTP}b`]],
    ['redirection-not-to-https', [HTTP, HTTPS, HTTP]],
    ['redirection-not-to-https-on-initial-redirection', [HTTP, 'http://example.com/', HTTPS]],
    ['redirection-off-host-from-http', [HTTP, 'https://example.com/', HTTPS]],
  ])('%s: %j', (result, urls) => {
    const site = siteWith([], '', { http: urls.map((url) => hop(url, [], 301)) });
    expect(resultOf(ID, site)).toBe(result);
    expect(evidenceOf(ID, site)).toEqual(urls.map((url) => `301 ${url}`));
  });

  test('nothing at http:// needs no redirect', () => {
    expect(resultOf(ID, siteWith([], '', { http: null }))).toBe('redirection-not-needed-no-http');
  });

  test('a preload list must have each host', () => {
    const at = (...preloadedHosts: string[]) =>
      resultOf(
        ID,
        siteWith([], '', { http: [hop(HTTP, [], 301), hop('https://example.com/')], preloadedHosts }),
      );
    expect(at('www.example.com', 'example.com')).toBe('redirection-all-redirects-preloaded');
    expect(at('www.example.com')).toBe('redirection-off-host-from-http');
  });
});

describe('a bad certificate', () => {
  const bad = { url: HTTPS, status: null, headers: [], certificateOk: false };
  const unread = siteWith([], '', { http: [hop(HTTP, [], 301), bad], https: [bad], page: null });

  test('fails HSTS and redirection, also if no response was read', () => {
    expect(resultOf('strict-transport-security', unread)).toBe('hsts-invalid-cert');
    expect(resultOf(ID, unread)).toBe('redirection-invalid-cert');
    expect(evidenceOf('strict-transport-security', unread)).toEqual(['The certificate of www.example.com']);
    expect(resultOf('subresource-integrity', unread)).toBe('sri-not-implemented-response-not-html');
  });

  test('leaves the response from http:// to the other tests', () => {
    const http = [hop(HTTP, [['X-Frame-Options', 'DENY']])];
    expect(resultOf('x-frame-options', { ...unread, http })).toBe('x-frame-options-sameorigin-or-deny');
  });

  test('does not hide the headers of a response that was read', () => {
    const read = { ...hop(HTTPS, [HSTS, ['X-Frame-Options', 'DENY']]), certificateOk: false };
    const site = siteWith([], '', { https: [read] });
    expect(resultOf('strict-transport-security', site)).toBe('hsts-invalid-cert');
    expect(resultOf('x-frame-options', site)).toBe('x-frame-options-sameorigin-or-deny');
  });
});

describe('strict-transport-security', () => {
  const ID = 'strict-transport-security';

  test('a site without https:// cannot have it, and one without the header has not', () => {
    expect(resultOf(ID, siteWith([HSTS], '', { https: null }))).toBe('hsts-not-implemented-no-https');
    expect(resultOf(ID, siteWith([]))).toBe('hsts-not-implemented');
  });

  test('a host in the preload list needs no header', () => {
    expect(resultOf(ID, siteWith([], '', { preloadedHosts: ['www.example.com'] }))).toBe('hsts-preloaded');
    expect(resultOf(ID, siteWith([], '', { preloadedHosts: [] }))).toBe('hsts-not-implemented');
  });
});
