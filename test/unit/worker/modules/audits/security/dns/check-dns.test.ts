import { describe, expect, test } from 'vitest';
import type { Check } from '../../../../../../../src/contract/audits/audits.ts';
import { checkDns } from '../../../../../../../src/worker/modules/audits/security/dns/check-dns.ts';
import { DNS_URL, resolverOf, type Zone } from '../../resolver.ts';
import { siteOf, type World } from '../../site.ts';

const GOOD: Zone = {
  'example.com TXT': ['"v=spf1 include:_spf.google.com -all"', '"other"'],
  '_dmarc.example.com TXT': ['"v=DMARC1; p=reject"'],
  'www.example.com AAAA': ['2001:db8::1'],
  'example.com DS': ['2371 13 2 ABCD'],
  'example.com CAA': ['0 issue "letsencrypt.org"'],
  'google._domainkey.example.com TXT': ['"v=DKIM1; p=MIIB"'],
};

async function check(
  world: World,
): Promise<{ results: Record<string, string>; checks: Check[]; asked: string[] }> {
  const site = siteOf(world);
  const checks = await checkDns(site, DNS_URL);
  const asked = site.fetches.map(({ url }) => new URL(url).searchParams);
  return {
    checks,
    results: Object.fromEntries(checks.map(({ id, result }) => [id, result])),
    asked: asked.map((question) => `${question.get('name')} ${question.get('type')}`),
  };
}

/** Returns this result for all six checks. */
function all(result: string): Record<string, string> {
  return { spf: result, dmarc: result, dkim: result, caa: result, dnssec: result, ipv6: result };
}

test('a domain with all records passes, with eight questions', async () => {
  const { results, checks, asked } = await check({ answer: resolverOf(GOOD) });
  expect(results).toEqual(all('pass'));
  expect(checks.every(({ weight, source }) => weight === 0 && source.startsWith('https://'))).toBe(true);
  expect(asked).toEqual([
    'example.com TXT',
    '_dmarc.example.com TXT',
    'www.example.com AAAA',
    'example.com DS',
    'www.example.com CAA',
    'example.com CAA',
    'google._domainkey.example.com TXT',
    'default._domainkey.example.com TXT',
  ]);
});

test('a domain without records fails, except that DKIM cannot be known', async () => {
  const { results, checks } = await check({ answer: resolverOf({}) });
  expect(results).toEqual({ ...all('fail'), dkim: 'not_measured' });
  expect(checks.every(({ evidence }) => evidence.length > 0)).toBe(true);
});

test('no record at a name that does not exist is a verdict', async () => {
  const { results } = await check({
    answer: resolverOf({ ...GOOD, '_dmarc.example.com TXT': 'NXDOMAIN', 'www.example.com CAA': 'NXDOMAIN' }),
  });
  expect(results).toEqual({ ...all('pass'), dmarc: 'fail' });
});

test('an answer with verified signatures proves DNSSEC, and saves a question', async () => {
  const { 'example.com DS': _, ...zone } = GOOD;
  const { results, asked } = await check({ answer: resolverOf(zone, true) });
  expect(results).toEqual(all('pass'));
  expect(asked).not.toContain('example.com DS');
});

test('another host of the domain is asked for mail records of its own', async () => {
  const url = 'https://shop.example.com/';
  const zone = { ...GOOD, 'shop.example.com AAAA': ['2001:db8::2'] };
  expect((await check({ url, answer: resolverOf(zone) })).results).toEqual({
    ...all('pass'),
    dkim: 'not_measured',
  });
  const weak = {
    ...zone,
    'shop.example.com TXT': ['"v=spf1 +all"'],
    '_dmarc.shop.example.com TXT': ['"v=DMARC1; p=none"'],
  };
  expect((await check({ url, answer: resolverOf(weak) })).results).toMatchObject({
    spf: 'fail',
    dmarc: 'fail',
  });
});

test('a deep host costs no more than eight questions', async () => {
  const url = 'https://a.b.c.d.e.f.example.co.uk/';
  const { asked, results } = await check({ url, answer: resolverOf({}) });
  expect(asked).toHaveLength(8);
  expect(asked[0]).toBe('example.co.uk TXT');
  expect(results['caa']).toBe('not_measured');
});

describe('what cannot be seen is not measured', () => {
  test('a name server that fails', async () => {
    const failing = Object.fromEntries(Object.keys(GOOD).map((question) => [question, 'SERVFAIL' as const]));
    const { results, checks } = await check({
      answer: resolverOf({ ...failing, 'www.example.com CAA': 'SERVFAIL' }),
    });
    expect(results).toEqual(all('not_measured'));
    expect(checks[0]?.evidence).toEqual(['example.com TXT: the DNS answers SERVFAIL']);
  });

  test('a domain that is not in the public DNS', async () => {
    const { results, asked } = await check({ answer: resolverOf({ 'example.com TXT': 'NXDOMAIN' }) });
    expect(results).toEqual(all('not_measured'));
    expect(asked).toEqual(['example.com TXT']);
  });

  test.each([
    ['429', { status: 429, body: '{"Status":0}' }],
    ['no response', { error: 'TIMED_OUT' }],
    ['no JSON', { body: '<html>' }],
    ['JSON of another kind', { body: '{"Status":"0"}' }],
    ['records of another kind', { body: '{"Status":0,"Answer":[{"type":"TXT"}]}' }],
    ['too long an answer', { body: ' '.repeat(70_000) }],
  ] as const)('a resolver with %s is asked once', async (_, reply) => {
    const { results, checks, asked } = await check({ answer: () => reply });
    expect(results).toEqual(all('not_measured'));
    expect(checks[5]?.evidence[0]).toMatch(/^example\.com TXT: the (?:answer of the )?DNS resolver /);
    expect(asked).toHaveLength(1);
  });

  test('one question that fails leaves the others', async () => {
    const { results } = await check({ answer: resolverOf({ ...GOOD, 'example.com CAA': 'SERVFAIL' }) });
    expect(results).toEqual({ ...all('pass'), caa: 'not_measured' });
  });
});

test.each([
  ['https://192.0.2.1/'],
  ['https://[2001:db8::1]/'],
  ['http://localhost:8787/'],
  ['https://boats.github.io/'],
])('%s has no DNS of its own, and nothing is asked', async (url) => {
  const { results, asked } = await check({ url });
  expect(results).toEqual(all('not_applicable'));
  expect(asked).toEqual([]);
});
