import { expect, test } from 'vitest';
import { mail, makeWorld, type World } from './world.ts';

const ALIASES = ['bills@company.example', 'money@company.example'];
const withAliases = () => makeWorld({}, { email_address: 'billing@company.example', aliases: ALIASES });

/** Saves a message, and returns its id and its Message-ID. */
async function saveTo(world: World, to: string, from = 'Kim <kim@example.net>') {
  const response = await world.request('POST', '/api/emails', {
    from_address: from,
    to_address: to,
    subject: 'Where is it?',
    body_text: 'Hello.',
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: number; message_id: string; tag: string; reply_to_address: string };
}

test('mail to an alias is of the inbox', async () => {
  const world = await withAliases();
  for (const address of [...ALIASES, 'BILLS@company.example', 'bills+order-7@company.example']) {
    expect((await saveTo(world, address)).tag).toBe('Support');
  }
});

test('a reply comes from the address that was written to', async () => {
  const world = await withAliases();
  for (const address of [...ALIASES, 'billing@company.example', 'Money+7@company.example']) {
    const { message_id } = await saveTo(world, `Other <other@example.net>, Us <${address}>`);
    await world.send({ parentMessageId: message_id });
    const from = address.toLowerCase().replace('+7', '');
    expect(world.smtp.texts().at(-1)).toMatch(new RegExp(`^From: .*<${from}>`, 'm'));
    expect(world.smtp.parcels.at(-1)!.from).toBe(from);
  }
});

test('a second mail comes from the address of the first', async () => {
  const world = await withAliases();
  const { messageId } = await world.send({ fromAddress: 'money@company.example' });
  await world.send({ parentMessageId: messageId });
  expect(world.smtp.texts().at(-1)).toMatch(/^From: .*<money@company\.example>/m);
});

test('an alias with a detail is an address of its own', async () => {
  const world = await makeWorld(
    {},
    { email_address: 'billing@company.example', aliases: ['billing+eu@company.example'] },
  );
  const { message_id } = await saveTo(world, 'billing+eu@company.example');
  await world.send({ parentMessageId: message_id });
  expect(world.smtp.texts().at(-1)).toMatch(/^From: .*<billing\+eu@company\.example>/m);
});

test('a new mail comes from the address of the inbox, or from one that the request names', async () => {
  const world = await withAliases();
  await world.send();
  expect(world.smtp.texts().at(-1)).toMatch(/^From: .*<billing@company\.example>/m);
  await world.send({ fromAddress: 'Bills@Company.example' });
  expect(world.smtp.texts().at(-1)).toMatch(/^From: .*<bills@company\.example>/m);
  expect(world.smtp.texts().at(-1)).toMatch(/^Message-ID: <[^>]+@company\.example>/m);
});

test('an address of another is refused, and nothing is stored', async () => {
  const world = await withAliases();
  for (const send_at of [undefined, new Date(world.clock.now + 3_600_000).toISOString()]) {
    const response = await world.request(
      'POST',
      '/api/send-email',
      mail({ from_address: 'ceo@other.example', send_at }),
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'NO_SUCH_ADDRESS',
      errors: [{ path: 'from_address' }],
    });
  }
  expect(await world.rows('SELECT id FROM emails WHERE organization_id = ?')).toEqual([]);
});

test('a draft keeps its address', async () => {
  const world = await withAliases();
  const created = await world.request('POST', '/api/drafts', {
    from_inbox: 'support',
    from_address: 'money@company.example',
    to: ['kim@example.net'],
    subject: 'Hello',
    body: '<p>Hi</p>',
  });
  expect(created.status).toBe(201);
  const draft = (await created.json()) as { id: number; version: number };
  expect(draft).toMatchObject({ from_address: 'money@company.example' });
  const changed = await world.request('PATCH', `/api/drafts/${draft.id}`, {
    version: draft.version,
    from_address: null,
  });
  expect(await changed.json()).toMatchObject({ from_address: null });
});

test('an answer goes to nobody of the own addresses, aliases included', async () => {
  const world = await withAliases();
  const response = await world.request('POST', '/api/emails', {
    from_address: 'form@example.net',
    reply_to: 'bills@company.example, kim@example.net',
    to_address: 'billing@company.example',
    subject: 'x',
    body_text: 'Hello.',
  });
  expect(await response.json()).toMatchObject({ reply_to_address: 'kim@example.net' });
});

test.each([
  [
    'an alias that is the address of another',
    'aliases',
    { email_address: 'x@company.example', aliases: ['billing@company.example'] },
  ],
  [
    'an alias that is an alias of another',
    'aliases',
    { email_address: 'x@company.example', aliases: ['MONEY@company.example'] },
  ],
  [
    'an address that is an alias of another',
    'email_address',
    { email_address: 'bills@company.example', aliases: [] },
  ],
])('%s is taken', async (_, path, addresses) => {
  const taken = { code: 'ADDRESS_TAKEN', errors: [{ path }] };
  const world = await withAliases();
  const inbox = {
    name: 'Other',
    tag: 'Info',
    imap_host: 'imap.example.com',
    imap_port: 993,
    imap_user: 'x',
    imap_password: 'y',
  };
  const created = await world.request('POST', '/api/inboxes', { ...inbox, ...addresses });
  expect([created.status, await created.json()]).toMatchObject([409, taken]);
  const free = await world.request('POST', '/api/inboxes', {
    ...inbox,
    email_address: 'free@company.example',
  });
  const { id } = (await free.json()) as { id: number };
  const changed = await world.request('PATCH', `/api/inboxes/${id}`, addresses);
  expect([changed.status, await changed.json()]).toMatchObject([409, taken]);
});

test('aliases change, and are listed', async () => {
  const world = await withAliases();
  const changed = await world.request('PATCH', `/api/inboxes/${world.inboxId}`, {
    aliases: ['New@company.example', 'new@company.example'],
  });
  expect(await changed.json()).toMatchObject({ aliases: ['new@company.example'] });
  const [inbox] = (await (await world.request('GET', '/api/smtp-inboxes')).json()) as object[];
  expect(inbox).toMatchObject({ aliases: ['new@company.example'] });
  expect((await saveTo(world, 'bills@company.example')).tag).toBe('Info');
});
