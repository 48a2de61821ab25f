import { type Check, MAX_EVIDENCE } from '../../../../contract/audits/audits.ts';
import { toCheck } from '../checks/check.ts';
import type { PageElement } from '../page/document.ts';
import { describe, elementsOf, isHtml } from '../page/elements.ts';
import { readDocument } from '../page/read.ts';
import { styleOf } from '../page/rendered.ts';
import type { Site, SitePage } from '../site/site.ts';

const LIGHTHOUSE = 'https://developer.chrome.com/docs/lighthouse';
const REDIRECTS = {
  id: 'redirects',
  title: 'At most one redirect leads to the page',
  weight: 2,
  source: `${LIGHTHOUSE}/performance/redirects`,
};
const CHARSET = {
  id: 'charset',
  title: 'The character encoding is declared in the header or the first 1,024 bytes',
  weight: 1,
  source: `${LIGHTHOUSE}/best-practices/charset`,
};
const DOCTYPE = {
  id: 'doctype',
  title: 'The doctype selects standards mode',
  weight: 1,
  source: `${LIGHTHOUSE}/best-practices/doctype`,
};
const DOM_SIZE = {
  id: 'dom-size',
  title: 'The page has at most 1,400 elements',
  weight: 1,
  source: `${LIGHTHOUSE}/performance/dom-size`,
};
const IMAGES = {
  id: 'unsized-images',
  title: 'Images have a width and a height',
  weight: 2,
  source: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
};
const RESPONSE_TIME = {
  id: 'server-response-time',
  title: 'The server answers within 600 ms (varies, so it does not count)',
  weight: 0,
  source: `${LIGHTHOUSE}/performance/time-to-first-byte`,
};
const MAX_REDIRECTS = 1;
const MAX_ELEMENTS = 1400;
const MAX_RESPONSE_MS = 600;
const CHARSET_BYTES = 1024;
const STYLE_WIDTH = /(?:^|[;\s])width\s*:\s*(?!auto)[^;\s]/i;
const STYLE_HEIGHT = /(?:^|[;\s])height\s*:\s*(?!auto)[^;\s]/i;
const STYLE_RATIO = /(?:^|[;\s])aspect-ratio\s*:\s*\d/i;

export function checkRedirects({ hops }: Site): Check {
  const redirects = hops.filter(({ status }) => status !== null && status >= 300 && status < 400);
  return toCheck(REDIRECTS, {
    result: redirects.length <= MAX_REDIRECTS ? 'pass' : 'fail',
    evidence: redirects.map(({ url, status }) => `${url}: status ${status}`),
  });
}

/**
 * Checks the charset where a browser looks for it (HTML Living Standard, 4.2.5.4 and 13.2.3.2). Does not request the
 * page again: a repeated request returns the stored response.
 */
export async function checkCharset(site: Site): Promise<Check> {
  const { page } = site;
  const type = page.headers.get('content-type') ?? 'none';
  const header = [`Content-Type: ${type}`];
  if (/;\s*charset\s*=\s*["']?[\w-]/i.test(type))
    return toCheck(CHARSET, { result: 'pass', evidence: header });
  const { body, error } = await site.fetch(page.url, 'page');
  if (error) return toCheck(CHARSET, { result: 'not_measured', evidence: [error.message] });
  if (hasByteOrderMark(body)) return toCheck(CHARSET, { result: 'pass', evidence: ['A byte order mark'] });
  const start = new TextDecoder().decode(body.subarray(0, CHARSET_BYTES));
  const meta = readDocument(start).elements.find(declaresCharset);
  return toCheck(
    CHARSET,
    meta ? { result: 'pass', evidence: [describe(meta)] } : { result: 'fail', evidence: header },
  );
}

function hasByteOrderMark([a, b, c]: Uint8Array): boolean {
  return (a === 0xef && b === 0xbb && c === 0xbf) || (a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe);
}

function declaresCharset(element: PageElement): boolean {
  if (!isHtml(element, 'meta')) return false;
  if (element.attribute('charset')) return true;
  const directive = element.attribute('http-equiv')?.trim().toLowerCase();
  return directive === 'content-type' && /charset\s*=/i.test(element.attribute('content') ?? '');
}

export function checkDoctype({ document }: SitePage): Check {
  if (document.doctype === null) {
    return toCheck(DOCTYPE, { result: 'fail', evidence: ['The page has no doctype'] });
  }
  const evidence = [`<!DOCTYPE ${document.doctype}>: ${document.mode}`];
  return toCheck(DOCTYPE, { result: document.mode === 'no-quirks' ? 'pass' : 'fail', evidence });
}

/** Checks the number of elements in `body`, as Lighthouse counts them. Not judged if scripts build the page. */
export function checkDomSize({ document, isClientRendered }: SitePage): Check {
  const body = document.elements.findIndex((element) => isHtml(element, 'body'));
  const count = body === -1 ? 0 : document.elements.length - body - 1;
  const evidence = [`${count}${document.isTruncated ? ' or more' : ''} elements in the body`];
  if (count > MAX_ELEMENTS || document.isTruncated) return toCheck(DOM_SIZE, { result: 'fail', evidence });
  return toCheck(DOM_SIZE, isClientRendered ? NOT_SEEN : { result: 'pass', evidence });
}

const NOT_SEEN = { result: 'not_measured', evidence: ['Scripts build the page'] } as const;

/** Checks the sizes of images: without one, the text below moves when the image has loaded. */
export function checkImageSizes({ document, isClientRendered }: SitePage): Check {
  if (isClientRendered) return toCheck(IMAGES, NOT_SEEN);
  const images = elementsOf(document, 'img').filter((image) => isShownImage(image) && isInFlow(image));
  if (images.length === 0) return toCheck(IMAGES, { result: 'not_applicable' });
  const unsized = images.filter((image) => !hasSize(image));
  return toCheck(IMAGES, {
    result: unsized.length === 0 ? 'pass' : 'fail',
    evidence: unsized.slice(0, MAX_EVIDENCE).map(describe),
  });
}

function isShownImage(element: PageElement): boolean {
  if (!element.attribute('src') && !element.attribute('srcset')) return false;
  return (
    element.attribute('hidden') === null && !/display\s*:\s*none/i.test(element.attribute('style') ?? '')
  );
}

/** Returns whether an image takes a place in the text around it, so that its size moves what follows. */
function isInFlow(image: PageElement): boolean {
  return !/^(?:absolute|fixed)$/.test(styleOf(image, 'position') ?? '');
}

/** Returns whether an image has a size, by attributes or by its own style. */
function hasSize(image: PageElement): boolean {
  const style = image.attribute('style')?.slice(0, 2000) ?? '';
  const hasWidth = isNumber(image.attribute('width')) || STYLE_WIDTH.test(style);
  const hasHeight = isNumber(image.attribute('height')) || STYLE_HEIGHT.test(style);
  return (hasWidth && hasHeight) || (STYLE_RATIO.test(style) && (hasWidth || hasHeight));
}

function isNumber(value: string | null): boolean {
  return /^\s*\d/.test(value ?? '');
}

/** Checks the response time. The evidence has no number, so that two audits of one site are equal: `fetches` has it. */
export function checkResponseTime({ ms }: SitePage): Check {
  if (ms <= MAX_RESPONSE_MS) return toCheck(RESPONSE_TIME, { result: 'pass' });
  return toCheck(RESPONSE_TIME, {
    result: 'fail',
    evidence: ['It took longer. The list of fetches has the time'],
  });
}
