import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWebhook } from '../../../../../src/worker/modules/webhooks/endpoints/create.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { addMember, testEnv } from '../../../helpers.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

beforeAll(catchFetch);
afterAll(() => void vi.unstubAllGlobals());

type Shown = Record<string, unknown> & { id: number };
const url = 'https://hooks.example.com/herald?token=receivers-secret';

async function expectRefusal(answer: Promise<Response>, status: number, code: string) {
  const response = await answer;
  const problem = (await response.json()) as { code: string; errors?: { path: string }[] };
  expect({ status: response.status, code: problem.code }).toEqual({ status, code });
  return problem;
}

const auditRows = async (world: World) =>
  (
    await testEnv.DB.prepare(
      'SELECT actor, action, target, details FROM audit_log WHERE organization_id = ? ORDER BY id',
    )
      .bind(world.client.organizationId)
      .all<Record<string, string>>()
  ).results;

/** Returns all that the database contains about an organization's webhooks. */
async function dump(world: World): Promise<string> {
  const tables = ['webhooks', 'webhook_deliveries', 'events', 'jobs', 'audit_log'];
  const rows = await Promise.all(
    tables.map((table) =>
      testEnv.DB.prepare(`SELECT * FROM ${table} WHERE organization_id = ?`)
        .bind(world.client.organizationId)
        .all(),
    ),
  );
  return JSON.stringify(rows.map(({ results }) => results));
}

describe('endpoints', () => {
  test('are created, listed, read, changed and deleted; each change is in the audit log', async () => {
    const world = await makeWorld();
    const response = await world.request('POST', '/api/webhooks', {
      url,
      events: ['task.updated', 'email.saved', 'task.updated'],
      description: 'Our orders',
    });
    expect(response.status).toBe(201);
    const { secret, ...created } = (await response.json()) as Shown;
    const { id } = created;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(created).toEqual({
      id: expect.any(Number),
      url,
      events: ['task.updated', 'email.saved'],
      description: 'Our orders',
      is_active: true,
      failing_since: null,
      disabled_reason: null,
      disabled_at: null,
      previous_secret_expires_at: null,
      set_up_by: { id: world.client.userId, name: 'Test User', role: 'owner' },
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      updated_at: created['created_at'],
    });
    expect(await world.get('/api/webhooks')).toEqual([created]);
    expect(await world.get(`/api/webhooks/${id}`)).toEqual(created);

    const changed = await world.request('PATCH', `/api/webhooks/${id}`, { events: null, is_active: false });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ url, events: null, is_active: false });
    const deleted = await world.request('DELETE', `/api/webhooks/${id}`);
    expect(deleted.status).toBe(200);
    expect(await world.get('/api/webhooks')).toEqual([]);
    await expectRefusal(world.request('GET', `/api/webhooks/${id}`), 404, 'NOT_FOUND');

    const actor = `user:${world.client.userId}`;
    const target = 'webhook:https://hooks.example.com';
    expect(await auditRows(world)).toEqual([
      { actor, action: 'webhook.created', target, details: '{}' },
      {
        actor,
        action: 'webhook.updated',
        target,
        details: JSON.stringify({ id, fields: ['events', 'is_active'] }),
      },
      { actor, action: 'webhook.deleted', target, details: JSON.stringify({ id }) },
    ]);
  });

  test('an endpoint without types gets all events', async () => {
    const world = await makeWorld();
    await world.add(url);
    await world.add(url, { events: null });
    expect(await world.get('/api/webhooks')).toMatchObject([
      { events: null, description: '' },
      { events: null },
    ]);
  });

  const invalid: [string, Record<string, unknown>, string][] = [
    ['javascript:', { url: 'javascript:alert(1)' }, 'url'],
    ['ftp:', { url: 'ftp://example.com/x' }, 'url'],
    ['no URL', { url: 'example.com' }, 'url'],
    ['a user', { url: 'https://user@example.com/' }, 'url'],
    ['a password', { url: 'https://user:pass@example.com/' }, 'url'],
    ['a line break', { url: 'https://example.com/\r\nx' }, 'url'],
    ['a long URL', { url: `https://example.com/${'x'.repeat(2048)}` }, 'url'],
    ['a URL of the wrong type', { url: 5 }, 'url'],
    ['an unknown type', { events: ['email.saved', 'email.eaten'] }, 'events.1'],
    ['no types', { events: [] }, 'events'],
    ['types as text', { events: 'email.saved' }, 'events'],
    ['a description of two lines', { description: 'a\nb' }, 'description'],
    ['a long description', { description: 'x'.repeat(501) }, 'description'],
  ];

  test.each(invalid)('400 for %s, at creation and change', async (_, fields, path) => {
    const world = await makeWorld();
    const { id } = await world.add(url);
    for (const answer of [
      world.request('POST', '/api/webhooks', { url, ...fields }),
      world.request('PATCH', `/api/webhooks/${id}`, fields),
    ]) {
      const problem = await expectRefusal(answer, 400, 'VALIDATION_FAILED');
      expect(problem.errors?.map((error) => error.path)).toEqual([path]);
    }
    expect(await world.get('/api/webhooks')).toHaveLength(1);
  });

  test.each([
    ['an unknown field', { colour: 'red' }],
    ['a secret of one’s own', { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }],
    ['an id', { id: 7 }],
  ])('400 for %s', async (_, fields) => {
    const world = await makeWorld();
    const { id } = await world.add(url);
    await expectRefusal(world.request('POST', '/api/webhooks', { url, ...fields }), 400, 'VALIDATION_FAILED');
    await expectRefusal(world.request('PATCH', `/api/webhooks/${id}`, fields), 400, 'VALIDATION_FAILED');
    await expectRefusal(world.request('PATCH', `/api/webhooks/${id}`, {}), 400, 'VALIDATION_FAILED');
  });

  test('400 for a private address where they are not allowed, and for http in production', async () => {
    const strict = await makeWorld({ ALLOW_PRIVATE_HOSTS: undefined });
    const { id } = await strict.add(url);
    for (const privateUrl of [
      'http://127.0.0.1:8080/',
      'https://[::1]/',
      'http://169.254.169.254/',
      'http://db/',
    ]) {
      for (const answer of [
        strict.request('POST', '/api/webhooks', { url: privateUrl }),
        strict.request('PATCH', `/api/webhooks/${id}`, { url: privateUrl }),
      ]) {
        const problem = await expectRefusal(answer, 400, 'VALIDATION_FAILED');
        expect(problem.errors?.map((error) => error.path)).toEqual(['url']);
      }
    }
    const lenient = await makeWorld();
    await lenient.add('http://127.0.0.1:8080/');
    const production = await makeWorld({
      ALLOW_PRIVATE_HOSTS: undefined,
      ENVIRONMENT: 'production' as Env['ENVIRONMENT'],
    });
    const ctx = production.ctx();
    const input = { events: null, description: '' };
    await expect(createWebhook(ctx, { url: 'http://example.com/', ...input })).rejects.toMatchObject({
      errors: [{ path: 'url' }],
    });
    await createWebhook(ctx, { url: 'https://example.com/', ...input });
  });

  test('at most twenty, even if created concurrently', async () => {
    const world = await makeWorld();
    const answers = await Promise.all(
      Array.from({ length: 23 }, () => world.request('POST', '/api/webhooks', { url })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(20).fill(201), 422, 422, 422]);
    expect(await world.get('/api/webhooks')).toHaveLength(20);
    expect(await auditRows(world)).toHaveLength(20);
    const problem = await expectRefusal(
      world.request('POST', '/api/webhooks', { url }),
      422,
      'TOO_MANY_WEBHOOKS',
    );
    expect(problem).toMatchObject({ detail: expect.stringContaining('20') });
  });
});

