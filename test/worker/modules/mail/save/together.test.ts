/** Saves that arrive at once by different calls: one batch, and to each its own outcome. */
import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import worker from '../../../../../src/worker/index.ts';
import type { Query } from '../../../around.ts';
import { addMember, type Client, idOf, makeOrganization, testEnv, withBatches } from '../../../helpers.ts';
import { mail } from '../ingest/calls.ts';

const isSave = (queries: Query[]) => queries.some(({ sql }) => /insert into "?emails"?\s/i.test(sql));

type OnSave = (run: () => Promise<D1Result[]>, isOfSeveral: boolean) => Promise<D1Result[]>;

/**
 * A Worker that lets the look-ups of `calls` calls end at once. `saves` has the number of new emails of each batch that
 * saves some; `onSave` runs these batches.
 */
function gate(calls: number, onSave: OnSave = (run) => run()) {
  const saves: number[] = [];
  const opened = Promise.withResolvers<void>();
  let waiting = 0;
  const env = withBatches(testEnv, async (run, queries) => {
    if (!isSave(queries)) {
      const results = await run();
      const isLookUp = queries.some(({ sql }) => sql.includes('save_id IS'));
      if (isLookUp && ++waiting >= calls) opened.resolve();
      if (isLookUp) await opened.promise;
      return results;
    }
    const place = saves.push(0) - 1;
    const isOfSeveral = queries.filter(({ sql }) => sql.includes("'refused'")).length > 1;
    const results = await onSave(run, isOfSeveral);
    const insert = queries.findIndex(({ sql }) => /insert into "?emails"?\s/i.test(sql));
    saves[place] = results[insert]!.results.length;
    return results;
  });
  const post = async (client: Client, body: unknown) => {
    const content = JSON.stringify(body);
    const headers = {
      cookie: client.cookie,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(content)),
    };
    const request = new Request('http://localhost/api/emails', { method: 'POST', headers, body: content });
    const response = await worker.fetch(request, env, createExecutionContext());
    return { status: response.status, email: await response.json<{ id: number; message_id: string }>() };
  };
  return { saves, post };
}

async function rows<T>(query: string, ...params: unknown[]): Promise<T[]> {
  const db = (testEnv as { DB_2?: D1Database }).DB_2 ?? testEnv.DB;
  return (
    await db
      .prepare(query)
      .bind(...params)
      .all<T>()
  ).results;
}

test('eight posts are one batch, and each gets its own email', async () => {
  const client = await makeOrganization();
  const { saves, post } = gate(8);
  const bodies = Array.from({ length: 8 }, (_, i) => mail({ subject: `Parcel ${i}` }));
  const answers = await Promise.all(bodies.map((body) => post(client, body)));
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 201));
  expect(answers.map(({ email }) => email)).toMatchObject(bodies.map(({ message_id }) => ({ message_id })));
  expect(new Set(answers.map(({ email }) => email.id))).toEqual(
    new Set(bodies.map((_, i) => idOf(client.organizationId, i + 1))),
  );
  expect(saves.length).toBeLessThan(8);
  expect(saves.reduce((sum, each) => sum + each, 0)).toBe(8);
});

test('organizations and callers never share a batch', async () => {
  const one = await makeOrganization();
  const colleague = await addMember(one.organizationId, 'member');
  const other = await makeOrganization();
  const clients = [one, colleague, other, one, colleague, other];
  const { saves, post } = gate(clients.length);
  const answers = await Promise.all(
    clients.map((client, i) => post(client, mail({ direction: i < 3 ? 'inbound' : 'outbound' }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 201));
  expect(Math.max(...saves)).toBe(2);
  for (const [i, { email }] of answers.entries()) {
    const { organizationId, userId } = clients[i]!;
    const [row] = await rows<object>('SELECT organization_id, sent_by FROM emails WHERE id = ?', email.id);
    expect(row).toEqual({ organization_id: organizationId, sent_by: i < 3 ? null : userId });
    const [event] = await rows<object>(
      `SELECT actor_id FROM events WHERE organization_id = ? AND type = 'email.saved' AND data ->> 'email_id' = ?`,
      organizationId,
      email.id,
    );
    expect(event).toEqual({ actor_id: userId });
  }
});

test('one email that comes twice beside others is stored once', async () => {
  const client = await makeOrganization();
  const { post } = gate(4);
  const twice = mail();
  const answers = await Promise.all([twice, mail(), twice, mail()].map((body) => post(client, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201, 201, 201]);
  expect(answers[0]!.email.id).toBe(answers[2]!.email.id);
});

test('emails of a batch that fails are saved one by one', async () => {
  const client = await makeOrganization();
  const { saves, post } = gate(3, async (run, isOfSeveral) => {
    if (isOfSeveral) throw new Error('D1_ERROR: too much at once');
    return run();
  });
  const answers = await Promise.all([mail(), mail(), mail()].map((body) => post(client, body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(saves.filter((each) => each > 0)).toEqual([1, 1, 1]);
});

test('emails of a batch that was stored, but not answered, are found, and their messages stay', async () => {
  const client = await makeOrganization();
  const { post } = gate(3, async (run, isOfSeveral) => {
    const results = await run();
    if (isOfSeveral) throw new Error('D1_ERROR: Network connection lost');
    return results;
  });
  const bodies = Array.from({ length: 3 }, () => {
    const id = crypto.randomUUID();
    return { id, raw: `Message-ID: <${id}@example.com>\r\nFrom: kim@example.com\r\n\r\nWhere is ${id}?` };
  });
  const answers = await Promise.all(bodies.map(({ raw }) => post(client, { raw })));
  for (const [i, { status, email }] of answers.entries()) {
    expect([200, 201]).toContain(status);
    const raw = await client.request('GET', `/api/emails/${email.id}/raw`);
    expect(await raw.text()).toBe(bodies[i]!.raw);
  }
  const [counted] = await rows<{ count: number }>(
    'SELECT count(*) AS count FROM emails WHERE organization_id = ?',
    client.organizationId,
  );
  expect(counted).toEqual({ count: 3 });
});

test('an email that was deleted for good is refused, and the others are saved', async () => {
  const client = await makeOrganization();
  const { post } = gate(1);
  const deleted = mail();
  const { email } = await post(client, deleted);
  expect((await client.request('DELETE', `/api/emails/${email.id}`)).status).toBeLessThan(300);
  const atOnce = gate(3);
  const answers = await Promise.all([mail(), deleted, mail()].map((body) => atOnce.post(client, body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 409, 201]);
});
