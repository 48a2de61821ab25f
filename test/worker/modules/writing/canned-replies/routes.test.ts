import { beforeEach, describe, expect, test } from 'vitest';
import {
  type CannedReply,
  MAX_CANNED_REPLIES,
  type RenderedReply,
} from '../../../../../src/contract/writing/canned-replies.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { putEmail } from '../../mail/reading/seed.ts';

const PATH = '/api/canned-replies';
let client: Client;
beforeEach(async () => {
  client = await makeOrganization();
});

async function create(body: object): Promise<CannedReply> {
  const response = await client.request('POST', PATH, body);
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
}

async function list(query = ''): Promise<CannedReply[]> {
  return (await client.request('GET', PATH + query)).json();
}

async function refused(response: Promise<Response>, status: number, code: string) {
  const problem = await (await response).json<{
    status: number;
    code: string;
    errors: { path: string; message: string }[];
  }>();
  expect(problem).toMatchObject({ status, code });
  return problem.errors;
}

test('replies are created from text or HTML, changed, listed by name, and deleted', async () => {
  const created = await create({
    name: ' where is it? ',
    shortcut: 'Parcel',
    subject: 'Your order',
    text: 'Hello {{ contact.first_name }},\r\n\r\n1 < 2 &amp; <b>no tag</b>',
    tags: ['support', 'Support'],
  });
  expect(created).toEqual({
    id: expect.any(Number),
    name: 'where is it?',
    shortcut: 'parcel',
    subject: 'Your order',
    text: 'Hello {{ contact.first_name }},\n\n1 < 2 &amp; <b>no tag</b>',
    html: '<p>Hello {{ contact.first_name }},</p>\n<p>1 &lt; 2 &amp;amp; &lt;b&gt;no tag&lt;/b&gt;</p>',
    tags: ['Support'],
    uses: 0,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const other = await create({
    name: 'Äpfel',
    html: '<p onclick="x()">Hi <b>{{contact.name}}</b><script>x()</script></p>',
  });
  expect(other).toMatchObject({
    html: '<p>Hi <b>{{contact.name}}</b></p>',
    text: 'Hi {{contact.name}}',
    shortcut: null,
    subject: null,
    tags: [],
  });
  const changed = await client.request('PATCH', `${PATH}/${created.id}`, {
    name: 'Zebra',
    shortcut: null,
    tags: [],
  });
  expect(await changed.json()).toMatchObject({
    ...created,
    name: 'Zebra',
    shortcut: null,
    tags: [],
    updated_at: expect.any(String),
  });
  expect(await (await client.request('GET', `${PATH}/${created.id}`)).json()).toMatchObject({
    name: 'Zebra',
  });
  expect((await list()).map(({ name }) => name)).toEqual(['Zebra', 'Äpfel']);
  expect(await list('?fields=id,name')).toEqual([
    { id: created.id, name: 'Zebra' },
    { id: other.id, name: 'Äpfel' },
  ]);
  expect((await client.request('DELETE', `${PATH}/${created.id}`)).status).toBe(200);
  expect((await client.request('DELETE', `${PATH}/${created.id}`)).status).toBe(404);
  expect(await list()).toHaveLength(1);
});

test('a search finds all of its words in name, shortcut, subject and text, whatever their case and accents', async () => {
  await create({ name: 'Rückgabe', text: 'Bitte senden Sie es zurück.' });
  await create({ name: 'Parcel', shortcut: 'ship', subject: 'Your ORDER', text: 'x' });
  const names = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).map(({ name }) => name);
  expect(await names('RUCKGABE')).toEqual(['Rückgabe']);
  expect(await names('zuruck bitte')).toEqual(['Rückgabe']);
  expect(await names('order ship')).toEqual(['Parcel']);
  expect(await names('order bitte')).toEqual([]);
  expect(await names('%')).toEqual([]);
});

test('a name and a shortcut are there once, whatever their case, also if they come at once', async () => {
  const first = await create({ name: 'Über uns', shortcut: 'about', text: 'x' });
  const second = await create({ name: 'Other', shortcut: 'other', text: 'x' });
  const byName = await refused(
    client.request('POST', PATH, { name: 'ÜBER UNS', text: 'x' }),
    409,
    'CANNED_REPLY_EXISTS',
  );
  expect(byName).toMatchObject([{ path: 'name' }]);
  const change = client.request('PATCH', `${PATH}/${second.id}`, { shortcut: 'ABOUT' });
  expect(await refused(change, 409, 'CANNED_REPLY_EXISTS')).toMatchObject([{ path: 'shortcut' }]);
  await client.request('DELETE', `${PATH}/${first.id}`);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.request('POST', PATH, { name: 'über Uns', text: 'x' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect((await list()).map(({ name }) => name)).toHaveLength(2);
});

test('an organization has at most 200, also if they come at once', async () => {
  const { organizationId } = client;
  await testEnv.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 1000 + ?2 - 3)
    INSERT INTO canned_replies (id, organization_id, name, name_key, html, text, tags, created_at, updated_at)
    SELECT CAST(?1 AS INTEGER) * 4294967296 + i, ?1, i, i, 'x', 'x', '[]', 0, 0 FROM n`,
  )
    .bind(organizationId, MAX_CANNED_REPLIES)
    .run();
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, i) => client.request('POST', PATH, { name: `n${i}`, text: 'x' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
  const { response, cost } = await costOf(client, PATH);
  expect(await response.json()).toHaveLength(MAX_CANNED_REPLIES);
  // The rows, and those that authenticate the call. Nothing is sorted.
  expect(cost.rowsRead).toBeLessThanOrEqual(MAX_CANNED_REPLIES + 10);
  expect(cost.roundTrips).toBeLessThanOrEqual(2);
});

describe('what is refused names the field, and changes nothing', () => {
  test.each([
    [{ text: 'x' }, 400, 'name'],
    [{ name: 'x' }, 400, 'text'],
    [{ name: 'x', text: 'x', html: 'x' }, 400, 'html'],
    [{ name: 'x', text: ' \n ' }, 400, 'text'],
    [{ name: 'x', html: '<script>x</script>' }, 400, 'html'],
    [{ name: 'x', text: 'ü'.repeat(8193) }, 400, 'text'],
    [{ name: 'x', text: '\n\n'.concat('<\n\n'.repeat(2700)) }, 400, 'text'],
    [{ name: 'x', text: 'x', shortcut: 'two words' }, 400, 'shortcut'],
    [{ name: 'x', text: 'x', tags: ['Nobody'] }, 400, 'tags.0'],
    [{ name: 'x', text: 'x', subject: 'a\nb' }, 400, 'subject'],
  ])('%j', async (body, status, path) => {
    const response = await client.request('POST', PATH, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
    expect(await list()).toEqual([]);
  });

  test.each([
    ['text', 'Hi {{contact.nmae}}', '{{contact.nmae}} at character 4 is not one of {{contact.name}}'],
    ['text', 'Hi {{contact.name', '{{contact.name at character 4 has no closing braces'],
    ['text', '{{}}', '{{}} at character 1 is not one of'],
    ['text', '{{constructor}}', '{{constructor}} at character 1 is not one of'],
    ['html', '<p>{{<b>contact.name</b>}}</p>', '{{<b>contact.name</b>}} at character 4 is not one of'],
    ['html', '<p>Hi</p><p>{{x}}</p>', '{{x}} at character 13 is not one of'],
    ['subject', 'Re {{sender_name}}', '{{sender_name}} at character 4 is not one of'],
  ])('%s: %s', async (path, source, message) => {
    const body = { name: 'x', ...(path === 'subject' ? { text: 'x' } : {}), [path]: source };
    const errors = await refused(client.request('POST', PATH, body), 422, 'UNKNOWN_VARIABLE');
    expect(errors).toMatchObject([{ path }]);
    expect(errors[0]!.message).toContain(message);
    const { id } = await create({ name: 'good', text: 'good' });
    await refused(client.request('PATCH', `${PATH}/${id}`, { [path]: source }), 422, 'UNKNOWN_VARIABLE');
    expect(await list()).toMatchObject([{ name: 'good', text: 'good', subject: null }]);
  });

  test.each([
    '<a href="https://{{contact.name}}/">x</a>',
    '<a href="https://example.com/{{task.id}}">x</a>',
    '<a href="https://example.com/?q={{contact.name}}">x</a>',
    '<p title="{{contact.name}}">x</p>',
  ])('a variable inside a tag: %s', async (html) => {
    const errors = await refused(
      client.request('POST', PATH, { name: 'x', html }),
      422,
      'MISPLACED_VARIABLE',
    );
    expect(errors).toMatchObject([{ path: 'html' }]);
  });

  test('all wrong variables are named at once', async () => {
    const body = { name: 'x', text: '{{a}} {{b}} {{a}} {{contact.name}}' };
    const errors = await refused(client.request('POST', PATH, body), 422, 'UNKNOWN_VARIABLE');
    expect(errors.map(({ message }) => message.split(' is')[0])).toEqual([
      '{{a}} at character 1',
      '{{b}} at character 7',
    ]);
  });
});

describe('rendering', () => {
  const ALL = [
    'contact.name',
    'contact.first_name',
    'contact.address',
    'user.name',
    'inbox.name',
    'inbox.address',
    'conversation.subject',
    'task.id',
  ];
  const text = ALL.map((name) => `{{${name}}}`).join('\n');

  async function render(id: number, body: object = {}): Promise<RenderedReply> {
    const response = await client.request('POST', `${PATH}/${id}/render`, body);
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  }

  async function putMail(
    over: { subject?: string; from_name?: string; reply_to?: string[]; direction?: 'outbound' } = {},
  ) {
    const id = await putEmail(client.organizationId, {
      n: 1,
      subject: over.subject ?? 'Re: AW: My parcel',
      direction: over.direction,
    });
    await testEnv.DB.prepare('UPDATE emails SET from_name = ?, recipients = ? WHERE id = ?')
      .bind(
        over.from_name ?? 'Kim Sato',
        JSON.stringify({ to: ['Zoë Müller <zoe@example.net>'], cc: [], reply_to: over.reply_to ?? [] }),
        id,
      )
      .run();
    return id;
  }

  async function putInbox() {
    const response = await client.request('POST', '/api/inboxes', {
      name: 'Help & Co',
      email_address: 'help@example.com',
      tag: 'Support',
      imap_host: '127.0.0.1',
      imap_port: 9,
      imap_user: 'x',
      imap_password: 'p',
      smtp_host: '127.0.0.1',
      smtp_port: 9,
      smtp_user: 'x',
      smtp_password: 'p',
    });
    expect(response.status).toBe(201);
  }

  test('fills in all variables of an email, and counts the use', async () => {
    await putInbox();
    const email_id = await putMail();
    const task = await client.request('POST', '/api/tasks', { title: 'x', email_id });
    const reply = await create({ name: 'x', text, subject: 'Re: {{conversation.subject}}' });
    const rendered = await render(reply.id, { email_id });
    const lines = [
      'Kim Sato',
      'Kim',
      'kim@example.com',
      'Test User',
      'Help & Co',
      'help@example.com',
      'My parcel',
    ];
    const { id } = await task.json<{ id: number }>();
    expect(rendered).toEqual({
      subject: 'Re: My parcel',
      text: [...lines, id].join('\n'),
      html: `<p>${[...lines, id].join('<br />').replace('&', '&amp;')}</p>`,
      missing: [],
    });
    await Promise.all(Array.from({ length: 8 }, () => render(reply.id, { email_id, from_inbox: 'SUPPORT' })));
    expect(await list()).toMatchObject([{ uses: 9, updated_at: reply.updated_at }]);
  });

  test('without an email, what has no value is named, and its place is marked', async () => {
    const reply = await create({ name: 'x', text, subject: '{{task.id}}?' });
    expect(await render(reply.id)).toMatchObject({
      subject: '[…]?',
      text: '[…]\n[…]\n[…]\nTest User\n[…]\n[…]\n[…]\n[…]',
      missing: ALL.filter((name) => name !== 'user.name'),
    });
    const toSomebody = await render(reply.id, { to: 'Sato, Kim <kim@example.com>' });
    expect(toSomebody.missing).toContain('conversation.subject');
    expect((await render(reply.id, { to: '"Sato, Kim" <kim@example.com>' })).text).toMatch(
      /^Sato, Kim\nKim\nkim@example\.com\n/,
    );
  });

  test('the contact is who gets the reply: of mail one sent its recipient, else who is to be answered', async () => {
    const reply = await create({ name: 'x', text: '{{contact.name}}|{{contact.address}}' });
    const out = await putMail({ direction: 'outbound' });
    expect((await render(reply.id, { email_id: out })).text).toBe('Zoë Müller|zoe@example.net');
    await testEnv.DB.prepare("UPDATE emails SET direction = 'inbound', recipients = ? WHERE id = ?")
      .bind(JSON.stringify({ to: [], cc: [], reply_to: ['Form <form@example.org>'] }), out)
      .run();
    expect((await render(reply.id, { email_id: out })).text).toBe('Form|form@example.org');
  });

  test('a company or an advertisement has no first name', async () => {
    const reply = await create({ name: 'x', text: '{{contact.first_name}}' });
    const email_id = await putMail();
    const names = [
      ['Example GmbH', '[…]'],
      ['WIN A PRIZE click http://x', '[…]'],
      ['kim@example.com', '[…]'],
      ['Dr. Kim Sato', 'Kim'],
      ['J. R. Hartley', '[…]'],
      ['Sato, Kim', 'Kim'],
    ];
    for (const [name, first] of names) {
      await testEnv.DB.prepare('UPDATE emails SET from_name = ? WHERE id = ?').bind(name, email_id).run();
      expect((await render(reply.id, { email_id })).text, name).toBe(first);
    }
  });

  test('values of hostile mail are text: no tag, no line, no variable, no turned direction', async () => {
    const email_id = await putMail({
      from_name: '{{user.name}}<script>x()</script>"\'\r\nBcc: x\u2028\u202e$& $1',
      subject: 'Re: <img src=x onerror=x()> {{contact.address}}\n{{',
    });
    const reply = await create({
      name: 'x',
      html: '<p>{{contact.name}}</p><p>{{conversation.subject}}</p>',
      subject: '{{contact.name}}',
    });
    const rendered = await render(reply.id, { email_id });
    expect(rendered.html).toBe(
      '<p>{{user.name}}&lt;script&gt;x()&lt;/script&gt;&quot;&#39; Bcc: x $&amp; $1</p><p>&lt;img src=x onerror=x()&gt; {{contact.address}} {{</p>',
    );
    expect(rendered.subject).toBe('{{user.name}}<script>x()</script>"\' Bcc: x $& $1');
    expect(rendered.missing).toEqual([]);
  });

  test('what is not there, or of another organization, is refused, and counts no use', async () => {
    const { id } = await create({ name: 'x', text: 'x' });
    const other = await makeOrganization();
    const theirs = await putEmail(other.organizationId, { n: 1 });
    const post = (body: object, reply = id) => client.request('POST', `${PATH}/${reply}/render`, body);
    expect(await refused(post({ email_id: theirs }), 422, 'NO_SUCH_EMAIL')).toMatchObject([
      { path: 'email_id' },
    ]);
    expect(await refused(post({ from_inbox: 'neo' }), 422, 'NO_SUCH_INBOX')).toMatchObject([
      { path: 'from_inbox' },
    ]);
    expect((await post({ email_id: 1, to: 'x@example.com' })).status).toBe(400);
    expect((await post({}, id + 1)).status).toBe(404);
    expect(await list()).toMatchObject([{ uses: 0 }]);
  });

  test('a remote image can be sent: its address is where mail programs look for it', async () => {
    const reply = await create({
      name: 'x',
      html: '<p><img src="https://example.com/x.png?a=1&amp;b=2" alt="x"></p>',
    });
    expect(reply.html).toContain('data-src');
    expect((await render(reply.id)).html).toBe(
      '<p><img src="https://example.com/x.png?a=1&amp;b=2" alt="x" /></p>',
    );
  });
});
