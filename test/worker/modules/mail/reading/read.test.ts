import { describe, expect, test } from 'vitest';
import type { EmailDetail, Thread } from '../../../../../src/contract/mail/emails.ts';
import { HTML_RULES } from '../../../../../src/lib/message/html/clean-html.ts';
import { writeCursor } from '../../../../../src/worker/platform/http/page.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { putAttachment, putEmail, seedEmails } from './seed.ts';

async function gzip(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function getThread(client: Client, path: string) {
  const { response, cost } = await costOf(client, path);
  expect(response.status).toBe(200);
  const next = /<http:\/\/localhost([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  return { ...((await response.json()) as Thread), next, cost };
}

const subjectsOf = (thread: Thread) => thread.messages.map(({ subject }) => subject);

describe('GET /api/emails/{id}', () => {
  test('shows all fields, including the compressed HTML and the attachments', async () => {
    const client = await makeOrganization();
    const id = await putEmail(client.organizationId, {
      n: 1,
      body_text: 'Hello Ünïcode',
      body_html: await gzip('<p>Hello Ünïcode</p>'),
      in_reply_to: '<0@example.com>',
      size: 4711,
    });
    await putAttachment(id, 2, { filename: 'b.txt', content_type: 'text/plain', content: 'bb' });
    await putAttachment(id, 1, { filename: 'a "quoted".pdf', content_type: 'application/pdf', content: 'a' });
    await testEnv.DB.batch([
      testEnv.DB.prepare(
        `INSERT INTO tasks (id, organization_id, title, description, priority, status, email_id, created_at, updated_at)
        VALUES (?, ?, 't', '', 'medium', 'todo', ?, 0, 0)`,
      ).bind(client.organizationId * 2 ** 32 + 77, client.organizationId, id),
      testEnv.DB.prepare(
        `INSERT INTO auto_replies (organization_id, email_id, status, subject, body, created_at)
        VALUES (?, ?, 'sent', 'Re: Subject 1', 'We got it.', 1700000001000)`,
      ).bind(client.organizationId, id),
    ]);
    const { response, cost } = await costOf(client, `/api/emails/${id}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id,
      message_id: '<1@example.com>',
      from_address: 'kim@example.com',
      from_name: 'Kim Sato',
      to_address: 'support@herald.test',
      subject: 'Subject 1',
      body_text: 'Hello Ünïcode',
      body_new: 'Hello Ünïcode',
      body_html: '<p>Hello Ünïcode</p>',
      tag: 'Support',
      direction: 'inbound',
      is_read: false,
      thread_count: 1,
      received_at: '2023-11-14T22:13:20.001Z',
      in_reply_to_message_id: '<0@example.com>',
      to: ['support@herald.test'],
      cc: ['Ann <ann@example.com>'],
      reply_to: [],
      size: 4711,
      attachments: [
        {
          id: 1,
          filename: 'a "quoted".pdf',
          content_type: 'application/pdf',
          size: 1,
          content_id: null,
          is_inline: false,
        },
        {
          id: 2,
          filename: 'b.txt',
          content_type: 'text/plain',
          size: 2,
          content_id: null,
          is_inline: false,
        },
      ],
      problems: [],
      inbox_id: null,
      created_at: '2023-11-14T22:13:20.000Z',
      task_id: client.organizationId * 2 ** 32 + 77,
      auto_replies: [
        {
          id: expect.any(Number),
          email_id: id,
          status: 'sent',
          subject: 'Re: Subject 1',
          body: 'We got it.',
          message_id: null,
          sent_email_id: null,
          model: null,
          reason: null,
          created_at: '2023-11-14T22:13:21.000Z',
        },
      ],
      auto_reply_skipped: null,
      is_automatic: false,
      automatic_reason: null,
      is_bounce: false,
      bounce: null,
      bounced: [],
      send_state: null,
      sent_by: null,
      recipients: [],
      reply_to_address: 'kim@example.com',
    });
    expect(cost.rowsRead).toBeLessThanOrEqual(20);
  });

  test('reads a long body from its object', async () => {
    const client = await makeOrganization();
    const text = 'long text '.repeat(10_000);
    const html = `<p>${'ü'.repeat(300_000)}</p>`;
    await testEnv.BUCKET.put('test/body', await gzip(JSON.stringify({ text, html })));
    const id = await putEmail(client.organizationId, {
      n: 1,
      body_text: text.slice(0, 100),
      body_key: 'test/body',
    });
    const email = await (await client.request('GET', `/api/emails/${id}`)).json();
    expect(email).toMatchObject({ body_text: text, body_html: html });
  });

  test('cleans the HTML of older rules again, also in a thread, and shows other HTML as it is stored', async () => {
    const client = await makeOrganization();
    const old = '<a name="x" href="/y">a</a><img src="https://example.com/i.png" style="margin:-9px" />';
    const text = 'The text of it';
    await testEnv.BUCKET.put('test/old-body', await gzip(JSON.stringify({ text, html: old })));
    const org = client.organizationId;
    const inRow = await putEmail(org, { n: 1, thread: 1, body_html: await gzip(old), html_rules: 1 });
    await putEmail(org, { n: 2, thread: 1, body_key: 'test/old-body', html_rules: 1 });
    await putEmail(org, { n: 3, thread: 1, body_html: await gzip(old) });
    const clean =
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a><img data-src="https://example.com/i.png" />';
    const email = await (await client.request('GET', `/api/emails/${inRow}`)).json();
    expect(email).toMatchObject({ body_html: clean });
    const { messages } = await getThread(client, `/api/emails/${inRow}/thread`);
    expect(messages.map(({ body_html }) => body_html)).toEqual([clean, clean, old]);

    const other = await makeOrganization();
    const saved = await other.request('POST', '/api/emails', {
      from_address: 'kim@example.com',
      to_address: 'support@example.com',
      body_html: old,
    });
    expect(await saved.json()).toMatchObject({ body_html: clean });
    const { results } = await testEnv.DB.prepare('SELECT html_rules FROM emails WHERE organization_id = ?')
      .bind(other.organizationId)
      .all();
    expect(results).toEqual([{ html_rules: HTML_RULES }]);
  });

  test('shows the text of the row if the object is missing', async () => {
    const client = await makeOrganization();
    const id = await putEmail(client.organizationId, {
      n: 1,
      body_text: 'the beginning',
      body_key: 'test/gone',
    });
    const email = await (await client.request('GET', `/api/emails/${id}`)).json();
    expect(email).toMatchObject({ body_text: 'the beginning', body_html: '' });
  });

  test('is 404 for unknown emails and those of other organizations, 400 for an invalid id', async () => {
    const client = await makeOrganization();
    const other = await makeOrganization();
    const theirs = await putEmail(other.organizationId, { n: 1, raw_key: 'test/theirs' });
    await putAttachment(theirs, 1, { filename: 'a', content_type: 'text/plain', content: 'x' });
    for (const path of ['', '/thread', '/raw', '/attachments/1']) {
      expect((await client.request('GET', `/api/emails/${theirs}${path}`)).status).toBe(404);
      expect((await client.request('GET', `/api/emails/12345${path}`)).status).toBe(404);
      for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999']) {
        expect((await client.request('GET', `/api/emails/${id}${path}`)).status).toBe(400);
      }
    }
  });
});

describe('GET /api/emails/{id}/thread', () => {
  test('is the same for each of its messages, oldest first, within the budget', async () => {
    const client = await makeOrganization();
    const org = client.organizationId;
    for (let n = 1; n <= 20; n++) {
      // Saved in another order than received; two were received at the same time.
      const id = await putEmail(org, { n, thread: 1, received_at: 1700000000000 + ((n * 7) % 19) * 1000 });
      await putAttachment(id, 1, { filename: `${n}.txt`, content_type: 'text/plain', content: 'x' });
    }
    await seedEmails(org, 3000, 100);
    const thread = await getThread(client, `/api/emails/${org * 2 ** 32 + 5}/thread`);
    const order = Array.from({ length: 20 }, (_, i) => i + 1)
      .sort((a, b) => ((a * 7) % 19) - ((b * 7) % 19) || a - b)
      .map((n) => `Subject ${n}`);
    expect(thread.thread_id).toBe('<19@example.com>');
    expect(subjectsOf(thread)).toEqual(order);
    expect(thread.messages[0]).toMatchObject({
      thread_count: 20,
      to: ['support@herald.test'],
      body_html: '',
      attachments: [{ id: 1, filename: '19.txt' }],
    });
    expect(thread.next).toBeUndefined();
    expect(thread.cost.rowsRead).toBeLessThanOrEqual(3 * 20 + 40);
    expect(thread.cost.roundTrips).toBeLessThanOrEqual(3); // The first call of a session extends it.
  });

  test('has pages, each with the id of the thread', async () => {
    const client = await makeOrganization();
    const org = client.organizationId;
    for (let n = 1; n <= 5; n++) await putEmail(org, { n, thread: 1, received_at: 1700000000000 });
    await seedEmails(org, 1000, 100);
    const first = await getThread(client, `/api/emails/${org * 2 ** 32 + 4}/thread?limit=3`);
    expect(subjectsOf(first)).toEqual(['Subject 1', 'Subject 2', 'Subject 3']);
    const second = await getThread(client, first.next!);
    expect(second.thread_id).toBe('<1@example.com>');
    expect(subjectsOf(second)).toEqual(['Subject 4', 'Subject 5']);
    expect(second.next).toBeUndefined();
    expect(second.cost.rowsRead).toBeLessThanOrEqual(3 * 5 + 40);
    expect(second.cost.roundTrips).toBe(1);
  });

  test('ends a page early if its texts are very long', async () => {
    const client = await makeOrganization();
    const org = client.organizationId;
    await testEnv.BUCKET.put(
      'test/huge',
      await gzip(JSON.stringify({ text: 'x'.repeat(1_900_000), html: '' })),
    );
    for (let n = 1; n <= 14; n++)
      await putEmail(org, { n, thread: 1, body_key: 'test/huge', size: 1_900_000 });
    let path: string | undefined = `/api/emails/${org * 2 ** 32 + 1}/thread`;
    const seen: string[] = [];
    let pages = 0;
    while (path) {
      const page: Awaited<ReturnType<typeof getThread>> = await getThread(client, path);
      expect(page.messages.length).toBeLessThan(14);
      seen.push(...subjectsOf(page));
      path = page.next;
      pages++;
    }
    expect(pages).toBe(4);
    expect(seen).toEqual(Array.from({ length: 14 }, (_, i) => `Subject ${i + 1}`));
  });

  test('shows mail from one own address to another once: as the requested email, else as inbound', async () => {
    const client = await makeOrganization();
    const org = client.organizationId;
    const message_id = '<self@herald.test>';
    const out = await putEmail(org, { n: 1, thread: 1, message_id, direction: 'outbound' });
    const into = await putEmail(org, { n: 2, thread: 1, message_id: 'self@herald.test' });
    const reply = await putEmail(org, { n: 3, thread: 1 });
    const shown = async (id: number) =>
      (await getThread(client, `/api/emails/${id}/thread`)).messages.map((message) => message.id);
    expect(await shown(out)).toEqual([out, reply]);
    expect(await shown(into)).toEqual([into, reply]);
    expect(await shown(reply)).toEqual([into, reply]);
  });

  test('shows mail of another sender with the id of a sent email beside that email, and counts both', async () => {
    const client = await makeOrganization();
    const mail = { message_id: '<ours@herald.test>', subject: 'Parcel', body_text: 'Where is it?' };
    const save = async (more: object) => {
      const response = await client.request('POST', '/api/emails', { ...mail, ...more });
      expect(response.status).toBe(201);
      return ((await response.json()) as EmailDetail).id;
    };
    const own = { from_address: 'support@herald.test', to_address: 'info@herald.test' };
    const out = await save({ ...own, direction: 'outbound' });
    const copy = await save(own);
    const thread = await getThread(client, `/api/emails/${out}/thread`);
    expect(thread.messages.map(({ id }) => id)).toEqual([out]);

    const other = await makeOrganization();
    const saveThere = async (more: object) =>
      ((await (await other.request('POST', '/api/emails', { ...mail, ...more })).json()) as EmailDetail).id;
    const sent = await saveThere({ ...own, direction: 'outbound' });
    const alien = await saveThere({ from_address: 'robot@example.com', body_text: 'Something else.' });
    const { messages } = await getThread(other, `/api/emails/${sent}/thread`);
    expect(messages.map(({ id }) => id)).toEqual([sent, alien]);
    expect(messages.map(({ thread_count }) => thread_count)).toEqual([2, 2]);
    expect(copy).not.toBe(out);
  });

  test('refuses invalid pages', async () => {
    const client = await makeOrganization();
    const id = await putEmail(client.organizationId, { n: 1 });
    for (const query of ['limit=0', 'limit=201', 'cursor=abc', `cursor=${writeCursor(1)}`, 'offset=1']) {
      expect((await client.request('GET', `/api/emails/${id}/thread?${query}`)).status).toBe(400);
    }
  });
});
