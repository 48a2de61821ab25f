import { describe, expect, test } from 'vitest';
import type { Audit, AuditHistory, AuditSummary } from '../../../../../src/contract/audits/audits.ts';
import { addMember } from '../../../helpers.ts';
import { begin, uploadFile } from '../uploads/world.ts';
import { makeWorld, resultsOf, SITE } from '../world.ts';

const SECURITY = '/api/security-audits';
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('asking for an audit', () => {
  test('answers it as pending, with the address normalized, and the event says so', async () => {
    const world = await makeWorld();
    const response = await world.request('POST', '/api/audits', {
      type: 'digital',
      url: ' HTTPS://WWW.Example.com:443/a/../b?q=1#part ',
    });
    expect(response.status).toBe(201);
    const audit = (await response.json()) as Audit;
    expect(audit).toMatchObject({
      type: 'digital',
      status: 'pending',
      url: 'https://www.example.com/b?q=1',
      upload_id: null,
      engine: 'built_in',
      overall_score: null,
      scores: null,
      started_at: null,
      completed_at: null,
      failure: null,
      previous_audit_id: null,
      schedule_id: null,
      results: null,
      tasks: [],
    });
    expect(Math.floor(audit.id / 2 ** 32)).toBe(world.organizationId);
    expect(await world.audit(audit.id)).toEqual(audit);
    expect(await world.events('audit.requested')).toEqual([
      { audit_id: audit.id, type: 'digital', url: audit.url, engine: 'built_in' },
    ]);
  });

  test.each([
    'no address',
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'javascript:alert(1)',
    'example.com',
  ])('refuses the address %s at once', async (url) => {
    const world = await makeWorld();
    for (const [method, path, body] of [
      ['POST', '/api/audits', { type: 'digital', url }],
      ['POST', SECURITY, { url }],
      ['POST', '/api/audits/schedules', { url }],
      ['GET', `/api/audits?url=${encodeURIComponent(url)}`, undefined],
      ['GET', `/api/audits/history?url=${encodeURIComponent(url)}`, undefined],
    ] as const) {
      const response = await world.request(method, path, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'URL_NOT_ALLOWED',
        errors: [{ path: 'url', message: expect.stringContaining('address') }],
      });
    }
    expect(await world.list()).toEqual([]);
  });

  test.each([
    {},
    { type: 'digital' },
    { type: 'security', url: SITE },
    { type: 'digital', url: `https://example.com/${'x'.repeat(2000)}` },
    { type: 'digital', url: SITE, engine: 'automation' },
    { type: 'video', url: SITE },
    { type: 'video', upload_id: 0 },
  ])('refuses the body %j', async (body) => {
    const world = await makeWorld();
    expect(await codeOf(await world.request('POST', '/api/audits', body))).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
  });

  test('fifty times a day, and then not before the next day', async () => {
    const world = await makeWorld();
    const day = Math.floor(Date.now() / 86_400_000);
    await world.rows('INSERT INTO audit_days (organization_id, day, count) VALUES (?, ?, 49)', day);
    await world.rows('INSERT INTO audit_days (organization_id, day, count) VALUES (?, ?, 49)', day + 1);
    const { id } = await world.create();
    // A deleted audit still counts towards the limit.
    await world.ask('DELETE', `/api/audits/${id}`);
    const response = await world.request('POST', SECURITY, { url: SITE });
    expect(await codeOf(response.clone())).toEqual([429, 'AUDIT_LIMIT']);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect(await world.list()).toEqual([]);
    expect(await world.jobs()).toHaveLength(1);
    expect(await world.events('audit.requested')).toHaveLength(1);
  });

  test('thirty at once with room for two: two are there', async () => {
    const world = await makeWorld();
    const day = Math.floor(Date.now() / 86_400_000);
    for (const each of [day, day + 1]) {
      await world.rows('INSERT INTO audit_days (organization_id, day, count) VALUES (?, ?, 48)', each);
    }
    const body = { type: 'digital', url: SITE };
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => world.request('POST', '/api/audits', body)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(28);
    expect(await world.list()).toHaveLength(2);
  });
});

