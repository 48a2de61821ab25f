import { expect, test } from 'vitest';
import { type Draft, MAX_DRAFTS } from '../../../../../src/contract/mail/drafts.ts';
import { sweepDrafts } from '../../../../../src/worker/modules/sending/drafts/delete.ts';
import { sweepUploads } from '../../../../../src/worker/modules/sending/outgoing/upload-attachment.ts';
import { costOf } from '../../../counting.ts';
import { addMember, type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { putAttachment, putEmail } from '../../mail/reading/seed.ts';
import { makeWorld, refused } from '../outgoing/world.ts';

const DAY_MS = 86_400_000;

async function create(client: Client, body: object = {}): Promise<Draft> {
  const response = await client.request('POST', '/api/drafts', body);
  expect(response.status).toBe(201);
  return response.json();
}
const get = async (client: Client, id: number): Promise<Draft> =>
  (await client.request('GET', `/api/drafts/${id}`)).json();
const list = async (client: Client, query = ''): Promise<Draft[]> =>
  (await client.request('GET', `/api/drafts${query}`)).json();

test('a draft is saved as it is written, incomplete too, and shared in the organization', async () => {
  const client = await makeOrganization();
  const empty = await create(client);
  expect(empty).toEqual({
    id: expect.any(Number),
    version: 1,
    state: 'draft',
    mode: 'new',
    from_inbox: null,
    from_address: null,
    original_email_id: null,
    parent_message_id: null,
    to: [],
    cc: [],
    bcc: [],
    subject: '',
    body: '',
    quoted_html: '',
    snippet: '',
    attachments: [],
    attachment_count: 0,
    send_at: null,
    author: client.userId,
    agent: null,
    updated_by: client.userId,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    email_id: null,
    error: null,
  });
  const colleague = await addMember(client.organizationId, 'member');
  const changed = await colleague.request('PATCH', `/api/drafts/${empty.id}`, {
    version: 1,
    to: ['ki'],
    cc: ['Ann <ann@example.com>'],
    body: '<p>Dear &amp; <b>Kim</b></p>',
  });
  expect(await changed.json()).toMatchObject({
    version: 2,
    to: ['ki'],
    cc: ['Ann <ann@example.com>'],
    bcc: [],
    snippet: 'Dear & Kim',
    author: client.userId,
    updated_by: colleague.userId,
  });
  expect(await get(client, empty.id)).toMatchObject({ version: 2, body: '<p>Dear &amp; <b>Kim</b></p>' });
});

test('of many who write on the same version one wins, and the others are told what stands', async () => {
  const client = await makeOrganization();
  const { id } = await create(client, { subject: 'First' });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      client.request('PATCH', `/api/drafts/${id}`, { version: 1, subject: `Writer ${i}` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)]);
  const stands = await get(client, id);
  expect(stands.version).toBe(2);
  for (const answer of answers.filter(({ status }) => status === 409)) {
    expect(await answer.json()).toMatchObject({ code: 'DRAFT_CHANGED', draft: stands });
  }
});

