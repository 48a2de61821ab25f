import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLibraries } from '../../../../../../../src/worker/modules/audits/security/libraries/check-libraries.ts';
import { findInBanner } from '../../../../../../../src/worker/modules/audits/security/libraries/find-in-banner.ts';
import { findInUrl } from '../../../../../../../src/worker/modules/audits/security/libraries/find-in-url.ts';
import { LIST_DAY } from '../../../../../../../src/worker/modules/audits/security/libraries/weaknesses.ts';
import { siteOf } from '../../site.ts';

function inUrl(url: string): string[] {
  return findInUrl(new URL(url, 'https://www.example.com/')).map(
    ({ library, version }) => `${library.name} ${version}`,
  );
}

describe('the address of a script', () => {
  test.each([
    ['/js/jquery-1.9.1.min.js', 'jquery 1.9.1'],
    ['/js/jquery-1.8.js', 'jquery 1.8'],
    ['/js/jQuery-3.0.0-beta1.slim.min.js?x=1', 'jquery 3.0.0-beta1'],
    ['/js/moment.2.8.1.min.js', 'moment.js 2.8.1'],
    ['https://ajax.googleapis.com/ajax/libs/jquery/1.9.1/jquery.min.js', 'jquery 1.9.1'],
    ['https://cdnjs.cloudflare.com/ajax/libs/angular.js/1.4.0/angular-route.min.js', 'angularjs 1.4.0'],
    ['https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js', 'bootstrap 3.3.7'],
    ['https://code.jquery.com/ui/1.11.4/jquery-ui.min.js', 'jquery-ui 1.11.4'],
    ['https://cdn.datatables.net/1.10.19/js/jquery.dataTables.min.js', 'jquery.datatables 1.10.19'],
    ['https://unpkg.com/vue@2.6.10/dist/vue.min.js', 'vue 2.6.10'],
    ['https://cdn.jsdelivr.net/npm/@angular/core@11.0.0/bundles/core.umd.min.js', '@angular/core 11.0.0'],
    ['https://cdn.jsdelivr.net/npm/dompurify%402.0.0/dist/purify.min.js', 'DOMPurify 2.0.0'],
    ['/wp-includes/js/jquery/jquery.min.js?ver=3.4.1', 'jquery 3.4.1'],
    ['/wp-includes/js/jquery/ui/core.min.js?ver=1.12.1', 'jquery-ui 1.12.1'],
  ])('%s', (url, found) => {
    expect(inUrl(url)).toEqual([found]);
  });

  test('several packages in one address', () => {
    expect(inUrl('https://cdn.jsdelivr.net/combine/npm/jquery@1.9.1,npm/bootstrap@3.3.7')).toEqual([
      'jquery 1.9.1',
      'bootstrap 3.3.7',
    ]);
  });

  test.each([
    ['/js/jquery.min.js'],
    ['/js/jquery.min.js?ver=1.9.1'],
    ['/js/our-boats-1.9.1.js'],
    ['/assets/2.1.0/app/shop/jquery.js'],
    ['https://unpkg.com/jquery@3/dist/jquery.js'],
    ['https://unpkg.com/jquery@latest'],
    ['/wp-includes/js/jquery/jquery.js?ver=1.12.4-wp'],
    ['/constructor-1.9.1.js'],
  ])('%s tells nothing', (url) => {
    expect(inUrl(url)).toEqual([]);
  });

  test('any address is read', () => {
    const part = fc.constantFrom('/', '@', 'jquery', '1.9.1', '-', '.min', '.js', '%40', ',', '.', '?ver=');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(Array.isArray(inUrl(`https://www.example.com/${parts.join('')}`))).toBe(true);
      }),
    );
  });
});

describe('the comment at the beginning of a script', () => {
  test.each([
    ['/*! jQuery v3.4.1 | (c) JS Foundation */', 'jquery 3.4.1'],
    ['/*!\n * jQuery JavaScript Library v1.12.4\n */', 'jquery 1.12.4'],
    ['/*! jQuery UI - v1.11.4 - 2015-03-11', 'jquery-ui 1.11.4'],
    ['\n/*!\n * Bootstrap v3.3.7 (http://getbootstrap.com)', 'bootstrap 3.3.7'],
    ['/*!\n * Vue.js v2.6.10\n', 'vue 2.6.10'],
    ['//     Underscore.js 1.8.3', 'underscore.js 1.8.3'],
    ['//! moment.js\n//! version : 2.8.1', 'moment.js 2.8.1'],
    ['/** @license React v16.3.0', 'react 16.3.0'],
  ])('%j', (script, found) => {
    const { library, version } = findInBanner(script)!;
    expect(`${library.name} ${version}`).toBe(found);
  });

  test.each([
    ['/* Boats 2.0.1, requires jQuery 1.7.2 */'],
    ['/* requires jQuery 1.7.2 */'],
    ['var jQuery = "jQuery v3.4.1"'],
    ['/* jQuery */ f("1.9.1")'],
    ['/* 1.9.1 */'],
    [''],
  ])('%j names none', (script) => {
    expect(findInBanner(script)).toBeNull();
  });
});

describe('the check', () => {
  const check = (html: string) => checkLibraries(siteOf({ html }).page);

  test('a known vulnerability fails, with its number, the version that mends it and the element', () => {
    const { result, evidence, weight } = check(
      '\n<script src="/jquery-3.4.1.min.js"></script>\n<script>/*! jQuery UI - v1.13.1 */</script>',
    );
    expect({ result, weight, evidence }).toEqual({
      result: 'fail',
      weight: 0,
      evidence: [
        'jquery 3.4.1: CVE-2020-11022, CVE-2020-11023; mended in 3.5.0. line 2: <script src="/jquery-3.4.1.min.js">',
        'jquery-ui 1.13.1: CVE-2022-31160; mended in 1.13.2. line 3: <script>',
      ],
    });
  });

  test('a library without one passes', () => {
    expect(
      check('<script src="/jquery-3.7.1.min.js"></script><script src="/jquery-3.7.1.min.js"></script>'),
    ).toMatchObject({
      result: 'pass',
      evidence: [`none of the list of ${LIST_DAY}`, 'jquery 3.7.1'],
    });
  });

  test('without any library whose version can be seen, nothing is measured', () => {
    expect(check('<script src="/app.js"></script><script src="http://["></script>').result).toBe(
      'not_measured',
    );
    expect(check('<p>/*! jQuery v1.0.0 */</p>').result).toBe('not_measured');
  });

  test('the list is of this decade', () => {
    expect(LIST_DAY >= '2026-07-18').toBe(true);
  });
});
