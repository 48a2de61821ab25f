import { EXPOSURE_ADVICE } from './exposure-recommendations.ts';
import type { AdviceTable } from './recommendation.ts';

/** Advice for the tests of the HTTP Observatory. */
const HEADER_ADVICE: AdviceTable = {
  'content-security-policy': {
    title: 'Send a Content Security Policy',
    impact: 'high',
    effort: 'high',
    steps: [
      "Begin with a policy that only reports: `Content-Security-Policy-Report-Only: default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'`.",
      'Open the pages of the site, and read in the console of the browser what the policy would block.',
      "Allow each source that the site needs by its host, and each inline script by a nonce or hash instead of `'unsafe-inline'`.",
      "When nothing is reported any more, send it as `Content-Security-Policy`. In nginx: `add_header Content-Security-Policy \"default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'\" always;`.",
      'On Cloudflare, set the header under Rules, Transform Rules, Modify Response Header.',
    ],
  },
  cookies: {
    title: 'Protect cookies with Secure, HttpOnly and SameSite',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Find where the application or a plug-in sets the cookies that the evidence names.',
      'Set them as in `Set-Cookie: __Host-session=…; Secure; HttpOnly; SameSite=Lax; Path=/`.',
      'Leave out `HttpOnly` only for cookies that a script of the page must read.',
      'If the application cannot be changed, have nginx add the attributes: `proxy_cookie_flags ~ secure httponly samesite=lax;`.',
    ],
  },
  'cross-origin-resource-sharing': {
    title: 'Stop letting every site read with the visitor’s cookies',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Find the code or setting that copies the `Origin` of the request to `Access-Control-Allow-Origin`.',
      'Compare the origin with a fixed list of sites, and send the header for those alone.',
      'Remove `Access-Control-Allow-Credentials: true` unless one of those sites needs cookies.',
      'For data that everybody may read, send `Access-Control-Allow-Origin: *` without credentials.',
    ],
  },
  redirection: {
    title: 'Redirect http to https at once',
    impact: 'high',
    effort: 'low',
    steps: [
      'Answer every address of http:// with a permanent redirect to the same address at https://, on the same host.',
      'In nginx: `server { listen 80; server_name example.com www.example.com; return 301 https://$host$request_uri; }`.',
      'On Cloudflare, turn on SSL/TLS, Edge Certificates, Always Use HTTPS.',
      'Redirect to another host, such as `www`, only after that.',
    ],
  },
  'referrer-policy': {
    title: 'Send a valid and private Referrer-Policy',
    impact: 'low',
    effort: 'low',
    steps: [
      'Send `Referrer-Policy: strict-origin-when-cross-origin`, or `no-referrer` to tell other sites nothing.',
      'In nginx: `add_header Referrer-Policy "strict-origin-when-cross-origin" always;`.',
      'On Cloudflare, set the header under Rules, Transform Rules, Modify Response Header.',
      'Remove `<meta name="referrer">` elements that say otherwise.',
    ],
  },
  'strict-transport-security': {
    title: 'Tell browsers to use https alone (HSTS)',
    impact: 'high',
    effort: 'low',
    steps: [
      'Make sure that every page of the site works over https.',
      'Send `Strict-Transport-Security: max-age=300` for a day, then `max-age=31536000`: browsers remember it for that many seconds.',
      'In nginx, in the server of port 443: `add_header Strict-Transport-Security "max-age=31536000" always;`.',
      'On Cloudflare, turn on SSL/TLS, Edge Certificates, HTTP Strict Transport Security.',
      'Add `includeSubDomains` once every subdomain has https too.',
    ],
  },
  'subresource-integrity': {
    title: 'Protect scripts from other servers with a hash, or host them yourself',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Load every script over https: `<script src="https://…">`.',
      'Copy scripts that rarely change to your own server.',
      'Give the others a hash: `<script src="https://cdn.example/lib-1.2.3.js" integrity="sha384-…" crossorigin="anonymous"></script>`.',
      'Compute the hash with `openssl dgst -sha384 -binary lib.js | openssl base64 -A`.',
      'Leave out scripts that change without a new address, such as those of analytics: limit them by a Content Security Policy.',
    ],
  },
  'x-content-type-options': {
    title: 'Send X-Content-Type-Options: nosniff',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Send `X-Content-Type-Options: nosniff` with every response.',
      'In nginx: `add_header X-Content-Type-Options "nosniff" always;`.',
      'On Cloudflare, turn on the managed transform “Add security headers”, or set the header under Rules, Transform Rules.',
      'Check that scripts and styles are served with their own `Content-Type`.',
    ],
  },
  'x-frame-options': {
    title: 'Forbid other sites to show yours in a frame',
    impact: 'high',
    effort: 'low',
    steps: [
      "Send `Content-Security-Policy: frame-ancestors 'self'`, or `'none'` if no page is shown in a frame.",
      'Send `X-Frame-Options: SAMEORIGIN` too, for old browsers.',
      'In nginx: `add_header X-Frame-Options "SAMEORIGIN" always;`.',
      'On Cloudflare, set the header under Rules, Transform Rules, Modify Response Header.',
      'Name partners that embed your pages in `frame-ancestors`, for instance `frame-ancestors https://partner.example`.',
    ],
  },
  'cross-origin-resource-policy': {
    title: 'Correct the header Cross-Origin-Resource-Policy',
    impact: 'low',
    effort: 'low',
    steps: [
      'Send one of the valid values: `Cross-Origin-Resource-Policy: same-origin`, `same-site` or `cross-origin`.',
      'In nginx: `add_header Cross-Origin-Resource-Policy "same-site" always;`.',
      'On Cloudflare, correct it where it is set, under Rules, Transform Rules.',
    ],
  },
  'cross-origin-embedder-policy': {
    title: 'Correct the header Cross-Origin-Embedder-Policy',
    impact: 'low',
    effort: 'low',
    steps: [
      'Send one of the valid values: `Cross-Origin-Embedder-Policy: require-corp`, `credentialless` or `unsafe-none`.',
      'In nginx: `add_header Cross-Origin-Embedder-Policy "unsafe-none" always;`, until every embedded file allows more.',
      'On Cloudflare, correct it where it is set, under Rules, Transform Rules.',
    ],
  },
  'cross-origin-opener-policy': {
    title: 'Correct the header Cross-Origin-Opener-Policy',
    impact: 'low',
    effort: 'low',
    steps: [
      'Send one of the valid values: `Cross-Origin-Opener-Policy: same-origin`, `same-origin-allow-popups`, `noopener-allow-popups` or `unsafe-none`.',
      'In nginx: `add_header Cross-Origin-Opener-Policy "same-origin-allow-popups" always;`.',
      'On Cloudflare, correct it where it is set, under Rules, Transform Rules.',
    ],
  },
};

/** Every check of the dimension `security` that can fail. */
export const SECURITY_ADVICE: AdviceTable = { ...HEADER_ADVICE, ...EXPOSURE_ADVICE };
