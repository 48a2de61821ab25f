import { describe, expect, test } from 'vitest';
import { checkMixedContent } from '../../../../../../src/worker/modules/audits/security/mixed-content.ts';
import { siteOf, type World } from '../site.ts';

function check(html: string, world: World = {}) {
  const [active, passive, forms] = checkMixedContent(siteOf({ html, ...world }));
  return { active: active!, passive: passive!, forms: forms! };
}

test.each([
  ['<script src="http://a.example/a.js"></script>', '<script src="http://a.example/a.js">'],
  ['<link rel="Stylesheet" href="http://a.example/a.css">', '<link href="http://a.example/a.css">'],
  ['<iframe src="HTTP://a.example/"></iframe>', '<iframe src="HTTP://a.example/">'],
  ['<object data="http://a.example/a"></object>', '<object data="http://a.example/a">'],
  ['<svg><script href="http://a.example/a.js"/></svg>', '<script href="http://a.example/a.js">'],
])('%s is active', (html, shown) => {
  const { active, passive } = check(`<!doctype html>\n<body>\n${html}`);
  expect(active).toMatchObject({ result: 'fail', evidence: [`line 3: ${shown}`] });
  expect(passive.result).toBe('pass');
});

test.each([
  ['<img src="http://a.example/a.png">', '<img src="http://a.example/a.png">'],
  [
    '<img srcset="/a.png 1x, http://a.example/b.png 2x">',
    '<img srcset="/a.png 1x, http://a.example/b.png 2x">',
  ],
  ['<video poster="http://a.example/a.png"></video>', '<video poster="http://a.example/a.png">'],
  ['<audio><source src="http://a.example/a.mp3"></audio>', '<source src="http://a.example/a.mp3">'],
  ['<link rel="shortcut icon" href="http://a.example/a.ico">', '<link href="http://a.example/a.ico">'],
  ['<svg><image href="http://a.example/a.png"/></svg>', '<image href="http://a.example/a.png">'],
])('%s is passive', (html, shown) => {
  const { active, passive } = check(html);
  expect(passive).toMatchObject({ result: 'fail', evidence: [`line 1: ${shown}`] });
  expect(active.result).toBe('pass');
});

test.each([
  ['<script src="//a.example/a.js"></script><img src="a.png"><img src="data:,a"><img src="http://[">'],
  ['<a href="http://a.example/">a</a><link rel="canonical" href="http://www.example.com/">'],
  ['<script src="http://127.0.0.1:3000/a.js"></script><img src="http://localhost/a.png">'],
  ['<template><img src="http://a.example/a.png"></template>'],
])('%s is neither', (html) => {
  const { active, passive } = check(html);
  expect([active.result, passive.result]).toEqual(['pass', 'pass']);
});

test('addresses are relative to <base>, unless it is longer than an address can be', () => {
  const resultWith = (base: string) =>
    check(`<base href="${base}"><script src="a.js"></script>`).active.result;
  expect(resultWith('http://a.example/')).toBe('fail');
  expect(resultWith(`http://a.example/${'a'.repeat(2_000)}/`)).toBe('pass');
});

describe('forms', () => {
  test.each([
    ['<form action="http://a.example/"></form>', 'fail'],
    ['<form><button formaction="http://a.example/">Go</button></form>', 'fail'],
    ['<form action="/search"></form><form></form>', 'pass'],
    ['<form method="Dialog" action="http://a.example/"></form>', 'pass'],
    ['<p>No form</p>', 'not_applicable'],
  ])('%s', (html, result) => {
    expect(check(html).forms.result).toBe(result);
  });

  test('a form on a page without https fails', () => {
    const { forms, active } = check('<form><input type="password"></form>', {
      url: 'http://www.example.com/',
    });
    expect(forms).toMatchObject({ result: 'fail', evidence: ['line 1: <form action="">'] });
    expect(active.result).toBe('not_applicable');
  });
});

test('browsers told to upgrade requests load all of it over https', () => {
  const html = '<script src="http://a.example/a.js"></script><form action="http://a.example/"></form>';
  const headers = { 'content-security-policy': "default-src 'self'; Upgrade-Insecure-Requests" };
  const byHeader = check(html, { headers });
  expect([byHeader.active.result, byHeader.forms.result]).toEqual(['pass', 'pass']);
  expect(byHeader.active.evidence).toHaveLength(2);
  const meta = '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">';
  expect(check(meta + html).active.result).toBe('pass');
});

test.each([{ isClientRendered: true }, { isWhole: false }])(
  'what was not seen is not measured: %o',
  (page) => {
    const { active, forms } = check('<img src="http://a.example/a.png">', { page });
    expect([active.result, forms.result]).toEqual(['not_measured', 'not_measured']);
    expect(check('<img src="http://a.example/a.png">', { page }).passive.result).toBe('fail');
  },
);