describe('access', () => {
  const calls = (id: number, delivery: number): [string, string, unknown?][] => [
    ['GET', '/api/webhooks'],
    ['POST', '/api/webhooks', { url }],
    ['GET', `/api/webhooks/${id}`],
    ['PATCH', `/api/webhooks/${id}`, { description: 'x' }],
    ['POST', `/api/webhooks/${id}/rotate-secret`],
    ['POST', `/api/webhooks/${id}/test`],
    ['GET', `/api/webhooks/${id}/deliveries`],
    ['POST', `/api/webhooks/${id}/deliveries/${delivery}/replay`],
    ['DELETE', `/api/webhooks/${id}`],
  ];

  async function withDelivery() {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url);
    await world.save();
    await world.drain();
    const [delivery] = await world.deliveries(id);
    return { world, id, delivery: delivery!.id, receiver };
  }

  test('admins only', async () => {
    const { world, id, delivery } = await withDelivery();
    const member = await addMember(world.client.organizationId, 'member');
    for (const [method, path, body] of calls(id, delivery)) {
      await expectRefusal(world.request(method, path, body, member), 403, 'ROLE_REQUIRED');
      expect((await world.request(method, path, body, null)).status).toBe(401);
    }
    const admin = await addMember(world.client.organizationId, 'admin');
    for (const [method, path, body] of calls(id, delivery)) {
      const response = await world.request(method, path, body, admin);
      expect([path, response.status < 300]).toEqual([path, true]);
    }
  });

  test('an endpoint of another organization is 404', async () => {
    const { world, id, delivery, receiver } = await withDelivery();
    const before = await dump(world);
    const other = await makeWorld();
    const own = await other.add(url);
    for (const [method, path, body] of calls(id, delivery).filter(([, to]) => to !== '/api/webhooks')) {
      await expectRefusal(other.request(method, path, body), 404, 'NOT_FOUND');
    }
    await expectRefusal(
      other.request('POST', `/api/webhooks/${own.id}/deliveries/${delivery}/replay`),
      404,
      'NOT_FOUND',
    );
    expect(await dump(world)).toBe(before);
    expect(receiver.received).toHaveLength(1);
  });

  test('invalid ids are bad input', async () => {
    const world = await makeWorld();
    for (const id of ['0', '-1', '1.5', 'x', '9007199254740993']) {
      await expectRefusal(world.request('GET', `/api/webhooks/${id}`), 400, 'VALIDATION_FAILED');
    }
  });
});

