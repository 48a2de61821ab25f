import { expect, test } from 'vitest';
import { createDiscord } from '../../../../src/dev/simulators/discord/discord.ts';
import { DEVELOPMENT_WEBHOOK } from '../../../../src/dev/simulators/discord/webhook.ts';
import {
  DEVELOPMENT_INSTAGRAM,
  DEVELOPMENT_INSTAGRAM_TOKEN,
  DEVELOPMENT_PAGE,
  DEVELOPMENT_PAGE_TOKEN,
} from '../../../../src/dev/simulators/graph/accounts.ts';
import { createGraph } from '../../../../src/dev/simulators/graph/graph.ts';
import { DEVELOPMENT_USER } from '../../../../src/dev/simulators/x/accounts.ts';
import { createX } from '../../../../src/dev/simulators/x/x.ts';
import { jpeg } from '../../../unit/dev/simulators/platforms/images.ts';

test('Discord answers in workerd, with its faults', async () => {
  const discord = createDiscord();
  const { id, token } = DEVELOPMENT_WEBHOOK;
  const form = new FormData();
  form.set('payload_json', '{"content":"Live"}');
  form.set('files[0]', new File([jpeg(100, 100)], 'card.jpg', { type: 'image/jpeg' }));
  const url = `https://discord.test/api/v10/webhooks/${id}/${token}?wait=true`;
  expect((await discord.fetch(url, { method: 'POST', body: form })).status).toBe(200);
  expect(discord.posts).toMatchObject([{ text: 'Live', images: [expect.any(String)] }]);

  discord.faults.add({ step: 'discord.read', kind: 'cut_midway' });
  const cut = await discord.fetch(url);
  await expect(cut.text()).rejects.toThrow();
  discord.faults.add({ step: 'discord.read', kind: 'silence' });
  await expect(discord.fetch(url, { signal: AbortSignal.timeout(20) })).rejects.toThrow();
  discord.faults.add({ step: 'discord.read', kind: 'silence' });
  const request = new Request(url, { signal: AbortSignal.timeout(20) });
  await expect(discord.fetch(request)).rejects.toThrow();
});

test('X weighs text in workerd', async () => {
  const x = createX();
  const tweet = (text: string) =>
    x.fetch('https://x.test/2/tweets', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${DEVELOPMENT_USER.oauth2.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ text }),
    });
  expect((await tweet('字'.repeat(140))).status).toBe(201);
  expect((await tweet('字'.repeat(141))).status).toBe(400);
});

test('the Graph API downloads images in workerd', async () => {
  const graph = createGraph({ fetch: async () => new Response(jpeg(1080, 1080)) });
  const post = (path: string, form: Record<string, string>) =>
    graph.fetch(`https://graph.test/v26.0/${path}`, { method: 'POST', body: new URLSearchParams(form) });
  const image_url = 'https://images.test/card.jpg';
  const container = await post(`${DEVELOPMENT_INSTAGRAM.id}/media`, {
    image_url,
    access_token: DEVELOPMENT_INSTAGRAM_TOKEN.token,
  });
  expect([container.status, await container.json()]).toEqual([200, { id: expect.any(String) }]);
  const photo = await post(`${DEVELOPMENT_PAGE.id}/photos`, {
    url: image_url,
    access_token: DEVELOPMENT_PAGE_TOKEN.token,
  });
  expect(photo.status).toBe(200);
  expect(graph.posts).toMatchObject([{ account: DEVELOPMENT_PAGE.id, kind: 'feed' }]);
});
