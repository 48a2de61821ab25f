import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeSpf } from '../../../../../../../src/worker/modules/audits/security/dns/spf.ts';

function resultOf(...texts: string[]): string {
  return judgeSpf('example.com', texts).result;
}

test('exactly one record that ends in -all or ~all passes', () => {
  expect(
    judgeSpf('example.com', ['google-site-verification=x', 'v=spf1 include:_spf.google.com ~all']),
  ).toEqual({
    result: 'pass',
    evidence: ['example.com: v=spf1 include:_spf.google.com ~all'],
  });
  expect(resultOf('v=spf1 -all')).toBe('pass');
  expect(resultOf('V=SPF1 A MX ip4:192.0.2.0/24 ip6:2001:db8::/32 -ALL')).toBe('pass');
  expect(resultOf('v=spf1 a/24 mx:example.com exists:%{i}.x.example exp=why.example.com -all')).toBe('pass');
});

test('no record, and two records, fail', () => {
  expect(judgeSpf('example.com', ['v=spf10 -all']).evidence).toEqual([
    'example.com: no TXT record begins with v=spf1',
  ]);
  const two = judgeSpf('example.com', ['v=spf1 -all', 'v=spf1 mx -all']);
  expect(two.result).toBe('fail');
  expect(two.evidence).toHaveLength(3);
});

test('a record that lets any server send fails', () => {
  for (const end of ['+all', 'all', '?all', '']) expect(resultOf(`v=spf1 mx ${end}`), end).toBe('fail');
});

test('an invalid record fails', () => {
  expect(judgeSpf('example.com', ['v=spf1 ipv4:192.0.2.1 -all']).evidence?.[0]).toBe(
    'receivers answer permerror (RFC 7208): term 1, “ipv4:192.0.2.1”: “ipv4” is no mechanism (4.6.1)',
  );
  expect(resultOf('v=spf1 mx all! -all')).toBe('fail');
  const includes = (count: number) =>
    Array.from({ length: count }, (_, at) => `include:s${at}.example`).join(' ');
  expect(resultOf(`v=spf1 ${includes(10)} -all`)).toBe('pass');
  expect(resultOf(`v=spf1 ${includes(11)} -all`)).toBe('fail');
});

test('what follows “all” is not looked up', () => {
  const mechanisms = 'a '.repeat(10);
  expect(resultOf(`v=spf1 ${mechanisms} -all a redirect=x.example`)).toBe('pass');
  expect(resultOf(`v=spf1 ${mechanisms} redirect=x.example`)).toBe('fail');
  expect(resultOf('v=spf1 -all include:a.example,include:b.example')).toBe('pass');
});

test('a record that refers to another one is not measured', () => {
  expect(resultOf('v=spf1 redirect=_spf.example.com')).toBe('not_measured');
  expect(resultOf('v=spf1 -all redirect=_spf.example.com')).toBe('pass');
});

test('any text gets a verdict', () => {
  const word = fc.constantFrom('v=spf1', ' ', 'all', '-', ':', '=', '/', 'redirect', 'include', '"', '\0');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      expect(judgeSpf('example.com', ['v=spf1 x', ...texts]).evidence).not.toEqual([]);
    }),
  );
});
