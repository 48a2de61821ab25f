import { describe, expect, test } from 'vitest';
import { createInbox } from '../../../../src/worker/modules/inboxes/create.ts';
import { addMember, testEnv } from '../../helpers.ts';
import { inboxBody, makeWorld } from '../sync/world.ts';
import { auditRows, body, bodyFor, create, expectRefusal, list } from './calls.ts';

describe('creating and listing', () => {
  test('an inbox is created with its sync job and an entry in the audit log, and the queue is woken', async () => {
    const world = await makeWorld();
    const response = await world.request('POST', '/api/inboxes', body());
    expect(response.status).toBe(201);
    const { id, message } = (await response.json()) as { id: number; message: string };
    expect({ id, message }).toEqual({ id: expect.any(Number), message: expect.stringContaining('created') });
    const { imap_password: _i, smtp_password: _s, ...visible } = inboxBody;
    expect(await list(world)).toEqual([
      {
        id,
        ...visible,
        auth: 'password',
        sends_by: 'smtp',
        consent: null,
        address_proof: 'none',
        aliases: [],
        address_asked_at: null,
        alias_proofs: [],
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    const job = await testEnv.DB.prepare("SELECT * FROM jobs WHERE kind = 'sync' AND subject_id = ?")
      .bind(id)
      .first<{ id: number; organization_id: number; due_at: number }>();
    expect(job).toMatchObject({ organization_id: world.client.organizationId, due_at: expect.any(Number) });
    expect(world.queue.woken()).toEqual([job!.id]);
    expect(await auditRows(world)).toEqual([
      {
        actor: `user:${world.client.userId}`,
        action: 'inbox.created',
        target: 'inbox:support@example.com',
        details: '{}',
      },
    ]);
  });

  test('defaults apply, and spellings are normalized', async () => {
    const world = await makeWorld();
    const {
      imap_tls: _a,
      smtp_tls: _b,
      is_active: _c,
      auto_reply_enabled: _d,
      read_back: _e,
      ...rest
    } = inboxBody;
    await create(world, {
      ...rest,
      email_address: ' Support@Example.COM ',
      tag: 'sUPPORT',
      imap_host: 'IMAP.Example.com.',
      smtp_host: '[2001:4860:4860::8888]',
    });
    expect((await list(world))[0]).toMatchObject({
      email_address: 'support@example.com',
      tag: 'Support',
      imap_host: 'imap.example.com',
      smtp_host: '2001:4860:4860::8888',
      imap_tls: true,
      smtp_tls: true,
      is_active: true,
      auto_reply_enabled: false,
      read_back: 'all',
    });
  });

  test('smtp-inboxes lists the active inboxes', async () => {
    const world = await makeWorld();
    const id = await create(world);
    await create(world, bodyFor('Info', { is_active: false }));
    const response = await world.request('GET', '/api/smtp-inboxes');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([
      { id, name: 'Support', tag: 'Support', email_address: 'support@example.com', aliases: [] },
    ]);
  });

  test('passwords are in no answer, not in clear text in the database, and not in the audit log', async () => {
    const world = await makeWorld();
    const id = await create(world);
    const answers = await Promise.all([
      world.request('GET', '/api/inboxes'),
      world.request('GET', '/api/smtp-inboxes'),
      world.request('PATCH', `/api/inboxes/${id}`, { imap_password: 'imap-pass-word-2' }),
    ]);
    for (const answer of answers) {
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).not.toMatch(/_password|pass-word/);
    }
    for (const table of ['inboxes', 'audit_log', 'jobs', 'syncs']) {
      const { results } = await testEnv.DB.prepare(`SELECT * FROM ${table} WHERE organization_id = ?`)
        .bind(world.client.organizationId)
        .all();
      expect(JSON.stringify(results)).not.toContain('pass-word');
    }
  });

  const invalid: [string, Record<string, unknown>][] = [
    ['an unknown field', { colour: 'red' }],
    ['an id', { id: 7 }],
    ['no address', { email_address: 'support' }],
    ['an address with a line break', { email_address: 'a@b.example\r\nBcc: x@y.example' }],
    ['a tag that nobody can read', { tag: '\u202eSales' }],
    ['a tag that is too long', { tag: 'x'.repeat(41) }],
    ['too many aliases', { aliases: Array.from({ length: 21 }, (_, i) => `a${i}@example.com`) }],
    ['an alias that is no address', { aliases: ['nobody'] }],
    ['a tag of the wrong type', { tag: 5 }],
    ['an empty name', { name: '  ' }],
    ['a name with a line break', { name: 'a\r\nb' }],
    ['a long name', { name: 'x'.repeat(201) }],
    ['a host with a scheme', { imap_host: 'imaps://imap.example.com' }],
    ['a host with a port', { imap_host: 'imap.example.com:993' }],
    ['a host with a path', { smtp_host: 'smtp.example.com/x' }],
    ['a host with an empty label', { smtp_host: 'smtp..example.com' }],
    ['an address out of range', { smtp_host: '1.2.3.4.5' }],
    ['an empty host', { imap_host: '' }],
    ['port 0', { imap_port: 0 }],
    ['port 65536', { smtp_port: 65536 }],
    ['a fractional port', { smtp_port: 1.5 }],
    ['a port as text', { imap_port: '993' }],
    ['TLS as text', { imap_tls: 'yes' }],
    ['an empty password', { smtp_password: '' }],
    ['a long password', { smtp_password: 'x'.repeat(1025) }],
    ['null', { imap_user: null }],
    ['a missing field', { imap_password: undefined }],
  ];
  test.each(invalid)('%s is bad input', async (_case, over) => {
    const world = await makeWorld();
    const detail = await expectRefusal(
      world.request('POST', '/api/inboxes', body(over)),
      400,
      'VALIDATION_FAILED',
    );
    expect(detail).toContain(Object.keys(over)[0]);
    expect(await list(world)).toEqual([]);
  });

  test.each([['[]'], ['"text"'], ['5'], ['null']])('a body of %s is bad input', async (text) => {
    const world = await makeWorld();
    await expectRefusal(world.request('POST', '/api/inboxes', text), 400, 'VALIDATION_FAILED');
  });

  test('a body that is not JSON is bad input', async () => {
    const world = await makeWorld();
    await expectRefusal(world.request('POST', '/api/inboxes', '{"name":'), 400, 'MALFORMED_JSON');
  });

  test('an organization has at most 200 inboxes, even if the last ones are created concurrently', async () => {
    const world = await makeWorld();
    const make = (i: number) =>
      createInbox(world.ctx(), { ...inboxBody, email_address: `n${i}@example.com`, is_active: false });
    for (let i = 0; i < 198; i++) await make(i);
    const results = await Promise.allSettled([198, 199, 200, 201].map(make));
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(2);
    expect(await list(world)).toHaveLength(200);
    const last = body({ email_address: 'last@example.com', is_active: false });
    await expectRefusal(world.request('POST', '/api/inboxes', last), 402, 'TOO_MANY_INBOXES');
    expect((await auditRows(world)).length).toBe(200);
    const jobs = await testEnv.DB.prepare('SELECT count(*) AS n FROM jobs WHERE organization_id = ?')
      .bind(world.client.organizationId)
      .first<{ n: number }>();
    expect(jobs?.n).toBe(200);
  });
});

describe('access', () => {
  const calls = (id: number | string): [string, string, unknown][] => [
    ['GET', '/api/inboxes', undefined],
    ['GET', '/api/smtp-inboxes', undefined],
    ['POST', '/api/inboxes', bodyFor('Neo')],
    ['PATCH', `/api/inboxes/${id}`, { name: 'Taken over' }],
    ['DELETE', `/api/inboxes/${id}`, undefined],
    ['POST', `/api/inboxes/${id}/test`, undefined],
  ];

  test('every route needs a session', async () => {
    const world = await makeWorld();
    for (const [method, path, request] of calls(await create(world))) {
      expect((await world.request(method, path, request, null)).status).toBe(401);
    }
    expect(await list(world)).toHaveLength(1);
  });

  test('a member reads, an admin changes', async () => {
    const world = await makeWorld();
    const id = await create(world);
    const member = await addMember(world.client.organizationId, 'member');
    for (const [method, path, request] of calls(id)) {
      const response = await world.request(method, path, request, member);
      expect(response.status).toBe(method === 'GET' ? 200 : 403);
    }
    expect((await list(world)).map(({ name }) => name)).toEqual(['Support']);
    const admin = await addMember(world.client.organizationId, 'admin');
    expect((await world.request('PATCH', `/api/inboxes/${id}`, { name: 'Desk' }, admin)).status).toBe(200);
  });

  test('an inbox of another organization is 404 and does not change', async () => {
    const world = await makeWorld();
    const theirs = await makeWorld();
    await create(world, bodyFor('Info'));
    const id = await create(theirs);
    const before = await list(theirs);
    for (const [method, path, request] of calls(id).slice(3)) {
      await expectRefusal(world.request(method, path, request), 404, 'NOT_FOUND');
    }
    expect(await list(theirs)).toEqual(before);
    expect((await list(world)).map((inbox) => inbox.id)).not.toContain(id);
    expect(theirs.sidecar.calls.concat(world.sidecar.calls)).toEqual([]);
  });

  test.each(['0', '-1', '1.5', 'abc', '99999999999999999999'])('the id %s is bad input', async (id) => {
    const world = await makeWorld();
    for (const [method, path, request] of calls(id).slice(3)) {
      await expectRefusal(world.request(method, path, request), 400, 'VALIDATION_FAILED');
    }
  });
});
