import { expect, test } from 'vitest';
import { costOf } from '../../counting.ts';
import { addMember, type Client, call, makeOrganization, testOfOneDatabase } from '../../helpers.ts';
import { mail, save } from '../../modules/mail/ingest/calls.ts';

/** The paths of tagged answers in an organization with one email. */
async function makeWorld() {
  const client = await makeOrganization();
  const { id } = await (await save(client, mail())).json<{ id: number }>();
  return {
    client,
    paths: ['/api/emails', '/api/threads', '/api/threads?state=all&q=parcel', `/api/threads/${id}`],
  };
}

const ask = (client: Client, path: string, tag?: string) =>
  client.request('GET', path, undefined, tag === undefined ? {} : { 'if-none-match': tag });

test('an answer with the tag of its data is 304, without a body, until something changes', async () => {
  const { client, paths } = await makeWorld();
  for (const path of paths) {
    const first = await ask(client, path);
    const tag = first.headers.get('etag')!;
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w.:]+"$/)]);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`]) {
      const again = await ask(client, path, known);
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
    }
    expect((await ask(client, path, '"other"')).status).toBe(200);
    await save(client, mail());
    const changed = await ask(client, path, tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  }
});

test('what changes shown data changes the tag', async () => {
  const { client } = await makeWorld();
  const [email] = await (await ask(client, '/api/emails')).json<{ id: number }[]>();
  const changes = [
    () => client.request('PATCH', '/api/emails/read', { ids: [email!.id], is_read: true }),
    () => client.request('PATCH', `/api/threads/${email!.id}`, { state: 'done' }),
    () => client.request('DELETE', `/api/emails/${email!.id}`),
  ];
  for (const change of changes) {
    const tag = (await ask(client, '/api/threads?state=all')).headers.get('etag')!;
    expect((await change()).status).toBeLessThan(300);
    expect((await ask(client, '/api/threads?state=all', tag)).status).toBe(200);
  }
});

test('a tag is of one organization and caller, and lets nobody in', async () => {
  const { client } = await makeWorld();
  const tag = (await ask(client, '/api/emails')).headers.get('etag')!;
  for (const other of [await makeOrganization(), await addMember(client.organizationId, 'member')]) {
    expect((await ask(other, '/api/emails', tag)).status).toBe(200);
  }
  expect((await call('GET', '/api/emails', undefined, { 'if-none-match': tag })).status).toBe(401);
  await client.request('POST', '/api/auth/sign-out', {});
  expect((await ask(client, '/api/emails', tag)).status).toBe(401);
});

test('a tag is of one address', async () => {
  const { client } = await makeWorld();
  const tag = (await ask(client, '/api/emails')).headers.get('etag')!;
  expect((await ask(client, '/api/emails?limit=1', tag)).status).toBe(200);
  expect((await ask(client, '/api/emails?limit=x', tag)).status).toBe(400);
});

test('errors have no tag', async () => {
  const { client } = await makeWorld();
  for (const path of ['/api/threads/1', '/api/emails?q=nope:x']) {
    const response = await ask(client, path);
    expect([response.status >= 400, response.headers.get('etag')]).toEqual([true, null]);
  }
});

testOfOneDatabase('a 304 reads the version alone', async () => {
  const { client, paths } = await makeWorld();
  for (const path of paths) {
    const tag = (await ask(client, path)).headers.get('etag')!;
    const { response, cost } = await costOf(client, path, { 'if-none-match': tag });
    expect([response.status, cost.roundTrips]).toEqual([304, 1]);
    // The session, its user and member, and the version.
    expect(cost.rowsRead).toBeLessThanOrEqual(6);
  }
});
