import { describe, expect, test } from 'vitest';
import {
  type Audit,
  type AuditResults,
  auditResults,
  DIMENSIONS,
  type SiteAnalysis,
} from '../../../../../src/contract/audits/audits.ts';
import { analyze } from '../../../../../src/worker/modules/audits/running/analyze.ts';
import { type ServedSite, serveSite, sidecarUrl } from '../../../sites/serve.ts';
import { uploadFile } from '../uploads/world.ts';
import { makeWorld as makeBareWorld } from '../world.ts';

const ANALYZE = '/api/automation/digital-audit';
const html = (body: string) => ({
  body,
  headers: [['Content-Type', 'text/html; charset=utf-8']] as [string, string][],
});
const TEXT = `<p>${'Boats for everybody. '.repeat(20)}</p>`;

function serveBoats(): Promise<ServedSite> {
  return serveSite({
    http: {
      '/': { status: 302, headers: [['Location', '/en']] },
      '/en': html(
        `<!doctype html><html lang="en"><head><title>Boats</title><link rel="icon" href="/icon.png"></head>
          <body>${TEXT}<img src="/boat.jpg"><a href="/contact">Contact us</a><a href="/gone">Prices</a></body></html>`,
      ),
      '/contact': html(`<!doctype html><title>Contact</title>${TEXT}`),
      '/robots.txt': { body: 'User-agent: *\nAllow: /\n', headers: [['Content-Type', 'text/plain']] },
    },
  });
}

/** An organization whose audits are done as in production, with the real sidecar and no DNS. */
async function makeWorld() {
  const world = await makeBareWorld({
    SIDECAR_URL: sidecarUrl(),
    SIDECAR: undefined,
    DNS_URL: 'http://127.0.0.1:9/',
  } as never);
  world.analyze = analyze;
  return world;
}

/** What must be the same each time. */
const lasting = ({ dimensions, fetches, ...rest }: AuditResults) => ({
  ...rest,
  dimensions: Object.entries(dimensions).map(([id, dimension]) => [
    id,
    dimension?.score,
    dimension?.checks.map((check) => [check.id, check.result, check.weight]),
  ]),
  fetches: fetches.map(({ ms, ...line }) => line),
});

describe('an audit of a website', () => {
  test('measures every dimension within its requests, and the same way each time', async () => {
    const world = await makeWorld();
    const site = await serveBoats();
    const runs: AuditResults[] = [];
    for (let n = 0; n < 2; n++) {
      const { id } = await world.create({ type: 'digital', url: site.http });
      await world.work();
      const audit = await world.audit(id);
      expect(audit).toMatchObject({ status: 'completed', failure: null, url: `${site.http}/` });
      runs.push(audit.results!);
    }
    const [first, second] = runs as [AuditResults, AuditResults];
    expect(lasting(second)).toEqual(lasting(first));
    expect(auditResults.parse(first)).toEqual(first);
    expect(first).toMatchObject({
      version: 1,
      final_url: `${site.http}/en`,
      redirects: [{ url: `${site.http}/`, status: 302 }],
      truncated: false,
      client_rendered: false,
      summary_model: 'herald/built-in',
      media: null,
    });
    for (const id of DIMENSIONS) expect(first.dimensions[id]!.checks.length).toBeGreaterThan(3);
    const scores = DIMENSIONS.map((id) => first.dimensions[id]!.score);
    expect(first.overall_score).toBe(Math.round(scores.reduce((a, b) => a + b) / scores.length));
    expect(first.executive_summary).toContain(String(first.overall_score));
    const failed = (check: string) => first.dimensions.seo!.checks.find(({ id }) => id === check)!.result;
    expect([failed('document-title'), failed('image-alt')]).toEqual(['pass', 'fail']);
    expect(first.recommendations.map(({ check_id }) => check_id)).toContain('image-alt');
    const { requests } = await site.seen();
    expect(requests.length).toBeLessThanOrEqual(2 * 40);
  });

  test('of its security asks for nothing else', async () => {
    const world = await makeWorld();
    const site = await serveBoats();
    const { id } = await world.ask<Audit>('POST', '/api/security-audits', { url: site.http });
    await world.work();
    const { results, scores } = await world.audit(id);
    expect(Object.keys(scores!)).toEqual(['security']);
    expect(results!.dimensions).toMatchObject({ seo: null, performance: null });
    expect(results!.dimensions.security!.observatory!.grade).toMatch(/^[A-F][+-]?$/);
    expect(results!.overall_score).toBe(scores!.security);
  });

  test.each([
    ['HTTP_STATUS', { '*': { status: 503, body: 'later' } }],
    ['NOT_HTML', { '*': { body: '%PDF-1.7', headers: [['Content-Type', 'application/pdf']] } }],
    ['UNREACHABLE', { '*': { does: 'reset' } }],
    ['TOO_MANY_REDIRECTS', { '*': { status: 302, headers: [['Location', '/again']] } }],
  ] as const)('fails with %s', async (code, http) => {
    const world = await makeWorld();
    const site = await serveSite({ http: http as never });
    const { id } = await world.create({ type: 'digital', url: site.http });
    await world.work();
    expect(await world.audit(id)).toMatchObject({ status: 'failed', failure: { code } });
    expect(await world.jobs()).toEqual([]);
  });
});

