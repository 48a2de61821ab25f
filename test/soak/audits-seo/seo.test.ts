import { beforeAll, expect, test } from 'vitest';
import { auditSeo } from '../../../src/worker/modules/audits/seo/audit.ts';
import { cases } from '../../unit/worker/modules/audits/seo/cases/index.ts';
import { differences } from '../../unit/worker/modules/audits/seo/differences.ts';
import { toSite } from '../../unit/worker/modules/audits/seo/site.ts';
import { AUDITS, toSummary } from '../../unit/worker/modules/audits/seo/summary.ts';
import { type LighthouseResult, startLighthouse } from './lighthouse.ts';
import { servePages } from './serve.ts';

/** A text in the names of the pages to compare. */
const wanted = process.env.SEO_CASES ?? '';

let theirs: Record<string, string>;
let ours: Record<string, string>;

beforeAll(async () => {
  const pages = await servePages(cases.filter(({ name }) => name.includes(wanted)));
  const lighthouse = await startLighthouse();
  theirs = {};
  ours = {};
  for (const { page, url } of pages.served) {
    const site = await toSite(url, await fetch(url), (address) => fetch(address));
    const dimension = await auditSeo(site, [], Date.now());
    const checks = new Map(dimension?.checks.map(({ id, result }) => [id, result]));
    ours[page.name] = toSummary(dimension?.score ?? null, (id) => checks.get(id));
    theirs[page.name] = summaryOf(await lighthouse.audit(url));
  }
  lighthouse.close();
  pages.close();
}, 1_800_000);

function summaryOf({ audits, categories }: LighthouseResult): string {
  const { score } = categories.seo;
  return toSummary(score === null ? null : Math.round(100 * score), (id) => {
    const audit = audits[id];
    if (audit?.scoreDisplayMode === 'notApplicable') return 'not_applicable';
    if (audit?.score === null) return undefined;
    return audit?.score === 1 ? 'pass' : 'fail';
  });
}

test('the verdicts and the score of each page are those of Lighthouse, but for listed differences', () => {
  const expected = Object.fromEntries(
    Object.entries(theirs).map(([name, summary]) => [name, differences[name]?.ours ?? summary]),
  );
  expect(ours).toEqual(expected);
});

test.skipIf(wanted !== '')('the recorded verdicts are those of Lighthouse', async () => {
  const lines = Object.entries(theirs).map(
    ([name, summary]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${summary}',\n`,
  );
  const text =
    '/** What Lighthouse says of each page; the comparison in test/soak/audits-seo writes it. */\n' +
    `export const verdicts: Record<string, string> = {\n${lines.join('')}};\n`;
  await expect(text).toMatchFileSnapshot('../../unit/worker/modules/audits/seo/verdicts.ts');
});

test.skipIf(wanted !== '')('each audit passes on at least three pages, and fails on three', () => {
  for (const [index, id] of AUDITS.entries()) {
    const signs = Object.values(theirs).map((summary) => summary.split(' ')[1]![index]);
    expect(signs.filter((sign) => sign === '+').length, `${id} passes`).toBeGreaterThanOrEqual(3);
    expect(signs.filter((sign) => sign === '-').length, `${id} fails`).toBeGreaterThanOrEqual(3);
  }
});
