import { expect, test } from 'vitest';
import { evidenceOf, resultOf, siteWith } from './site.ts';

const ID = 'subresource-integrity';
const IMPLEMENTED_ALL = 'sri-implemented-and-all-scripts-loaded-securely';
const IMPLEMENTED = 'sri-implemented-and-external-scripts-loaded-securely';
const OWN = 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
const UNPROTECTED = 'sri-not-implemented-but-external-scripts-loaded-securely';
const INSECURE = 'sri-implemented-but-external-scripts-not-loaded-securely';
const NEITHER = 'sri-not-implemented-and-external-scripts-not-loaded-securely';

test.each([
  ['sri-not-implemented-but-no-scripts-loaded', ''],
  [OWN, '<script>1</script>'],
  [OWN, '<script src="/a.js"></script>'],
  [OWN, '<script src="https://static.example.com/a.js"></script>'],
  [OWN, '<script src="data:text/javascript,1"></script>'],
  [OWN, '<script src="http://static.example.com/a.js" integrity="sha256-a"></script>'],
  [IMPLEMENTED_ALL, '<script src="a.js" integrity="sha256-a"></script>'],
  [
    IMPLEMENTED,
    '<script src="https://a.example/a.js" integrity="sha256-a"></script><script src=b.js></script>',
  ],
  [
    UNPROTECTED,
    '<script src="https://a.example/a.js"></script><script src=b.js integrity=sha256-a></script>',
  ],
  [UNPROTECTED, '<script src="https&#58;//a.example/a.js" integrity=""></script>'],
  [UNPROTECTED, '<base href="https://a.example/b/"><script src="a.js"></script>'],
  [INSECURE, '<script src="http://a.example/a.js" integrity="sha256-a"></script>'],
  [INSECURE, '<script src="//www.example.com/a.js" integrity="sha256-a"></script>'],
  [NEITHER, '<script src="http://a.example/a.js"></script><script src="https://a.example/a.js"></script>'],
  [NEITHER, '<script src=" ///a.example/a.js"></script>'],
  [NEITHER, '<script src="\\\\a.example/a.js"></script>'],
])('%s: %s', (result, html) => {
  expect(resultOf(ID, siteWith([], html))).toBe(result);
});

test('an integrity on a page that is insecure itself is no bonus', () => {
  const site = siteWith([], '<script src="a.js" integrity="sha256-a"></script>');
  const http = [{ ...site.https![0]!, url: 'http://www.example.com/' }];
  expect(resultOf(ID, site)).toBe(IMPLEMENTED_ALL);
  expect(resultOf(ID, { ...site, http, https: null })).toBe(OWN);
});

test('a page that is not HTML has no scripts', () => {
  const site = siteWith([]);
  const text = { ...site.https![0]!, headers: [['Content-Type', 'text/plain']] as const };
  expect(resultOf(ID, { ...site, https: [text], page: null })).toBe('sri-not-implemented-response-not-html');
});

test('two IP addresses, and two names below a public suffix, are two sites', () => {
  const html = (host: string) => `<script src="https://${host}/a.js"></script>`;
  const at = (host: string, other: string) =>
    resultOf(ID, siteWith([], html(other), { url: `https://${host}/` }));
  expect(at('192.0.2.1', '192.0.2.1')).toBe(OWN);
  expect(at('192.0.2.1', '192.0.2.2')).toBe(UNPROTECTED);
  expect(at('a.example.co.uk', 'b.example.co.uk')).toBe(OWN);
  expect(at('a.co.uk', 'b.co.uk')).toBe(UNPROTECTED);
});

test('the evidence names the scripts with the worst fault', () => {
  const html = '<script src="//a.example/a.js"></script><script src="https://b.example/b.js"></script>';
  expect(evidenceOf(ID, siteWith([], html))).toEqual(['<script src="//a.example/a.js">']);
});