test('an audit of a file that is no video fails, and deleting it deletes the file', async () => {
  const world = await makeWorld();
  const upload = await uploadFile(world.client, new Uint8Array(2000).fill(65));
  const { id } = await world.create({ type: 'video', upload_id: upload.id });
  await world.work();
  expect(await world.audit(id)).toMatchObject({
    type: 'video',
    url: null,
    upload_id: upload.id,
    status: 'failed',
    failure: { code: 'NOT_A_VIDEO' },
  });
  expect((await world.mails())[0]!.subject).toBe('An audit has failed: a video');
  await world.ask('DELETE', `/api/audits/${id}`);
  expect((await world.request('GET', `/api/audits/uploads/${upload.id}`)).status).toBe(404);
});

describe('the analysis for an engine', () => {
  const codeOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { code: string }).code,
  ];

  test('of a URL answers what completes an audit, stores nothing, and counts as an audit of the day', async () => {
    const world = await makeWorld();
    const site = await serveBoats();
    const analysis = await world.ask<SiteAnalysis>('POST', ANALYZE, { url: site.http, type: 'security' });
    expect(analysis).toMatchObject({ failure: null, results: { final_url: `${site.http}/en` } });
    expect(await world.list()).toEqual([]);
    expect(await world.rows('SELECT count FROM audit_days WHERE organization_id = ?')).toEqual([
      { count: 1 },
    ]);
    const { id } = await world.create();
    await world.ask('POST', `/api/audits/${id}/complete`, analysis);
    expect((await world.audit(id)).results).toEqual(analysis.results);
  });

  test('of a site that does not answer says why, which completes an audit too', async () => {
    const world = await makeWorld();
    const site = await serveSite({ http: { '*': { status: 500 } } });
    const analysis = await world.ask<SiteAnalysis>('POST', ANALYZE, { url: site.http });
    expect(analysis).toMatchObject({ results: null, failure: { code: 'HTTP_STATUS' } });
    const { id } = await world.create();
    await world.ask('POST', `/api/audits/${id}/complete`, analysis);
    expect(await world.audit(id)).toMatchObject({ status: 'failed', failure: analysis.failure });
  });

  test('of an audit is of its site and type, and counts no more', async () => {
    const world = await makeWorld();
    const site = await serveBoats();
    const { id } = await world.ask<Audit>('POST', '/api/security-audits', { url: site.http });
    const { results } = await world.ask<SiteAnalysis>('POST', ANALYZE, { audit_id: id });
    expect(results!.dimensions.security).not.toBeNull();
    expect(results!.dimensions.seo).toBeNull();
    expect(await world.rows('SELECT count FROM audit_days WHERE organization_id = ?')).toEqual([
      { count: 1 },
    ]);
    expect((await world.audit(id)).status).toBe('pending');
  });

  test('of an audit is made ten times at most, and of a finished one not at all', async () => {
    const world = await makeWorld();
    const site = await serveSite({ http: { '*': { status: 500 } } });
    const { id } = await world.create({ type: 'digital', url: site.http });
    const responses = await Promise.all(
      Array.from({ length: 14 }, () => world.request('POST', ANALYZE, { audit_id: id })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await site.seen()).requests).toHaveLength(10);
    const refused = responses.filter(({ status }) => status !== 200);
    for (const each of refused) expect(await codeOf(each)).toEqual([422, 'TOO_MANY_ANALYSES']);
    await world.work();
    expect(await codeOf(await world.request('POST', ANALYZE, { audit_id: id }))).toEqual([
      409,
      'ALREADY_FINISHED',
    ]);
  });

  test('refuses what it cannot analyze', async () => {
    const world = await makeWorld();
    const post = async (body: object) => codeOf(await world.request('POST', ANALYZE, body));
    expect(await post({})).toEqual([400, 'VALIDATION_FAILED']);
    expect(await post({ url: 'https://example.com/', audit_id: 1 })).toEqual([400, 'VALIDATION_FAILED']);
    expect(await post({ url: 'https://example.com/', type: 'video' })).toEqual([400, 'VALIDATION_FAILED']);
    expect(await post({ url: 'ftp://example.com/' })).toEqual([400, 'URL_NOT_ALLOWED']);
    expect(await post({ audit_id: 2 ** 40 })).toEqual([404, 'NOT_FOUND']);
    const upload = await uploadFile(world.client, new Uint8Array(1));
    const { id } = await world.create({ type: 'video', upload_id: upload.id });
    expect(await post({ audit_id: id })).toEqual([422, 'NOT_A_WEBSITE']);
    for (const day of [0, 1]) {
      await world.rows(
        'INSERT INTO audit_days (organization_id, day, count) VALUES (?1, ?2, 50) ON CONFLICT DO UPDATE SET count = 50',
        Math.floor(Date.now() / 86_400_000) + day,
      );
    }
    expect(await post({ url: 'https://example.com/' })).toEqual([429, 'AUDIT_LIMIT']);
  });
});
