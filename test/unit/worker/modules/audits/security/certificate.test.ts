import { expect, test } from 'vitest';
import { checkCertificate } from '../../../../../../src/worker/modules/audits/security/certificate.ts';
import type { Certificate } from '../../../../../../src/worker/modules/audits/site/site.ts';
import { siteOf, type World } from '../site.ts';

const NOW = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const GOOD: Certificate = {
  isValid: true,
  problem: null,
  subject: 'CN=www.example.com',
  issuer: 'CN=R12, O=Example CA',
  validFrom: NOW - 30 * DAY_MS,
  validTo: NOW + 60 * DAY_MS,
  names: ['www.example.com', 'example.com'],
  protocol: 'TLSv1.3',
};

function check(world: World) {
  const checks = checkCertificate(siteOf(world), NOW);
  return {
    results: checks.map(({ result }) => result),
    evidence: checks.map(({ evidence }) => evidence),
  };
}

test('a good certificate passes, and the evidence names it', () => {
  expect(check({ certificate: GOOD })).toEqual({
    results: ['pass', 'pass', 'pass'],
    evidence: [
      ['subject: CN=www.example.com', 'issuer: CN=R12, O=Example CA', 'names: www.example.com, example.com'],
      ['valid until 2026-03-02'],
      ['TLSv1.3'],
    ],
  });
});

test('a certificate that browsers refuse fails with the reason', () => {
  const certificate = { ...GOOD, isValid: false, problem: 'DEPTH_ZERO_SELF_SIGNED_CERT' };
  const { results, evidence } = check({ certificate });
  expect(results).toEqual(['fail', 'pass', 'pass']);
  expect(evidence[0]?.[0]).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
});

test('14 days before its end is soon enough, and less is too late', () => {
  const resultIn = (ms: number) => check({ certificate: { ...GOOD, validTo: NOW + ms } }).results[1];
  expect(resultIn(14 * DAY_MS)).toBe('pass');
  expect(resultIn(14 * DAY_MS - 1)).toBe('fail');
  expect(resultIn(-DAY_MS)).toBe('fail');
  expect(resultIn(Number.NaN)).toBe('not_measured');
});

test('TLS 1.2 and 1.3 pass, what is older fails, and what is unknown is not measured', () => {
  const resultOf = (protocol: string) => check({ certificate: { ...GOOD, protocol } }).results[2];
  expect(['TLSv1.2', 'TLSv1.3'].map(resultOf)).toEqual(['pass', 'pass']);
  expect(['TLSv1.1', 'TLSv1', 'SSLv3'].map(resultOf)).toEqual(['fail', 'fail', 'fail']);
  expect(['', 'QUIC'].map(resultOf)).toEqual(['not_measured', 'not_measured']);
});

test('without a certificate there is nothing to judge', () => {
  expect(check({}).results).toEqual(['not_measured', 'not_measured', 'not_measured']);
  expect(check({ url: 'http://www.example.com/' }).results).toEqual([
    'not_applicable',
    'not_applicable',
    'not_applicable',
  ]);
});
