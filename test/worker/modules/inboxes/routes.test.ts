import { describe, expect, test } from 'vitest';
import { createInbox, updateInbox } from '../../../../src/worker/modules/inboxes/change.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { addMember, testEnv } from '../../helpers.ts';
import { inboxBody, makeWorld, type World } from '../sync/world.ts';

type Shown = Record<string, unknown> & { id: number };

const body = (over: Record<string, unknown> = {}) => ({ ...inboxBody, ...over });
const bodyFor = (tag: string, over: Record<string, unknown> = {}) =>
  body({ tag, email_address: `${tag.toLowerCase()}@example.com`, ...over });

async function create(world: World, request: Record<string, unknown> = body()): Promise<number> {
  const response = await world.request('POST', '/api/inboxes', request);
  expect(response.status).toBe(201);
  return ((await response.json()) as Shown).id;
}

async function list(world: World): Promise<Shown[]> {
  const response = await world.request('GET', '/api/inboxes');
  expect(response.status).toBe(200);
  return (await response.json()) as Shown[];
}

async function expectRefusal(answer: Promise<Response>, status: number, code: string): Promise<string> {
  const response = await answer;
  const problem = (await response.json()) as { code: string; detail: string };
  expect({ status: response.status, code: problem.code }).toEqual({ status, code });
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  return problem.detail;
}

