import { beforeEach, describe, expect, test } from 'vitest';
import type { TokenAlert } from '../../../../../src/contract/tokens.ts';
import { loadWholeApp } from '../../../../../src/worker/app.ts';
import { addMember, type Client, call, makeOrganization, testEnv } from '../../../helpers.ts';

const PATH = '/api/settings/tokens/alerts';
const alert = { type: 'usage', threshold: 1_000, period: 'day' };

let client: Client;
beforeEach(async () => {
  client = await makeOrganization('admin');
});

const list = async (who = client) => (await (await who.request('GET', PATH)).json()) as TokenAlert[];
const create = async (body: unknown = alert) =>
  (await (await client.request('POST', PATH, body)).json()) as TokenAlert;
const audited = async () =>
  (
    await testEnv.DB.prepare('SELECT action, target FROM audit_log WHERE organization_id = ? ORDER BY id')
      .bind(client.organizationId)
      .all()
  ).results;

describe('alerts', () => {
  test('are created, listed, changed and deleted, and the audit log shows it', async () => {
    const created = await create({ type: 'balance', threshold: 5 });
    expect(created).toEqual({
      id: created.id,
      type: 'balance',
      threshold: 5,
      period: 'month',
      is_active: true,
      last_fired_at: null,
      created_at: expect.stringMatching(/Z$/),
    });
    const second = await create();
    expect(await list()).toEqual([created, second]);

    const changed = await client.request('PATCH', `${PATH}/${created.id}`, {
      threshold: 7,
      is_active: false,
    });
    expect(await changed.json()).toEqual({ ...created, threshold: 7, is_active: false });

    const deleted = await client.request('DELETE', `${PATH}/${second.id}`);
    expect([deleted.status, await deleted.json()]).toEqual([200, { message: 'Alert removed.' }]);
    expect((await list()).map(({ id, threshold }) => [id, threshold])).toEqual([[created.id, 7]]);
    expect(await audited()).toEqual([
      { action: 'token_alert.created', target: 'token_alert:balance' },
      { action: 'token_alert.created', target: 'token_alert:usage' },
      { action: 'token_alert.updated', target: `token_alert:${created.id}` },
      { action: 'token_alert.deleted', target: `token_alert:${second.id}` },
    ]);
  });

  test('a body that is too large is 413', async () => {
    const { id } = await create();
    const long = { ...alert, pad: 'x'.repeat(2_000_000) };
    for (const [method, path] of [
      ['POST', PATH],
      ['PATCH', `${PATH}/${id}`],
    ] as const) {
      expect((await client.request(method, path, long)).status).toBe(413);
    }
    const { paths } = (await loadWholeApp()).getOpenAPIDocument({
      openapi: '3.0.3',
      info: { title: 'x', version: '1' },
    });
    expect(paths[PATH]!.post!.responses).toHaveProperty('413');
    expect(paths[`${PATH}/{id}`]!.patch!.responses).toHaveProperty('413');
  });

  test('there are at most 20, even if created concurrently', async () => {
    const created = await Promise.all(Array.from({ length: 25 }, () => client.request('POST', PATH, alert)));
    expect(created.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(20).fill(201),
      ...Array<number>(5).fill(422),
    ]);
    const refusal = created.find(({ status }) => status === 422)!;
    expect(await refusal.json()).toMatchObject({ code: 'TOO_MANY_ALERTS' });
    expect(await list()).toHaveLength(20);
    expect(await audited()).toHaveLength(20);
  });

  test.each([
    [{ ...alert, threshold: -5 }, 'threshold'],
    [{ ...alert, threshold: 0 }, 'threshold'],
    [{ ...alert, threshold: 1.5 }, 'threshold'],
    [{ ...alert, threshold: 1e12 + 1 }, 'threshold'],
    [{ ...alert, threshold: '1000' }, 'threshold'],
    [{ ...alert, type: 'mood' }, 'type'],
    [{ ...alert, period: 'year' }, 'period'],
    [{ ...alert, is_active: 'yes' }, 'is_active'],
    [{ ...alert, last_fired_at: null }, 'last_fired_at'],
    [{ threshold: 5 }, 'type'],
  ])('%j is refused and names %s', async (body, field) => {
    const { id } = await create();
    const answers = [await client.request('POST', PATH, body)];
    if (Object.keys(body).length > 1) answers.push(await client.request('PATCH', `${PATH}/${id}`, body));
    for (const response of answers) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: field }] });
    }
    expect(await list()).toMatchObject([{ id, ...alert }]);
  });

  test('an empty change is refused, and an unknown alert is not found', async () => {
    const { id } = await create();
    expect((await client.request('PATCH', `${PATH}/${id}`, {})).status).toBe(400);
    expect((await client.request('PATCH', `${PATH}/${id + 1000}`, { threshold: 5 })).status).toBe(404);
    expect((await client.request('DELETE', `${PATH}/${id + 1000}`)).status).toBe(404);
    expect((await client.request('DELETE', `${PATH}/0`)).status).toBe(400);
  });

  test("another organization's alerts are not found and do not change", async () => {
    const created = await create();
    const other = await makeOrganization();
    expect((await other.request('PATCH', `${PATH}/${created.id}`, { threshold: 5 })).status).toBe(404);
    expect((await other.request('DELETE', `${PATH}/${created.id}`)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect(await list()).toEqual([created]);
  });

  test('members read them but cannot change them; without a session they are hidden', async () => {
    const created = await create();
    const member = await addMember(client.organizationId, 'member');
    expect(await list(member)).toEqual([created]);
    const calls: [string, string, unknown?][] = [
      ['POST', PATH, alert],
      ['PATCH', `${PATH}/${created.id}`, { threshold: 5 }],
      ['DELETE', `${PATH}/${created.id}`],
    ];
    for (const [method, path, body] of calls) {
      expect((await member.request(method, path, body)).status).toBe(403);
      expect((await call(method, path, body)).status).toBe(401);
    }
    expect((await call('GET', PATH)).status).toBe(401);
    expect(await list()).toEqual([created]);
  });
});
