import {
  type Check,
  type Dimension,
  MAX_EVIDENCE,
  MAX_EVIDENCE_CHARACTERS,
} from '../../../../contract/audits/audits.ts';

/** What a check is, whatever the site. */
export interface CheckInfo {
  /** Unique in its dimension. The table of recommendations knows it. */
  id: string;
  /** What holds if the check passes. */
  title: string;
  /** 0: does not count in the score. */
  weight: number;
  /** The page that documents the rule. */
  source: string;
}

/** The outcome of a check, and what decided it. */
export interface Verdict {
  result: Check['result'];
  evidence?: readonly string[];
}

/** The check with its verdict. Evidence is cut to what a record may hold. */
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

/** One line of well-formed text: evidence quotes pages, which may hold anything. */
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

/** The weighted share of the measured checks that pass, as a percentage; null if none was measured. */
export function scoreOf(checks: readonly Check[]): number | null {
  const measured = checks.filter(({ result }) => result === 'pass' || result === 'fail');
  const sum = (of: readonly Check[]) => of.reduce((total, { weight }) => total + weight, 0);
  const total = sum(measured);
  if (total === 0) return null;
  return Math.round((100 * sum(measured.filter(({ result }) => result === 'pass'))) / total);
}

/** The dimension of these checks; null if none of those that count was measured. */
export function toDimension(checks: Check[], method: string): Dimension | null {
  const score = scoreOf(checks);
  return score === null ? null : { score, method, checks };
}
