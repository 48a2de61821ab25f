import { csp, HSTS, HTML, meta, reply, type Site, site } from './site.ts';

const withCsp = (name: string, ...values: string[]): Site =>
  site(`CSP: ${name}`, { https: reply([HTML, HSTS, ...values.map(csp)]) });

/** The sites with policies in headers and elements, for each result of the test. */
export const cspSites: Site[] = [
  withCsp('default-src none', "default-src 'none'"),
  withCsp(
    'default-src none and more',
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'",
  ),
  withCsp('self', "default-src 'self'"),
  withCsp('no object-src', "script-src 'self'"),
  withCsp('empty object-src', "script-src 'self'; object-src"),
  withCsp('unsafe style', "default-src 'self'; style-src 'self' 'unsafe-inline'"),
  withCsp('data in style', "default-src 'self'; style-src data:"),
  withCsp('broad style', "default-src 'none'; style-src https:"),
  withCsp('insecure images', "default-src 'self'; img-src http://images.example.net"),
  withCsp('insecure media', "default-src 'self'; media-src http:"),
  withCsp('eval', "default-src 'self'; script-src 'self' 'unsafe-eval'"),
  withCsp('eval in style', "default-src 'self'; style-src 'unsafe-eval'"),
  withCsp('unsafe inline', "default-src 'self'; script-src 'unsafe-inline'"),
  withCsp('unsafe inline in default-src', "default-src 'self' 'unsafe-inline'"),
  withCsp('inline with a nonce', "default-src 'self'; script-src 'nonce-r4nd0m' 'unsafe-inline'"),
  withCsp('inline with a hash', "default-src 'self'; script-src 'sha256-AAAA=' 'unsafe-inline'"),
  withCsp('inline style with a hash', "default-src 'self'; style-src 'sha512-AAAA=' 'unsafe-inline'"),
  withCsp('data script', "default-src 'self'; script-src 'self' data:"),
  withCsp('broad script', "default-src 'self'; script-src https:"),
  withCsp('broad object', "default-src 'self'; object-src *"),
  withCsp('all hosts', "default-src 'self'; script-src https://*"),
  withCsp('insecure script host', "default-src 'self'; script-src http://cdn.example.net"),
  withCsp('insecure frame', "default-src 'self'; frame-src http:"),
  withCsp('insecure report', "default-src 'self'; report-uri http://reports.example.net"),
  withCsp('websocket', "default-src 'self'; connect-src ws:"),
  withCsp(
    'strict-dynamic',
    "script-src 'strict-dynamic' 'nonce-a' https: http: 'unsafe-inline'; object-src 'none'",
  ),
  withCsp('strict-dynamic alone', "script-src 'strict-dynamic' https:; object-src 'none'"),
  withCsp('strict-dynamic alone, frames', "script-src 'strict-dynamic'; frame-ancestors 'none'"),
  withCsp('repeated directive', "default-src 'self'; default-src 'none'"),
  withCsp('repeated report-uri', "default-src 'self'; report-uri /a; report-uri /b"),
  withCsp('repeated report-to, unsafe', 'default-src *; report-to a; report-to b'),
  withCsp('upper case', "DEFAULT-SRC 'SELF'; Script-Src 'UNSAFE-INLINE'"),
  withCsp('tabs and empty directives', ";;default-src\t'self' ;; ;"),
  withCsp('only semicolons', ';;;;;;;;'),
  withCsp('too short', 'none'),
  withCsp('empty', ''),
  withCsp('no fetch directive', 'upgrade-insecure-requests'),
  withCsp('frame-ancestors', "frame-ancestors 'none'"),
  withCsp('frame-ancestors for all', "default-src 'self'; frame-ancestors *"),
  withCsp('the same directives twice', "default-src 'self'; img-src 'self' 'self'"),
  withCsp('none and others', "default-src 'none' https:"),
  site('CSP: report only', {
    https: reply([HTML, HSTS, ['Content-Security-Policy-Report-Only', "default-src 'self'"]]),
  }),
  site('CSP: meta', { https: reply([HTML, HSTS], meta("default-src 'none'")) }),
  site('CSP: meta in upper case', {
    https: reply([HTML], `<META HTTP-EQUIV=" content-security-POLICY " CONTENT="default-src 'self'">`),
  }),
  site('CSP: meta with references', { https: reply([HTML], meta('default-src &#39;none&apos;')) }),
  site('CSP: meta in the body', { https: reply([HTML], `<body><p>A${meta("default-src 'self'")}`) }),
  site('CSP: meta without content', { https: reply([HTML], meta('')) }),
  site('CSP: meta with frame-ancestors only', { https: reply([HTML], meta("frame-ancestors 'none'")) }),
  site('CSP: meta in noscript', {
    https: reply([HTML], `<noscript>${meta("default-src 'self'")}</noscript>`),
  }),
  site('CSP: meta in template', {
    https: reply([HTML], `<template>${meta("default-src 'self'")}</template>`),
  }),
  site('CSP: meta in a comment', { https: reply([HTML], `<!-- ${meta("default-src 'self'")} -->`) }),
  site('CSP: meta in a script', { https: reply([HTML], `<script>'${meta('default-src *')}'</script>`) }),
  site('CSP: meta in text', {
    https: reply([['Content-Type', 'text/plain']], meta("default-src 'self'")),
  }),
  site('CSP: the same in header and meta', {
    https: reply(
      [HTML, csp("default-src 'self'; img-src 'self'")],
      meta("default-src 'self'; img-src 'self'"),
    ),
  }),
  site('CSP: header and stricter meta', {
    https: reply([HTML, csp("default-src 'self' https://cdn.example.net")], meta("default-src 'self'")),
  }),
  site('CSP: both are unsafe', {
    https: reply(
      [HTML, csp("default-src 'self'; script-src 'unsafe-inline'")],
      meta("default-src 'self'; script-src 'unsafe-inline'"),
    ),
  }),
];