const auditRows = async (world: World) =>
  (
    await testEnv.DB.prepare(
      'SELECT actor, action, target, details FROM audit_log WHERE organization_id = ? ORDER BY id',
    )
      .bind(world.client.organizationId)
      .all<Record<string, string>>()
  ).results;

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
        consent: null,
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
    const { imap_tls: _a, smtp_tls: _b, is_active: _c, auto_reply_enabled: _d, ...rest } = inboxBody;
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
    });
  });

  test('smtp-inboxes lists the active inboxes', async () => {
    const world = await makeWorld();
    const id = await create(world);
    await create(world, bodyFor('Info', { is_active: false }));
    const response = await world.request('GET', '/api/smtp-inboxes');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([
      { id, name: 'Support', tag: 'Support', email_address: 'support@example.com' },
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
    ['an unknown tag', { tag: 'Sales' }],
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

  test('an organization has at most 50 inboxes, even if the last ones are created concurrently', async () => {
    const world = await makeWorld();
    const make = (i: number) =>
      createInbox(world.ctx(), { ...inboxBody, email_address: `n${i}@example.com`, is_active: false });
    for (let i = 0; i < 48; i++) await make(i);
    const results = await Promise.allSettled([48, 49, 50, 51].map(make));
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(2);
    expect(await list(world)).toHaveLength(50);
    const last = body({ email_address: 'last@example.com', is_active: false });
    await expectRefusal(world.request('POST', '/api/inboxes', last), 422, 'TOO_MANY_INBOXES');
    expect((await auditRows(world)).length).toBe(50);
    const jobs = await testEnv.DB.prepare('SELECT count(*) AS n FROM jobs WHERE organization_id = ?')
      .bind(world.client.organizationId)
      .first<{ n: number }>();
    expect(jobs?.n).toBe(50);
  });
});

describe('one active inbox per tag, one inbox per address', () => {
  test('a second active inbox with a tag is refused; an inactive one is not', async () => {
    const world = await makeWorld();
    await create(world);
    const second = body({ email_address: 'help@example.com' });
    await expectRefusal(world.request('POST', '/api/inboxes', second), 409, 'TAG_TAKEN');
    const id = await create(world, { ...second, is_active: false });
    await expectRefusal(world.request('PATCH', `/api/inboxes/${id}`, { is_active: true }), 409, 'TAG_TAKEN');
    await create(world, bodyFor('Info'));
    await expectRefusal(
      world.request('PATCH', `/api/inboxes/${id}`, { is_active: true, tag: 'info' }),
      409,
      'TAG_TAKEN',
    );
    const moved = await world.request('PATCH', `/api/inboxes/${id}`, { is_active: true, tag: 'neo' });
    expect(await moved.json()).toMatchObject({ is_active: true, tag: 'Neo' });
    expect((await list(world)).map(({ tag, is_active }) => [tag, is_active])).toEqual([
      ['Support', true],
      ['Neo', true],
      ['Info', true],
    ]);
  });

  test('of several concurrent creations one succeeds, and the others leave nothing', async () => {
    const world = await makeWorld();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((i) =>
        world.request('POST', '/api/inboxes', body({ email_address: `s${i}@example.com` })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await list(world)).toHaveLength(1);
    expect(await auditRows(world)).toHaveLength(1);
    expect(world.queue.woken()).toHaveLength(1);
  });

  test('an address is unique in any case; another organization may have it too', async () => {
    const world = await makeWorld();
    await create(world);
    const same = bodyFor('Info', { email_address: 'SUPPORT@example.com' });
    await expectRefusal(world.request('POST', '/api/inboxes', same), 409, 'ADDRESS_TAKEN');
    const id = await create(world, bodyFor('Info'));
    await expectRefusal(
      world.request('PATCH', `/api/inboxes/${id}`, { email_address: 'Support@Example.com' }),
      409,
      'ADDRESS_TAKEN',
    );
    await create(await makeWorld());
  });
});

describe('changing', () => {
  test('only the fields of the request change; the audit log names them', async () => {
    const world = await makeWorld();
    const id = await create(world);
    const before = (await list(world))[0]!;
    const response = await world.request('PATCH', `/api/inboxes/${id}`, {
      name: 'Help desk',
      auto_reply_enabled: true,
      smtp_password: 'new-secret',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...before,
      name: 'Help desk',
      auto_reply_enabled: true,
      updated_at: expect.any(String),
    });
    expect((await auditRows(world))[1]).toEqual({
      actor: `user:${world.client.userId}`,
      action: 'inbox.updated',
      target: 'inbox:support@example.com',
      details: JSON.stringify({ id, fields: ['name', 'smtp_password', 'auto_reply_enabled'] }),
    });
  });

  test('only a change that concerns reading makes the sync due', async () => {
    const world = await makeWorld();
    const id = await create(world);
    world.queue.woken();
    const { imap_host, imap_port, imap_user, imap_tls } = inboxBody;
    const quiet = [
      { name: 'x' },
      { smtp_host: 'smtp2.example.com', smtp_password: 'y' },
      { imap_host: imap_host.toUpperCase(), smtp_host: 'smtp2.example.com.' },
      { imap_host, imap_port, imap_user, imap_tls },
      { is_active: true },
    ];
    for (const change of quiet) {
      expect((await world.request('PATCH', `/api/inboxes/${id}`, change)).status).toBe(200);
      expect(world.queue.woken()).toEqual([]);
    }
    const loud = [
      { imap_host: 'imap2.example.com', imap_password: 'z' },
      { imap_port: 1993, imap_password: 'z' },
      { imap_user: 'other' },
      { imap_tls: false, imap_password: 'z' },
      { imap_password: 'other' },
    ];
    for (const change of loud) {
      await testEnv.DB.prepare("UPDATE jobs SET due_at = NULL WHERE kind = 'sync' AND subject_id = ?")
        .bind(id)
        .run();
      expect((await world.request('PATCH', `/api/inboxes/${id}`, change)).status).toBe(200);
      expect(world.queue.woken()).toHaveLength(1);
      const job = await testEnv.DB.prepare("SELECT due_at FROM jobs WHERE kind = 'sync' AND subject_id = ?")
        .bind(id)
        .first();
      expect(job).toEqual({ due_at: expect.any(Number) });
    }
  });

  test('a new host or port, and clear text, need the password: the stored one goes to no other server', async () => {
    const world = await makeWorld();
    const id = await create(world);
    const before = await list(world);
    for (const [change, passwords] of [
      [{ imap_host: 'mine.example' }, ['imap_password']],
      [{ imap_host: 'mine.example', smtp_password: 'x' }, ['imap_password']],
      [{ smtp_host: 'mine.example', imap_password: 'x' }, ['smtp_password']],
      [{ imap_host: 'mine.example', smtp_host: 'mine.example' }, ['imap_password', 'smtp_password']],
      [{ imap_port: 1993 }, ['imap_password']],
      [{ imap_tls: false }, ['imap_password']],
      [{ imap_tls: false, imap_port: 143, smtp_password: 'x' }, ['imap_password']],
      [{ smtp_port: 587, imap_password: 'x' }, ['smtp_password']],
      [{ smtp_tls: false, imap_port: 143 }, ['imap_password', 'smtp_password']],
    ] as const) {
      const response = await world.request('PATCH', `/api/inboxes/${id}`, change);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: passwords.map((path) => ({ path, message: expect.stringContaining('_host') })),
      });
    }
    expect(await list(world)).toEqual(before);
    const passwords = { imap_password: 'one', smtp_password: 'two' };
    const both = { imap_host: 'imap2.example.com', smtp_host: 'smtp2.example.com', ...passwords };
    expect((await world.request('PATCH', `/api/inboxes/${id}`, both)).status).toBe(200);
    const clear = { imap_port: 143, imap_tls: false, smtp_port: 587, smtp_tls: false, ...passwords };
    expect((await world.request('PATCH', `/api/inboxes/${id}`, clear)).status).toBe(200);
    const safer = { imap_tls: true, smtp_tls: true };
    expect((await world.request('PATCH', `/api/inboxes/${id}`, safer)).status).toBe(200);
  });

  test.each([
    ['host', { imap_host: 'mine.example' }, { imap_host: 'imap.example.com' }],
    ['port', { smtp_port: 1465 }, { smtp_port: 465 }],
    ['clear text', { imap_tls: false }, { imap_tls: true }],
  ])(
    'an update that keeps the %s is refused if a concurrent update replaces it, with the password',
    async (_case, unchanged, repair) => {
      const world = await makeWorld();
      const id = await create(world, body(unchanged));
      const ctx = world.ctx();
      const passwords = { imap_password: 'the right one', smtp_password: 'the right one' };
      const { $client } = ctx.db;
      let batches = 0;
      // The first batch reads the inbox. The other update comes before the second, which writes.
      const late = {
        prepare: (query: string) => $client.prepare(query),
        batch: async (statements: D1PreparedStatement[]) => {
          if (++batches !== 2) return $client.batch(statements);
          const repaired = await world.request('PATCH', `/api/inboxes/${id}`, { ...repair, ...passwords });
          expect(repaired.status).toBe(200);
          return $client.batch(statements);
        },
      };
      const db = new Proxy(ctx.db, {
        get: (target, property) => (property === '$client' ? late : Reflect.get(target, property, target)),
      });
      const changing = updateInbox({ ...ctx, db }, id, unchanged);
      await expect(changing).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
      expect(await list(world)).toMatchObject([repair]);
    },
  );

  test.each([
    ['an empty change', {}],
    ['an unknown field', { id: 3 }],
    ['a port as text', { imap_port: '1' }],
    ['a host with a port', { smtp_host: 'smtp.example.com:25' }],
    ['null', { name: null }],
  ])('%s is bad input', async (_case, change) => {
    const world = await makeWorld();
    const id = await create(world);
    const before = await list(world);
    await expectRefusal(world.request('PATCH', `/api/inboxes/${id}`, change), 400, 'VALIDATION_FAILED');
    expect(await list(world)).toEqual(before);
  });
});

describe('the last active inbox', () => {
  test('cannot be deleted or switched off; an inactive one can', async () => {
    const world = await makeWorld();
    const id = await create(world);
    const off = await create(world, bodyFor('Info', { is_active: false }));
    await expectRefusal(world.request('DELETE', `/api/inboxes/${id}`), 409, 'LAST_ACTIVE_INBOX');
    await expectRefusal(
      world.request('PATCH', `/api/inboxes/${id}`, { is_active: false }),
      409,
      'LAST_ACTIVE_INBOX',
    );
    expect((await world.request('PATCH', `/api/inboxes/${off}`, { is_active: false })).status).toBe(200);
    const deleted = await world.request('DELETE', `/api/inboxes/${off}`);
    expect(deleted.status).toBe(200);
    expect(await deleted.json()).toEqual({ message: 'Inbox deleted.' });
    expect((await list(world)).map((inbox) => [inbox.id, inbox['is_active']])).toEqual([[id, true]]);
    expect((await auditRows(world)).map(({ action }) => action)).toEqual([
      'inbox.created',
      'inbox.created',
      'inbox.updated',
      'inbox.deleted',
    ]);
  });

  test.each([
    ['deleted', (world: World, id: number) => world.request('DELETE', `/api/inboxes/${id}`)],
    [
      'switched off',
      (world: World, id: number) => world.request('PATCH', `/api/inboxes/${id}`, { is_active: false }),
    ],
  ])('of the last two, %s concurrently, one stays', async (_case, remove) => {
    for (let round = 0; round < 5; round++) {
      const world = await makeWorld();
      const ids = [await create(world), await create(world, bodyFor('Info'))];
      const answers = await Promise.all(ids.map((id) => remove(world, id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await list(world)).filter((inbox) => inbox['is_active'])).toHaveLength(1);
      expect(await auditRows(world)).toHaveLength(3);
    }
  });

  test('an inbox that is deleted twice concurrently is deleted once', async () => {
    const world = await makeWorld();
    const id = await create(world);
    await create(world, bodyFor('Info'));
    const answers = await Promise.all([1, 2, 3].map(() => world.request('DELETE', `/api/inboxes/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await auditRows(world)).filter(({ action }) => action === 'inbox.deleted')).toHaveLength(1);
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

describe('the connection test', () => {
  const verdict = async (world: World, id: number) => {
    const response = await world.request('POST', `/api/inboxes/${id}/test`);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<'imap' | 'smtp', { success: boolean; error: string }>;
  };
  /** A port where nothing listens. */
  const deaf = { smtp_host: '127.0.0.1', smtp_port: 9 };

  test('reports each server separately, in our own words', async () => {
    const world = await makeWorld();
    const id = await create(world, body(deaf));
    expect(await verdict(world, id)).toEqual({
      imap: { success: true, error: '' },
      smtp: { success: false, error: 'Nothing accepts connections at 127.0.0.1:9. Check host and port.' },
    });
    expect(world.sidecar.calls).toEqual([
      {
        path: '/verify',
        body: {
          host: 'imap.example.com',
          port: 993,
          user: 'support@example.com',
          password: 'imap-pass-word',
          tls: true,
        },
      },
    ]);

    world.sidecar.failure = { code: 'AUTH_FAILED', message: 'User or password is wrong.' };
    expect(await verdict(world, id)).toMatchObject({
      imap: { success: false, error: 'User or password is wrong.' },
    });
    world.sidecar.instead = () => new Response('oops', { status: 500 });
    expect(await verdict(world, id)).toMatchObject({
      imap: { success: false, error: expect.stringContaining('The IMAP sidecar answered with status 500') },
    });
    world.sidecar.instead = () => Response.json({ surprise: true });
    expect(await verdict(world, id)).toMatchObject({
      imap: { success: false, error: expect.stringContaining('was not understood') },
    });
  });

  test('an unreachable sidecar is reported for the IMAP server only', async () => {
    const world = await makeWorld({ SIDECAR_URL: 'http://127.0.0.1:9' });
    const result = await verdict(world, await create(world, body(deaf)));
    expect(result.imap).toEqual({
      success: false,
      error: 'The IMAP sidecar cannot be reached. Try again in a few minutes.',
    });
    expect(result.smtp.error).toContain('127.0.0.1:9');
  });

  test('in production, private SMTP servers and port 25 are refused', async () => {
    const world = await makeWorld({ ALLOW_PRIVATE_HOSTS: undefined } as Partial<Env>);
    const id = await create(world, body({ smtp_host: '127.1', smtp_port: 2525 }));
    expect(await verdict(world, id)).toMatchObject({
      imap: { success: true },
      smtp: { success: false, error: '127.0.0.1 is not on the public internet.' },
    });
    const production = await makeWorld({ ENVIRONMENT: 'production' });
    const other = await create(production, body({ smtp_host: '192.0.2.1', smtp_port: 25 }));
    expect((await verdict(production, other)).smtp).toEqual({
      success: false,
      error: expect.stringContaining('Port 25 cannot be reached from here'),
    });
  });

  test('passwords that do not open are reported', async () => {
    const world = await makeWorld();
    const id = await create(world);
    await testEnv.DB.prepare('UPDATE inboxes SET smtp_password = imap_password WHERE id = ?').bind(id).run();
    await expectRefusal(world.request('POST', `/api/inboxes/${id}/test`), 422, 'PASSWORD_UNREADABLE');
    expect(world.sidecar.calls).toEqual([]);
  });
});
