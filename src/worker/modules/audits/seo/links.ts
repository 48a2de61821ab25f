import type { Verdict } from '../checks/check.ts';
import { describe, describeAll } from '../page/elements.ts';
import { renderedText } from '../page/rendered.ts';
import type { SitePage } from '../site/site.ts';
import type { Anchor } from './anchors.ts';
import { isGenericText } from './link-words.ts';

/** Attributes that a link without `href`, a placeholder, may not have (HTML Living Standard, 4.5.1). */
const OF_LINKS = ['target', 'download', 'ping', 'rel', 'hreflang', 'type', 'referrerpolicy'];
const HANDLERS = [
  ...['auxclick', 'blur', 'change', 'click', 'contextmenu', 'copy', 'cut', 'dblclick', 'drag', 'dragend'],
  ...['dragenter', 'dragleave', 'dragover', 'dragstart', 'drop', 'error', 'focus', 'input', 'keydown'],
  ...['keypress', 'keyup', 'load', 'mousedown', 'mouseenter', 'mouseleave', 'mousemove', 'mouseout'],
  ...['mouseover', 'mouseup', 'mousewheel', 'paste', 'pointercancel', 'pointerdown', 'pointerenter'],
  ...['pointerleave', 'pointermove', 'pointerout', 'pointerover', 'pointerup', 'scroll', 'select', 'submit'],
  ...['toggle', 'touchcancel', 'touchend', 'touchmove', 'touchstart', 'wheel'],
].map((event) => `on${event}`);

/** Judges whether the text of each link says where it leads. */
export function judgeLinkTexts(anchors: readonly Anchor[], page: SitePage): Verdict {
  const own = withoutFragment(page.url);
  const evidence = anchors.flatMap(({ element, url, language }) => {
    const isHtml = element.namespace === 'html';
    const isFollowed = !isHtml || !(element.attribute('rel') ?? '').includes('nofollow');
    if (!isFollowed || url === '' || /^(?:javascript|mailto):/i.test(url) || withoutFragment(url) === own)
      return [];
    const text = isHtml ? renderedText(element) : element.text(1000);
    return isGenericText(text, language) ? [`${describe(element)}${text.trim()}`] : [];
  });
  return evidence.length > 0 ? { result: 'fail', evidence } : { result: 'pass' };
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0]!;
}

/** Judges whether a crawler can follow each link. */
export function judgeCrawlableLinks(anchors: readonly Anchor[], page: SitePage): Verdict {
  const failing = anchors.filter((anchor) => !isCrawlable(anchor, page.url)).map(({ element }) => element);
  return failing.length > 0 ? { result: 'fail', evidence: describeAll(failing) } : { result: 'pass' };
}

function isCrawlable({ element, href: written, url }: Anchor, pageUrl: string): boolean {
  const href = written.replace(/\s/g, '');
  const has = (name: string) => element.attribute(name) !== null;
  const hasText = (name: string) => (element.attribute(name) ?? '').trim() !== '';
  if (hasText('role') || href.startsWith('mailto:')) return true;
  if (href === '' && element.attribute('id')) return true;
  if (href.startsWith('file:')) return false;
  if (element.namespace === 'html' && hasText('name')) return true;
  // Only the markup counts: a script may listen for clicks too.
  if (!has('href') && !OF_LINKS.some(has)) return !HANDLERS.some(has);
  return url !== '' && !/javascript:void\(?0\)?/.test(href) && URL.canParse(href, pageUrl);
}
