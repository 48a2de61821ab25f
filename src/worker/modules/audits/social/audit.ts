import type { Dimension } from '../../../../contract/audits/audits.ts';
import { toDimension } from '../checks/check.ts';
import type { Site } from '../site/site.ts';
import { readJsonLd } from '../structured-data/json-ld.ts';
import { readSocialMeta } from './meta.ts';
import { checkImage, checkProperties } from './open-graph.ts';
import { checkProfiles } from './profiles.ts';
import { checkCard } from './twitter-card.ts';

const METHOD =
  'The weighted share of the measured checks that pass. Crawlers of social networks run no scripts, so tags that scripts ' +
  'add count as missing.';

/** Judges how links to the page look in social networks (https://ogp.me). */
export async function auditSocialMedia(site: Site): Promise<Dimension | null> {
  const { page } = site;
  const meta = readSocialMeta(page.document);
  return toDimension(
    [
      ...checkProperties(meta),
      ...(await checkImage(site, meta)),
      checkCard(meta),
      checkProfiles(page, readJsonLd(page.document)),
    ],
    METHOD,
  );
}
