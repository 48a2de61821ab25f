/** Tests of the clients with the simulated platforms, and every fault that these support. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '../../../../../../src/contract/stream/stream.ts';
import { createDiscord } from '../../../../../../src/dev/simulators/discord/discord.ts';
import { DEVELOPMENT_WEBHOOK } from '../../../../../../src/dev/simulators/discord/webhook.ts';
import {
  DEVELOPMENT_INSTAGRAM,
  DEVELOPMENT_INSTAGRAM_TOKEN,
  DEVELOPMENT_PAGE,
  DEVELOPMENT_PAGE_TOKEN,
} from '../../../../../../src/dev/simulators/graph/accounts.ts';
import { createGraph } from '../../../../../../src/dev/simulators/graph/graph.ts';
import type { FaultKind } from '../../../../../../src/dev/simulators/platforms/faults.ts';
import type { Simulated } from '../../../../../../src/dev/simulators/platforms/simulator.ts';
import { DEVELOPMENT_USER } from '../../../../../../src/dev/simulators/x/accounts.ts';
import { createX } from '../../../../../../src/dev/simulators/x/x.ts';
import { clients } from '../../../../../../src/worker/modules/stream/access/clients.ts';
import {
  PlatformFailure,
  type Post,
  type Progress,
} from '../../../../../../src/worker/modules/stream/platforms/platform.ts';
import type { Ctx } from '../../../../../../src/worker/platform/ctx.ts';
import { jpeg } from '../../../../dev/simulators/platforms/images.ts';
import { failureOf, makeCtx } from '../world.ts';

const IMAGE = jpeg(1080, 1080);
const { oauth1, oauth2 } = DEVELOPMENT_USER;

/** The ways to connect, with the steps of their posts. */
const WAYS = {
  discord: {
    platform: 'discord',
    value: `https://discord.com/api/webhooks/${DEVELOPMENT_WEBHOOK.id}/${DEVELOPMENT_WEBHOOK.token}`,
    publish: 'discord.post',
    read: 'discord.read',
  },
  'x, OAuth 2.0': {
    platform: 'x',
    value: JSON.stringify({
      access_token: oauth2.accessToken,
      refresh_token: oauth2.refreshToken,
      client_id: oauth2.clientId,
      client_secret: oauth2.clientSecret,
    }),
    publish: 'x.tweet',
    read: 'x.me',
  },
  'x, OAuth 1.0a': {
    platform: 'x',
    value: JSON.stringify({
      consumer_key: oauth1.consumerKey,
      consumer_secret: oauth1.consumerSecret,
      access_token: oauth1.accessToken,
      access_token_secret: oauth1.accessTokenSecret,
    }),
    publish: 'x.tweet',
    read: 'x.me',
  },
  instagram: {
    platform: 'instagram',
    value: JSON.stringify({
      access_token: DEVELOPMENT_INSTAGRAM_TOKEN.token,
      ig_user_id: DEVELOPMENT_INSTAGRAM.id,
    }),
    publish: 'graph.publish',
    read: 'graph.read',
  },
  facebook: {
    platform: 'facebook',
    value: JSON.stringify({ access_token: DEVELOPMENT_PAGE_TOKEN.token, page_id: DEVELOPMENT_PAGE.id }),
    publish: 'graph.feed',
    read: 'graph.read',
  },
} satisfies Record<string, { platform: Platform; value: string; publish: string; read: string }>;
type Way = keyof typeof WAYS;
const ways = Object.keys(WAYS) as Way[];

