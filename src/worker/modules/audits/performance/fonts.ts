import type { Check } from '../../../../contract/audits/audits.ts';
import { toCheck } from '../checks/check.ts';
import { elementsOf } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';
import { answeredOf, type PageResources } from './resources.ts';

const INFO = {
  id: 'font-display',
  title: 'Text is shown while web fonts load',
  weight: 1,
  source: 'https://developer.chrome.com/docs/lighthouse/performance/font-display',
};
const MAX_CHARACTERS = 100_000;
const MAX_FACES = 500;

/** Checks whether each `@font-face` in the fetched stylesheets says how text is shown until the font is loaded. */
export function checkFontDisplay({ document }: SitePage, resources: PageResources): Check {
  const embedded = elementsOf(document, 'style').map((style) => ({
    place: `line ${style.line}`,
    css: style.text(MAX_CHARACTERS),
  }));
  const linked = answeredOf(resources)
    .filter(({ kind }) => kind === 'stylesheet')
    .map(({ url, resource }) => ({ place: url, css: new TextDecoder().decode(resource.body) }));
  const faces = [...embedded, ...linked].flatMap(({ place, css }) =>
    fontFaces(css).map((face) => ({ place, face })),
  );
  if (faces.length === 0) return toCheck(INFO, { result: 'not_applicable' });
  const hidden = faces.filter(
    ({ face }) => !/font-display\s*:\s*(?:swap|optional|fallback|block)\b/i.test(face),
  );
  return toCheck(INFO, {
    result: hidden.length === 0 ? 'pass' : 'fail',
    evidence: hidden.map(({ place, face }) => `${place}: @font-face ${face.slice(0, 200)}`),
  });
}

/** Returns the declarations of each `@font-face`, braces included. */
function fontFaces(css: string): string[] {
  const faces: string[] = [];
  const lower = css.toLowerCase();
  for (let at = lower.indexOf('@font-face'); at !== -1 && faces.length < MAX_FACES; ) {
    const end = css.indexOf('}', at);
    if (end === -1) break;
    faces.push(css.slice(at + '@font-face'.length, end + 1));
    at = lower.indexOf('@font-face', end);
  }
  return faces;
}