describe('asking for an audit of a video', () => {
  test('needs a complete upload of the organization', async () => {
    const world = await makeWorld();
    const other = await makeWorld();
    const ask = (upload_id: number) => world.request('POST', '/api/audits', { type: 'video', upload_id });
    const foreign = await uploadFile(other.client, new Uint8Array(1));
    expect(await codeOf(await ask(foreign.id))).toEqual([422, 'NO_SUCH_UPLOAD']);
    const begun = await begin(world.client, 1);
    expect(await codeOf(await ask(begun.id))).toEqual([422, 'UPLOAD_INCOMPLETE']);
    expect(await world.list()).toEqual([]);
    const upload = await uploadFile(world.client, new Uint8Array(1));
    await world.ask('PUT', '/api/audits/preferences', { engine: 'automation' });
    const response = await ask(upload.id);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      type: 'video',
      url: null,
      upload_id: upload.id,
      engine: 'built_in',
      previous_audit_id: null,
    });
  });

  test('can be repeated as long as the file is there', async () => {
    const world = await makeWorld();
    const upload = await uploadFile(world.client, new Uint8Array(1));
    const { id } = await world.done(resultsOf(50), { type: 'video', upload_id: upload.id });
    const again = await world.ask<Audit>('POST', `/api/audits/${id}/rerun`);
    expect(again).toMatchObject({ type: 'video', upload_id: upload.id });
    await world.work();
    await world.request('DELETE', `/api/audits/uploads/${upload.id}`);
    const response = await world.request('POST', `/api/audits/${id}/rerun`);
    expect(await codeOf(response)).toEqual([422, 'NO_SUCH_UPLOAD']);
  });
});

