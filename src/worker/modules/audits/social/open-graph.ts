import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck, type Verdict } from '../checks/check.ts';
import { findImage } from '../images/find-image.ts';
import type { Image } from '../images/read-image.ts';
import { baseUrl, describe } from '../page/elements.ts';
import type { Site } from '../site/site.ts';
import type { SocialMeta } from './meta.ts';

const OGP = 'https://ogp.me/';
const SHARING_IMAGES = 'https://developers.facebook.com/docs/sharing/webmasters/images/';
/** The first four are required by ogp.me. */
const PROPERTIES = [
  { name: 'og:title', weight: 2, isUrl: false },
  { name: 'og:type', weight: 1, isUrl: false },
  { name: 'og:url', weight: 1, isUrl: true },
  { name: 'og:image', weight: 2, isUrl: true },
  { name: 'og:description', weight: 1, isUrl: false },
  { name: 'og:site_name', weight: 1, isUrl: false },
] as const;
const IMAGE_ANSWERS = {
  id: 'og:image.answers',
  title: 'og:image leads to an image',
  weight: 2,
  source: OGP,
};
const IMAGE_SIZE = {
  id: 'og:image.size',
  title: 'og:image has about 1200 x 630 pixels',
  weight: 1,
  source: SHARING_IMAGES,
};
/** 1200 x 630, less a tenth. */
const MIN_WIDTH = 1080;
const MIN_HEIGHT = 567;
/** 1200 : 630 is 1.9. Pictures of 16 : 9 and 2 : 1 lose little. */
const MIN_RATIO = 1.7;
const MAX_RATIO = 2.1;
const SHOWN_TYPES = new Set<Image['type']>(['png', 'jpeg', 'gif', 'webp']);

/** Checks whether the page has the properties of Open Graph. */
export function checkProperties(meta: SocialMeta): Check[] {
  return PROPERTIES.map(({ name, weight, isUrl }) => {
    const info = { id: name, title: `The page has ${name}`, weight, source: OGP };
    return toCheck(info, judgeProperty(meta, name, isUrl));
  });
}

function judgeProperty(meta: SocialMeta, name: string, isUrl: boolean): Verdict {
  const found = meta.openGraph.get(name);
  if (!found) {
    const misnamed = meta.misnamed.get(name);
    const evidence = misnamed
      ? [`${describe(misnamed.element)}: Open Graph reads "property", not "name"`]
      : [`There is no <meta property="${name}"> with content`];
    return { result: 'fail', evidence };
  }
  if (isUrl && !/^https?:\/\/[^/]/i.test(found.content)) {
    return { result: 'fail', evidence: [`${describe(found.element)}: not an absolute URL`] };
  }
  return { result: 'pass', evidence: [describe(found.element)] };
}

/** Checks whether the first image of Open Graph can be fetched, and suits a large preview. */
export async function checkImage(site: Site, meta: SocialMeta): Promise<Check[]> {
  const found = meta.openGraph.get('og:image');
  const url = found && URL.parse(found.content, baseUrl(site.page.document, site.page.url));
  if (!found || !url || !/^https?:$/.test(url.protocol)) {
    return [IMAGE_ANSWERS, IMAGE_SIZE].map((info) => toCheck(info, { result: 'not_applicable' }));
  }
  const fetched = await findImage(site, url.href, 'image');
  const place = describe(found.element);
  if (fetched.image === null) {
    const evidence = [place, fetched.problem];
    return [
      toCheck(IMAGE_ANSWERS, { result: fetched.isMeasured ? 'fail' : 'not_measured', evidence }),
      toCheck(
        IMAGE_SIZE,
        fetched.isMeasured ? { result: 'not_applicable' } : { result: 'not_measured', evidence },
      ),
    ];
  }
  const { image } = fetched;
  const isShown = SHOWN_TYPES.has(image.type);
  return [
    toCheck(IMAGE_ANSWERS, {
      result: isShown ? 'pass' : 'fail',
      evidence: [
        place,
        `${url.href} is ${image.type.toUpperCase()}${isShown ? '' : ', which networks do not show'}`,
      ],
    }),
    toCheck(IMAGE_SIZE, judgeSize(url.href, image)),
  ];
}

function judgeSize(url: string, { width, height }: Image): Verdict {
  if (width === null || height === null) return { result: 'not_applicable' };
  const ratio = width / height;
  const isLarge = width >= MIN_WIDTH && height >= MIN_HEIGHT;
  const isWide = ratio >= MIN_RATIO && ratio <= MAX_RATIO;
  return {
    result: isLarge && isWide ? 'pass' : 'fail',
    evidence: [`${url} has ${width} x ${height} pixels`],
  };
}
