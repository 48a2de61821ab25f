import { describe, expect, test } from 'vitest';
import type { Audit, SiteAnalysis } from '../../../../../src/contract/audits/audits.ts';
import { serveSite } from '../../../sites/serve.ts';
import { uploadFile } from '../uploads/world.ts';
import { makeWorld, serveBoats } from './boats.ts';

const ANALYZE = '/api/automation/digital-audit';

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
