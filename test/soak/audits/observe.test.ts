import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Evidence, judge } from '../../../src/lib/observatory/index.ts';
import { Fetcher } from '../../../src/worker/modules/audits/site/fetcher.ts';
import { SITE_LIMITS } from '../../../src/worker/modules/audits/site/limits.ts';
import { observe } from '../../../src/worker/modules/audits/site/observe.ts';
import type { Site } from '../../../src/worker/modules/audits/site/site.ts';
import type { Env } from '../../../src/worker/platform/env.ts';
import { differentSites } from './differences.ts';
import { gather } from './gather.ts';
import { pickedSites } from './picked-sites.ts';
import { randomSites } from './random-sites.ts';
import { type Served, serveSites } from './serve.ts';

const PRELOADED = 'preloaded.example.org';
const ENV = { ENVIRONMENT: 'development', ALLOW_PRIVATE_HOSTS: '1' } as unknown as Env;

let served: Served[];
let close = () => {};

beforeAll(async () => {
  const all = [...pickedSites, ...differentSites, ...randomSites(150)];
  // A bad certificate makes the sidecar check, which resolves names by itself: test/worker covers that.
  const servers = await serveSites(all.filter(({ certificate = 'good' }) => certificate === 'good'));
  ({ served, close } = servers);
});

afterAll(() => close());

/** Returns the evidence that the fetcher of an audit gathers from a host. */
function evidenceOf(host: string) {
  const fetcher = new Fetcher({ env: ENV, now: Date.now }, SITE_LIMITS);
  const fetch: Site['fetch'] = (...call) => fetcher.fetch(...call);
  const site = { url: `https://${host}/`, finalUrl: '', fetch } as unknown as Site;
  return observe(site, (hosts) => hosts.filter((name) => name === PRELOADED));
}

/** Returns the verdicts alone: the evidence shows how far a redirect loop was followed, and the two differ in that. */
function verdictsOf(evidence: Evidence) {
  const { score, grade, tests } = judge(evidence);
  return { score, grade, results: Object.values(tests).map(({ result }) => result) };
}

test('the fetcher of audits gathers what gets the verdicts of the comparison', async () => {
  expect(served.length).toBeGreaterThan(100);
  for (const { site, host } of served) {
    // Without a Content-Type, an audit looks at the body, and the Observatory does not (decision 0066).
    if (site.name === 'SRI: no type') continue;
    const [expected, evidence] = [await gather(host, [PRELOADED]), await evidenceOf(host)];
    expect([site.name, verdictsOf(evidence)]).toEqual([site.name, verdictsOf(expected)]);
  }
});
