import { beforeEach, expect, test } from 'vitest';
import { createDiscord, type SimulatedDiscord } from '../../../../src/dev/simulators/discord/discord.ts';
import { DEVELOPMENT_WEBHOOK } from '../../../../src/dev/simulators/discord/webhook.ts';
import { jpeg } from './platforms/images.ts';

const { id, token, channelId, guildId } = DEVELOPMENT_WEBHOOK;
const URL_OF_WEBHOOK = `http://discord.test/api/v10/webhooks/${id}/${token}`;

let time: number;
let discord: SimulatedDiscord;
beforeEach(() => {
  time = Date.parse('2026-11-22T12:00:00Z');
  discord = createDiscord({ now: () => time });
});

function send(body: unknown, { query = '?wait=true', url = URL_OF_WEBHOOK, method = 'POST' } = {}) {
  time += 2000;
  const headers = { 'content-type': 'application/json' };
  return discord.fetch(url + query, { method, headers, body: JSON.stringify(body) });
}

async function read(response: Response) {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('answers with the message when the call waits for it, and with nothing otherwise', async () => {
  const { status, body } = await read(await send({ content: ' We are live! ' }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: expect.stringMatching(/^\d{17,20}$/),
    channel_id: channelId,
    webhook_id: id,
    content: 'We are live!',
    timestamp: '2026-11-22T12:00:02.000Z',
    edited_timestamp: null,
  });
  const silent = await send({ content: 'Again' }, { query: '' });
  expect([silent.status, await silent.text()]).toEqual([204, '']);
  expect(discord.posts.map(({ text }) => text)).toEqual(['We are live!', 'Again']);
});

test('a message has at most 2,000 code points', async () => {
  expect((await send({ content: '🎉'.repeat(2000) })).status).toBe(200);
  const { status, body } = await read(await send({ content: '🎉'.repeat(2001) }));
  expect(status).toBe(400);
  expect(body).toEqual({
    message: 'Invalid Form Body',
    code: 50_035,
    errors: {
      content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 2000 or fewer in length.' }] },
    },
  });
  expect(discord.posts).toHaveLength(1);
});

test.each([[{}], [{ content: ' \n ' }], [{ content: null, embeds: [{}] }]])(
  'refuses the empty message %j',
  async (message) => {
    expect((await read(await send(message))).body).toMatchObject({ code: 50_006 });
  },
);

test.each([
  ['eleven embeds', { embeds: Array(11).fill({ title: 'x' }) }, 'embeds'],
  [
    '6,001 characters in embeds',
    { embeds: [{ description: 'x'.repeat(4096) }, { description: 'x'.repeat(1905) }] },
    'embeds',
  ],
  ['a long title', { embeds: [{ title: 'x'.repeat(257) }] }, 'embeds'],
  ['a field without a value', { embeds: [{ fields: [{ name: 'x' }] }] }, 'embeds'],
  ['an unknown kind of mention', { content: 'x', allowed_mentions: { parse: ['all'] } }, 'allowed_mentions'],
  [
    'mentions by kind and by id',
    { content: 'x', allowed_mentions: { parse: ['users'], users: [id] } },
    'allowed_mentions',
  ],
  ['a forbidden name', { content: 'x', username: 'Discord Bot' }, 'username'],
  ['content that is no text', { content: 5 }, 'content'],
])('refuses %s with error 50035', async (_title, message, field) => {
  const { status, body } = await read(await send(message));
  expect([status, body['code'], Object.keys(body['errors'] as object)]).toEqual([400, 50_035, [field]]);
  expect(discord.posts).toEqual([]);
});

test('6,000 characters in embeds pass', async () => {
  const embeds = [{ description: 'x'.repeat(4096) }, { description: 'x'.repeat(1904) }];
  expect((await send({ embeds })).status).toBe(200);
});

test('keeps everyone quiet when no mention is allowed', async () => {
  const loud = await read(await send({ content: '@everyone live' }));
  const quiet = await read(await send({ content: '@everyone live', allowed_mentions: { parse: [] } }));
  expect([loud.body['mention_everyone'], quiet.body['mention_everyone']]).toEqual([true, false]);
});

test('takes files of up to 10 MiB, and keeps the hash of each', async () => {
  const upload = (size: number) => {
    time += 2000;
    const form = new FormData();
    form.set(
      'payload_json',
      JSON.stringify({ content: 'Card', attachments: [{ id: 0, description: 'A card' }] }),
    );
    form.set('files[0]', new File([jpeg(1200, 630, size)], 'a card.jpg', { type: 'image/jpeg' }));
    return discord.fetch(`${URL_OF_WEBHOOK}?wait=true`, { method: 'POST', body: form });
  };
  const { status, body } = await read(await upload(10 * 1024 * 1024));
  expect(status).toBe(200);
  expect(body['attachments']).toMatchObject([
    { filename: 'a_card.jpg', width: 1200, height: 630, content_type: 'image/jpeg', description: 'A card' },
  ]);
  expect(discord.posts[0]?.images).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const tooLarge = await read(await upload(10 * 1024 * 1024 + 1));
  expect([tooLarge.status, tooLarge.body['code']]).toEqual([413, 40_005]);
});

test('tells a webhook that is gone from a wrong token', async () => {
  const wrong = await read(
    await send({ content: 'x' }, { url: `http://discord.test/api/v10/webhooks/${id}/wrong` }),
  );
  expect([wrong.status, wrong.body['code']]).toEqual([401, 50_027]);
  discord.deleteWebhook(id);
  const gone = await read(await send({ content: 'x' }));
  expect([gone.status, gone.body]).toEqual([404, { message: 'Unknown Webhook', code: 10_015 }]);
});

test('shows the webhook, and edits its messages', async () => {
  const webhook = await read(await discord.fetch(URL_OF_WEBHOOK));
  expect(webhook.body).toMatchObject({ id, name: 'Herald', channel_id: channelId, guild_id: guildId });
  const { body: message } = await read(await send({ content: 'Live now' }));
  const url = `${URL_OF_WEBHOOK}/messages/${message['id']}`;
  const edited = await read(
    await send({ content: 'The stream has ended' }, { url, method: 'PATCH', query: '' }),
  );
  expect(edited.body).toMatchObject({
    content: 'The stream has ended',
    edited_timestamp: expect.any(String),
  });
  expect((await read(await discord.fetch(url))).body).toEqual(edited.body);
  expect(discord.posts).toMatchObject([{ text: 'The stream has ended', edited_at: expect.any(String) }]);
  const unknown = await read(
    await send({ content: 'x' }, { url: `${URL_OF_WEBHOOK}/messages/1`, method: 'PATCH' }),
  );
  expect([unknown.status, unknown.body['code']]).toEqual([404, 10_008]);
});

test('takes 5 messages in 2 seconds, and says how long to wait', async () => {
  const post = () =>
    discord.fetch(URL_OF_WEBHOOK, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"content":"x"}',
    });
  for (const remaining of ['4', '3', '2', '1', '0']) {
    const response = await post();
    expect([response.status, response.headers.get('x-ratelimit-remaining')]).toEqual([204, remaining]);
  }
  time += 500;
  const limited = await post();
  expect(limited.headers.get('retry-after')).toBe('2');
  expect(await read(limited)).toEqual({
    status: 429,
    body: { message: 'You are being rate limited.', retry_after: 1.5, global: false },
  });
  time += 1500;
  expect((await post()).status).toBe(204);
  expect(discord.posts).toHaveLength(6);
});

test('another version of the API is refused', async () => {
  const response = await discord.fetch(URL_OF_WEBHOOK.replace('v10', 'v8'));
  expect(await read(response)).toEqual({
    status: 400,
    body: { message: 'Invalid API version', code: 50_041 },
  });
});