describe('the secret', () => {
  test('is shown at creation only, and nothing contains it in clear text', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const rotated = (await (await world.request('POST', `/api/webhooks/${id}/rotate-secret`)).json()) as {
      secret: string;
    };
    expect(rotated.secret).not.toBe(secret);
    await world.save();
    await world.drain();
    const answers = await Promise.all([
      world.request('GET', '/api/webhooks'),
      world.request('GET', `/api/webhooks/${id}`),
      world.request('PATCH', `/api/webhooks/${id}`, { description: 'x' }),
      world.request('POST', `/api/webhooks/${id}/test`),
      world.request('GET', `/api/webhooks/${id}/deliveries`),
    ]);
    const texts = [await dump(world), ...(await Promise.all(answers.map((answer) => answer.text())))];
    for (const text of texts) {
      for (const hidden of [secret, rotated.secret]) expect(text).not.toContain(hidden.slice(6));
      expect(text).not.toContain('whsec_');
    }
    expect(receiver.received).toHaveLength(2);
  });

  test('a sealed secret copied to another endpoint does not open', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const [a, b] = [await world.add(receiver.url), await world.add(receiver.url)];
    await testEnv.DB.prepare(
      'UPDATE webhooks SET secret = (SELECT secret FROM webhooks WHERE id = ?) WHERE id = ?',
    )
      .bind(a.id, b.id)
      .run();
    await expectRefusal(world.request('POST', `/api/webhooks/${b.id}/test`), 422, 'SECRET_UNREADABLE');
    // Rotating repairs it: the secret that does not open no longer signs.
    const response = await world.request('POST', `/api/webhooks/${b.id}/rotate-secret`);
    expect(await response.json()).toMatchObject({ previous_secret_expires_at: null });
    const test = await world.request('POST', `/api/webhooks/${b.id}/test`);
    expect(await test.json()).toMatchObject({ success: true });
  });
});

describe('the log of deliveries', () => {
  test('lists the newest first, by state, in pages', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id } = await world.add(receiver.url, { events: ['email.saved'] });
    for (let n = 0; n < 5; n++) await world.save();
    await world.drain();
    receiver.answer(() => new Response(null, { status: 500 }));
    for (let n = 0; n < 2; n++) await world.save();
    await world.drain();

    const all = await world.deliveries(id);
    expect(all.map(({ state }) => state)).toEqual([
      ...Array(2).fill('pending'),
      ...Array(5).fill('delivered'),
    ]);
    const ids = all.map((delivery) => Number(delivery.event_id.replace('evt_', '')));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(await world.deliveries(id, '?state=pending')).toEqual(all.slice(0, 2));
    expect(await world.deliveries(id, '?state=delivered')).toEqual(all.slice(2));
    expect(await world.deliveries(id, '?state=failed')).toEqual([]);

    for (const [filter, expected] of [
      ['', all],
      ['&state=delivered', all.slice(2)],
    ] as const) {
      const pages: unknown[] = [];
      let path: string | undefined = `/api/webhooks/${id}/deliveries?limit=2${filter}`;
      for (let n = 0; path && n < 10; n++) {
        const response: Response = await world.request('GET', path);
        pages.push(...((await response.json()) as unknown[]));
        const link: string | undefined = response.headers.get('link')?.match(/^<([^>]+)>; rel="next"$/)?.[1];
        path = link && new URL(link).pathname + new URL(link).search;
      }
      expect(pages).toEqual(expected);
    }
  });

  test.each(['?state=lost', '?limit=0', '?limit=201', '?cursor=x', '?offset=2', '?what=1'])(
    '400 for %s',
    async (query) => {
      const world = await makeWorld();
      const { id } = await world.add(url);
      await expectRefusal(
        world.request('GET', `/api/webhooks/${id}/deliveries${query}`),
        400,
        'VALIDATION_FAILED',
      );
    },
  );
});
