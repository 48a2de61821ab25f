import { expect, test } from 'vitest';
import { judge, readPage } from '../../../../../src/lib/observatory/index.ts';

test('the security tests run in the Worker, with the libraries for cookies, domains and structured fields', () => {
  const url = 'https://www.example.co.uk/';
  const html =
    '<script src="https://cdn.example.co.uk/a.js"></script><script src="https://a.co.uk/b.js"></script>';
  const headers = [
    ['Content-Type', 'text/html'],
    ['Set-Cookie', '__Host-sess=1; Secure; HttpOnly; Path=/; SameSite=Lax'],
    ['Set-Cookie', 'sess=1; Domain=co.uk'],
    ['Cross-Origin-Opener-Policy', 'same-origin; report-to="a"'],
  ] as const;
  const https = [{ url, status: 200, headers, certificateOk: null }];
  const evidence = { url, http: null, https, robots: null, cors: null, preloadedHosts: null };
  const { tests } = judge({ ...evidence, page: readPage(html) });
  expect(tests.cookies.result).toBe('cookies-secure-with-httponly-sessions-and-samesite');
  expect(tests['subresource-integrity'].evidence).toEqual(['<script src="https://a.co.uk/b.js">']);
  expect(tests['cross-origin-opener-policy'].result).toBe('coop-implemented-with-same-origin');
});
