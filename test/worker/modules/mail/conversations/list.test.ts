import { beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '../../../../../src/contract/mail/conversations.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { type Client, makeOrganization, testCtx } from '../../../helpers.ts';
import { putEmail } from '../reading/seed.ts';

interface Mail {
  id: string;
  to?: string;
  from?: string;
  subject?: string;
  refs?: string[];
  text?: string;
  at?: string;
}

async function receive(client: Client, mail: Mail, direction: 'inbound' | 'outbound' = 'inbound') {
  const { id, to = 'support@herald.test', from = 'Kim Sato <Kim@example.com>', refs = [], at } = mail;
  const raw = [
    `Message-ID: <${id}@example.com>`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${mail.subject ?? 'Parcel'}`,
    ...(at ? [`Date: ${new Date(at).toUTCString()}`] : []),
    ...(refs.length > 0 ? [`References: ${refs.map((ref) => `<${ref}@example.com>`).join(' ')}`] : []),
    '',
    mail.text ?? 'Hello',
  ].join('\r\n');
  const arrival = { raw: new TextEncoder().encode(raw), arrivedAt: Date.parse('2026-05-01'), direction };
  return (await ingest(testCtx(client.organizationId), arrival)).emailId;
}

const list = async (client: Client, query = '') =>
  (await (await client.request('GET', `/api/threads${query}`)).json()) as Conversation[];

describe('a conversation', () => {
  let client: Client;
  let first: number;
  let second: number;
  beforeAll(async () => {
    client = await makeOrganization();
    first = await receive(client, { id: '1', at: '2026-04-01', text: 'Where is it?' });
    await receive(client, { id: '9', at: '2026-04-02', subject: 'Something else', to: 'info@herald.test' });
    const answer = { id: '2', subject: 'Re: Parcel', refs: ['1'], at: '2026-04-03T10:00:00Z' };
    second = await receive(
      client,
      { ...answer, from: 'support@herald.test', to: 'kim@example.com', text: 'On its way.\n> Where is it?' },
      'outbound',
    );
  });

  test('shows its last message, participants, counts, tags and task', async () => {
    const [conversation, other] = await list(client);
    expect(conversation).toEqual({
      id: first,
      thread_id: '<1@example.com>',
      subject: 'Parcel',
      snippet: 'On its way.',
      last_message: {
        id: second,
        from_address: 'support@herald.test',
        from_name: '',
        to_address: 'kim@example.com',
        subject: 'Re: Parcel',
        direction: 'outbound',
        received_at: '2026-04-03T10:00:00.000Z',
        send_state: null,
      },
      participants: [{ address: 'kim@example.com', name: 'Kim Sato' }],
      message_count: 2,
      unread_count: 1,
      tags: ['Support'],
      has_attachment: false,
      state: 'open',
      snoozed_until: null,
      label_ids: [],
      assignee_id: null,
      task: { id: expect.any(Number), status: 'todo', assignee_id: null },
    });
    expect(other).toMatchObject({ subject: 'Something else', tags: ['Info'], message_count: 1 });
  });

  test('is found by the id of any of its emails, in its organization only', async () => {
    const [conversation] = await list(client);
    for (const id of [first, second]) {
      const response = await client.request('GET', `/api/threads/${id}`);
      expect(await response.json()).toEqual(conversation);
    }
    const stranger = await makeOrganization();
    expect((await stranger.request('GET', `/api/threads/${first}`)).status).toBe(404);
    expect((await client.request('GET', '/api/threads/12345')).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
  });

  test('changes with its task', async () => {
    const [{ task }] = (await list(client)) as [Conversation];
    const change = { status: 'in_progress', assignee_id: client.userId };
    await client.request('PATCH', `/api/tasks/${task!.id}`, change);
    const [mine] = await list(client, '?assignee_id=me');
    expect(mine!.task).toEqual({ id: task!.id, ...change });
    expect((await list(client, '?assignee_id=none')).map(({ subject }) => subject)).toEqual([
      'Something else',
    ]);
    expect(await list(client, `?assignee_id=${client.userId + 1}`)).toEqual([]);
  });

  test('is read when its emails are', async () => {
    expect(await list(client, '?is_read=true')).toEqual([]);
    await client.request('PATCH', '/api/emails/read', { ids: [second], is_read: true });
    expect((await list(client, '?is_read=true')).map(({ id }) => id)).toEqual([first]);
    await client.request('PATCH', '/api/emails/read', { ids: [second], is_read: false });
    expect((await list(client, '?is_read=false'))[0]!.unread_count).toBe(2);
  });

  test('comes first again with older mail that arrives late only if that mail is newer', async () => {
    await receive(client, { id: '0', refs: [], at: '2026-03-01', subject: 'The beginning' });
    await receive(client, { id: '3', refs: ['0', '1'], at: '2026-03-02', to: 'hello@herald.test' });
    const [conversation] = await list(client);
    expect(conversation).toMatchObject({ subject: 'The beginning', message_count: 4 });
    expect(conversation!.last_message.id).toBe(second);
    expect(conversation!.tags).toEqual(['Hello', 'Support']);
    for (const tag of ['hello', 'support']) expect(await list(client, `?tag=${tag}`)).toEqual([conversation]);
    expect(await list(client, '?tag=partners')).toEqual([]);
    const { id } = (await (await client.request('GET', `/api/threads/${first}`)).json()) as Conversation;
    expect(id).toBe(conversation!.id);
  });
});

test('the participants are the ten with the latest mails', async () => {
  const client = await makeOrganization();
  for (let i = 1; i <= 12; i++) {
    await receive(client, { id: `${i}`, refs: ['0'], from: `P${i} <p${i}@example.com>` });
  }
  await receive(client, { id: '13', refs: ['0'], from: 'p5@example.com' });
  const [conversation] = await list(client);
  const names = conversation!.participants.map(({ name }) => name);
  expect(names).toEqual(['P5', 'P12', 'P11', 'P10', 'P9', 'P8', 'P7', 'P6', 'P4', 'P3']);
});

test('a mail between own inboxes is shown once, and counts once', async () => {
  const client = await makeOrganization();
  const mail = { id: '1', from: 'info@herald.test', to: 'support@herald.test' };
  await receive(client, mail, 'outbound');
  await receive(client, mail);
  expect(await list(client)).toMatchObject([{ message_count: 1, tags: ['Info', 'Support'] }]);
});

test('mail from before the list is filled in when somebody opens its conversation', async () => {
  const client = await makeOrganization();
  const id = await putEmail(client.organizationId, { n: 1, body_text: 'Old\n\nKim wrote:\n> quoted' });
  expect(await list(client)).toEqual([]);
  const response = await client.request('GET', `/api/threads/${id}`);
  expect(await response.json()).toMatchObject({ id, message_count: 1, unread_count: 1, tags: ['Support'] });
  expect(await list(client)).toHaveLength(1);
});

describe('fields', () => {
  let client: Client;
  beforeAll(async () => {
    client = await makeOrganization();
    await receive(client, { id: '1', text: 'New\n\nKim wrote:\n> quoted' });
  });

  test('cut the items of a list to what they name', async () => {
    const [conversation] = await list(client, '?fields=id,%20snippet,id');
    expect(conversation).toEqual({ id: expect.any(Number), snippet: 'New' });
    const emails = await (await client.request('GET', '/api/emails?fields=subject,is_read')).json();
    expect(emails).toEqual([{ subject: 'Parcel', is_read: false }]);
    const tasks = await (await client.request('GET', '/api/tasks?fields=title')).json();
    expect(tasks).toEqual([{ title: 'Parcel' }]);
  });

  test('with an unknown name are 400, which names it', async () => {
    for (const path of ['/api/threads', '/api/emails', '/api/tasks']) {
      for (const fields of ['id,colour', 'colour', '__proto__', '']) {
        const response = await client.request('GET', `${path}?fields=${fields}`);
        expect(response.status, `${path} ${fields}`).toBe(400);
        const problem = await response.json<{ errors: { path: string; message: string }[] }>();
        expect(problem.errors[0]).toMatchObject({ path: 'fields' });
        expect(problem.errors[0]!.message).toContain(JSON.stringify(fields.replace('id,', '')));
      }
    }
  });

  test('body=snippet has the new text only', async () => {
    const [email] = await (await client.request('GET', '/api/emails?body=snippet')).json<Conversation[]>();
    expect(email).toMatchObject({ body_text: 'New' });
    const [found] = await (await client.request('GET', '/api/emails?body=snippet&search=quoted')).json<
      Conversation[]
    >();
    expect(found).toMatchObject({ body_text: 'New' });
    const [whole] = await (await client.request('GET', '/api/emails')).json<Conversation[]>();
    expect(whole).toMatchObject({ body_text: 'New\n\nKim wrote:\n> quoted\n' });
    expect((await client.request('GET', '/api/emails?body=all')).status).toBe(400);
  });
});

describe('conversations of several states', () => {
  const ids: Record<string, number> = {};
  let client: Client;
  beforeAll(async () => {
    client = await makeOrganization();
    for (const state of ['open', 'snoozed', 'done', 'trash', 'spam']) {
      ids[state] = await receive(client, { id: state });
      const until = { snoozed_until: new Date(Date.now() + 3_600_000).toISOString() };
      const change = { state, ...(state === 'snoozed' && until) };
      await client.request('PATCH', `/api/threads/${ids[state]}`, change);
    }
  });
  const named = (states: string[]) => states.map((state) => ids[state]).toSorted();
  const VISIBLE = ['open', 'snoozed', 'done'];

  test.each([
    ['state=all', VISIBLE],
    ['state=all&search=parcel', VISIBLE],
    ['state=all&q=from:kim', VISIBLE],
    ['q=from:kim+in:done', ['done']],
    ['state=spam&q=parcel+in:done', ['done']],
    ['state=all&q=in:trash+parcel', ['trash']],
    ['state=all&q=in:spam', ['spam']],
    ['q=in:snoozed', ['snoozed']],
    ['state=all&q=parcel+-in:done', ['open', 'snoozed']],
    ['state=all&q=-in:done', ['open', 'snoozed']],
    ['q=-in:spam', ['open']],
    ['q=in:done+in:open', []],
    ['q=in:done+in:open+parcel', []],
  ])('%s lists %j', async (query, states) => {
    const listed = await list(client, `?${query}`);
    expect(listed.map(({ id }) => id).toSorted()).toEqual(named(states));
  });

  test.each([
    ['parcel', VISIBLE],
    ['parcel in:spam', ['spam']],
    ['in:trash', ['trash']],
    ['in:done', ['done']],
    ['-in:done', ['open', 'snoozed']],
    ['in:done in:open', []],
  ])('the emails of %j are those of %j', async (q, states) => {
    const response = await client.request('GET', `/api/emails?${new URLSearchParams({ q })}`);
    const found = (await response.json()) as { id: number }[];
    expect(found.map(({ id }) => id).toSorted()).toEqual(named(states));
  });
});
