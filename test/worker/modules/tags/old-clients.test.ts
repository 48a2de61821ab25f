/** Clients made from the OpenAPI document of five tags go on for an organization that has no others. */
import { expect, test } from 'vitest';
import { loadWholeApp } from '../../../../src/worker/app.ts';
import { modules } from '../../../../src/worker/modules.ts';
import { describeApi } from '../../../../src/worker/platform/http/openapi.ts';
import { makeOrganization } from '../../helpers.ts';
import { saveTo } from './many.ts';
import { Api, generatedClient, readOldApi } from './old-api.ts';

const FIVE = ['Hello', 'Partners', 'Info', 'Support', 'Neo'];

test('each request of the old document is still described, and its example is taken', async () => {
  const old = await readOldApi();
  const now = new Api(JSON.parse(JSON.stringify(describeApi(await loadWholeApp(), modules))));
  let examples = 0;
  for (const [path, method, before] of old.operations()) {
    const after = now.operation(method, path);
    const what = `${method} ${path}`;
    expect([what, after.operationId]).toEqual([what, before.operationId]);
    const required = (of: typeof before) =>
      (of.parameters ?? []).filter((each) => each.required).map(({ name }) => name);
    expect([what, required(before)]).toEqual([what, expect.arrayContaining(required(after))]);
    const names = (of: typeof before) => (of.parameters ?? []).map(({ name }) => name);
    expect([what, names(after)]).toEqual([what, expect.arrayContaining(names(before))]);
    const example = old.example(before);
    if (example === undefined) continue;
    examples++;
    const { schema } = after.requestBody!.content!['application/json']!;
    expect([what, now.problems(schema, example)]).toEqual([what, []]);
  }
  expect(examples).toBeGreaterThan(60);
});

test('every answer about the five tags is one that the old document describes', async () => {
  const api = await readOldApi();
  const client = await makeOrganization();
  const send = generatedClient(api, client);
  type Row = { id: number; tag: string };

  // Inboxes: one of each tag, by the example.
  const inboxExample = api.example(api.operation('post', '/api/inboxes')) as Record<string, unknown>;
  const inboxes: number[] = [];
  for (const tag of FIVE) {
    const body = { ...inboxExample, tag, email_address: `box-${tag.toLowerCase()}@company.example` };
    inboxes.push((await send<Row>('post', '/api/inboxes', 201, { body })).id);
  }
  expect((await send<Row[]>('get', '/api/inboxes', 200)).map(({ tag }) => tag)).toEqual(FIVE);
  const change = { body: { tag: 'Support', name: 'Help' }, at: { id: inboxes[3]! } };
  expect(await send('patch', '/api/inboxes/{id}', 200, change)).toMatchObject({ tag: 'Support' });
  await send('get', '/api/smtp-inboxes', 200);
  await send('get', '/api/sync/status', 200);
  await send('post', '/api/inboxes/{id}/prove-address', 202, { at: { id: inboxes[0]! } });

  // Mail to the inboxes, to local parts, and to neither.
  const addresses = FIVE.flatMap((tag) => {
    const local = tag.toLowerCase();
    return [`box-${local}@company.example`, `${local}@company.example`, 'x@company.example'];
  });
  const emails = await saveTo(client.organizationId, addresses, 0);
  const email = await send<Row>('post', '/api/emails', 201, {
    body: api.example(api.operation('post', '/api/emails')),
  });
  expect(email.tag).toBe('Support');
  for (const tag of FIVE) {
    const found = await send<Row[]>('get', '/api/emails', 200, { query: { tag } });
    expect(new Set(found.map((each) => each.tag))).toEqual(new Set([tag]));
    const threads = await send<Row[]>('get', '/api/threads', 200, { query: { tag } });
    expect(threads).toHaveLength(found.length);
    const [thread] = threads;
    await send('get', '/api/threads/{id}', 200, { at: { id: thread!.id } });
    await send('patch', '/api/threads/{id}', 200, { at: { id: thread!.id }, body: { tag } });
    await send('patch', '/api/threads', 200, { body: { ids: [thread!.id], tag } });
    await send('patch', '/api/emails/{id}', 200, { at: { id: found[0]!.id }, body: { tag } });
    await send('get', '/api/emails', 200, { query: { q: `tag:${tag}` } });
  }
  await send('get', '/api/emails/{id}', 200, { at: { id: emails[0]! } });
  await send('get', '/api/emails/{id}/thread', 200, { at: { id: emails[0]! } });

  // Tasks, rules, replies, signatures.
  const task = await send<Row>('post', '/api/tasks', 201, {
    body: { title: 'Call the courier', priority: 'high' },
  });
  const ofTask = { at: { id: task.id } };
  await send('patch', '/api/tasks/{id}', 200, { ...ofTask, body: { status: 'in_progress' } });
  await send('get', '/api/tasks/{id}', 200, ofTask);
  for (const tag of FIVE) {
    await send('get', '/api/tasks', 200, { query: { tag } });
    await send('get', '/api/reports', 200, { query: { tag } });
    const rule = {
      name: tag,
      conditions: [{ field: 'tag', operator: 'is', value: tag }],
      actions: [{ type: 'move', tag }],
    };
    const { id } = await send<Row>('post', '/api/rules', 201, { body: rule });
    await send('get', '/api/rules/{id}', 200, { at: { id } });
    await send('post', '/api/rules/{id}/dry-run', 200, { at: { id } });
    const reply = { name: tag, html: '<p>Hello.</p>', tags: [tag] };
    const canned = await send<Row>('post', '/api/canned-replies', 201, { body: reply });
    await send('patch', '/api/canned-replies/{id}', 200, { at: { id: canned.id }, body: { tags: FIVE } });
    const signature = { from_inbox: tag, html: '<p>Herald</p>' };
    await send('put', '/api/signatures/inbox', 200, { body: signature });
    await send('get', '/api/signatures/effective', 200, { query: { from_inbox: tag } });
    const draft = { from_inbox: tag, to: ['kim@example.com'], subject: 'Hello' };
    await send('post', '/api/drafts', 201, { body: draft });
  }

  // The auto-responder.
  for (const tag of FIVE) {
    const at = { tag: tag.toLowerCase() };
    await send('post', '/api/auto-responder/toggle', 200, { body: { inbox: at.tag, enabled: true } });
    await send('get', '/api/auto-responder/settings/{tag}', 200, { at });
  }
  const stats = await send<{ emailsByTag: Record<string, number> }>('get', '/api/stats', 200);
  expect(stats.emailsByTag).toEqual({ Hello: 2, Partners: 2, Info: 7, Support: 3, Neo: 2 });
});

test('what can be read at once is as the old document describes it', async () => {
  const api = await readOldApi();
  const client = await makeOrganization();
  const send = generatedClient(api, client);
  await saveTo(
    client.organizationId,
    FIVE.map((tag) => `${tag}@company.example`),
    0,
  );
  for (const [path, method, { parameters = [], responses }] of api.operations()) {
    const needsMore = path.includes('{') || parameters.some(({ required }) => required);
    const isJson = responses['200']?.content?.['application/json'] !== undefined;
    if (method === 'get' && !needsMore && isJson) await send('get', path, null);
  }
});
