import { describe, expect, test } from 'vitest';
import type { AuditFailure } from '../../../../../src/contract/audits/audits.ts';
import { makeWorld, resultsOf } from '../world.ts';

const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const FAILURE: AuditFailure = { code: 'HTTP_STATUS', message: 'The site answered 503.' };

describe('completing an audit', () => {
  test('stores the results of the engine, with event and mail', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    const results = resultsOf(66);
    const response = await world.request('POST', `/api/audits/${id}/complete`, { results });
    expect(response.status).toBe(200);
    const audit = await response.json();
    expect(audit).toMatchObject({
      status: 'completed',
      overall_score: 66,
      scores: { security: 66 },
      started_at: expect.any(String),
      completed_at: expect.any(String),
      results,
    });
    expect(await world.audit(id)).toEqual(audit);
    expect(await world.events('audit.completed')).toMatchObject([{ audit_id: id, overall_score: 66 }]);
    expect(await world.mails()).toHaveLength(1);
  });

  test('stores why there are none', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    await world.ask('POST', `/api/audits/${id}/complete`, { failure: FAILURE, results: null });
    expect(await world.audit(id)).toMatchObject({ status: 'failed', failure: FAILURE, results: null });
  });

  test('happens once: of 32 at the same time, one counts', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    const scores = Array.from({ length: 32 }, (_, n) => n);
    const responses = await Promise.all(
      scores.map((score) =>
        world.request('POST', `/api/audits/${id}/complete`, { results: resultsOf(score) }),
      ),
    );
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const [n, response] of responses.entries()) {
      if (n !== winner) expect(await codeOf(response)).toEqual([409, 'ALREADY_FINISHED']);
    }
    expect(await world.audit(id)).toMatchObject({ overall_score: winner, results: resultsOf(winner) });
    expect(await world.events('audit.completed')).toMatchObject([{ overall_score: winner }]);
    expect(await world.mails()).toHaveLength(1);
  });

  test('while Herald audits too: the run loses, and ends', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    world.analyze = async () => {
      await world.ask('POST', `/api/audits/${id}/complete`, { results: resultsOf(66) });
      return resultsOf(10);
    };
    await world.work();
    expect(world.analyzed).toHaveLength(1);
    expect(await world.audit(id)).toMatchObject({ overall_score: 66, results: resultsOf(66) });
    expect(await world.events('audit.completed')).toHaveLength(1);
    expect(await world.mails()).toHaveLength(1);
    expect(await world.jobs()).toEqual([]);
  });

  test('after Herald has finished, or a second time, is refused', async () => {
    const world = await makeWorld();
    const { id } = await world.done(resultsOf(80));
    const again = () => world.request('POST', `/api/audits/${id}/complete`, { failure: FAILURE });
    expect(await codeOf(await again())).toEqual([409, 'ALREADY_FINISHED']);
    expect(await world.audit(id)).toMatchObject({ status: 'completed', overall_score: 80 });
  });

  test.each([
    {},
    { results: null },
    { results: null, failure: null },
    { results: resultsOf(1), failure: FAILURE },
    { results: { ...resultsOf(1), version: 2 } },
    { results: { ...resultsOf(1), overall_score: 101 } },
    { results: { ...resultsOf(1), more: 1 } },
    { failure: { code: 'NO_SUCH_CODE', message: 'x' } },
  ])('refuses the body %#', async (body) => {
    const world = await makeWorld();
    const { id } = await world.create();
    const response = await world.request('POST', `/api/audits/${id}/complete`, body);
    expect(await codeOf(response)).toEqual([400, 'VALIDATION_FAILED']);
    expect((await world.audit(id)).status).toBe('pending');
  });

  test('cuts the evidence of long results, and refuses a body beyond the limit', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    const withEvidence = (checks: number) => {
      const results = resultsOf(50);
      const security = results.dimensions.security!;
      const [check] = security.checks;
      const evidence = Array.from({ length: 20 }, () => 'x'.repeat(500));
      const many = Array.from({ length: checks }, (_, n) => ({ ...check!, id: `check-${n}`, evidence }));
      return { ...results, dimensions: { ...results.dimensions, security: { ...security, checks: many } } };
    };
    const tooLarge = await world.request('POST', `/api/audits/${id}/complete`, {
      results: withEvidence(120),
    });
    expect(await codeOf(tooLarge)).toEqual([413, 'BODY_TOO_LARGE']);
    await world.ask('POST', `/api/audits/${id}/complete`, { results: withEvidence(80) });
    const { results } = await world.audit(id);
    expect(results!.truncated).toBe(true);
    expect(results!.dimensions.security!.checks).toHaveLength(80);
    expect(JSON.stringify(results).length).toBeLessThanOrEqual(400_000);
  });

  test('keeps characters that SQL and JSON treat specially', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    const executive_summary = 'quote \' " backslash \\ nul \0 line \u2028 emoji \u{1fad6} half \ud83e';
    const results = resultsOf(50, { executive_summary });
    await world.ask('POST', `/api/audits/${id}/complete`, { results });
    expect((await world.audit(id)).results!.executive_summary).toBe(executive_summary);
  });

  test('of an audit that is not there: 404', async () => {
    const world = await makeWorld();
    const response = await world.request('POST', `/api/audits/${2 ** 40}/complete`, { failure: FAILURE });
    expect(await codeOf(response)).toEqual([404, 'NOT_FOUND']);
  });
});
