import { describe, expect, test } from 'vitest';
import { call, makeOrganization, testEnv } from '../../../helpers.ts';
import { mail, save, saveRaw } from './calls.ts';

async function counts(organizationId: number) {
  const { results } = await testEnv.DB.prepare(
    `SELECT (SELECT count(*) FROM emails WHERE organization_id = ?1) AS emails,
      (SELECT count(*) FROM tasks WHERE organization_id = ?1) AS tasks,
      (SELECT count(*) FROM events WHERE organization_id = ?1) AS events,
      (SELECT count(*) FROM threads WHERE organization_id = ?1) AS threads,
      (SELECT coalesce(sum(count), 0) FROM email_counts WHERE organization_id = ?1) AS counted,
      (SELECT coalesce(sum(count), 0) FROM task_counts WHERE organization_id = ?1) AS counted_tasks`,
  )
    .bind(organizationId)
    .all<Record<string, number>>();
  return results[0]!;
}

describe('POST /api/emails', () => {
  test('saves the fields of an email, and creates a task and an event', async () => {
    const client = await makeOrganization();
    const response = await save(client, {
      message_id: '<a1@example.com>',
      from_address: 'kim@example.com',
      from_name: 'Kim Sato',
      to_address: ['Herald <support@herald.test>', 'other@example.com'],
      cc: 'boss@example.com',
      subject: 'My parcel',
      body_text: 'Where is it?',
      body_html: '<p onclick="x()">Where is it?</p><script>x()</script>',
      received_at: '2026-01-02T03:04:05+01:00',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      message_id: '<a1@example.com>',
      from_address: 'kim@example.com',
      from_name: 'Kim Sato',
      to_address: 'support@herald.test',
      to: ['Herald <support@herald.test>', 'other@example.com'],
      cc: ['boss@example.com'],
      subject: 'My parcel',
      body_text: 'Where is it?',
      body_html: '<p>Where is it?</p>',
      tag: 'Support',
      direction: 'inbound',
      is_read: false,
      thread_count: 1,
      received_at: '2026-01-02T02:04:05.000Z',
      in_reply_to_message_id: null,
      task_id: expect.any(Number),
      auto_replies: [],
    });
    expect(await counts(client.organizationId)).toEqual({
      emails: 1,
      tasks: 1,
      events: 1,
      threads: 1,
      counted: 1,
      counted_tasks: 1,
    });
    const tasks = await client.request('GET', '/api/tasks').then((r) => r.json() as Promise<unknown[]>);
    expect(tasks).toMatchObject([
      {
        title: 'My parcel',
        status: 'todo',
        priority: 'medium',
        tag: 'Support',
        from_address: 'kim@example.com',
      },
    ]);
    const event = await testEnv.DB.prepare('SELECT type, data FROM events WHERE organization_id = ?')
      .bind(client.organizationId)
      .first<{ type: string; data: string }>();
    expect(event!.type).toBe('email.saved');
    expect(JSON.parse(event!.data)).toMatchObject({
      message_id: '<a1@example.com>',
      tag: 'Support',
      email_id: expect.any(Number),
      task_id: expect.any(Number),
      is_automatic: false,
    });
  });

  test('the event says whether the email is automatic', async () => {
    const client = await makeOrganization();
    await saveRaw(
      client,
      'From: Kim <kim@example.com>\r\nTo: neo@herald.test\r\nList-Id: <x.test>\r\n\r\nHi\r\n',
    );
    const event = await testEnv.DB.prepare('SELECT data FROM events WHERE organization_id = ?')
      .bind(client.organizationId)
      .first<{ data: string }>();
    expect(JSON.parse(event!.data)).toMatchObject({ is_automatic: true });
  });

  test('a whole message gives the same email as a body and as a field', async () => {
    const client = await makeOrganization();
    const raw =
      'Message-ID: <r1@example.com>\r\nFrom: Kim <kim@example.com>\r\nTo: neo@herald.test\r\nSubject: =?utf-8?q?caf=C3=A9?=\r\n\r\nbody\r\n';
    const first = await saveRaw(client, raw);
    expect(first.status).toBe(201);
    const saved = (await first.json()) as { id: number };
    expect(saved).toMatchObject({ subject: 'café', tag: 'Neo', size: raw.length });
    const second = await save(client, { raw });
    expect(second.status).toBe(200);
    expect(await second.json()).toMatchObject({ id: saved.id });
    const stored = await client.request('GET', `/api/emails/${saved.id}/raw`);
    expect(await stored.text()).toBe(raw);
  });

  test('a stored Message-ID answers the stored email and changes nothing', async () => {
    const client = await makeOrganization();
    const body = mail({ message_id: '<dup@example.com>' });
    const first = (await (await save(client, body)).json()) as { id: number };
    const again = await save(client, { ...body, message_id: 'dup@example.com', subject: 'Another' });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ id: first.id, subject: 'My parcel' });
    expect(await counts(client.organizationId)).toMatchObject({ emails: 1, tasks: 1, events: 1 });
  });

  test('32 concurrent copies of a message make one email, one task and one event', async () => {
    const client = await makeOrganization();
    const body = mail();
    const answers = await Promise.all(Array.from({ length: 32 }, () => save(client, body)));
    expect(answers.map((a) => a.status).sort()).toEqual([...Array(31).fill(200), 201]);
    const ids = await Promise.all(answers.map((a) => a.json().then((email) => (email as { id: number }).id)));
    expect(new Set(ids).size).toBe(1);
    expect(await counts(client.organizationId)).toEqual({
      emails: 1,
      tasks: 1,
      events: 1,
      threads: 1,
      counted: 1,
      counted_tasks: 1,
    });
  });

  test('200 concurrent messages of one thread, in random order, make one thread with the right count', async () => {
    const client = await makeOrganization();
    const ids = Array.from({ length: 200 }, (_, i) => `<t${i}-${client.organizationId}@example.com>`);
    const bodies = ids.map((id, i) =>
      mail({
        message_id: id,
        ...(i > 0 ? { in_reply_to_message_id: ids[Math.floor(Math.random() * i)] } : {}),
      }),
    );
    bodies.sort(() => Math.random() - 0.5);
    const answers = await Promise.all(bodies.map((body) => save(client, body)));
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([201]));
    expect(await counts(client.organizationId)).toEqual({
      emails: 200,
      tasks: 200,
      events: 200,
      threads: 1,
      counted: 200,
      counted_tasks: 200,
    });
    const list = (await (await client.request('GET', '/api/emails?limit=1')).json()) as {
      thread_count: number;
    }[];
    expect(list[0]!.thread_count).toBe(200);
  });

  test('the same id as outbound and inbound makes two emails, shown once in the thread', async () => {
    const client = await makeOrganization();
    const body = mail();
    await save(client, body);
    const out = (await (await save(client, { ...body, direction: 'outbound' })).json()) as { id: number };
    expect(out).toMatchObject({ direction: 'outbound', is_read: true, thread_count: 1, task_id: null });
    const thread = await client.request('GET', `/api/emails/${out.id}/thread`);
    expect(((await thread.json()) as { messages: unknown[] }).messages).toHaveLength(1);
    expect(await counts(client.organizationId)).toMatchObject({ emails: 2, tasks: 1, threads: 1 });
  });

  test('a missing Message-ID is made from the content', async () => {
    const client = await makeOrganization();
    const { message_id: _, ...body } = mail();
    const first = (await (await save(client, body)).json()) as { id: number; message_id: string };
    expect(first.message_id).toMatch(/^<[0-9a-f]{40}@synthesized\.invalid>$/);
    expect((await save(client, body)).status).toBe(200);
    expect((await save(client, { ...body, body_text: 'Another' })).status).toBe(201);
  });

  test('a Date later than the arrival is ignored', async () => {
    const client = await makeOrganization();
    for (const date of ['Thu, 1 Jan 2099 00:00:00 +0000', 'yesterday-ish', '']) {
      const raw = `From: a@example.com\r\nTo: info@herald.test\r\nSubject: ${date}\r\n${date ? `Date: ${date}\r\n` : ''}\r\nx`;
      const email = (await (await saveRaw(client, raw)).json()) as { received_at: string };
      expect(Math.abs(Date.parse(email.received_at) - Date.now())).toBeLessThan(60_000);
    }
  });

  test('long bodies are complete in the detail, short in lists, and limited in the row', async () => {
    const client = await makeOrganization();
    const body = mail({ body_text: 'é'.repeat(300_000), body_html: `<p>${'ü'.repeat(100_000)}</p>` });
    const saved = (await (await save(client, body)).json()) as {
      id: number;
      body_text: string;
      body_html: string;
    };
    expect(saved.body_text).toBe(body.body_text);
    expect(saved.body_html).toBe(`<p>${'ü'.repeat(100_000)}</p>`);
    const row = await testEnv.DB.prepare(
      'SELECT length(CAST(body_text AS BLOB)) AS size FROM emails WHERE id = ?',
    )
      .bind(saved.id)
      .first<{ size: number }>();
    expect(row!.size).toBeLessThanOrEqual(16 * 1024);
    const [listed] = (await (await client.request('GET', '/api/emails')).json()) as { body_text: string }[];
    expect(listed!.body_text).toHaveLength(2000);
  });
});

