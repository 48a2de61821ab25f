import { expect, test } from 'vitest';
import { evidenceOf, HSTS, hop, resultOf, siteWith } from './site.ts';

const cookies = (...lines: string[]) => lines.map((line) => ['Set-Cookie', line] as const);

test.each([
  ['cookies-not-found', []],
  ['cookies-not-found', ['heroku-session-affinity=1']],
  ['cookies-not-found', ['__Host-sess=1; Secure; Path=/a', '__Host-b=1; Secure; Domain=example.com; Path=/']],
  ['cookies-not-found', ['__Secure-sess=1', 'sess=1; Domain=example.net', 'sess=1; Domain=com']],
  ['cookies-secure-with-httponly-sessions-and-samesite', ['a=1; Secure; SameSite=None']],
  [
    'cookies-secure-with-httponly-sessions-and-samesite',
    ['__Host-sess=1; Secure; HttpOnly; Path=/; SameSite=Lax'],
  ],
  ['cookies-secure-with-httponly-sessions-and-samesite', ['a=1', 'a=2; Secure; SameSite=Lax']],
  ['cookies-secure-with-httponly-sessions', ['a=1; Secure; SameSite=Lax', 'b=1; Secure']],
  ['cookies-without-secure-flag', ['a=1; SameSite=Lax']],
  ['cookies-samesite-flag-invalid', ['a=1; Secure; SameSite=Other']],
  ['cookies-samesite-flag-invalid', ['a=1; Secure; SameSite']],
  ['cookies-samesite-flag-invalid', ['a=1; SameSite=None']],
  ['cookies-anticsrf-without-samesite-flag', ['XCSRF=1; Secure', 'a=1']],
  ['cookies-session-without-httponly-flag', ['loginToken=1; Secure; SameSite=Lax']],
  ['cookies-session-without-secure-flag', ['PHPSESSID=1; HttpOnly; SameSite=Lax', 'login=1; Secure']],
])('%s: %j', (result, lines) => {
  expect(resultOf('cookies', siteWith(cookies(...lines)))).toBe(result);
});

test('HSTS makes a cookie without Secure a smaller fault', () => {
  expect(resultOf('cookies', siteWith([HSTS, ...cookies('a=1')]))).toBe(
    'cookies-without-secure-flag-but-protected-by-hsts',
  );
  expect(resultOf('cookies', siteWith([HSTS, ...cookies('sess=1; HttpOnly')]))).toBe(
    'cookies-session-without-secure-flag-but-protected-by-hsts',
  );
});

test('the cookies of redirects and of robots.txt count', () => {
  const site = siteWith([]);
  const redirect = hop('https://www.example.com/', cookies('sess=1; Secure'), 302);
  const result = 'cookies-session-without-httponly-flag';
  expect(resultOf('cookies', { ...site, https: [redirect, ...site.https!] })).toBe(result);
  expect(
    resultOf('cookies', { ...site, robots: { ...redirect, url: 'https://www.example.com/robots.txt' } }),
  ).toBe(result);
});

test('the evidence names the cookies with the worst fault', () => {
  const site = siteWith(cookies('a=1; SameSite=Lax', 'sess=1; HttpOnly', 'login=1', 'b=1; Secure'));
  expect(evidenceOf('cookies', site)).toEqual(['Set-Cookie: sess', 'Set-Cookie: login']);
});

test('the evidence does not tell the value of a cookie', () => {
  const site = siteWith(cookies('a=secret; Secure; SameSite=Other', 'sess=secret; Secure'));
  expect(evidenceOf('cookies', siteWith(cookies('a=secret; Secure; SameSite=Other')))).toEqual([
    'Set-Cookie: a; SameSite=Other',
  ]);
  expect(JSON.stringify(evidenceOf('cookies', site))).not.toContain('secret');
});
