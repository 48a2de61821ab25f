import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck, type Verdict } from '../checks/check.ts';
import { findImage } from '../images/find-image.ts';
import { baseUrl } from '../page/elements.ts';
import type { Site } from '../site/site.ts';
import type { JsonLd } from '../structured-data/json-ld.ts';

const SOURCE = 'https://developers.google.com/search/docs/appearance/structured-data/organization';
const ORGANIZATION = {
  id: 'organization',
  title: 'JSON-LD describes the organization',
  weight: 1,
  source: SOURCE,
};
const LOGO = {
  id: 'organization-logo',
  title: 'The logo in JSON-LD is an image',
  weight: 2,
  source: SOURCE,
};

/** Checks whether the page describes its organization, with a logo that can be fetched. */
export async function checkOrganization(site: Site, { organizations, problems }: JsonLd): Promise<Check[]> {
  const [first] = organizations;
  if (!first)
    return [toCheck(ORGANIZATION, judgeMissing(site, problems)), toCheck(LOGO, { result: 'not_applicable' })];
  const evidence = organizations.map(
    ({ type, name, line }) => `line ${line}: ${type} ${name ?? 'without a name'}`,
  );
  const isNamed = organizations.some(({ name }) => name !== null);
  return [
    toCheck(ORGANIZATION, { result: isNamed ? 'pass' : 'fail', evidence }),
    toCheck(LOGO, await judgeLogo(site, organizations.find(({ logo }) => logo !== null) ?? first)),
  ];
}

function judgeMissing({ page }: Site, problems: string[]): Verdict {
  if (page.isClientRendered) return { result: 'not_measured', evidence: ['Scripts build the page'] };
  return { result: 'fail', evidence: ['There is no Organization in JSON-LD', ...problems] };
}

async function judgeLogo(
  site: Site,
  { type, logo, line }: JsonLd['organizations'][number],
): Promise<Verdict> {
  if (logo === null) return { result: 'fail', evidence: [`line ${line}: ${type} has no logo`] };
  const place = `line ${line}: logo ${logo}`;
  const url = URL.parse(logo, baseUrl(site.page.document, site.page.url));
  if (!url || !/^https?:$/.test(url.protocol))
    return { result: 'fail', evidence: [`${place}: no http or https URL`] };
  const found = await findImage(site, url.href, 'image');
  if (found.image) return { result: 'pass', evidence: [place] };
  return { result: found.isMeasured ? 'fail' : 'not_measured', evidence: [place, found.problem] };
}
