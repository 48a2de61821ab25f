import { expect, test } from 'vitest';
import { isHtml } from '../../../../../../src/worker/modules/audits/site/html.ts';

const isPage = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  isHtml(new Headers(headers), typeof body === 'string' ? new TextEncoder().encode(body) : body);

test.each<[type: string, result: boolean]>([
  ['text/html', true],
  ['Text/HTML;charset=utf-8', true],
  [' text/html ; charset="a,b" ', true],
  ['application/xhtml+xml', true],
  ['text/html, text/html', true],
  ['application/json, text/html; charset=utf-8', true],
  ['text/html, */*', true],
  ['text/html, nonsense', true],
  ['text/html, application/json', false],
  ['text/plain', false],
  ['application/octet-stream', false],
  ['application/json', false],
  ['text/htmlx', false],
  ['image/svg+xml', false],
  // Types that say nothing: the beginning of the body does.
  ['', true],
  ['html', true],
  ['text/', true],
  ['; charset=utf-8', true],
  ['*/*', true],
  ['unknown/unknown', true],
  ['Application/Unknown', true],
])('a page with the Content-Type %j: %s', (type, result) => {
  expect(isPage('<!doctype html><title>Boats</title>', { 'content-type': type })).toBe(result);
});

test.each([
  '<!DOCTYPE HTML>',
  '<!doctype html SYSTEM "about:legacy-compat">',
  '\t\n\f\r <html lang=en>',
  '<!-- boats -->',
  '<!--><p>',
  ...[
    'HEAD',
    'Script',
    'iframe',
    'h1',
    'div',
    'font',
    'table',
    'a',
    'style',
    'title',
    'b',
    'body',
    'br',
    'p',
  ].map((name) => `<${name} class=boats>`),
  `${' '.repeat(1400)}<html>`,
])('HTML without a type begins with %j', (body) => {
  expect(isPage(body)).toBe(true);
  expect(isPage(body, { 'x-content-type-options': 'nosniff' })).toBe(false);
});

test.each([
  '',
  'Boats',
  '{"html": "<html>"}',
  '<html',
  '<html\n>',
  '<htmlx>',
  '<meta charset=utf-8>',
  '<h2>Boats</h2>',
  '<?xml version="1.0"?><html>',
  '<svg>',
  'x <html>',
  '\u00a0<html>',
  '\ufeff<html>',
  `${' '.repeat(1500)}<html>`,
  '%PDF-1.7',
])('no HTML without a type is %j', (body) => {
  expect(isPage(body)).toBe(false);
  expect(isPage(body, { 'content-type': 'text/html' })).toBe(true);
});