test.each([
  [{ version: 1 }, 400, 'version'],
  [{ subject: 'x' }, 400, 'version'],
  [{ version: 1, subject: 'two\nlines' }, 400, 'subject'],
  [{ version: 1, mode: 'other' }, 400, 'mode'],
  [{ version: 1, to: 'kim@example.com' }, 400, 'to'],
  [{ version: 1, original_email_id: 7 }, 422, 'original_email_id'],
  [{ version: 1, attachments: ['nope'] }, 422, 'attachments.0'],
])('the change %j is refused, names the field and changes nothing', async (body, status, path) => {
  const client = await makeOrganization();
  const draft = await create(client, { subject: 'Stays' });
  const response = await client.request('PATCH', `/api/drafts/${draft.id}`, body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
  expect(await get(client, draft.id)).toEqual(draft);
});

test('a reply knows the Message-ID that it answers, a forwarded mail none', async () => {
  const client = await makeOrganization();
  const email = await putEmail(client.organizationId, { n: 1 });
  const reply = await create(client, { mode: 'reply', original_email_id: email });
  expect(reply.parent_message_id).toBe('<1@example.com>');
  const patch = async (body: object): Promise<Draft> =>
    (await client.request('PATCH', `/api/drafts/${reply.id}`, body)).json();
  expect((await patch({ version: 1, mode: 'forward' })).parent_message_id).toBeNull();
  expect((await patch({ version: 2, mode: 'reply_all' })).parent_message_id).toBe('<1@example.com>');
});

test('the list has the newest change first, in pages, and filters', async () => {
  const client = await makeOrganization();
  const emails = await Promise.all(
    [1, 2, 3].map((n) => putEmail(client.organizationId, { n, thread: n === 3 ? 3 : 1 })),
  );
  const ids: number[] = [];
  for (const original of [emails[0], emails[1], emails[2], null]) {
    ids.push((await create(client, { mode: 'reply', original_email_id: original })).id);
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  await client.request('PATCH', `/api/drafts/${first}`, { version: 1, subject: 'Newest' });
  const idsOf = (drafts: { id: number }[]) => drafts.map(({ id }) => id);
  expect(idsOf(await list(client))).toEqual([first, fourth, third, second]);
  const page = await client.request('GET', '/api/drafts?limit=3&fields=id');
  expect(await page.json()).toEqual([{ id: first }, { id: fourth }, { id: third }]);
  const next = /<http:\/\/localhost([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  expect(await (await client.request('GET', String(next))).json()).toEqual([{ id: second }]);
  expect(idsOf(await list(client, `?email_id=${emails[1]}`))).toEqual([first, second]);
  expect(idsOf(await list(client, '?state=draft'))).toEqual([first, fourth, third, second]);
  expect(await list(client, '?state=scheduled')).toEqual([]);
  const other = await makeOrganization();
  expect(await list(other, `?email_id=${emails[1]}`)).toEqual([]);
});

test('a deleted draft is gone, can be restored for ten minutes, and then is removed', async () => {
  const world = await makeWorld();
  const { client } = world;
  const { key } = (await world.upload()).body;
  const draft = await create(client, { subject: 'Hello', attachments: [key] });
  const { id } = draft;
  expect((await client.request('DELETE', `/api/drafts/${id}`)).status).toBe(200);
  expect((await client.request('GET', `/api/drafts/${id}`)).status).toBe(404);
  expect((await client.request('DELETE', `/api/drafts/${id}`)).status).toBe(404);
  expect(await list(client)).toEqual([]);
  await refused(client.request('PATCH', `/api/drafts/${id}`, { version: 1, subject: 'x' }), 404, 'NOT_FOUND');
  const restored = await client.request('POST', `/api/drafts/${id}/restore`);
  expect(await restored.json()).toMatchObject({ ...draft, version: 3 });

  await client.request('DELETE', `/api/drafts/${id}`);
  world.clock.now = Date.now() + 9 * 60_000;
  await sweepDrafts(world.ctx());
  expect(await world.rows('SELECT id FROM drafts WHERE organization_id = ?')).toHaveLength(1);
  world.clock.now = Date.now() + 11 * 60_000;
  await Promise.all([sweepDrafts(world.ctx()), sweepDrafts(world.ctx())]);
  expect(await world.rows('SELECT id FROM drafts WHERE organization_id = ?')).toEqual([]);
  expect(await world.rows('SELECT key FROM draft_uploads WHERE organization_id = ?')).toEqual([]);
  await refused(client.request('POST', `/api/drafts/${id}/restore`), 404, 'NOT_FOUND');
  await sweepUploads(world.ctx());
  expect(await testEnv.BUCKET.head(key)).toBeNull();
});

test('files of a draft are kept as long as a draft has them', async () => {
  const world = await makeWorld();
  const { client } = world;
  const key = (await world.upload('one', 'a.txt')).body.key;
  const lost = (await world.upload('two', 'b.txt')).body.key;
  const draft = await create(client, { attachments: [lost, key, lost] });
  expect(draft).toMatchObject({
    attachment_count: 2,
    attachments: [
      {
        key: lost,
        email_id: null,
        attachment_id: null,
        filename: 'b.txt',
        content_type: 'text/plain',
        size: 3,
      },
      { key, email_id: null, attachment_id: null, filename: 'a.txt', content_type: 'text/plain', size: 3 },
    ],
  });
  const copy = await create(client, { attachments: [key] });
  await client.request('PATCH', `/api/drafts/${draft.id}`, { version: 1, attachments: [key] });
  const days = async (n: number) => {
    world.clock.now = Date.now() + n * DAY_MS;
    await sweepDrafts(world.ctx());
    for (let tick = 0; tick < 10; tick++) await sweepUploads(world.ctx());
  };
  await days(40);
  expect(await testEnv.BUCKET.head(key)).not.toBeNull();
  expect(await testEnv.BUCKET.head(lost)).toBeNull();
  await client.request('DELETE', `/api/drafts/${draft.id}`);
  await days(41);
  expect(await testEnv.BUCKET.head(key)).not.toBeNull();
  expect((await get(client, copy.id)).attachments).toHaveLength(1);
  await client.request('DELETE', `/api/drafts/${copy.id}`);
  await days(42);
  expect(await testEnv.BUCKET.head(key)).toBeNull();
});

test('a draft that forwards a mail attaches its files without an upload', async () => {
  const world = await makeWorld();
  const { client } = world;
  const email = await putEmail(client.organizationId, { n: 1 });
  await putAttachment(email, 1, { filename: 'bill.pdf', content_type: 'application/pdf', content: 'bill' });
  const file = { email_id: email, attachment_id: 1 };
  const draft = await create(client, { mode: 'forward', original_email_id: email, attachments: [file] });
  expect(draft.attachments).toEqual([
    { key: null, ...file, filename: 'bill.pdf', content_type: 'application/pdf', size: 4 },
  ]);
  const missing = { email_id: email, attachment_id: 2 };
  const answer = await client.request('PATCH', `/api/drafts/${draft.id}`, {
    version: 1,
    attachments: [missing],
  });
  expect(await answer.json()).toMatchObject({ code: 'UNKNOWN_ATTACHMENT' });
  expect(await get(client, draft.id)).toEqual(draft);
});

test('a text too long for a row is kept whole, and its object goes with it', async () => {
  const world = await makeWorld();
  const { client } = world;
  const body = `<p>${'ä'.repeat(990_000)}</p>`;
  const quoted = `<p>${'z'.repeat(1_000_000)}</p>`;
  const draft = await create(client, { body, quoted_html: quoted });
  expect(draft.body).toBe(body);
  expect((await get(client, draft.id)).quoted_html).toBe(quoted);
  const objects = async () => {
    for (let tick = 0; tick < 5; tick++) await sweepUploads(world.ctx());
    return (await testEnv.BUCKET.list({ prefix: `organizations/${client.organizationId}/drafts/` })).objects
      .length;
  };
  expect(await objects()).toBe(2);
  const answer = await client.request('PATCH', `/api/drafts/${draft.id}`, {
    version: 1,
    body: '<p>Short</p>',
  });
  expect(await answer.json()).toMatchObject({ body: '<p>Short</p>', quoted_html: quoted });
  expect(await objects()).toBe(1);
  await client.request('DELETE', `/api/drafts/${draft.id}`);
  world.clock.now = Date.now() + 11 * 60_000;
  await sweepDrafts(world.ctx());
  expect(await objects()).toBe(0);
});

test('lists and changes cost few rows', async () => {
  const client = await makeOrganization();
  const { organizationId, userId } = client;
  const email = await putEmail(organizationId, { n: 1 });
  await testEnv.DB.batch([
    testEnv.DB.prepare(
      `WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
        INSERT INTO drafts (id, organization_id, version, state, mode, recipients, subject, body, quoted_html, snippet,
          attachment_count, original_email_id, author, updated_by, created_at, updated_at)
        SELECT ?1 * 4294967296 + i, ?1, 1, CASE i % 3 WHEN 0 THEN 'scheduled' ELSE 'draft' END, 'new',
          '{"to":[],"cc":[],"bcc":[]}', 's', 'b', '', '', 0, CASE WHEN i % 100 = 0 THEN ?3 END, ?4, ?4, i, i / 7 FROM n`,
    ).bind(organizationId, MAX_DRAFTS, email, userId),
    testEnv.DB.prepare("INSERT INTO sequences (organization_id, name, value) VALUES (?, 'draft', ?)").bind(
      organizationId,
      MAX_DRAFTS,
    ),
  ]);
  await costOf(client, '/api/drafts');
  for (const query of ['?limit=50', '?limit=50&state=scheduled', `?email_id=${email}`]) {
    const { response, cost } = await costOf(client, `/api/drafts${query}`);
    expect((await response.json<unknown[]>()).length).toBe(query.startsWith('?email_id') ? 10 : 50);
    expect(cost.rowsRead, query).toBeLessThanOrEqual(120);
    expect(cost.roundTrips).toBeLessThanOrEqual(2);
  }
  let path: string | undefined = '/api/drafts?limit=200&fields=id';
  const seen = new Set<number>();
  while (path) {
    const page: Response = await client.request('GET', path);
    for (const { id } of await page.json<{ id: number }[]>()) seen.add(id);
    path = /<http:\/\/localhost([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(seen.size).toBe(MAX_DRAFTS);
  await refused(client.request('POST', '/api/drafts', {}), 422, 'TOO_MANY_DRAFTS');
  await client.request('DELETE', `/api/drafts/${[...seen][0]}`);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.request('POST', '/api/drafts', {})),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
  await refused(client.request('POST', `/api/drafts/${[...seen][0]}/restore`), 422, 'TOO_MANY_DRAFTS');
});
