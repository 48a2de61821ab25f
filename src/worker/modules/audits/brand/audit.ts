import type { Dimension } from '../../../../contract/audits/audits.ts';
import { toDimension } from '../checks/check.ts';
import type { Site } from '../site/site.ts';
import { readJsonLd } from '../structured-data/json-ld.ts';
import { checkFavicon, checkTouchIcon } from './icons.ts';
import { findManifest } from './manifest.ts';
import { checkManifest } from './manifest-checks.ts';
import { checkOneName } from './one-name.ts';
import { checkOrganization } from './organization.ts';

const METHOD =
  'The weighted share of the measured checks that pass. Two spellings of the name are one if they differ in case and ' +
  'punctuation alone.';

/** Judges whether icons, manifest, metadata and structured data show one brand. */
export async function auditBrandConsistency(site: Site): Promise<Dimension | null> {
  const jsonLd = readJsonLd(site.page.document);
  const [favicon, touchIcon, manifest, organization] = await Promise.all([
    checkFavicon(site),
    checkTouchIcon(site),
    findManifest(site),
    checkOrganization(site, jsonLd),
  ]);
  const manifestChecks = await checkManifest(site, manifest);
  const name = checkOneName(site.page, manifest.state === 'read' ? manifest.manifest : null, jsonLd);
  return toDimension([favicon, touchIcon, ...manifestChecks, name, ...organization], METHOD);
}
