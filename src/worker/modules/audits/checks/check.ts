import {
  type Check,
  type Dimension,
  MAX_EVIDENCE,
  MAX_EVIDENCE_CHARACTERS,
} from '../../../../contract/audits/audits.ts';

/** The definition of a check, the same for every site. */
export interface CheckInfo {
  /** The id, unique in its dimension, as in the table of recommendations. */
  id: string;
  /** The statement that is true if the check passes. */
  title: string;
  /** The weight in the score; 0 does not count. */
  weight: number;
  /** The page that documents the rule. */
  source: string;
}

/** The outcome of a check, and its evidence. */
export interface Verdict {
  result: Check['result'];
  evidence?: readonly string[];
}

/** The verdict on elements of a response that has none. */
export const NOT_HTML: Verdict = { result: 'not_applicable', evidence: ['the response is not HTML'] };

/** Builds a check with its verdict. Evidence is cut to the size that a record may have. */
export function toCheck(info: CheckInfo, { result, evidence = [] }: Verdict): Check {
  const shown = evidence.slice(0, MAX_EVIDENCE).map(cutEvidence);
  return {
    id: info.id,
    title: info.title,
    result,
    weight: info.weight,
    evidence: shown,
    source: info.source,
  };
}

/** Cuts evidence to one line of well-formed text, as pages may contain anything. */
function cutEvidence(text: string): string {
  const line = text
    .slice(0, 4 * MAX_EVIDENCE_CHARACTERS)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
  return line.length <= MAX_EVIDENCE_CHARACTERS
    ? line
    : `${line.slice(0, MAX_EVIDENCE_CHARACTERS - 1).toWellFormed()}…`;
}

/** Returns the weighted share of the measured checks that pass, as a percentage; null if none was measured. */
export function scoreOf(checks: readonly Check[]): number | null {
  const measured = checks.filter(({ result }) => result === 'pass' || result === 'fail');
  const sum = (of: readonly Check[]) => of.reduce((total, { weight }) => total + weight, 0);
  const total = sum(measured);
  if (total === 0) return null;
  return Math.round((100 * sum(measured.filter(({ result }) => result === 'pass'))) / total);
}

/** Returns the dimension of these checks; null if none of those that count was measured. */
export function toDimension(checks: Check[], method: string): Dimension | null {
  const score = scoreOf(checks);
  return score === null ? null : { score, method, checks };
}
