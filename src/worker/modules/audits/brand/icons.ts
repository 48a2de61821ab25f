import type { Check } from '../../../../contract/audits/audits.ts';
import { type CheckInfo, toCheck, type Verdict } from '../checks/check.ts';
import { findImage } from '../images/find-image.ts';
import { baseUrl, describe, elementsOf, relsOf } from '../page/elements.ts';
import type { Site } from '../site/site.ts';

const FAVICON = {
  id: 'favicon',
  title: 'The page has a favicon',
  weight: 3,
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
};
const TOUCH_ICON = {
  id: 'apple-touch-icon',
  title: 'The page has an icon for the home screen of iPhones',
  weight: 1,
  source:
    'https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html',
};

/** Checks the first icon that the page links; without a link, browsers ask for /favicon.ico. */
export function checkFavicon(site: Site): Promise<Check> {
  return checkIcon(site, FAVICON, ['icon'], '/favicon.ico');
}

/** Checks the first touch icon that the page links; without a link, Safari asks for /apple-touch-icon.png. */
export function checkTouchIcon(site: Site): Promise<Check> {
  return checkIcon(
    site,
    TOUCH_ICON,
    ['apple-touch-icon', 'apple-touch-icon-precomposed'],
    '/apple-touch-icon.png',
  );
}

async function checkIcon(site: Site, info: CheckInfo, rels: string[], fallback: string): Promise<Check> {
  return toCheck(info, await judge(site, rels, fallback));
}

async function judge(site: Site, rels: string[], fallback: string): Promise<Verdict> {
  const { document, isClientRendered, url: pageUrl } = site.page;
  const link = elementsOf(document, 'link').find(
    (element) => element.attribute('href') && relsOf(element).some((rel) => rels.includes(rel)),
  );
  const place = link ? [describe(link)] : [];
  const url = link
    ? URL.parse(link.attribute('href')!, baseUrl(document, pageUrl))
    : URL.parse(fallback, pageUrl);
  if (url?.protocol === 'data:' && /^data:image\//i.test(url.href))
    return { result: 'pass', evidence: place };
  if (!url || !/^https?:$/.test(url.protocol))
    return { result: 'fail', evidence: [...place, 'No http or https URL'] };
  const found = await findImage(site, url.href, 'icon');
  if (found.image) {
    const { type, width, height } = found.image;
    const size = width === null ? '' : `, ${width} x ${height} pixels`;
    return { result: 'pass', evidence: [...place, `${url.href} is ${type.toUpperCase()}${size}`] };
  }
  const mayBeAdded = !link && isClientRendered;
  const evidence = [...(link ? place : [`There is no <link rel="${rels[0]}">`]), found.problem];
  return { result: found.isMeasured && !mayBeAdded ? 'fail' : 'not_measured', evidence };
}
