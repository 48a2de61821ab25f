import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkSecurityTxt,
  problemsOf,
} from '../../../../../../src/worker/modules/audits/security/security-txt.ts';
import { type Reply, siteOf } from '../site.ts';

const NOW = Date.UTC(2026, 0, 1);
const GOOD = 'Contact: mailto:security@example.com\nExpires: 2026-12-31T23:59:59z\n';
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };
const PLACE = '/.well-known/security.txt';

async function check(paths: Record<string, Reply>, origin = 'https://www.example.com') {
  const replies = Object.fromEntries(Object.entries(paths).map(([path, reply]) => [origin + path, reply]));
  const site = siteOf({ url: `${origin}/`, replies });
  const { result, evidence } = await checkSecurityTxt(site, NOW);
  return { result, evidence, fetches: site.fetches.length };
}

test('a good file at its place passes with one request', async () => {
  expect(await check({ [PLACE]: { headers: TEXT, body: GOOD } })).toEqual({
    result: 'pass',
    evidence: ['https://www.example.com/.well-known/security.txt'],
    fetches: 1,
  });
});

test('no file fails, and a page for everything is no file', async () => {
  const missing = await check({});
  expect(missing.result).toBe('fail');
  expect(missing.evidence).toEqual([
    'there is no security.txt',
    '404 https://www.example.com/.well-known/security.txt',
    '404 https://www.example.com/security.txt',
  ]);
  const page = { headers: { 'content-type': 'text/html' }, body: GOOD };
  expect((await check({ [PLACE]: page, '/security.txt': page })).evidence[0]).toBe(
    'there is no security.txt',
  );
});

test('a file at the old place alone fails', async () => {
  const { result, evidence } = await check({ '/security.txt': { headers: TEXT, body: GOOD } });
  expect(result).toBe('fail');
  expect(evidence[0]).toBe('the file belongs at /.well-known/security.txt (RFC 9116, 3)');
});

test('it must be plain text in UTF-8, over https', async () => {
  const typed = (type: string) => check({ [PLACE]: { headers: { 'content-type': type }, body: GOOD } });
  expect((await typed('text/plain')).result).toBe('pass');
  expect((await typed('Text/Plain; charset="UTF-8"')).result).toBe('pass');
  expect((await typed('text/plain; charset=iso-8859-1')).result).toBe('fail');
  expect((await typed('application/octet-stream')).result).toBe('fail');
  const insecure = await check({ [PLACE]: { headers: TEXT, body: GOOD } }, 'http://www.example.com');
  expect(insecure.evidence[0]).toMatch(/is not https/);
});

test('a server that does not answer, or cannot, proves nothing', async () => {
  expect(await check({ [PLACE]: { error: 'TIMED_OUT' } })).toMatchObject({
    result: 'not_measured',
    fetches: 1,
  });
  expect(await check({ [PLACE]: { status: 503 } })).toMatchObject({ result: 'not_measured' });
  expect(await check({ '/security.txt': { error: 'UNREACHABLE' } })).toMatchObject({
    result: 'not_measured',
  });
});

test.each([
  ['', ['Contact is missing', 'Expires is missing']],
  ['# Contact: mailto:a@example.com\nExpires: 2027-01-01T00:00:00Z', ['Contact is missing']],
  [`${GOOD}Expires: 2027-01-01T00:00:00Z`, ['Expires is repeated']],
  [
    'contact: tel:+1-201-555-0123\nexpires: 2025-12-31T00:00:00+01:00',
    ['Expires: 2025-12-31T00:00:00+01:00 is over'],
  ],
  ['Contact: https://a.example/\nExpires: next year', ['Expires: next year is no time (RFC 3339)']],
  ['Contact: https://a.example/\nExpires: 2026-02-30', ['Expires: 2026-02-30 is no time (RFC 3339)']],
  [`${GOOD}Contact: a@example.com`, ['Contact: a@example.com is no https:, mailto: or tel: address']],
  [`${GOOD}Contact: http://a.example/`, ['Contact: http://a.example/ is no https:, mailto: or tel: address']],
  [`${GOOD}Preferred-Languages: en\nPreferred-Languages: de`, ['Preferred-Languages is repeated']],
])('%j', (text, problems) => {
  expect(problemsOf(text, NOW)).toEqual(problems);
});

test('a signed file is read without its signature', () => {
  const signed = `-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\n${GOOD.replaceAll('\n', '\r\n')}-----BEGIN PGP SIGNATURE-----\r\n\r\nExpires: x\r\n-----END PGP SIGNATURE-----`;
  expect(problemsOf(signed, NOW)).toEqual([]);
});

test('any text gets a verdict', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((value) => `Contact: ${value}`),
    fc.string().map((value) => `Expires: ${value}`),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(Array.isArray(problemsOf(lines.join('\n'), NOW))).toBe(true);
    }),
  );
});
