import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck } from '../checks/check.ts';
import type { PageElement } from '../page/document.ts';
import { describe, elementsOf, isHtml, linksOf, relsOf } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';
import { mayMatchScreen } from './media-query.ts';

const SOURCE = 'https://developer.chrome.com/docs/lighthouse/performance/render-blocking-resources';
const SCRIPTS = {
  id: 'render-blocking-scripts',
  title: 'No script in the head delays the first paint',
  weight: 2,
  source: SOURCE,
};
const STYLESHEETS = {
  id: 'render-blocking-stylesheets',
  title: 'At most two stylesheets in the head delay the first paint',
  weight: 1,
  source: SOURCE,
};
/** Stylesheets allowed for the first paint. More can be joined, or loaded later. */
const MAX_STYLESHEETS = 2;
/** Types of scripts that a browser runs (HTML Living Standard, 4.12.1). Modules wait until the page is parsed. */
const CLASSIC = /^\s*$|^\s*(?:text|application)\/(?:x-)?(?:java|ecma)script\s*$/i;

/** Checks whether the head has scripts that are neither async nor deferred nor modules. */
export function checkBlockingScripts({ document }: SitePage): Check {
  const scripts = elementsOf(document, 'script').filter(
    (script) => isInHead(script) && isBlockingScript(script),
  );
  return toCheck(SCRIPTS, {
    result: scripts.length === 0 ? 'pass' : 'fail',
    evidence: scripts.map(describe),
  });
}

/** Checks whether the head has more stylesheets for screens than it needs. */
export function checkBlockingStylesheets({ document }: SitePage): Check {
  const sheets = linksOf(document, 'stylesheet').filter(
    (link) => isInHead(link) && isStylesheet(link) && mayMatchScreen(link.attribute('media') ?? ''),
  );
  return toCheck(STYLESHEETS, {
    result: sheets.length <= MAX_STYLESHEETS ? 'pass' : 'fail',
    evidence: sheets.map(describe),
  });
}

/** Returns whether an element links to an active stylesheet. */
export function isStylesheet(element: PageElement): boolean {
  if (!isHtml(element, 'link') || !element.attribute('href') || element.attribute('disabled') !== null)
    return false;
  const rels = relsOf(element);
  return rels.includes('stylesheet') && !rels.includes('alternate');
}

function isInHead({ parent }: PageElement): boolean {
  return parent !== null && isHtml(parent, 'head');
}

function isBlockingScript(element: PageElement): boolean {
  if (!element.attribute('src')) return false;
  if (['async', 'defer', 'nomodule'].some((name) => element.attribute(name) !== null)) return false;
  return CLASSIC.test((element.attribute('type') ?? '').slice(0, 100));
}
