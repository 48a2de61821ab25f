/** Audits from the request to the results, as in production. */
import { describe, expect, test } from 'vitest';
import { auditResults, DIMENSIONS } from '../../../../src/contract/audits/audits.ts';
import { serveSite } from '../../sites/serve.ts';
import { makeWorld, serveBoats } from './running/boats.ts';
import { uploadFile } from './uploads/world.ts';

describe('an audit of a website', () => {
  test('has results of every dimension, in the shape of the contract', async () => {
    const world = await makeWorld();
    const site = await serveBoats();
    const { id } = await world.create({ type: 'digital', url: site.http });
    await world.work();
    const audit = await world.audit(id);
    expect(audit).toMatchObject({ status: 'completed', failure: null, url: `${site.http}/` });
    const results = auditResults.parse(audit.results);
    expect(results).toMatchObject({
      version: 1,
      final_url: `${site.http}/en`,
      redirects: [{ url: `${site.http}/`, status: 302 }],
      truncated: false,
      client_rendered: false,
      summary_model: 'herald/built-in',
      media: null,
    });
    for (const dimension of DIMENSIONS) {
      expect(results.dimensions[dimension]!.checks.length).toBeGreaterThan(3);
      expect(audit.scores![dimension]).toBe(results.dimensions[dimension]!.score);
    }
    const scores = Object.values(audit.scores!);
    expect(audit.overall_score).toBe(Math.round(scores.reduce((a, b) => a + b) / scores.length));
    expect(results.executive_summary).toContain(String(audit.overall_score));
    const resultOf = (check: string) => results.dimensions.seo!.checks.find(({ id }) => id === check)!.result;
    expect([resultOf('document-title'), resultOf('image-alt')]).toEqual(['pass', 'fail']);
    expect(results.recommendations.map(({ check_id }) => check_id)).toContain('image-alt');
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
