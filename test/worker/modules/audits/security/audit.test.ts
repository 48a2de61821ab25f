import { expect, test } from 'vitest';
import { auditSecurity } from '../../../../../src/worker/modules/audits/security/audit.ts';
import { siteWith } from '../../../../unit/lib/observatory/site.ts';
import { DNS_URL, resolverOf } from '../../../../unit/worker/modules/audits/resolver.ts';
import { siteOf } from '../../../../unit/worker/modules/audits/site.ts';

test('the audit of security runs in the Worker, with its list of libraries and the libraries for domains', async () => {
  const site = siteOf({
    url: 'https://www.example.co.uk/',
    html: '<script src="/jquery-1.9.1.min.js"></script><img src="http://a.example/a.png">',
    answer: resolverOf({ 'example.co.uk TXT': ['"v=spf1 -all"'] }),
    replies: {
      'https://www.example.co.uk/.DS_Store': { body: new Uint8Array([0, 0, 0, 1, 66, 117, 100, 49]) },
    },
  });
  const { checks } = await auditSecurity(site, siteWith([]), { now: 0, dnsUrl: DNS_URL });
  const results = Object.fromEntries(checks.map(({ id, result }) => [id, result]));
  expect(results).toMatchObject({
    'vulnerable-libraries': 'fail',
    'mixed-content-passive': 'fail',
    'exposed-ds-store': 'fail',
    'exposed-git': 'pass',
    spf: 'pass',
  });
});
