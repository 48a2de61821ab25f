import { expect, test } from 'vitest';
import { makeOrganization } from '../../../helpers.ts';
import { makeWorld } from './world.ts';

test('a member names a contact and writes notes; an empty name is the one in the mail again', async () => {
  const { client, save, contact, contacts } = await makeWorld();
  await save({ id: 'a' });
  const { id } = await contact('kim@example.com');
  const change = async (body: object) => (await client.request('PATCH', `/api/contacts/${id}`, body)).json();
  expect(await change({ name: ' The boss ', notes: 'Pays late.\nAlways.' })).toMatchObject({
    name: 'The boss',
    notes: 'Pays late.\nAlways.',
    moved: null,
  });
  await save({ id: 'b', from: 'Kim S. <kim@example.com>', at: 1.75e12 });
  expect(await contacts('search=boss')).toMatchObject([{ name: 'The boss' }]);
  expect(await contacts('search=sato')).toEqual([]);
  expect(await change({ name: '' })).toMatchObject({ name: 'Kim S.', notes: 'Pays late.\nAlways.' });
  expect(await contacts('search=boss')).toEqual([]);
  expect(await contacts('search=ki')).toMatchObject([{ name: 'Kim S.' }]);
});

test('a member keeps the company and fields of a contact, which mail does not change', async () => {
  const { client, save, contact, contacts } = await makeWorld();
  await save({ id: 'a' });
  expect(await contact('kim@example.com')).toMatchObject({ company: null, fields: [] });
  const { id } = await contact('kim@example.com');
  const change = async (body: object) => (await client.request('PATCH', `/api/contacts/${id}`, body)).json();
  const fields = [
    { name: 'Customer number', value: '4711' },
    { name: 'Since', value: 'May „2019“' },
  ];
  expect(await change({ company: ' Acme Ltd ', fields })).toMatchObject({ company: 'Acme Ltd', fields });
  await save({ id: 'b', at: 1.75e12 });
  expect(await contacts('search=kim')).toMatchObject([{ company: 'Acme Ltd', fields, mails_in: 2 }]);
  expect(await change({ fields: fields.slice(1) })).toMatchObject({
    company: 'Acme Ltd',
    fields: fields.slice(1),
  });
  expect(await change({ company: '', fields: [] })).toMatchObject({ company: null, fields: [] });
});

test.each([
  [{}, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ name: 'a\nb' }, 'name'],
  [{ notes: 'x'.repeat(10_001) }, 'notes'],
  [{ notes: 'a\0b' }, 'notes'],
  [{ company: 'x'.repeat(201) }, 'company'],
  [{ company: 'a\nb' }, 'company'],
  [{ fields: [{ name: '', value: 'x' }] }, 'fields.0.name'],
  [{ fields: [{ name: 'x', value: ' ' }] }, 'fields.0.value'],
  [{ fields: [{ name: 'x', value: 'y', color: 'z' }] }, 'fields.0'],
  [{ fields: Array(21).fill({ name: 'x', value: 'y' }) }, 'fields'],
  [{ is_blocked: false, also_existing: true }, 'also_existing'],
  [{ notes: 'x', also_existing: true }, 'also_existing'],
  [{ mails_in: 7 }, 'mails_in'],
])('PATCH with %j is 400, and changes nothing', async (body, path) => {
  const { client, save, contact } = await makeWorld();
  await save({ id: 'a' });
  const before = await contact('kim@example.com');
  const response = await client.request('PATCH', `/api/contacts/${before.id}`, body);
  expect(response.status).toBe(400);
  const { errors } = await response.json<{ errors: { path: string }[] }>();
  expect(errors[0]?.path).toBe(path);
  expect(await contact('kim@example.com')).toEqual(before);
});

test('a block of what is no address is 400', async () => {
  const client = await makeOrganization();
  for (const address of ['', 'x', '@example.com', 'a@b']) {
    const response = await client.request('POST', '/api/contacts/block', { address });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'address' }] });
  }
});

test('another organization has its own contact of the same address', async () => {
  const [a, b] = [await makeWorld(), await makeWorld()];
  await a.save({ id: 'a' });
  await b.save({ id: 'a' });
  const mine = await a.contact('kim@example.com');
  const theirs = await b.contact('kim@example.com');
  for (const [method, path, body] of [
    ['GET', ''],
    ['GET', '/threads'],
    ['PATCH', '', { is_blocked: true, also_existing: true }],
  ] as const) {
    expect((await b.client.request(method, `/api/contacts/${mine.id}${path}`, body)).status).toBe(404);
  }
  await a.client.request('PATCH', `/api/contacts/${mine.id}`, { is_blocked: true });
  await b.save({ id: 'b' });
  expect(await b.contact('kim@example.com')).toMatchObject({ id: theirs.id, is_blocked: false, mails_in: 2 });
  expect(await b.threads()).toHaveLength(2);
});

test('the conversations of a contact are those with its mail, in any state, newest of its mail first', async () => {
  const { client, save, contact, get } = await makeWorld();
  const minute = (n: number) => 1.7e12 + n * 60_000;
  const a = await save({ id: 'a', from: 'kim+shop@example.com', at: minute(1) });
  await save({ id: 'b', from: 'ann@example.com', at: minute(2) });
  const c = await save({ id: 'c', direction: 'outbound', to: 'kim@example.com', at: minute(3) });
  await save({ id: 'd', from: 'kim@example.com', references: ['a'], at: minute(4) });
  const e = await save({ id: 'e', from: 'ann@example.com', references: ['c'], at: minute(9) });
  expect(e).toBeGreaterThan(c);
  await client.request('PATCH', `/api/threads/${a}`, { state: 'trash' });
  const { id } = await contact('kim@example.com');
  const threads = await get<{ id: number; state: string }[]>(`/api/contacts/${id}/threads?fields=id,state`);
  expect(threads).toEqual([
    { id: a, state: 'trash' },
    { id: c, state: 'open' },
  ]);
});
