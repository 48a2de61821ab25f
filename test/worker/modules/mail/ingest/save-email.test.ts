import { describe, expect, test } from 'vitest';
import type { EmailDetail } from '../../../../../src/contract/mail/emails.ts';
import { type Client, call, makeOrganization, testEnv } from '../../../helpers.ts';

const mail = (over: Record<string, unknown> = {}) => ({
  message_id: `<${crypto.randomUUID()}@example.com>`,
  from_address: 'kim@example.com',
  to_address: 'support@herald.test',
  subject: 'My parcel',
  body_text: 'Where is it?',
  ...over,
});

const save = (client: Client, body: unknown) => client.request('POST', '/api/emails', body);
const saveRaw = (client: Client, raw: string | Uint8Array) =>
  client.request('POST', '/api/emails', raw, { 'content-type': 'message/rfc822' });

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

describe('fields are read like headers of a message', () => {
  const cases: [string, Record<string, string | null>][] = [
    ['no From', { From: null }],
    ['a From without an address', { From: 'Kim' }],
    ['no To', { To: null }],
    ['undisclosed recipients', { To: 'undisclosed-recipients:;' }],
    ['a group', { To: 'Team: a@example.com, Support <support@herald.test>;' }],
    ['a To that names nobody', { To: 'nobody' }],
    [
      'recipients that are too many for a line',
      { To: `${'a@example.com, '.repeat(150)}support@herald.test` },
    ],
    ['a Reply-To that is none', { 'Reply-To': 'me' }],
    ['a Message-ID with a space', { 'Message-ID': '<two words@example.com>' }],
    ['two Message-IDs', { 'Message-ID': '<one@example.com> <two@example.com>' }],
    ['a Message-ID that is too long', { 'Message-ID': `<${'x'.repeat(1000)}@example.com>` }],
    ['In-Reply-To as a phrase', { 'In-Reply-To': 'Your message of "Mon, 16 Nov 2026" <parent@example.com>' }],
    ['In-Reply-To with two ids', { 'In-Reply-To': '<other@example.com>\r\n\t<parent@example.com>' }],
    ['In-Reply-To without an id', { 'In-Reply-To': 'what you wrote' }],
    [
      'References with words between',
      { References: '<other@example.com> (she said)\r\n <parent@example.com>' },
    ],
    ['a tab in the subject', { Subject: 'one\r\n\ttwo' }],
    ['a long subject', { Subject: 'many words '.repeat(200).trim() }],
  ];
  test.each(cases)('%s', async (_, fault) => {
    const headers: Record<string, string | null> = {
      'Message-ID': '<it@example.com>',
      From: 'Kim Sato <kim@example.com>',
      To: 'support@herald.test',
      Subject: 'My parcel',
      ...fault,
    };
    const fields = Object.entries(headers).flatMap(([name, value]) =>
      value === null ? [] : [{ name, value }],
    );
    const value = (name: string) => headers[name] ?? undefined;
    const posted = async (body: Record<string, unknown> | string) => {
      const client = await makeOrganization();
      await save(client, mail({ message_id: '<parent@example.com>' }));
      const response = typeof body === 'string' ? await saveRaw(client, body) : await save(client, body);
      expect(response.status).toBe(201);
      const email = (await response.json()) as EmailDetail;
      const { from_address, from_name, to_address, to, reply_to, subject, tag, thread_count } = email;
      const { in_reply_to_message_id, is_automatic } = email;
      const message_id = email.message_id.replace(/.*(?=@synthesized)/, '');
      return {
        ...{ from_address, from_name, to_address, to, reply_to, subject, tag, thread_count },
        ...{ in_reply_to_message_id, is_automatic, message_id },
      };
    };
    const raw = `${fields.map(({ name, value }) => `${name}: ${value}\r\n`).join('')}\r\nWhere is it?`;
    expect(
      await posted({
        message_id: value('Message-ID'),
        from_address: value('From'),
        to_address: value('To'),
        reply_to: value('Reply-To'),
        subject: value('Subject'),
        in_reply_to_message_id: value('In-Reply-To'),
        references_chain: value('References'),
        body_text: 'Where is it?',
      }),
    ).toEqual(await posted(raw));
  });

  test.each([
    [
      'a mailing list',
      [{ name: 'List-Id', value: '<news.example.com>' }],
      { is_automatic: true, automatic_reason: 'mailing_list' },
    ],
    [
      'an automatic reply',
      [{ name: 'AUTO-SUBMITTED ', value: 'auto-replied' }],
      { is_automatic: true, automatic_reason: 'auto_submitted' },
    ],
    [
      'a bounce',
      [
        { name: 'Return-Path', value: '<>' },
        { name: 'Content-Type', value: 'multipart/report;\r\n report-type=delivery-status' },
      ],
      {
        is_bounce: true,
        bounce: { recipients: [{ address: 'lost@example.com', action: 'failed', status: '5.1.1' }] },
      },
    ],
    [
      'mail by Bcc',
      [{ name: 'Delivered-To', value: 'partners@herald.test' }],
      { tag: 'Partners', is_automatic: false },
    ],
    [
      'a person',
      [{ name: 'Received', value: 'from a by b' }],
      { is_automatic: false, automatic_reason: null },
    ],
  ])('the headers beside them show %s', async (_, headers, expected) => {
    const client = await makeOrganization();
    const body_text = 'Final-Recipient: rfc822; lost@example.com\nAction: failed\nStatus: 5.1.1\n';
    const response = await save(client, mail({ headers, body_text, to_address: 'undisclosed-recipients:;' }));
    expect(await response.json()).toMatchObject(expected);
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

describe('hostile messages are saved within the limits', () => {
  test('10,000 recipients', async () => {
    const client = await makeOrganization();
    const to = Array.from({ length: 10_000 }, (_, i) => `person${i}@example.com`).join(',\r\n ');
    const response = await saveRaw(client, `From: a@example.com\r\nTo: ${to}\r\nSubject: many\r\n\r\nx`);
    expect(response.status).toBe(201);
    expect(((await response.json()) as { to: string[] }).to).toHaveLength(200);
  });

  test('NUL bytes, broken MIME, unknown charsets', async () => {
    const client = await makeOrganization();
    const messages = [
      'From: a@example.com\r\nSubject: a\0b\r\n\r\nc\0d',
      'From: a@example.com\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nnever closed',
      'From: a@example.com\r\nContent-Type: text/plain; charset=x-unknown-9\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!not base64!!!',
      'Subject: =?utf-99?q?=E9=FF?= =?utf-8?b?////?=\r\n\r\nx',
      'no headers at all',
      '\r\n\r\nonly a body',
      `X: ${'a'.repeat(3_000_000)}\r\nSubject: long header\r\n\r\nx`,
      `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(400)}`,
    ];
    for (const message of messages) {
      const response = await saveRaw(client, message);
      expect(response.status, message.slice(0, 80)).toBe(201);
      const email = (await response.json()) as { subject: string; body_text: string };
      expect(email.subject + email.body_text).not.toContain('\0');
    }
    const list = (await (await client.request('GET', '/api/emails')).json()) as unknown[];
    expect(list).toHaveLength(messages.length);
  });

  test('200 attachments whose names contain paths', async () => {
    const client = await makeOrganization();
    const names = ['../../etc/passwd', 'C:\\temp\\a.exe', '.hidden', 'a\r\nb.txt', '"quoted".txt', 'ünï.pdf'];
    const parts = Array.from({ length: 210 }, (_, i) => {
      const name = names[i] ?? `file-${i}.txt`;
      return `--x\r\nContent-Type: text/plain; name*=utf-8''${encodeURIComponent(name)}\r\nContent-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}\r\n\r\ncontent ${i}\r\n`;
    }).join('');
    const raw = `From: a@example.com\r\nTo: info@herald.test\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${parts}--x--\r\n`;
    const response = await saveRaw(client, raw);
    expect(response.status).toBe(201);
    const email = (await response.json()) as { id: number; attachments: { id: number; filename: string }[] };
    expect(email.attachments).toHaveLength(200);
    for (const { filename } of email.attachments) expect(filename).not.toMatch(/[/\\\p{Cc}]|^\./u);
    const file = await client.request('GET', `/api/emails/${email.id}/attachments/200`);
    expect((await file.text()).trim()).toBe('content 199');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  });
});
