import { getDomain } from 'tldts';
import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck } from '../checks/check.ts';
import { baseUrl, describe } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';
import type { JsonLd } from '../structured-data/json-ld.ts';

const INFO = {
  id: 'profiles',
  title: 'The page links its profiles in social networks',
  weight: 1,
  source: 'https://schema.org/sameAs',
};
const NETWORKS = new Set(
  (
    'facebook.com instagram.com x.com twitter.com linkedin.com youtube.com tiktok.com pinterest.com threads.net threads.com ' +
    'bsky.app mastodon.social twitch.tv vimeo.com github.com discord.gg discord.com t.me snapchat.com reddit.com xing.com ' +
    'tumblr.com flickr.com medium.com vk.com weibo.com'
  ).split(' '),
);
/** Paths that share a page, and so are not profiles. */
const SHARING = /^\/(?:share|sharer|sharing|sharearticle|intent|dialog|pin\/create|submit|cws)(?:[/.?]|$)/i;
const MAX_PROFILES = 20;

/** Checks whether `sameAs` in JSON-LD, or a link, leads to a profile. */
export function checkProfiles(page: SitePage, { organizations, sites, people }: JsonLd): Check {
  const base = baseUrl(page.document, page.url);
  const evidence = [...organizations, ...sites, ...people].flatMap(({ sameAs, line }) =>
    sameAs.map((url) => `line ${line}: sameAs ${url}`),
  );
  for (const element of page.document.elements) {
    if (evidence.length >= MAX_PROFILES) break;
    if (element.namespace !== 'html' || !(element.name === 'a' || element.name === 'link')) continue;
    if (isProfile(URL.parse(element.attribute('href') ?? '', base))) evidence.push(describe(element));
  }
  if (evidence.length > 0) return toCheck(INFO, { result: 'pass', evidence });
  if (page.isClientRendered) {
    return toCheck(INFO, { result: 'not_measured', evidence: ['Scripts build the page'] });
  }
  return toCheck(INFO, { result: 'fail', evidence: ['There is no sameAs, and no link to a profile'] });
}

function isProfile(url: URL | null): boolean {
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return false;
  return (
    url.pathname.length > 1 && !SHARING.test(url.pathname) && NETWORKS.has(getDomain(url.hostname) ?? '')
  );
}
