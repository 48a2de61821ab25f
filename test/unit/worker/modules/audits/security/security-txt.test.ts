import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSecurityTxt } from '../../../../../../src/worker/modules/audits/security/security-txt.ts';
import { problemsOf } from '../../../../../../src/worker/modules/audits/security/security-txt-fields.ts';
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

const CONTACT = 'Contact: https://a.example/\n';

test.each([
  ['', ['Contact is missing', 'Expires is missing']],
  ['# Contact: mailto:a@example.com\nExpires: 2027-01-01T00:00:00Z', ['Contact is missing']],
  [`${GOOD}Expires: 2027-01-01T00:00:00Z`, ['line 3: Expires is repeated']],
  [
    'contact: tel:+1-201-555-0123\nexpires: 2025-12-31T00:00:00+01:00',
    ['line 2: Expires: 2025-12-31T00:00:00+01:00 is over'],
  ],
  [`${GOOD}Contact: a@example.com`, ['line 3: Contact: a@example.com is no https:, mailto: or tel: address']],
  [
    `${GOOD}\n# mail\nContact: http://a.example/`,
    ['line 5: Contact: http://a.example/ is no https:, mailto: or tel: address'],
  ],
  [`${GOOD}Preferred-Languages: en\nPreferred-Languages: de`, ['line 4: Preferred-Languages is repeated']],
  [
    `${CONTACT}expires: soon\nContact: <mailto:a@example.com>`,
    [
      'line 2: Expires: soon is no time such as 2030-12-31T23:59:59Z (RFC 3339)',
      'line 3: Contact: <mailto:a@example.com> is no https:, mailto: or tel: address',
    ],
  ],
])('%j', (text, problems) => {
  expect(problemsOf(text, NOW)).toEqual(problems);
});

test.each([
  '2026-12-31T23:59:59Z',
  '2026-12-31t23:59:59z',
  '2028-02-29T00:00:00Z',
  '2026-12-31T23:59:59.123456789012Z',
  '2026-12-31T23:59:60Z',
  '2027-01-01T00:59:60+01:00',
  '2026-12-31T00:00:00-00:00',
  '2026-12-31T00:00:00+23:59',
  '9999-12-31T23:59:59Z',
])('%s is a time', (time) => {
  expect(problemsOf(`${CONTACT}Expires: ${time}\n`, NOW)).toEqual([]);
});

test.each([
  'next year',
  '2026-02-30',
  '2026-12-31 23:59:59Z',
  '2026-12-31T23:59Z',
  '2026-12-31T23:59:59',
  '2026-02-30T00:00:00Z',
  '2100-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-01T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '2099-01-01T24:00:00Z',
  '2026-12-31T23:60:00Z',
  '2026-12-31T23:59:61Z',
  '2026-12-31T22:59:60Z',
  '2026-12-31T23:59:59+24:00',
  '2026-12-31T23:59:59+01:60',
  '2026-12-31T23:59:59+0100',
  '2026-12-31T23:59:59.Z',
  '2026-1-1T00:00:00Z',
  '20261231T235959Z',
  '+002026-12-31T23:59:59Z',
  '"2026-12-31T23:59:59Z"',
  '2026-12-31T23:59:59Z # a year',
])('%s is no time', (time) => {
  expect(problemsOf(`${CONTACT}Expires: ${time}\n`, NOW)).toEqual([
    `line 2: Expires: ${time} is no time such as 2030-12-31T23:59:59Z (RFC 3339)`,
  ]);
});

test.each([
  'Encryption: openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f',
  'Encryption: dns:5d2d37ab76d47d36._openpgpkey.example.com?type=OPENPGPKEY',
  'Policy: https://a.example/policy?a=b#c',
  'ACKNOWLEDGMENTS: https://a.example/%C3%A4',
  'Hiring: https://[2001:db8::1]/',
  'Canonical: https://a.example/.well-known/security.txt',
  'Preferred-Languages: en',
  'Preferred-Languages: en, es ,fr-CA,zh-Hant-TW',
  'Bug-Bounty: no',
  'X!field_1.2: anything at all: <b>',
  '# a comment',
  '#',
  ' \t ',
  'Contact: tel:+1-201-555-0123',
  'Contact: mailto:security%2Buri@example.com',
])('%j is a line', (line) => {
  expect(problemsOf(`${GOOD}${line}\n`, NOW)).toEqual([]);
});

test.each([
  ['Boats', '“Boats” is no field such as “Contact: mailto:security@example.com”'],
  [' Contact: mailto:a@example.com', '“ Contact: mailto:a@example.com” is no field'],
  ['Our Policy: x', '“Our Policy: x” is no field'],
  ['Policy : https://a.example/', '“Policy : https://a.example/” is no field'],
  [': x', '“: x” is no field'],
  ['<p>', '“<p>” is no field'],
  ['Bug-Bounty:', 'Bug-Bounty: a space and a value follow the colon (RFC 9116, 4)'],
  ['Contact:mailto:a@example.com', 'Contact: a space and a value follow the colon (RFC 9116, 4)'],
  ['Policy: http://a.example/', 'Policy: http://a.example/ begins with http:, not https:'],
  ['Canonical: /security.txt', 'Canonical: /security.txt is no URI'],
  ['Hiring: https://a.example/b c', 'Hiring: https://a.example/b c is no URI'],
  ['Encryption: https:a.example', 'Encryption: https:a.example is no URI'],
  ['Acknowledgments: https://a.example/ä', 'Acknowledgments: https://a.example/ä is no URI'],
  ['Acknowledgments: https://a.example/%zz', 'Acknowledgments: https://a.example/%zz is no URI'],
  ['Encryption: -----BEGIN PGP PUBLIC KEY BLOCK-----', 'is no URI'],
  ['Contact: mailto:', 'Contact: mailto: is no https:, mailto: or tel: address'],
  ['Preferred-Languages: Portuguese', 'is no list of language tags such as “en, de” (RFC 5646)'],
  ['Preferred-Languages: en_US', 'is no list of language tags'],
  ['Preferred-Languages: en;de', 'is no list of language tags'],
  ['Preferred-Languages: en,', 'is no list of language tags'],
])('%j is named with its line', (line, problem) => {
  const problems = problemsOf(`${GOOD}${line}\n`, NOW);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems[0]).toMatch(/^line 3: /);
});

test('a signed file is read without its signature', () => {
  const signed = `-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\n${GOOD.replaceAll('\n', '\r\n')}-----BEGIN PGP SIGNATURE-----\r\n\r\nExpires: x\r\n-----END PGP SIGNATURE-----`;
  expect(problemsOf(signed, NOW)).toEqual([]);
  const escaped = signed.replace('Contact:', '- Contact:').replace('Expires:', 'Boats\r\nExpires:');
  expect(problemsOf(escaped, NOW)).toEqual([expect.stringMatching(/^line 5: “Boats” is no field/)]);
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
