import { MAX_ADVICE } from '../limits.ts';
import { cutWords, singleLine, trimTail } from '../text/words.ts';

export interface AuditFacts {
  kind: 'site' | 'video';
  /** The audited host name or file name. */
  subject: string;
  /** 0 to 100, or null if nothing could be measured. */
  overallScore: number | null;
  /** Null for a dimension that was not requested. */
  dimensions: Record<string, { score: number; checks: readonly AuditCheck[] } | null>;
  /** Advice in sentences without a full stop, most useful first. */
  advice: readonly string[];
}

export interface AuditCheck {
  /** The statement that is true if the check passes. */
  title: string;
  result: 'pass' | 'fail' | 'not_applicable' | 'not_measured';
  weight: number;
}

const NAMES: Record<string, string> = {
  seo: 'search engines',
  performance: 'performance',
  social_media: 'social media',
  brand_consistency: 'brand consistency',
  security: 'security',
};
const MAX_SUBJECT = 100;
const MAX_TITLE = 120;
/** The maximum number of checks counted per dimension. No audit has as many. */
const MAX_CHECKS = 500;

/** Writes the executive summary of an audit in English: score, best and worst dimension, and what to do first. */
export function auditSummary(facts: AuditFacts): string {
  const subject = cutWords(singleLine(facts.subject.slice(0, 4 * MAX_SUBJECT)), MAX_SUBJECT) || 'The site';
  const dimensions = Object.entries(facts.dimensions)
    .slice(0, 20)
    .flatMap(([id, dimension]) =>
      dimension ? [{ name: NAMES[id] ?? singleLine(id).slice(0, 40), ...dimension }] : [],
    )
    .toSorted((a, b) => b.score - a.score);
  const checks = dimensions.flatMap((dimension) => dimension.checks.slice(0, MAX_CHECKS));
  const measured = checks.filter(({ result }) => result === 'pass' || result === 'fail');
  const failed = measured.filter(({ result }) => result === 'fail');
  const missing = checks.filter(({ result }) => result === 'not_measured').length;

  const sentences =
    facts.overallScore === null
      ? [`${subject} could not be scored.`]
      : [`${subject} scores ${Math.round(facts.overallScore)} of 100.`];
  const [best, worst] = [dimensions[0], dimensions.at(-1)];
  if (best && worst && best !== worst && Math.round(best.score) !== Math.round(worst.score)) {
    sentences.push(
      `It does best in ${best.name} (${Math.round(best.score)}) and worst in ${worst.name} (${Math.round(worst.score)}).`,
    );
  }
  if (measured.length > 0) {
    sentences.push(
      failed.length === 0
        ? `All ${measured.length} checks passed.`
        : `${failed.length} of ${measured.length} checks failed.`,
    );
  }
  const first = facts.advice
    .slice(0, MAX_ADVICE)
    .map(titleOf)
    .filter((title) => title !== '');
  if (first.length > 0) sentences.push(`Do first: ${first.join('; ')}.`);
  if (missing > 0)
    sentences.push(`${missing === 1 ? '1 check was' : `${missing} checks were`} not measured.`);
  return sentences.join(' ');
}

function titleOf(title: string): string {
  return trimTail(cutWords(singleLine(title.slice(0, 4 * MAX_TITLE)), MAX_TITLE), /[.;]/);
}
