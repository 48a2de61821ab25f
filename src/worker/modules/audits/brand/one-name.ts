import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck, type Verdict } from '../checks/check.ts';
import { elementsOf } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';
import { readSocialMeta } from '../social/meta.ts';
import type { JsonLd } from '../structured-data/json-ld.ts';
import type { Manifest } from './manifest.ts';

const INFO = {
  id: 'one-name',
  title: 'The brand has one name everywhere',
  weight: 4,
  source: 'https://developers.google.com/search/docs/appearance/site-names',
};
const MAX_NAME = 300;
/** Scripts without spaces between words. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A name, and its place. */
interface Spelling {
  place: string;
  text: string;
  /** `is`: this is the name. `short`: a part of it. `title`: a text that contains it. */
  role: 'is' | 'short' | 'title';
}

/** Checks whether title, og:site_name, manifest and JSON-LD name one brand. Case and punctuation do not matter. */
export function checkOneName(page: SitePage, manifest: Manifest | null, jsonLd: JsonLd): Check {
  return toCheck(INFO, judge(spellingsOf(page, manifest, jsonLd), page.isClientRendered));
}

function spellingsOf(
  { document, isClientRendered }: SitePage,
  manifest: Manifest | null,
  jsonLd: JsonLd,
): Spelling[] {
  const [title] = elementsOf(document, 'title');
  const siteName = readSocialMeta(document).openGraph.get('og:site_name');
  const spellings: (readonly [place: string, text: string | null | undefined, role: Spelling['role']])[] = [
    // A script that builds the page also changes its title.
    [`line ${title?.line}: title`, isClientRendered ? null : title?.text(MAX_NAME), 'title'],
    [`line ${siteName?.element.line}: og:site_name`, siteName?.content, 'is'],
    ['manifest name', manifest?.name, 'is'],
    ['manifest short_name', manifest?.shortName, manifest?.name ? 'short' : 'is'],
    ...[...jsonLd.organizations.slice(0, 1), ...jsonLd.sites.slice(0, 1)].map(
      ({ type, name, line }) => [`line ${line}: JSON-LD ${type}`, name, 'is'] as const,
    ),
  ];
  return spellings.flatMap(([place, text, role]) =>
    text && normalize(text) !== '' ? [{ place, text: text.slice(0, MAX_NAME), role }] : [],
  );
}

function judge(spellings: Spelling[], isClientRendered: boolean): Verdict {
  const evidence = spellings.map(({ place, text }) => `${place}: ${text.trim()}`);
  const reference = spellings.find(({ role }) => role === 'is');
  if (!reference || spellings.length < 2) {
    return { result: isClientRendered ? 'not_measured' : 'not_applicable', evidence };
  }
  const name = normalize(reference.text);
  const shorts = spellings.filter(({ role }) => role === 'short').map(({ text }) => normalize(text));
  const agrees = ({ text, role }: Spelling) => {
    const spelling = normalize(text);
    if (role === 'is') return spelling === name;
    if (role === 'short') return contains(name, spelling) || spelling === initials(name);
    return [name, ...shorts].some((one) => contains(spelling, one));
  };
  return { result: spellings.every(agrees) ? 'pass' : 'fail', evidence };
}

/** Converts a text to lower case, with words of letters and digits only. */
function normalize(text: string): string {
  return text
    .slice(0, MAX_NAME)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns whether `text` contains the words of `part` consecutively. */
function contains(text: string, part: string): boolean {
  return WITHOUT_SPACES.test(part) ? text.includes(part) : ` ${text} `.includes(` ${part} `);
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => [...word][0])
    .join('');
}
