import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditResults, type Dimension } from '../../../../../../src/contract/audits/audits.ts';
import { RESULTS } from '../../../../../../src/lib/observatory/results.ts';
import { auditSecurity } from '../../../../../../src/worker/modules/audits/security/audit.ts';
import { LARGEST_PENALTIES } from '../../../../../../src/worker/modules/audits/security/observatory-checks.ts';
import { preloadedHostsOf } from '../../../../../../src/worker/modules/audits/security/preload.ts';
import { HSTS, siteWith } from '../../../../lib/observatory/site.ts';
import { DNS_URL, resolverOf } from '../resolver.ts';
import { siteOf, type World } from '../site.ts';

const NOW = Date.UTC(2026, 0, 1);
const dimension = auditResults.shape.dimensions.shape.security.unwrap();

function audit(world: World, evidence = siteWith([HSTS])): Promise<Dimension> {
  return auditSecurity(siteOf({ answer: resolverOf({}), ...world }), evidence, { now: NOW, dnsUrl: DNS_URL });
}

describe('the dimension', () => {
  test('it has the shape of the contract, the twelve tests first', async () => {
    const security = await audit({});
    expect(dimension.parse(security)).toEqual(security);
    expect(security.checks.map(({ id }) => id)).toEqual([
      ...Object.keys(security.observatory!.tests),
      ...['certificate-valid', 'certificate-expiry', 'tls-version'],
      ...['mixed-content-active', 'mixed-content-passive', 'insecure-forms'],
      ...['exposed-git', 'exposed-env', 'exposed-wp-config', 'exposed-ds-store', 'exposed-server-status'],
      'security-txt',
      ...['spf', 'dmarc', 'dkim', 'caa', 'dnssec', 'ipv6'],
      'vulnerable-libraries',
    ]);
    expect(security.checks.slice(0, 12).every(({ weight }) => weight > 0)).toBe(true);
    expect(security.checks.slice(12).every(({ weight }) => weight === 0)).toBe(true);
    expect(security.checks.every(({ source }) => source.startsWith('https://'))).toBe(true);
  });

  test('its score is that of the Observatory, 100 at most', async () => {
    const good = siteWith([
      HSTS,
      ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
      ['Referrer-Policy', 'no-referrer'],
      ['X-Content-Type-Options', 'nosniff'],
    ]);
    const { score, observatory } = await audit({}, good);
    expect({ score, observatory: observatory?.score, grade: observatory?.grade }).toEqual({
      score: 100,
      observatory: 120,
      grade: 'A+',
    });
    expect((await audit({}, siteWith([]))).score).toBe(30);
  });

  test('a check of weight 0 does not change it', async () => {
    const html = '<script src="http://a.example/jquery-1.9.1.js"></script>';
    const replies = { 'https://www.example.com/.git/HEAD': { body: 'ref: refs/heads/main' } };
    const weak = await audit({ html, replies });
    const failing = weak.checks.filter(({ result, weight }) => result === 'fail' && weight === 0);
    expect(failing.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['exposed-git', 'mixed-content-active', 'vulnerable-libraries', 'spf']),
    );
    expect(weak.score).toBe((await audit({})).score);
  });

  test('the verdicts of the Observatory are the results of its checks', async () => {
    const { checks, observatory } = await audit({});
    for (const [id, { pass }] of Object.entries(observatory!.tests)) {
      expect(checks.find((check) => check.id === id)?.result).toBe(pass ? 'pass' : 'fail');
    }
  });
});

test('the weight of a test is the most that it can take', () => {
  const prefixes: Record<string, string> = {
    'content-security-policy': 'csp-',
    'strict-transport-security': 'hsts-',
    'subresource-integrity': 'sri-',
    'cross-origin-resource-policy': 'corp-',
    'cross-origin-embedder-policy': 'coep-',
    'cross-origin-opener-policy': 'coop-',
  };
  for (const [id, penalty] of Object.entries(LARGEST_PENALTIES)) {
    const prefix = prefixes[id] ?? `${id}-`;
    const results = Object.entries(RESULTS).filter(([result]) => result.startsWith(prefix));
    expect(results.length, id).toBeGreaterThan(0);
    expect(0 - Math.min(...results.map(([, { modifier }]) => modifier)), id).toBe(penalty);
  }
});

test('two audits of a site are equal, whatever the order of the answers', async () => {
  const zone = {
    'example.com TXT': ['"v=spf1 -all"'],
    'www.example.com AAAA': ['2001:db8::1', '2001:db8::2'],
  };
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const runs = [zone, { ...zone, 'www.example.com AAAA': zone['www.example.com AAAA'].toReversed() }].map(
        async (records) => {
          const delay = (url: string) => scheduler.schedule(Promise.resolve(), url);
          const site = siteOf({ answer: resolverOf(records), delay });
          const security = await auditSecurity(site, siteWith([]), { now: NOW, dnsUrl: DNS_URL });
          return { security, fetches: site.fetches };
        },
      );
      const [first, second] = await scheduler.waitFor(Promise.all(runs));
      expect(first).toEqual(second);
    }),
    { numRuns: 20 },
  );
});

test('when no request is left, what needs one is not measured', async () => {
  const { checks } = await audit({ answer: () => ({ error: 'NO_REQUESTS_LEFT' }) });
  for (const { id, result } of checks.filter((check) => /^exposed|^security-txt|^spf|^ipv6/.test(check.id))) {
    expect(result, id).toBe('not_measured');
  }
});

test('hosts below a preloaded top-level domain are preloaded', () => {
  expect(preloadedHostsOf(['boats.app', 'www.boats.dev', 'boats.example', 'app.example', ''])).toEqual([
    'boats.app',
    'www.boats.dev',
  ]);
});