describe('bad input to POST /api/emails', () => {
  const cases: [string, unknown, Record<string, string>, number, string][] = [
    ['no JSON', '{"a":', { 'content-type': 'application/json' }, 400, 'MALFORMED_JSON'],
    ['an array', [], {}, 400, 'VALIDATION_FAILED'],
    ['a number', 7, {}, 400, 'VALIDATION_FAILED'],
    ['null', null, {}, 400, 'VALIDATION_FAILED'],
    ['nothing needed', {}, {}, 400, 'VALIDATION_FAILED'],
    [
      'nothing but empty fields',
      { from_address: ' ', to_address: [], body_text: '' },
      {},
      400,
      'VALIDATION_FAILED',
    ],
    ['headers that are none', mail({ headers: { from: 'a@example.com' } }), {}, 400, 'VALIDATION_FAILED'],
    [
      'a field without end',
      mail({ in_reply_to_message_id: 'x'.repeat(20_001) }),
      {},
      400,
      'VALIDATION_FAILED',
    ],
    ['an unknown field', mail({ colour: 'red' }), {}, 400, 'VALIDATION_FAILED'],
    ['a wrong type', mail({ subject: 7 }), {}, 400, 'VALIDATION_FAILED'],
    ['raw beside fields', mail({ raw: 'From: a@example.com' }), {}, 400, 'VALIDATION_FAILED'],
    ['a date that is none', mail({ received_at: 'tomorrow' }), {}, 400, 'VALIDATION_FAILED'],
    [
      'another type',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['an empty message', '\r\n', { 'content-type': 'message/rfc822' }, 400, 'EMPTY_MESSAGE'],
  ];
  test.each(cases)('%s', async (_, body, headers, status, code) => {
    const client = await makeOrganization();
    const response = await client.request('POST', '/api/emails', body, headers);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await counts(client.organizationId)).toMatchObject({ emails: 0, tasks: 0, events: 0 });
  });

  test('0 bytes and more than the limit', async () => {
    const client = await makeOrganization();
    expect((await saveRaw(client, new Uint8Array(0))).status).toBe(400);
    const response = await saveRaw(client, new Uint8Array(40 * 1024 * 1024).fill(65));
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      413,
      'MESSAGE_TOO_LARGE',
    ]);
  });

  test('without a session', async () => {
    expect((await call('POST', '/api/emails', mail())).status).toBe(401);
  });
});
