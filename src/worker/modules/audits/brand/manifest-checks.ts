import { formatHex8, modeHsl, modeHwb, modeOklch, modeRgb, parse, useMode } from 'culori/fn';
import type { Check } from '../../../../contract/audits/audits.ts';
import { type CheckInfo, toCheck, type Verdict } from '../checks/check.ts';
import { findImage } from '../images/find-image.ts';
import { describe, metasOf } from '../page/elements.ts';
import type { Site } from '../site/site.ts';
import type { FoundManifest, Manifest } from './manifest.ts';

const GUIDE = 'https://web.dev/articles/add-manifest';
const MANIFEST = { id: 'manifest', title: 'The page links a web app manifest', weight: 1, source: GUIDE };
const NAME = { id: 'manifest-name', title: 'The manifest has a name', weight: 1, source: GUIDE };
const ICONS = {
  id: 'manifest-icons',
  title: 'The manifest has icons of 192 x 192 and 512 x 512 pixels',
  weight: 1,
  source: GUIDE,
};
const MANIFEST_COLOR = {
  id: 'manifest-theme-color',
  title: 'The manifest has a theme color',
  weight: 1,
  source: GUIDE,
};
const THEME_COLOR = {
  id: 'theme-color',
  title: 'The theme color of the page is that of the manifest',
  weight: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/theme-color',
};
const ICON_SIDES = [192, 512];
// `parse` knows the notations of the modes in use.
for (const mode of [modeRgb, modeHsl, modeHwb, modeOklch]) useMode(mode);

/** Checks whether there is a manifest, and what it says about the brand. Without one, the rest is not checked. */
export async function checkManifest(site: Site, found: FoundManifest): Promise<Check[]> {
  if (found.state !== 'read') {
    const members = [NAME, ICONS, MANIFEST_COLOR, THEME_COLOR];
    const verdict = judgeMissing(found, site.page.isClientRendered);
    const rest = verdict.result === 'not_measured' ? 'not_measured' : 'not_applicable';
    return [
      toCheck(MANIFEST, verdict),
      ...members.map((info) => toCheck(info, { result: rest, evidence: verdict.evidence })),
    ];
  }
  const { manifest, place } = found;
  const { name, shortName, themeColor } = manifest;
  return [
    toCheck(MANIFEST, { result: 'pass', evidence: [place] }),
    checkMember(NAME, manifest, 'name', name ?? shortName),
    toCheck(ICONS, await judgeIcons(site, manifest)),
    checkMember(MANIFEST_COLOR, manifest, 'theme_color', themeColor && parse(themeColor) ? themeColor : null),
    toCheck(THEME_COLOR, judgeThemeColor(site, manifest)),
  ];
}

function judgeMissing(found: Exclude<FoundManifest, { state: 'read' }>, isClientRendered: boolean): Verdict {
  if (found.state === 'absent') {
    return isClientRendered
      ? { result: 'not_measured', evidence: ['Scripts build the page'] }
      : { result: 'fail', evidence: ['There is no <link rel="manifest">'] };
  }
  const evidence = [found.place, found.problem];
  return { result: found.state === 'broken' ? 'fail' : 'not_measured', evidence };
}

function checkMember(info: CheckInfo, { url }: Manifest, member: string, value: string | null): Check {
  return value === null
    ? toCheck(info, { result: 'fail', evidence: [`${url} has no valid ${member}`] })
    : toCheck(info, { result: 'pass', evidence: [`${member}: ${value}`] });
}

async function judgeIcons(site: Site, manifest: Manifest): Promise<Verdict> {
  const verdicts = await Promise.all(ICON_SIDES.map((side) => judgeIcon(site, manifest, side)));
  const evidence = verdicts.flatMap((verdict) => verdict.evidence ?? []);
  const results = verdicts.map(({ result }) => result);
  const result = (['fail', 'not_measured'] as const).find((one) => results.includes(one)) ?? 'pass';
  return { result, evidence };
}

/** Judges an icon. An SVG of the size `any` fits every size. */
async function judgeIcon(site: Site, { url, icons }: Manifest, side: number): Promise<Verdict> {
  const size = `${side}x${side}`;
  const usable = icons.filter(({ isForAny }) => isForAny);
  const icon =
    usable.find(({ sizes }) => sizes.includes(size)) ?? usable.find(({ sizes }) => sizes.includes('any'));
  if (!icon) return { result: 'fail', evidence: [`${url} has no icon of ${size}`] };
  const found = await findImage(site, icon.url, 'icon');
  if (found.image === null) {
    return { result: found.isMeasured ? 'fail' : 'not_measured', evidence: [`${size}: ${found.problem}`] };
  }
  const { width, height } = found.image;
  const isRight = width === null || (width === side && height === side);
  const shown = width === null ? 'SVG' : `${width} x ${height} pixels`;
  return { result: isRight ? 'pass' : 'fail', evidence: [`${size}: ${icon.url} (${shown})`] };
}

/** Judges the theme color. A page may have several, for light and dark: one of them must be the manifest's. */
function judgeThemeColor(site: Site, { themeColor }: Manifest): Verdict {
  const metas = metasOf(site.page.document, 'theme-color').filter((meta) =>
    meta.attribute('content')?.trim(),
  );
  if (themeColor === null || metas.length === 0) return { result: 'not_applicable' };
  const wanted = colorOf(themeColor);
  const isSame = metas.some((meta) => colorOf(meta.attribute('content')!) === wanted);
  return {
    result: isSame ? 'pass' : 'fail',
    evidence: [...metas.map(describe), `theme_color: ${themeColor}`],
  };
}

/** Normalizes a color. Anything else stays as it is. */
function colorOf(text: string): string {
  const color = text.trim().toLowerCase().slice(0, 100);
  return formatHex8(parse(color)) ?? color;
}
