import type { Verdict } from '../../checks/check.ts';
import { readTags } from './txt.ts';

type Policy = 'none' | 'quarantine' | 'reject';
/** The policy that applies in a test, or for 0 percent of the messages. */
const WEAKER: Record<Policy, Policy> = { reject: 'quarantine', quarantine: 'none', none: 'none' };

const ADDRESS = '[a-z][a-z\\d+.-]*:[^\\s,!;]+(?:!\\d+[kmgt]?)?';
/** Addresses for reports, each with the largest size of a report. */
const ADDRESSES = new RegExp(`^${ADDRESS}(?:\\s*,\\s*${ADDRESS})*$`, 'i');
/** The values of the tags that receivers ignore if they are wrong (RFC 7489, 6.3 and 6.4; `np`, `psd` and `t` are newer). */
const OPTIONAL: Record<string, RegExp> = {
  adkim: /^[rs]$/i,
  aspf: /^[rs]$/i,
  fo: /^[01ds](?:\s*:\s*[01ds])*$/i,
  np: /^(?:none|quarantine|reject)$/i,
  pct: /^(?:100|0?\d{1,2})$/,
  psd: /^[ynu]$/i,
  rf: /^[a-z\d-]+(?:\s*:\s*[a-z\d-]+)*$/i,
  ri: /^\d{1,10}$/,
  rua: ADDRESSES,
  ruf: ADDRESSES,
  t: /^[yn]$/i,
};

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
    const similar = texts.filter((text) => record === undefined && /^\s*v\s*=\s*dmarc/i.test(text));
    return {
      result: 'fail',
      evidence: [
        `_dmarc.${domain}: ${why} with v=DMARC1`,
        ...similar.map((text) => `it is no such record: ${text}`),
      ],
    };
  }
  const shown = `_dmarc.${domain}: ${record}`;
  const repeated = repeatedTag(record);
  if (repeated !== null) {
    return {
      result: 'fail',
      evidence: [`${repeated}= is repeated, so the record is invalid (RFC 6376, 3.2)`, shown],
    };
  }
  const tags = readTags(record);
  const ignored = Object.entries(OPTIONAL)
    .filter(([tag, values]) => tags.has(tag) && !values.test(tags.get(tag)!))
    .map(([tag]) => tag);
  const readOptional = (tag: string) => (ignored.includes(tag) ? undefined : tags.get(tag));
  const isTest = readOptional('t')?.toLowerCase() === 'y' || Number(readOptional('pct') ?? '100') === 0;
  const weak = ['p', 'sp'].flatMap((tag) => {
    const value = tags.get(tag);
    if (value === undefined && tag === 'sp') return [];
    const policy = readPolicy(value);
    if (policy === null) return [`${tag}=${value ?? ''} is no policy`];
    if (policy === 'none') return [`${tag}=none asks receivers for nothing`];
    return isTest && WEAKER[policy] === 'none' ? [`${tag}=${policy} has no effect in a test`] : [];
  });
  const evidence = [
    ...weak,
    ...ignored.map((tag) => `${tag}=${tags.get(tag)} is invalid, and receivers ignore it (RFC 7489, 6.3)`),
    shown,
  ];
  return { result: weak.length > 0 ? 'fail' : 'pass', evidence };
}

/** Returns the DMARC records: `DMARC1` is in capitals (RFC 7489, 6.4). Two or more count as none (6.6.3). */
function dmarcRecords(texts: readonly string[]): string[] {
  return texts.filter((text) => /^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/.test(text));
}

/** Returns the first tag that a record has twice. */
function repeatedTag(record: string): string | null {
  const names = record
    .split(';')
    .map((part) => part.split('=', 1)[0]!.trim().toLowerCase())
    .filter((name) => name !== '');
  return names.find((name, at) => names.indexOf(name) < at) ?? null;
}

function readPolicy(value: string | undefined): Policy | null {
  const policy = value?.toLowerCase() ?? '';
  return Object.hasOwn(WEAKER, policy) ? (policy as Policy) : null;
}
