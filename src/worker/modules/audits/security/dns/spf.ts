import type { Verdict } from '../../checks/check.ts';

/** Maximum DNS lookups (RFC 7208, 4.6.4). */
const MAX_LOOKUPS = 10;
const LOOKUPS = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect']);
const MECHANISMS = new Set(['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists']);

interface Term {
  qualifier: string;
  name: string;
  value: string;
  isModifier: boolean;
}

/**
 * Judges the SPF record among the TXT records of a domain: there is exactly one, and it ends in `-all` or `~all`. The
 * records that it includes are not asked for.
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
  const terms = readTerms(record);
  const problem = problemOf(terms);
  if (problem !== null) return { result: 'fail', evidence: [problem, ...shown] };
  const all = terms.find(({ name }) => name === 'all');
  const redirect = terms.find(({ name, isModifier }) => name === 'redirect' && isModifier);
  if (!all && redirect) {
    return {
      result: 'not_measured',
      evidence: [...shown, `the record of ${redirect.value} decides, and was not asked for`],
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

function readTerms(record: string): Term[] {
  const words = record.split(' ').filter((word) => word !== '');
  return words.slice(1).map((word) => {
    const [begin = '', qualifier, name = '', sign = ''] = /^([-+~?]?)([a-z\d]+)([:=/]?)/i.exec(word) ?? [];
    const value = word.slice(begin.length);
    const isTerm = name !== '' && (sign !== '' || value === '');
    return {
      qualifier: qualifier || '+',
      name: isTerm ? name.toLowerCase() : word,
      value,
      isModifier: sign === '=',
    };
  });
}

/** Returns why the record is invalid, as far as this can be seen without the records that it includes. */
function problemOf(terms: Term[]): string | null {
  const unknown = terms.find(({ name, isModifier }) => !isModifier && !MECHANISMS.has(name));
  if (unknown) return `“${unknown.name}” is no mechanism, so the record is invalid (RFC 7208, 4.6)`;
  const lookups = terms.filter(({ name }) => LOOKUPS.has(name)).length;
  return lookups > MAX_LOOKUPS
    ? `${lookups} DNS look-ups, ${MAX_LOOKUPS} are allowed (RFC 7208, 4.6.4)`
    : null;
}
