import type { Dimension } from '../../../../contract/audits/audits.ts';
import { toCheck, toDimension, type Verdict } from '../checks/check.ts';
import { metaContent, titleOf } from '../page/elements.ts';
import { fetchRobots } from '../site/fetch-robots.ts';
import type { Site, SitePage } from '../site/site.ts';
import { anchorsOf } from './anchors.ts';
import { judgeCanonical } from './canonical.ts';
import { SEO_CHECKS as CHECKS } from './checks.ts';
import { judgeDescription, judgeStatus, judgeTitle } from './head.ts';
import { judgeImages } from './images.ts';
import { judgeIndexing } from './indexing.ts';
import { judgeLanguages } from './languages.ts';
import { judgeAnswers, judgeDescriptions, judgeTitles, type LinkedPage } from './linked-pages.ts';
import { judgeCrawlableLinks, judgeLinkTexts } from './links.ts';
import { relationsOf } from './relations.ts';
import { judgeRobotsTxt } from './robots-txt.ts';

const METHOD =
  'The weighted share of the SEO audits of Lighthouse 13.5 that pass, decided from the HTML and the headers without ' +
  'a browser. Checks of the linked pages do not count.';

/** Audits how well search engines can use the page. `now`: milliseconds since 1970. */
export async function auditSeo(
  site: Site,
  linked: readonly LinkedPage[],
  now: number,
): Promise<Dimension | null> {
  const { page } = site;
  const robots = await fetchRobots(site);
  const anchors = anchorsOf(page);
  const relations = relationsOf(page);
  const pages = [ownPage(page), ...linked];
  const head = (judge: () => Verdict) => contentVerdict(page, judge);
  const body = (judge: () => Verdict) => wholeVerdict(page, contentVerdict(page, judge));
  const checks = [
    toCheck(CHECKS.indexing, judgeIndexing(site, robots, now)),
    toCheck(
      CHECKS.title,
      head(() => judgeTitle(page)),
    ),
    toCheck(
      CHECKS.description,
      head(() => judgeDescription(page)),
    ),
    toCheck(CHECKS.status, judgeStatus(page)),
    toCheck(
      CHECKS.linkTexts,
      body(() => judgeLinkTexts(anchors, page)),
    ),
    toCheck(
      CHECKS.crawlableLinks,
      body(() => judgeCrawlableLinks(anchors, page)),
    ),
    toCheck(CHECKS.robotsTxt, judgeRobotsTxt(robots)),
    toCheck(
      CHECKS.images,
      body(() => judgeImages(page.document)),
    ),
    toCheck(
      CHECKS.languages,
      head(() => judgeLanguages(relations)),
    ),
    toCheck(
      CHECKS.canonical,
      head(() => judgeCanonical(relations, page.url)),
    ),
    toCheck(CHECKS.linkedAnswers, judgeAnswers(linked)),
    toCheck(
      CHECKS.linkedTitles,
      contentVerdict(page, () => judgeTitles(pages)),
    ),
    toCheck(
      CHECKS.linkedDescriptions,
      contentVerdict(page, () => judgeDescriptions(pages)),
    ),
  ];
  return toDimension(checks, METHOD);
}

/** Returns the verdict on content, unless scripts build the page: they may add or change it. */
function contentVerdict({ isClientRendered }: SitePage, judge: () => Verdict): Verdict {
  if (!isClientRendered) return judge();
  return { result: 'not_measured', evidence: ['Scripts build the page.'] };
}

/** Returns the verdict, unless the page was not read to its end: the missing part may be there. */
function wholeVerdict({ isWhole, document }: SitePage, verdict: Verdict): Verdict {
  if ((isWhole && !document.isTruncated) || verdict.result === 'fail') return verdict;
  return { result: 'not_measured', evidence: ['The page is too large to be read whole.'] };
}

function ownPage({ url, status, document }: SitePage): LinkedPage {
  return {
    url,
    status,
    line: null,
    isHtml: true,
    title: titleOf(document),
    description: metaContent(document, 'description'),
  };
}
