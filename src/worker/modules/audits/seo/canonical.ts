import type { Verdict } from '../checks/check.ts';
import type { Relation } from './relations.ts';

/** Judges `rel=canonical`: one absolute URL, neither of another language nor the home page of the site. */
export function judgeCanonical(relations: readonly Relation[], pageUrl: string): Verdict {
  const canonicals = relations.filter(({ rel, href }) => rel === 'canonical' && href !== '');
  if (canonicals.length === 0) return { result: 'not_applicable' };
  const problems = canonicals.flatMap((relation) => problemOf(relation, relations, pageUrl) ?? []);
  const targets = new Set(canonicals.map(({ url }) => url));
  if (targets.size > 1) {
    problems.push(...canonicals.map(({ evidence }) => `${evidence} (the page names several)`));
  }
  if (problems.length > 0) return { result: 'fail', evidence: [...new Set(problems)] };
  return { result: 'pass', evidence: canonicals.map(({ evidence }) => evidence) };
}

function problemOf(
  { href, url, evidence }: Relation,
  relations: readonly Relation[],
  page: string,
): string | null {
  if (url === null) return `${evidence} (it is no URL)`;
  if (!URL.canParse(href)) return `${evidence} (it is relative)`;
  const [target, own] = [new URL(url), new URL(page)];
  const languages = new Set(
    relations.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang).map((relation) => relation.url),
  );
  if (target.href !== own.href && languages.has(target.href) && languages.has(own.href)) {
    return `${evidence} (it is the page in another language)`;
  }
  if (target.origin === own.origin && target.pathname === '/' && own.pathname !== '/') {
    return `${evidence} (it is the home page of the site)`;
  }
  return null;
}
