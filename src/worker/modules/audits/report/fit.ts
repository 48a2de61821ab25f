import { type AuditResults, type Check, MAX_RESULTS_BYTES } from '../../../../contract/audits/audits.ts';
import { DomainError } from '../../../../lib/errors.ts';

interface Limits {
  /** Pieces of evidence of a failing or unmeasured check. */
  failing: number;
  /** Pieces of evidence of other checks. */
  others: number;
  /** Characters of a piece of evidence. */
  characters: number;
  fetches: number;
}

/** The steps of cutting, from what readers miss least to what they miss most. */
const STEPS: Limits[] = [
  { failing: 20, others: 3, characters: 500, fetches: 40 },
  { failing: 20, others: 0, characters: 500, fetches: 40 },
  { failing: 10, others: 0, characters: 500, fetches: 40 },
  { failing: 5, others: 0, characters: 300, fetches: 40 },
  { failing: 2, others: 0, characters: 200, fetches: 40 },
  { failing: 1, others: 0, characters: 100, fetches: 40 },
  { failing: 0, others: 0, characters: 0, fetches: 40 },
  { failing: 0, others: 0, characters: 0, fetches: 10 },
  { failing: 0, others: 0, characters: 0, fetches: 0 },
];

/**
 * Fits the results into MAX_RESULTS_BYTES of JSON: drops evidence first, that of passing checks before that of failing
 * ones, and then fetches; `truncated` says so. Results that fit stay unchanged. Throws `too_large` (RESULTS_TOO_LARGE)
 * if the rest does not fit, which only happens with an engine's results.
 */
export function fitResults(results: AuditResults): AuditResults {
  if (fits(results)) return results;
  for (const limits of STEPS) {
    const cut = cutResults(results, limits);
    if (fits(cut)) return cut;
  }
  throw new DomainError(
    'too_large',
    'RESULTS_TOO_LARGE',
    `results: expected at most ${MAX_RESULTS_BYTES} bytes without evidence and fetches.`,
  );
}

function fits(results: AuditResults): boolean {
  return new TextEncoder().encode(JSON.stringify(results)).length <= MAX_RESULTS_BYTES;
}

function cutResults(results: AuditResults, limits: Limits): AuditResults {
  const dimensions = Object.fromEntries(
    Object.entries(results.dimensions).map(([id, dimension]) => [
      id,
      dimension && { ...dimension, checks: dimension.checks.map((check) => cutCheck(check, limits)) },
    ]),
  ) as AuditResults['dimensions'];
  return { ...results, truncated: true, dimensions, fetches: results.fetches.slice(0, limits.fetches) };
}

function cutCheck(check: Check, { failing, others, characters }: Limits): Check {
  const matters = check.result === 'fail' || check.result === 'not_measured';
  const evidence = check.evidence
    .slice(0, matters ? failing : others)
    .map((text) => (text.length <= characters ? text : `${text.slice(0, characters - 1).toWellFormed()}…`));
  return { ...check, evidence };
}
