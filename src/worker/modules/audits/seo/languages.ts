import type { Verdict } from '../checks/check.ts';
import { isLanguage } from './language-codes.ts';
import type { Relation } from './relations.ts';

/** Judges the alternatives in other languages: each must have a known language and an absolute URL. */
export function judgeLanguages(relations: readonly Relation[]): Verdict {
  const alternatives = relations.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== '');
  const problems = alternatives.flatMap(({ hreflang, href, evidence }) => {
    const language = hreflang.split('-')[0]!.toLowerCase();
    const isKnown = hreflang.toLowerCase() === 'x-default' || isLanguage(language);
    return [
      ...(isKnown ? [] : [`${evidence} (the language is not known)`]),
      ...(/^https?:/i.test(href) ? [] : [`${evidence} (the URL is not absolute)`]),
    ];
  });
  return problems.length > 0
    ? { result: 'fail', evidence: problems }
    : { result: 'pass', evidence: alternatives.map(({ evidence }) => evidence) };
}