let servers: Record<Platform, Simulated>;
let ctx: Ctx;
beforeEach(() => {
  const now = Date.now;
  const graph = createGraph({ now, fetch: async () => new Response(IMAGE) });
  const discord = createDiscord({ now, callsPer2Seconds: 1000 });
  servers = { discord, x: createX({ now }), instagram: graph, facebook: graph };
  const hosts: Record<string, Simulated> = {
    'discord.com': discord,
    'api.x.com': servers.x,
    'graph.facebook.com': graph,
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => hosts[new URL(url).hostname]!.fetch(url, init));
  // Only the simulators use real time: a call without a response ends after half a second.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(500));
  ctx = makeCtx({}, Date.now());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const text = 'Wir sind live! 日本語 & <b>“quotes”</b>\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ';
const post: Post = {
  text,
  image: {
    url: 'https://images.test/card.jpg',
    read: async () => ({ bytes: IMAGE, contentType: 'image/jpeg' }),
  },
};

async function connect(way: Way) {
  const { platform, value } = WAYS[way];
  const client = clients[platform];
  const { account, secret } = await client.check(ctx, client.parse(value));
  return { platform, client, secret, account, server: servers[platform] };
}

/** Prepares a post, in as many steps as the platform requires. */
async function prepare(
  { client, secret }: Awaited<ReturnType<typeof connect>>,
  what = post,
): Promise<Progress> {
  let progress: Progress = {};
  for (let n = 0; n < 10; n++) {
    const step = await client.prepare(ctx, secret, what, progress);
    progress = step.progress;
    if (step.isReady) return progress;
  }
  return expect.unreachable('it never became ready');
}

test.each([
  ['discord', DEVELOPMENT_WEBHOOK.id, 'Herald'],
  ['x, OAuth 2.0', DEVELOPMENT_USER.id, '@herald_dev'],
  ['x, OAuth 1.0a', DEVELOPMENT_USER.id, '@herald_dev'],
  ['instagram', DEVELOPMENT_INSTAGRAM.id, '@herald_dev'],
  ['facebook', DEVELOPMENT_PAGE.id, 'Herald Development'],
] as const)('%s: a check finds the account', async (way, id, name) => {
  expect((await connect(way)).account).toMatchObject({ id, name, missing: [] });
});

describe.each(ways)('%s', (way) => {
  test('a post arrives once, with its text and its image', async () => {
    const connected = await connect(way);
    const { client, secret, server } = connected;
    const progress = await prepare(connected);
    const { postId, postUrl } = await client.publish(ctx, secret, post, progress);
    expect(server.posts).toMatchObject([{ id: postId, text, images: [expect.any(String)] }]);
    expect(postUrl).toMatch(/^https:\/\//);
  });

  test('a post without an image arrives too, except on Instagram, which refuses it', async () => {
    const connected = await connect(way);
    const plain = { text, image: null };
    if (way === 'instagram') {
      expect((await failureOf(prepare(connected, plain))).code).toBe('MEDIA_REFUSED');
      return;
    }
    const progress = await prepare(connected, plain);
    await connected.client.publish(ctx, connected.secret, plain, progress);
    expect(connected.server.posts).toMatchObject([{ text, images: [] }]);
  });

  test('the plan has the requests that are made', async () => {
    const connected = await connect(way);
    connected.server.calls.length = 0;
    await connected.client.publish(ctx, connected.secret, post, await prepare(connected));
    const made = connected.server.calls.filter(({ method }) => method !== 'GET');
    const planned = connected.client.plan(connected.secret, post);
    const token = DEVELOPMENT_WEBHOOK.token;
    expect(planned.map(({ method }) => method)).toEqual(made.map(({ method }) => method));
    for (const [n, { path }] of planned.entries()) {
      const plain = path.replace('{token}', token).replace(/\?.*/, '');
      expect(made[n]?.path.endsWith(plain), `${made[n]?.path} ${plain}`).toBe(true);
    }
  });

  test.each([
    ['status_500', null],
    ['status_503', null],
    ['cut_before', 0],
    ['cut_after', 1],
    ['cut_midway', 1],
    ['silence', null],
    ['garbage', 1],
    ['endless', 1],
  ] as [FaultKind, number | null][])(
    'after %s the outcome is unknown, and can be found out or not',
    async (kind, posts) => {
      const connected = await connect(way);
      const { client, secret, server } = connected;
      const progress = await prepare(connected);
      const since = Date.now();
      server.faults.add({ step: WAYS[way].publish, kind });
      const failure = await failureOf(client.publish(ctx, secret, post, progress));
      expect(failure).toMatchObject({ code: 'OUTCOME_UNKNOWN', isUnknown: true });
      expect(server.posts).toHaveLength(posts ?? 0);
      const found = await client.find?.(ctx, secret, post, progress, since);
      if (client.find) expect(found?.[0]?.postId ?? null).toBe(server.posts[0]?.id ?? null);
      else expect(['discord', 'x']).toContain(WAYS[way].platform);
    },
  );

  test.each([
    ['rate_limited', 'RATE_LIMITED'],
    ['expired_token', 'SIGN_IN_AGAIN'],
    ['forbidden', 'PERMISSION_MISSING'],
  ] as [FaultKind, string][])('%s is a definite no: %s', async (kind, code) => {
    const connected = await connect(way);
    const progress = await prepare(connected);
    connected.server.faults.add({ step: WAYS[way].publish, kind });
    const failure = await failureOf(connected.client.publish(ctx, connected.secret, post, progress));
    expect(failure).toMatchObject({ code, isUnknown: false });
    expect(connected.server.posts).toEqual([]);
    // The fault has ended, so the same attempt succeeds.
    await connected.client.publish(ctx, connected.secret, post, progress);
    expect(connected.server.posts).toHaveLength(1);
  });

  test('a check that fails passingly is no refusal', async () => {
    for (const kind of ['status_500', 'cut_midway', 'silence', 'garbage', 'endless'] as const) {
      servers[WAYS[way].platform].faults.add({ step: WAYS[way].read, kind });
      const failure = await failureOf(connect(way));
      expect([kind, failure.code, failure.isUnknown]).toEqual([kind, 'PLATFORM_DOWN', false]);
    }
  });
});

test('Discord: a deleted webhook is gone, and an edit changes the message', async () => {
  const connected = await connect('discord');
  const { client, secret, server } = connected;
  const { postId, postUrl } = await client.publish(ctx, secret, post, {});
  const { guildId, channelId } = DEVELOPMENT_WEBHOOK;
  expect(postUrl).toBe(`https://discord.com/channels/${guildId}/${channelId}/${postId}`);
  await client.edit?.(ctx, secret, postId, 'It is over.');
  expect(server.posts[0]).toMatchObject({ text: 'It is over.', images: [expect.any(String)] });
  (server as ReturnType<typeof createDiscord>).deleteWebhook(DEVELOPMENT_WEBHOOK.id);
  expect((await failureOf(client.publish(ctx, secret, post, {}))).code).toBe('GONE');
});

test('X: an expired token is renewed, and a refresh token that was used ends the access', async () => {
  const { client, secret, server } = await connect('x, OAuth 2.0');
  (server as ReturnType<typeof createX>).tokens.expire(DEVELOPMENT_USER.id);
  const plain = { text, image: null };
  expect(await failureOf(client.publish(ctx, secret, plain, {}))).toMatchObject({ isTokenInvalid: true });
  const renewed = await client.refresh!(ctx, secret);
  expect(renewed.scopes).toEqual(client.scopes);
  expect(renewed.expiresAt).toBe(ctx.now() + 7_200_000);
  await client.publish(ctx, renewed.secret, plain, {});
  expect(await failureOf(client.refresh!(ctx, secret))).toMatchObject({
    code: 'SIGN_IN_AGAIN',
    isTokenInvalid: true,
  });
});

test('X: the same text is a duplicate, a long one is refused, and a post without credits costs nothing', async () => {
  const { client, secret, server } = await connect('x, OAuth 1.0a');
  const publish = (words: string) => client.publish(ctx, secret, { text: words, image: null }, {});
  await publish('Live');
  expect((await failureOf(publish('Live'))).code).toBe('DUPLICATE');
  expect((await failureOf(publish('字'.repeat(141)))).code).toBe('CONTENT_REFUSED');
  server.faults.add({ step: 'x.tweet', kind: 'credits_depleted' });
  expect((await failureOf(publish('Again'))).message).toContain('credits');
  expect(server.posts).toHaveLength(1);
});

test('X: what is no image is refused at the upload, and a lost upload at the post', async () => {
  const { client, secret } = await connect('x, OAuth 2.0');
  const broken = {
    text,
    image: { ...post.image!, read: async () => ({ bytes: new Uint8Array(9), contentType: 'image/jpeg' }) },
  };
  expect((await failureOf(client.prepare(ctx, secret, broken, {}))).code).toBe('MEDIA_REFUSED');
  expect(await failureOf(client.publish(ctx, secret, post, { media_id: '1' }))).toMatchObject({
    code: 'MEDIA_REFUSED',
    isProgressVoid: true,
  });
});

test('Instagram: a publication whose answer was lost is not repeated', async () => {
  const connected = await connect('instagram');
  const { client, secret, server } = connected;
  const progress = await prepare(connected);
  server.faults.add({ step: 'graph.publish', kind: 'cut_after' });
  await failureOf(client.publish(ctx, secret, post, progress));
  const again = await failureOf(client.publish(ctx, secret, post, await repeat()));
  expect(again).toMatchObject({ code: 'OUTCOME_UNKNOWN', isUnknown: true });
  const [found] = await client.find!(ctx, secret, post, progress, 0);
  expect(found?.postId).toBe(server.posts[0]?.id);
  expect([server.posts.length, server.duplicates.length]).toEqual([1, 0]);

  async function repeat(): Promise<Progress> {
    const step = await client.prepare(ctx, secret, post, progress);
    expect(step.isReady).toBe(true);
    return step.progress;
  }
});

test('Instagram: an image that cannot be processed is refused, and the next attempt begins anew', async () => {
  const connected = await connect('instagram');
  connected.server.faults.add({ step: 'graph.container', kind: 'processing_fails' });
  expect(await failureOf(prepare(connected))).toMatchObject({ code: 'MEDIA_REFUSED', isProgressVoid: true });
  await connected.client.publish(ctx, connected.secret, post, await prepare(connected));
  expect(connected.server.posts).toHaveLength(1);
});

test('Instagram: a limit of the day, and rate limits with status 400', async () => {
  const graph = createGraph({ fetch: async () => new Response(IMAGE), quotaTotal: 0 });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => graph.fetch(url, init));
  const connected = await connect('instagram');
  const progress = await prepare(connected);
  const publish = () => connected.client.publish(ctx, connected.secret, post, progress);
  expect((await failureOf(publish())).code).toBe('DAILY_LIMIT');
  graph.faults.add({ step: 'graph.publish', kind: 'rate_limited', code: 80_002, seconds: 600 });
  expect(await failureOf(publish())).toMatchObject({ code: 'RATE_LIMITED', retryAt: ctx.now() + 600_000 });
  graph.faults.add({ step: 'graph.publish', kind: 'rate_limited', code: 4 });
  expect(await failureOf(publish())).toMatchObject({ code: 'RATE_LIMITED', retryAt: null });
});

test('Facebook: the same message is a duplicate, and the link of a text is its preview', async () => {
  const { client, secret, server } = await connect('facebook');
  const plain = { text, image: null };
  server.faults.add({ step: 'graph.feed', kind: 'duplicate' });
  expect((await failureOf(client.publish(ctx, secret, plain, {}))).code).toBe('DUPLICATE');
  await client.publish(ctx, secret, plain, {});
  expect(server.posts).toMatchObject([{ link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }]);
});

test('a token of another account is refused, by every platform', async () => {
  const wrong = {
    discord: `https://discord.com/api/webhooks/${DEVELOPMENT_WEBHOOK.id}/another`,
    x: WAYS['x, OAuth 1.0a'].value.replace(oauth1.accessTokenSecret, 'another'),
    instagram: WAYS.instagram.value.replace(DEVELOPMENT_INSTAGRAM_TOKEN.token, DEVELOPMENT_PAGE_TOKEN.token),
    facebook: WAYS.facebook.value.replace(DEVELOPMENT_PAGE_TOKEN.token, 'unknown-token'),
  };
  for (const [platform, value] of Object.entries(wrong) as [Platform, string][]) {
    const client = clients[platform];
    const failure = await failureOf(client.check(ctx, client.parse(value)));
    expect(failure).toBeInstanceOf(PlatformFailure);
    expect(['SIGN_IN_AGAIN', 'PERMISSION_MISSING'], platform).toContain(failure.code);
  }
});
