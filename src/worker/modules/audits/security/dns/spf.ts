import type { Verdict } from '../../checks/check.ts';
import { readTerms, type Term } from './spf-terms.ts';

/** Maximum DNS lookups (RFC 7208, 4.6.4). */
const MAX_LOOKUPS = 10;
const LOOKUPS = new Set(['include', 'a', 'mx', 'ptr', 'exists']);
/** Terms that end in permerror if there is no record at their domain (RFC 7208, 5.2 and 6.1). */
const OTHER_RECORDS = new Set(['include', 'redirect']);

/**
 * Judges the SPF record among the TXT records of a domain: there is exactly one, receivers can read it, and it ends in
 * `-all` or `~all`. The records that it includes are not asked for.
 * Source: RFC 7208
 */
export function judgeSpf(domain: string, texts: readonly string[]): Verdict {
  const records = spfRecords(texts);
  const [record, second] = records;
  if (record === undefined) {
    return { result: 'fail', evidence: [`${domain}: no TXT record begins with v=spf1`] };
  }
  const shown = records.map((text) => `${domain}: ${text}`);
  if (second !== undefined) {
    return { result: 'fail', evidence: ['more than one record, so none counts (RFC 7208, 4.5)', ...shown] };
  }
  const read = readTerms(record);
  const problem = 'problem' in read ? read.problem : problemOf(read.terms);
  if ('problem' in read || problem !== null) {
    return { result: 'fail', evidence: [`receivers answer permerror (RFC 7208): ${problem}`, ...shown] };
  }
  const all = read.terms.find(isAll);
  const redirect = read.terms.find(({ isModifier, name }) => isModifier && name === 'redirect');
  if (!all && redirect) {
    return {
      result: 'not_measured',
      evidence: [...shown, `the record of ${redirect.domain} decides, and was not asked for`],
    };
  }
  if (!all) return { result: 'fail', evidence: ['no “all” at the end: any server may send', ...shown] };
  const isLimit = all.qualifier === '-' || all.qualifier === '~';
  return isLimit
    ? { result: 'pass', evidence: shown }
    : { result: 'fail', evidence: [`“${all.qualifier}all”: any server may send`, ...shown] };
}

/** Returns the records that claim to be SPF (RFC 7208, 4.5). */
export function spfRecords(texts: readonly string[]): string[] {
  return texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
}

function isAll({ isModifier, name }: Term): boolean {
  return !isModifier && name === 'all';
}

/**
 * Returns why receivers reject a record that can be read, as far as this can be seen without the records of other
 * domains.
 */
function problemOf(terms: readonly Term[]): string | null {
  // Nothing after “all” counts, and “redirect” only without it (5.1, 6.1).
  const end = terms.findIndex(isAll);
  const followed = end === -1 ? terms : terms.slice(0, end).filter(({ isModifier }) => !isModifier);
  const unknown = followed.find(({ name, domain }) => OTHER_RECORDS.has(name) && !mayExist(domain));
  if (unknown) return `“${unknown.text}”: no domain has this name, so no record is found (4.8, 5.2, 6.1)`;
  const lookups = followed.filter(({ isModifier, name }) =>
    isModifier ? name === 'redirect' : LOOKUPS.has(name),
  ).length;
  return lookups > MAX_LOOKUPS ? `${lookups} DNS look-ups, ${MAX_LOOKUPS} are allowed (4.6.4)` : null;
}

/** Returns whether there can be a domain of this name, which may have macros in it. */
function mayExist(domain: string | null): boolean {
  if (domain === null || domain.includes('%')) return true;
  const name = domain.replace(/\.$/, '');
  return name.length <= 253 && name.split('.').every((label) => /^[\w-]{1,63}$/.test(label));
}
