import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck, type Verdict } from '../checks/check.ts';
import { describe } from '../page/elements.ts';
import type { SocialMeta } from './meta.ts';

const INFO = {
  id: 'twitter:card',
  title: 'The page has a card for X',
  weight: 1,
  source: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
};
const CARDS = new Set(['summary', 'summary_large_image', 'app', 'player']);

/** Checks whether X knows which card to draw, and has its content, for which it falls back to Open Graph. */
export function checkCard(meta: SocialMeta): Check {
  return toCheck(INFO, judge(meta));
}

function judge({ twitter, openGraph }: SocialMeta): Verdict {
  const card = twitter.get('twitter:card');
  if (!card) return { result: 'fail', evidence: ['There is no <meta name="twitter:card"> with content'] };
  const place = describe(card.element);
  const kind = card.content.toLowerCase();
  if (!CARDS.has(kind)) return { result: 'fail', evidence: [`${place}: X knows no such card`] };
  const needed = kind === 'summary_large_image' ? ['title', 'image'] : kind === 'summary' ? ['title'] : [];
  const missing = needed.filter((name) => !twitter.has(`twitter:${name}`) && !openGraph.has(`og:${name}`));
  if (missing.length === 0) return { result: 'pass', evidence: [place] };
  const names = missing.map((name) => `neither twitter:${name} nor og:${name}`);
  return { result: 'fail', evidence: [place, `The page has ${names.join(', and ')}`] };
}