describe('the lists', () => {
  test('of audits have those of websites and videos; of security audits, those alone', async () => {
    const world = await makeWorld();
    const digital = await world.create();
    const security = await world.ask<Audit>('POST', SECURITY, { url: SITE });
    const ids = async (path: string) => (await world.ask<AuditSummary[]>('GET', path)).map(({ id }) => id);
    expect(await ids('/api/audits')).toEqual([digital.id]);
    expect(await ids('/api/audits?type=digital')).toEqual([digital.id]);
    expect(await ids('/api/audits?type=security')).toEqual([security.id]);
    expect(await ids('/api/audits?type=video')).toEqual([]);
    expect(await ids(SECURITY)).toEqual([security.id]);
  });

  test('filter by status and by site, whatever the scheme', async () => {
    const world = await makeWorld();
    const done = await world.done(resultsOf(80), { type: 'digital', url: 'http://www.example.com' });
    const pending = await world.create();
    await world.create({ type: 'digital', url: 'https://www.example.com/shop' });
    const ids = async (query: string) => (await world.list(query)).map(({ id }) => id);
    expect(await ids(`?url=${encodeURIComponent(SITE)}`)).toEqual([pending.id, done.id]);
    expect(await ids(`?url=${encodeURIComponent(SITE)}&status=completed`)).toEqual([done.id]);
    expect(await ids('?status=completed')).toEqual([done.id]);
    expect(await ids('?status=pending')).toHaveLength(2);
    expect(await ids('?status=failed')).toEqual([]);
  });

  test('come in pages, the newest first, by cursor and by offset', async () => {
    const world = await makeWorld();
    const all: number[] = [];
    for (let n = 0; n < 5; n++) all.unshift((await world.create()).id);
    const first = await world.request('GET', '/api/audits?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!;
    const second = await world.request('GET', next.slice('http://localhost'.length));
    const ids = async (response: Response) => ((await response.json()) as AuditSummary[]).map(({ id }) => id);
    expect([...(await ids(first)), ...(await ids(second))]).toEqual(all.slice(0, 4));
    expect((await world.list('?limit=3&offset=3')).map(({ id }) => id)).toEqual(all.slice(3));
  });

  test('show no results', async () => {
    const world = await makeWorld();
    await world.done(resultsOf(80));
    const [summary] = await world.list();
    expect(summary).toMatchObject({ overall_score: 80, scores: { security: 80 } });
    expect(summary).not.toHaveProperty('results');
  });
});

describe('the history of a site', () => {
  test('has its completed audits of one type, and each names the one before', async () => {
    const world = await makeWorld();
    const first = await world.done(resultsOf(60), { type: 'digital', url: 'http://www.example.com/' });
    const second = await world.done(resultsOf(70));
    world.analyze = async () => resultsOf(1);
    await world.ask('POST', SECURITY, { url: SITE });
    await world.create({ type: 'digital', url: 'https://example.org/' });
    await world.work();
    const pending = await world.create();
    expect([first, second, pending].map((audit) => audit.previous_audit_id)).toEqual([
      null,
      first.id,
      second.id,
    ]);
    const history = await world.ask<AuditHistory>('GET', `/api/audits/history?url=${SITE}`);
    expect(history).toEqual(
      [second, first].map((audit) => ({
        audit_id: audit.id,
        completed_at: audit.completed_at,
        overall_score: audit.overall_score,
        scores: audit.scores,
      })),
    );
    const security = await world.ask<AuditHistory>('GET', `/api/audits/history?url=${SITE}&type=security`);
    expect(security.map(({ overall_score }) => overall_score)).toEqual([1]);
  });

  test('loses what is deleted, and nothing names it any more', async () => {
    const world = await makeWorld();
    const first = await world.done(resultsOf(60));
    const second = await world.done(resultsOf(70));
    expect(second.previous_audit_id).toBe(first.id);
    await world.ask('DELETE', `/api/audits/${first.id}`);
    expect((await world.audit(second.id)).previous_audit_id).toBeNull();
    expect((await world.list())[0]!.previous_audit_id).toBeNull();
    expect(await world.ask<AuditHistory>('GET', `/api/audits/history?url=${SITE}`)).toHaveLength(1);
  });
});

describe('deleting an audit', () => {
  test('takes its results away, and a second time it is not there', async () => {
    const world = await makeWorld();
    const { id } = await world.done(resultsOf(80));
    expect((await world.request('DELETE', `/api/audits/${id}`)).status).toBe(200);
    expect((await world.request('GET', `/api/audits/${id}`)).status).toBe(404);
    expect((await world.request('DELETE', `/api/audits/${id}`)).status).toBe(404);
    expect(await world.rows('SELECT 1 FROM audit_results WHERE organization_id = ?')).toEqual([]);
  });

  test('while it runs ends the run without a trace', async () => {
    const world = await makeWorld();
    const { id } = await world.create();
    world.analyze = async () => {
      await world.ask('DELETE', `/api/audits/${id}`);
      return resultsOf(80);
    };
    await world.work();
    expect(world.analyzed).toHaveLength(1);
    expect(await world.rows('SELECT 1 FROM audit_results WHERE organization_id = ?')).toEqual([]);
    expect(await world.events('audit.completed')).toEqual([]);
    expect(await world.mails()).toEqual([]);
    expect(await world.jobs()).toEqual([]);
  });

  test('works under /api/security-audits for security audits alone', async () => {
    const world = await makeWorld();
    const digital = await world.create();
    const security = await world.ask<Audit>('POST', SECURITY, { url: SITE });
    for (const method of ['GET', 'DELETE']) {
      expect((await world.request(method, `${SECURITY}/${digital.id}`)).status).toBe(404);
    }
    expect(await world.ask('GET', `${SECURITY}/${security.id}`)).toEqual(await world.audit(security.id));
    expect((await world.request('DELETE', `${SECURITY}/${security.id}`)).status).toBe(200);
    expect((await world.list('?type=security')).length).toBe(0);
    expect((await world.audit(digital.id)).id).toBe(digital.id);
  });
});

describe('running an audit again', () => {
  test('makes a new audit of the same site, once the first is finished', async () => {
    const world = await makeWorld();
    const first = await world.ask<Audit>('POST', SECURITY, { url: SITE });
    const rerun = () => world.request('POST', `/api/audits/${first.id}/rerun`);
    expect(await codeOf(await rerun())).toEqual([409, 'NOT_FINISHED']);
    await world.work();
    const response = await rerun();
    expect(response.status).toBe(201);
    const second = (await response.json()) as Audit;
    expect(second).toMatchObject({
      type: 'security',
      url: SITE,
      status: 'pending',
      previous_audit_id: first.id,
    });
    expect(second.id).not.toBe(first.id);
  });

  test('notifies the one who asked for the rerun', async () => {
    const world = await makeWorld();
    const first = await world.done(resultsOf(80));
    const member = await addMember(world.organizationId, 'member');
    await world.request('POST', `/api/audits/${first.id}/rerun`, undefined, member);
    await world.work();
    expect((await world.mails()).map(({ userId }) => userId)).toEqual([world.client.userId, member.userId]);
  });

  test('of an audit that is not there: 404', async () => {
    const world = await makeWorld();
    expect((await world.request('POST', `/api/audits/${2 ** 40}/rerun`)).status).toBe(404);
  });
});
