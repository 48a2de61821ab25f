import type { Verdict } from '../../checks/check.ts';
import { readTags } from './txt.ts';

type Policy = 'none' | 'quarantine' | 'reject';
/** The policy that applies in a test, or for 0 percent of the messages. */
const WEAKER: Record<Policy, Policy> = { reject: 'quarantine', quarantine: 'none', none: 'none' };

/** Where the record of a name would be, and the TXT records there. */
export interface DmarcPlace {
  domain: string;
  texts: readonly string[];
}

/**
 * Judges the DMARC record of a domain: it asks receivers to quarantine or reject, for subdomains too. `host` is the
 * place of the site's own host, if that is another: without a record there, the domain's counts for it.
 * Source: RFC 7489
 */
export function judgeDmarc(organization: DmarcPlace, host: DmarcPlace | null): Verdict {
  const own = host && dmarcRecords(host.texts).length === 1 ? judgePlace(host) : null;
  const verdict = judgePlace(organization);
  if (!own) return verdict;
  const result = own.result === 'fail' ? 'fail' : verdict.result;
  return { result, evidence: [...(verdict.evidence ?? []), ...(own.evidence ?? [])] };
}

function judgePlace({ domain, texts }: DmarcPlace): Verdict {
  const [record, second] = dmarcRecords(texts);
  if (record === undefined || second !== undefined) {
    const why = second === undefined ? 'no TXT record begins' : 'more than one TXT record begins';
    return { result: 'fail', evidence: [`_dmarc.${domain}: ${why} with v=DMARC1`] };
  }
  const shown = `_dmarc.${domain}: ${record}`;
  const tags = readTags(record);
  const isTest = tags.get('t')?.toLowerCase() === 'y' || Number(tags.get('pct') || '100') === 0;
  const weak = ['p', 'sp'].flatMap((tag) => {
    const value = tags.get(tag);
    if (value === undefined && tag === 'sp') return [];
    const policy = readPolicy(value);
    if (policy === null) return [`${tag}=${value ?? ''} is no policy`];
    if (policy === 'none') return [`${tag}=none asks receivers for nothing`];
    return isTest && WEAKER[policy] === 'none' ? [`${tag}=${policy} has no effect in a test`] : [];
  });
  return weak.length > 0
    ? { result: 'fail', evidence: [...weak, shown] }
    : { result: 'pass', evidence: [shown] };
}

/** Returns the DMARC records. Two or more count as none (RFC 7489, 6.6.3). */
function dmarcRecords(texts: readonly string[]): string[] {
  return texts.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text));
}

function readPolicy(value: string | undefined): Policy | null {
  const policy = value?.toLowerCase() ?? '';
  return Object.hasOwn(WEAKER, policy) ? (policy as Policy) : null;
}
