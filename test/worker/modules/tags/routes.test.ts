import { describe, expect, test } from 'vitest';
import type { OrganizationTag } from '../../../../src/contract/tags.ts';
import { moveTaggedMail } from '../../../../src/worker/modules/tags/move-mail.ts';
import { type Client, makeOrganization, testCtx } from '../../helpers.ts';
import { tagId } from './as-model.ts';

async function listTags(client: Client): Promise<OrganizationTag[]> {
  const response = await client.request('GET', '/api/tags');
  expect(response.status).toBe(200);
  return response.json();
}

const problemOf = (response: Response) => response.json<{ code: string; errors: unknown[] }>();

async function addTag(client: Client, name: string): Promise<OrganizationTag> {
  const response = await client.request('POST', '/api/tags', { name });
  expect(response.status).toBe(201);
  return response.json();
}

async function saveTo(client: Client, address: string, subject = 'x'): Promise<{ id: number; tag: string }> {
  const response = await client.request('POST', '/api/emails', {
    from_address: 'kim@example.com',
    to_address: address,
    subject,
    body_text: 'Hello.',
  });
  expect(response.status).toBe(201);
  return response.json();
}

describe('tags', () => {
  test('five are there from the start', async () => {
    const client = await makeOrganization();
    const tags = await listTags(client);
    expect(tags.map(({ name, key, order, is_built_in }) => [name, key, order, is_built_in])).toEqual([
      ['Hello', 'hello', 1, true],
      ['Partners', 'partners', 2, true],
      ['Info', 'info', 3, true],
      ['Support', 'support', 4, true],
      ['Neo', 'neo', 5, true],
    ]);
    expect(tags[0]).toMatchObject({ is_hidden: false, inbox_id: null, counts: { emails: 0, unread: 0 } });
  });

  test('mail comes to an added tag, and is found by its name and key when it was renamed', async () => {
    const client = await makeOrganization();
    const billing = await addTag(client, 'Billing');
    expect(billing).toMatchObject({ id: tagId(client, 6), key: 'billing', order: 6, is_built_in: false });
    const email = await saveTo(client, 'billing@company.example');
    expect(email.tag).toBe('Billing');

    const renamed = await client.request('PATCH', `/api/tags/${billing.id}`, { name: 'Invoices' });
    expect(await renamed.json()).toMatchObject({
      name: 'Invoices',
      key: 'billing',
      counts: { emails: 1, unread: 1 },
    });
    for (const name of ['Invoices', 'invoices', 'BILLING']) {
      const list = await client.request('GET', `/api/emails?tag=${name}`);
      expect(await list.json()).toMatchObject([{ id: email.id, tag: 'Invoices' }]);
      const threads = await client.request('GET', `/api/threads?tag=${name}`);
      expect(await threads.json()).toMatchObject([{ tags: ['Invoices'] }]);
      const found = await client.request('GET', `/api/emails?q=tag:${name}`);
      expect(await found.json()).toMatchObject([{ id: email.id }]);
      const tasks = await client.request('GET', `/api/tasks?tag=${name}`);
      expect(await tasks.json()).toMatchObject([{ tag: 'Invoices' }]);
    }
    expect((await saveTo(client, 'billing@company.example', 'y')).tag).toBe('Invoices');
    expect((await saveTo(client, 'invoices@company.example', 'z')).tag).toBe('Info');
    const stats = (await (await client.request('GET', '/api/stats')).json()) as object;
    expect(stats).toMatchObject({
      emailsByTag: { Hello: 0, Partners: 0, Info: 1, Support: 0, Neo: 0, Invoices: 2 },
    });
  });

  test.each([
    ['another tag', 'support', 'TAG_EXISTS'],
    ['another tag in another case', 'SUPPORT', 'TAG_EXISTS'],
  ])('a name of %s is taken', async (_, name, code) => {
    const client = await makeOrganization();
    const response = await client.request('POST', '/api/tags', { name });
    expect(response.status).toBe(409);
    expect((await problemOf(response)).code).toBe(code);
  });

  test('the key of a renamed tag is taken', async () => {
    const client = await makeOrganization();
    const { id } = await addTag(client, 'Billing');
    await client.request('PATCH', `/api/tags/${id}`, { name: 'Invoices' });
    const response = await client.request('POST', '/api/tags', { name: 'BILLING' });
    expect([response.status, (await problemOf(response)).code]).toEqual([409, 'TAG_EXISTS']);
    const back = await client.request('PATCH', `/api/tags/${id}`, { name: 'billing' });
    expect(await back.json()).toMatchObject({ name: 'billing', key: 'billing' });
  });

  test.each(['', ' ', 'a\u0000b', 'a\u202eb', 'a\u200bb', 'x'.repeat(41)])(
    'refuses the name %j',
    async (name) => {
      const client = await makeOrganization();
      const response = await client.request('POST', '/api/tags', { name });
      expect(response.status).toBe(400);
      expect(await listTags(client)).toHaveLength(5);
    },
  );

  test('an unknown tag in a filter is refused with the names', async () => {
    const client = await makeOrganization();
    for (const path of ['/api/emails?tag=Billing', '/api/threads?tag=Billing', '/api/tasks?tag=Billing']) {
      const response = await client.request('GET', path);
      expect(response.status).toBe(400);
      expect((await problemOf(response)).errors).toEqual([
        { path: 'tag', message: 'expected one of Hello, Partners, Info, Support, Neo' },
      ]);
    }
  });

  test('the order changes, and a color', async () => {
    const client = await makeOrganization();
    const { id } = await addTag(client, 'Billing');
    await client.request('PATCH', `/api/tags/${id}`, { order: 1, color: '#AABBCC' });
    const tags = await listTags(client);
    expect(tags.map(({ name }) => name)).toEqual(['Billing', 'Hello', 'Partners', 'Info', 'Support', 'Neo']);
    expect(tags[0]!.color).toBe('#aabbcc');
  });

  test('a built-in tag without mail is hidden; one with mail is not; none is deleted', async () => {
    const client = await makeOrganization();
    const [hello, , info, , neo] = await listTags(client);
    await saveTo(client, 'hello@company.example');
    const hide = (id: number) => client.request('PATCH', `/api/tags/${id}`, { is_hidden: true });
    expect((await problemOf(await hide(hello!.id))).code).toBe('TAG_IN_USE');
    expect(await (await hide(neo!.id)).json()).toMatchObject({ is_hidden: true });
    expect((await saveTo(client, 'neo@company.example', 'y')).tag).toBe('Info');
    const deleted = await client.request('DELETE', `/api/tags/${info!.id}`);
    expect([deleted.status, (await problemOf(deleted)).code]).toEqual([409, 'BUILT_IN_TAG']);
  });

  test('a deleted tag gives its mail, rules and replies to another', async () => {
    const client = await makeOrganization();
    const { id } = await addTag(client, 'Billing');
    const email = await saveTo(client, 'billing@company.example');
    const rule = await client.request('POST', '/api/rules', {
      name: 'r',
      conditions: [{ field: 'tag', operator: 'is', value: 'billing' }],
      actions: [{ type: 'move', tag: 'BILLING' }],
    });
    expect(await rule.clone().json()).toMatchObject({
      conditions: [{ value: 'Billing' }],
      actions: [{ tag: 'Billing' }],
    });
    const refused = await client.request('DELETE', `/api/tags/${id}`);
    expect((await problemOf(refused)).code).toBe('TAG_IN_USE');
    const deleted = await client.request('DELETE', `/api/tags/${id}?move_to=support`);
    expect(await deleted.json()).toEqual({
      message: 'The tag is deleted. Its mail moves to Support within minutes.',
    });
    expect(await (await client.request('GET', `/api/emails/${email.id}`)).json()).toMatchObject({
      tag: 'Support',
    });
    await moveTaggedMail(testCtx(0));
    const list = await client.request('GET', '/api/emails?tag=Support');
    expect(await list.json()).toMatchObject([{ id: email.id, tag: 'Support' }]);
    expect(await (await client.request('GET', '/api/tasks?tag=Support')).json()).toHaveLength(1);
    const { id: ruleId } = (await rule.json()) as { id: number };
    expect(await (await client.request('GET', `/api/rules/${ruleId}`)).json()).toMatchObject({
      conditions: [{ value: 'Support' }],
      actions: [{ tag: 'Support' }],
    });
    const again = await client.request('POST', '/api/tags', { name: 'Billing' });
    expect((await problemOf(again)).code).toBe('TAG_IS_MOVING');
  });

  test('two who add the same name at once: one of them does', async () => {
    const client = await makeOrganization();
    const add = () => client.request('POST', '/api/tags', { name: 'Billing' });
    const statuses = (await Promise.all([add(), add(), add()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await listTags(client)).toHaveLength(6);
  });

  test('several who add different names at once: all are there', async () => {
    const client = await makeOrganization();
    const names = ['A', 'B', 'C'];
    await Promise.all(names.map((name) => addTag(client, name)));
    const tags = await listTags(client);
    expect(
      tags
        .slice(5)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names);
    expect(new Set(tags.map(({ id }) => id)).size).toBe(8);
  });

  test('an inbox with a new tag adds it', async () => {
    const client = await makeOrganization();
    const response = await client.request('POST', '/api/inboxes', {
      name: 'Billing',
      email_address: 'money@company.example',
      tag: 'Billing',
      imap_host: 'imap.example.com',
      imap_port: 993,
      imap_user: 'x',
      imap_password: 'y',
    });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: number };
    expect((await listTags(client)).at(-1)).toMatchObject({ name: 'Billing', inbox_id: id });
    expect((await saveTo(client, 'money@company.example')).tag).toBe('Billing');
    const deleted = await client.request('DELETE', `/api/tags/${tagId(client, 6)}`);
    expect((await problemOf(deleted)).code).toBe('TAG_HAS_INBOX');
  });
});
