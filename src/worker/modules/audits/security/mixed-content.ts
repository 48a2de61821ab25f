import type { Check } from '../../../../contract/audits/audits.ts';
import { type CheckInfo, NOT_HTML, toCheck, type Verdict } from '../checks/check.ts';
import type { PageElement } from '../page/document.ts';
import { baseUrl } from '../page/elements.ts';
import type { Site, SitePage } from '../site/site.ts';
import { showElement } from './element.ts';

const SOURCE = 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content';
const CHECKS = {
  active: {
    id: 'mixed-content-active',
    title: 'Scripts, styles and frames are loaded over https',
    weight: 0,
    source: SOURCE,
  },
  passive: {
    id: 'mixed-content-passive',
    title: 'Images, audio and video are loaded over https',
    weight: 0,
    source: SOURCE,
  },
  forms: { id: 'insecure-forms', title: 'Forms are sent over https', weight: 0, source: SOURCE },
} satisfies Record<string, CheckInfo>;
type Kind = keyof typeof CHECKS;

/** The attributes that load a resource, or send a form. */
const ATTRIBUTES: Record<string, [attribute: string, kind: Kind][]> = {
  script: [
    ['src', 'active'],
    ['href', 'active'],
    ['xlink:href', 'active'],
  ],
  iframe: [['src', 'active']],
  frame: [['src', 'active']],
  embed: [['src', 'active']],
  object: [['data', 'active']],
  track: [['src', 'active']],
  img: [['src', 'passive']],
  audio: [['src', 'passive']],
  source: [['src', 'passive']],
  video: [
    ['src', 'passive'],
    ['poster', 'passive'],
  ],
  image: [
    ['href', 'passive'],
    ['xlink:href', 'passive'],
  ],
  form: [['action', 'forms']],
  button: [['formaction', 'forms']],
  input: [['formaction', 'forms']],
};
const ACTIVE_LINKS = new Set(['stylesheet', 'modulepreload', 'preload', 'manifest']);
const PASSIVE_LINKS = new Set(['icon', 'apple-touch-icon']);

interface Insecure {
  kind: Kind;
  shown: string;
}

/**
 * Checks what an https:// page loads over http:// (W3C, Mixed Content), and the forms that are sent over http://.
 * Browsers block active content, and upgrade or mark passive content. Only the page's own HTML is read.
 */
export function checkMixedContent({ page }: Site): Check[] {
  if (!page.isHtml) return Object.values(CHECKS).map((info) => toCheck(info, NOT_HTML));
  const base = baseUrl(page.document, page.url);
  const found = page.document.elements.flatMap((element) => insecureIn(element, base));
  const verdictFor = (kind: Kind) =>
    judge(
      found.filter((each) => each.kind === kind).map(({ shown }) => shown),
      page,
    );
  const isHttps = new URL(page.url).protocol === 'https:';
  const noHttps: Verdict = { result: 'not_applicable', evidence: [`${page.url} is not https`] };
  const hasForms = page.document.elements.some(({ name }) => name === 'form');
  return [
    toCheck(CHECKS.active, isHttps ? verdictFor('active') : noHttps),
    toCheck(CHECKS.passive, isHttps ? verdictFor('passive') : noHttps),
    toCheck(
      CHECKS.forms,
      hasForms || !isComplete(page)
        ? verdictFor('forms')
        : { result: 'not_applicable', evidence: ['no form'] },
    ),
  ];
}

function judge(shown: string[], page: SitePage): Verdict {
  if (shown.length > 0 && upgradesRequests(page)) {
    const why = 'Content-Security-Policy: upgrade-insecure-requests has browsers take https for';
    return { result: 'pass', evidence: [why, ...shown] };
  }
  if (shown.length > 0) return { result: 'fail', evidence: shown };
  if (isComplete(page)) return { result: 'pass' };
  const why = page.isClientRendered ? 'scripts build the page' : 'the page was not read to its end';
  return { result: 'not_measured', evidence: [why] };
}

/** Returns whether the whole page was read. */
function isComplete({ isClientRendered, isWhole, document }: SitePage): boolean {
  return !isClientRendered && isWhole && !document.isTruncated;
}

function insecureIn(element: PageElement, base: string): Insecure[] {
  const attributes: readonly (readonly [string, Kind])[] =
    element.name === 'link'
      ? linkAttributes(element)
      : Object.hasOwn(ATTRIBUTES, element.name)
        ? ATTRIBUTES[element.name]!
        : [];
  const loaded = attributes.flatMap(([attribute, kind]) => {
    const value = addressIn(element, attribute);
    return value !== null && isInsecure(value, base)
      ? [{ kind, shown: showElement(element, attribute) }]
      : [];
  });
  const hasSet = element.name === 'img' || element.name === 'source';
  const set = hasSet ? (element.attribute('srcset') ?? '') : '';
  // An address in a set contains no white space.
  const inSet = set.split(/[\s,]+/).some((address) => /^http:/i.test(address) && isInsecure(address, base));
  return inSet ? [...loaded, { kind: 'passive', shown: showElement(element, 'srcset') }] : loaded;
}

/** Returns an element's address. A form without an action is sent to the page itself. */
function addressIn(element: PageElement, attribute: string): string | null {
  const value = element.attribute(attribute);
  if (element.name !== 'form') return value;
  return element.attribute('method')?.toLowerCase() === 'dialog' ? null : (value ?? '');
}

function linkAttributes(element: PageElement): [string, Kind][] {
  const relations = (element.attribute('rel') ?? '').toLowerCase().split(/\s+/);
  if (relations.some((relation) => ACTIVE_LINKS.has(relation))) return [['href', 'active']];
  return relations.some((relation) => PASSIVE_LINKS.has(relation)) ? [['href', 'passive']] : [];
}

/**
 * Returns whether an address is http://, except this computer itself, which counts as safe (W3C, Secure Contexts, 3.1).
 */
function isInsecure(value: string, base: string): boolean {
  const url = URL.parse(value, base);
  if (url?.protocol !== 'http:') return false;
  return !/^(?:localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(url.hostname);
}

function upgradesRequests({ headers, document }: SitePage): boolean {
  const metas = document.elements
    .filter((element) => element.name === 'meta' && isPolicy(element.attribute('http-equiv')))
    .map((element) => element.attribute('content') ?? '');
  return [headers.get('content-security-policy') ?? '', ...metas].some((policy) =>
    policy.split(/[;,]/).some((directive) => directive.trim().toLowerCase() === 'upgrade-insecure-requests'),
  );
}

function isPolicy(name: string | null): boolean {
  return name?.trim().toLowerCase() === 'content-security-policy';
}
