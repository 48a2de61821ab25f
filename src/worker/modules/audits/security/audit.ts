import type { Dimension } from '../../../../contract/audits/audits.ts';
import { type Evidence, judge, type Observatory } from '../../../../lib/observatory/index.ts';
import type { Site } from '../site/site.ts';
import { checkCertificate } from './certificate.ts';
import { checkDns } from './dns/check-dns.ts';
import { checkExposedFiles } from './exposed-files.ts';
import { checkLibraries } from './libraries/check-libraries.ts';
import { checkMixedContent } from './mixed-content.ts';
import { toChecks } from './observatory-checks.ts';
import { checkSecurityTxt } from './security-txt.ts';

const MAX_SCORE = 100;
const METHOD =
  'The score of the tests of the MDN HTTP Observatory, 100 at most: each test adds its points to 100 or takes them away. ' +
  'The weight of a test is the most that it can take. Checks of weight 0 do not change the score.';
const DEFAULT_DNS_URL = 'https://cloudflare-dns.com/dns-query';

export interface SecuritySettings {
  /** Milliseconds since 1970. */
  now: number;
  /** A resolver for DNS over HTTPS with JSON responses. */
  dnsUrl?: string;
}

/**
 * Audits how secure the site is: the score of the HTTP Observatory, and checks that do not count. Makes at most 15
 * requests, in an order that depends only on their responses.
 */
export async function auditSecurity(
  site: Site,
  evidence: Evidence,
  { now, dnsUrl = DEFAULT_DNS_URL }: SecuritySettings,
): Promise<Dimension> {
  const verdict = judge(evidence);
  const exposed = await checkExposedFiles(site);
  const securityTxt = await checkSecurityTxt(site, now);
  const dns = await checkDns(site, dnsUrl);
  return {
    score: Math.min(MAX_SCORE, verdict.score),
    method: METHOD,
    checks: [
      ...toChecks(verdict),
      ...checkCertificate(site, now),
      ...checkMixedContent(site),
      ...exposed,
      securityTxt,
      ...dns,
      checkLibraries(site.page),
    ],
    observatory: toObservatory(verdict),
  };
}

function toObservatory({ algorithm_version, score, grade, tests }: Observatory): Dimension['observatory'] {
  const shown = Object.entries(tests).map(
    ([id, { result, pass, score_modifier }]) => [id, { result, pass, score_modifier }] as const,
  );
  return { algorithm_version, score, grade, tests: Object.fromEntries(shown) };
}
