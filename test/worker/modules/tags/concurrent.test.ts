/** Tags that change while mail is saved, and the tags of two organizations. */
import { expect, test } from 'vitest';
import type { OrganizationTag } from '../../../../src/contract/tags.ts';
import { type Client, makeOrganization } from '../../helpers.ts';
import { expectAsModel, read, readAll, tagId } from './as-model.ts';
import { Model } from './model.ts';

async function ask<Answer>(client: Client, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await client.request(method, path, body);
  const answer = await response.json<Answer>();
  expect([method, path, response.ok, response.ok || answer]).toEqual([method, path, true, true]);
  return answer;
}

const saveTo = (client: Client, address: string, n: number) =>
  ask<{ id: number; tag: string }>(client, 'POST', '/api/emails', {
    message_id: `<${n}@example.com>`,
    from_address: 'kim@example.com',
    to_address: address,
    subject: `Mail ${n}`,
    body_text: 'Hello.',
  });

test('mail that is saved while its tag is renamed is all there, with the last name', async () => {
  const client = await makeOrganization();
  const model = new Model();
  const { id } = await ask<OrganizationTag>(client, 'POST', '/api/tags', { name: 'Billing' });
  model.add('Billing');
  const names = Array.from({ length: 8 }, (_, n) => `Name ${n}`);
  const renaming = (async () => {
    for (const name of names) await ask(client, 'PATCH', `/api/tags/${id}`, { name });
  })();
  const saved = await Promise.all(
    Array.from({ length: 24 }, (_, n) => saveTo(client, 'billing@company.example', n)),
  );
  await renaming;
  for (const mail of saved) {
    model.save(mail.id, 'billing@company.example');
    expect(['Billing', ...names]).toContain(mail.tag);
  }
  model.change(6, { name: names.at(-1)! });
  await expectAsModel(client, model);
});

test('of many who rename a tag at once, each does or is told to try again', async () => {
  const client = await makeOrganization();
  const { id } = await ask<OrganizationTag>(client, 'POST', '/api/tags', { name: 'Billing' });
  const responses = await Promise.all(
    Array.from({ length: 16 }, (_, n) => client.request('PATCH', `/api/tags/${id}`, { name: `Name ${n}` })),
  );
  const codes = await Promise.all(
    responses.map(async (response) =>
      response.ok ? 'done' : (await response.json<{ code: string }>()).code,
    ),
  );
  expect(codes.filter((code) => code === 'done').length).toBeGreaterThan(0);
  for (const code of codes) expect(['done', 'CHANGED_MEANWHILE']).toContain(code);
  const tags = await read<OrganizationTag[]>(client, '/api/tags');
  expect(tags.at(-1)!.name).toMatch(/^Name \d+$/);
});

test('of many who delete a tag at once, one does', async () => {
  const client = await makeOrganization();
  const { id } = await ask<OrganizationTag>(client, 'POST', '/api/tags', { name: 'Billing' });
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => client.request('DELETE', `/api/tags/${id}`)),
  );
  expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
  for (const { ok, status } of responses) if (!ok) expect([404, 409]).toContain(status);
});

test('two tags that are deleted at once do not give their mail to each other', async () => {
  const client = await makeOrganization();
  const ids: number[] = [];
  for (const name of ['Billing', 'Sales']) {
    ids.push((await ask<OrganizationTag>(client, 'POST', '/api/tags', { name })).id);
  }
  const responses = await Promise.all(
    ids.map((id, at) =>
      client.request('DELETE', `/api/tags/${id}?move_to=${at === 0 ? 'Sales' : 'Billing'}`),
    ),
  );
  expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
});

test('two organizations see and change only their own tags, though these have the same numbers', async () => {
  const [one, other] = [await makeOrganization(), await makeOrganization()];
  const [model, otherModel] = [new Model(), new Model()];
  const addTo = async (client: Client, of: Model, name: string) => {
    expect((await ask<OrganizationTag>(client, 'POST', '/api/tags', { name })).id).toBe(tagId(client, 6));
    of.add(name);
  };
  const save = async (client: Client, of: Model, address: string, n: number) => {
    const { id, tag } = await saveTo(client, address, n);
    expect(tag).toBe(of.shown(of.save(id, address).tag).name);
  };
  await addTo(one, model, 'Billing');
  await addTo(other, otherModel, 'Sales');
  for (const [n, address] of ['billing@company.example', 'sales@company.example'].entries()) {
    await save(one, model, address, n);
    await save(other, otherModel, address, n);
  }
  await ask(one, 'PATCH', `/api/tags/${tagId(one, 6)}`, { name: 'Invoices', order: 1 });
  model.change(6, { name: 'Invoices', order: 1 });
  expect((await one.request('GET', '/api/emails?tag=sales')).status).toBe(400);
  expect((await other.request('GET', '/api/emails?tag=billing')).status).toBe(400);
  await ask(other, 'PATCH', `/api/tags/${tagId(other, 1)}`, { name: 'Greetings' });
  otherModel.change(1, { name: 'Greetings' });
  await expectAsModel(one, model);
  await expectAsModel(other, otherModel);
  const theirs = await readAll<{ id: number }>(other, '/api/emails?tag=sales');
  expect((await one.request('PATCH', `/api/emails/${theirs[0]!.id}`, { tag: 'Info' })).status).toBe(404);

  await ask(one, 'DELETE', `/api/tags/${tagId(one, 6)}?move_to=neo`);
  model.remove(6, 'neo');
  await ask(other, 'PATCH', `/api/tags/${tagId(other, 6)}`, { name: 'Billing' });
  otherModel.change(6, { name: 'Billing' });
  await expectAsModel(one, model);
  await expectAsModel(other, otherModel);
  for (const id of [tagId(one, 6), tagId(other, 6), 6]) {
    expect((await one.request('PATCH', `/api/tags/${id}`, { name: 'Sales' })).status).toBe(404);
  }
});
